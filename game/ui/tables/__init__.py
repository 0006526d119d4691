"""What one game's table shows besides its zones and seats: set pieces, counters drawn by hand, its own beats."""
