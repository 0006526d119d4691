"""What any pygame-ce program costs here: `python bare.py first|idle|drag`. The game is measured against it.

It imports nothing of the game, sleeps as cheaply as the game does (20 looks a second, 60 while something moves),
draws only when something changed, and while dragging shows a still picture with one card on it. Prints one number.
"""

from __future__ import annotations

import os
import sys
import time

SIZE = (1280, 720)
SETTLE, WATCH = 1.0, 6.0  # seconds before the measured time, and its length


def main(part: str) -> None:
    if not list(os.scandir("/dev/dri") if os.path.isdir("/dev/dri") else []):  # noqa: PTH112  no more imports
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    pygame.display.init()
    window = pygame.Window("bare", SIZE, resizable=True)
    surface = window.get_surface()
    still, card = pygame.Surface(SIZE, 0, surface), pygame.Surface((90, 130), pygame.SRCALPHA)
    still.fill((40, 60, 50))
    card.fill((240, 230, 210))
    surface.blit(still, (0, 0))
    window.flip()
    if part == "first":
        print(time.time())
        return
    clock, began, spent, n = pygame.Clock(), time.monotonic(), -1.0, 0
    while time.monotonic() - began < SETTLE + WATCH:
        pygame.event.get()
        if part == "drag":
            n += 1
            surface.blit(still, (0, 0))
            surface.blit(card, (300 + n % 400, 300 + n % 100))
            window.flip()
        clock.tick(60 if part == "drag" else 20)
        if spent < 0 and time.monotonic() - began > SETTLE:
            spent = time.process_time()
    print((time.process_time() - spent) / WATCH)


if __name__ == "__main__":
    main(sys.argv[1])
