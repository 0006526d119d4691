"""What `python -m game bench` measures: `rules` the engine, `window` the running game beside a bare one."""
