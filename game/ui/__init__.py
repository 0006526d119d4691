"""The only package that knows pygame. It draws views, offers and events; it never sees the state."""
