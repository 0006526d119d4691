"""The table of any game: laid out from table.toml, drawn from views, played by offers."""
