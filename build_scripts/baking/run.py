"""Does the jobs that need doing, in several processes, and removes what no job makes any more.

A broken-off bake goes on where it was: the record is written as the work proceeds.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from build_scripts.baking.job import Job
from build_scripts.baking.record import Record, load, save, write

KEEP_EVERY = 16
"""So many jobs may be lost when the power goes."""

Progress = Callable[[int, int, str], None]
"""Told (done, of how many, name of the job) after every job."""


def run(jobs: Sequence[Job], folder: Path, memory: Path, progress: Progress, workers: int | None = None) -> int:
    """Bring `folder` up to date with the jobs; it holds nothing else afterwards. Returns how many were done.

    `memory` is the file that remembers what has been done. Raises ValueError if two jobs clash or one does not make
    what it promised, and whatever a job raises; what was finished before is kept.
    """
    _check(jobs)
    record = load(memory)
    todo = [job for job in jobs if not _is_done(job, record, folder)]
    for name in set(record.done) - {job.name for job in jobs}:
        del record.done[name]
    try:
        _work(todo, folder, record, memory, progress, workers)
    finally:
        save(memory, record)
    _sweep(folder, {f for job in jobs for f in job.files})
    return len(todo)


def _check(jobs: Sequence[Job]) -> None:
    names: set[str] = set()
    files: set[str] = set()
    for job in jobs:
        if job.name in names:
            raise ValueError(f"two jobs are called {job.name!r}; every name must be used once")
        clash = files & set(job.files)
        if clash:
            raise ValueError(f"job {job.name!r} makes {sorted(clash)}, which another job makes too")
        names.add(job.name)
        files.update(job.files)


def _is_done(job: Job, record: Record, folder: Path) -> bool:
    key, files = record.done.get(job.name, ("", []))
    return key == job.key and files == list(job.files) and all((folder / f).exists() for f in files)


def _work(
    todo: Sequence[Job], folder: Path, record: Record, memory: Path, progress: Progress, workers: int | None
) -> None:
    if not todo:
        return
    with ProcessPoolExecutor(min(workers or os.cpu_count() or 1, len(todo))) as pool:
        running = {pool.submit(job.work): job for job in todo}
        try:
            for done, future in enumerate(as_completed(running), 1):
                job = running[future]
                _keep(job, future.result(), folder, record)
                if done % KEEP_EVERY == 0:
                    save(memory, record)
                progress(done, len(todo), job.name)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _keep(job: Job, made: Mapping[str, bytes], folder: Path, record: Record) -> None:
    if set(made) != set(job.files):
        raise ValueError(f"job {job.name!r} promised {sorted(job.files)} and made {sorted(made)}")
    for name, content in made.items():
        write(folder / name, content)
    record.done[job.name] = (job.key, list(job.files))


def _sweep(folder: Path, wanted: set[str]) -> None:
    """Remove files nobody makes any more, then folders left empty."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
