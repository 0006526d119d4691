"""The game's sounds, made from noise and sines when they are baked: `synth` the tools, `recipes` the sounds."""
