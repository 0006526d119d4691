"""Jobs are done once, again when their key changes, and what none of them makes is swept away."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from build_scripts.baking.job import Job, key_of
from build_scripts.baking.run import run


def make(file: str, text: str) -> Mapping[str, bytes]:
    return {file: text.encode()}


def fail() -> Mapping[str, bytes]:
    raise RuntimeError("the ink has run dry")


def job(name: str, text: str, file: str = "") -> Job:
    file = file or f"{name}.txt"
    return Job(name, key_of(text), (file,), partial(make, file, text))


class Place:
    """A folder to bake into, and what was said while baking."""

    def __init__(self, base: Path) -> None:
        self.folder, self.memory = base / "made", base / "memory.json"
        self.said: list[str] = []

    def run(self, *jobs: Job) -> int:
        return run(jobs, self.folder, self.memory, lambda done, of, name: self.said.append(name), workers=1)

    def files(self) -> dict[str, str]:
        return {p.relative_to(self.folder).as_posix(): p.read_text() for p in self.folder.rglob("*") if p.is_file()}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_the_first_time_all_is_made(place: Place) -> None:
    assert place.run(job("a", "one"), job("b", "two", "deep/b.txt")) == 2
    assert place.files() == {"a.txt": "one", "deep/b.txt": "two"}


def test_the_second_time_nothing_is_made(place: Place) -> None:
    place.run(job("a", "one"))
    assert place.run(job("a", "one")) == 0


def test_what_has_changed_is_made_again_and_nothing_else(place: Place) -> None:
    place.run(job("a", "one"), job("b", "two"))
    place.said.clear()
    assert place.run(job("a", "one"), job("b", "three")) == 1
    assert place.said == ["b"]
    assert place.files() == {"a.txt": "one", "b.txt": "three"}


def test_a_file_that_was_deleted_is_made_again(place: Place) -> None:
    place.run(job("a", "one"))
    (place.folder / "a.txt").unlink()
    assert place.run(job("a", "one")) == 1


def test_what_no_job_makes_any_more_is_removed_with_its_folder(place: Place) -> None:
    place.run(job("a", "one"), job("b", "two", "deep/b.txt"))
    place.run(job("a", "one"))
    assert place.files() == {"a.txt": "one"}
    assert not (place.folder / "deep").exists()


def test_a_failure_is_told_and_what_was_done_before_is_kept(place: Place) -> None:
    broken = Job("broken", "x", ("x.txt",), fail)
    with pytest.raises(RuntimeError, match="ink"):
        place.run(job("a", "one"), broken)
    assert place.files() == {"a.txt": "one"}
    assert place.run(job("a", "one")) == 0


def test_a_job_that_breaks_its_promise_is_told(place: Place) -> None:
    with pytest.raises(ValueError, match="promised"):
        place.run(Job("a", "x", ("b.txt",), partial(make, "c.txt", "")))


def test_two_jobs_of_one_name_are_refused(place: Place) -> None:
    with pytest.raises(ValueError, match="two jobs are called 'a'"):
        place.run(job("a", "one", "1.txt"), job("a", "two", "2.txt"))


def test_two_jobs_for_one_file_are_refused(place: Place) -> None:
    with pytest.raises(ValueError, match="another job makes too"):
        place.run(job("a", "one", "same.txt"), job("b", "two", "same.txt"))


def test_a_memory_that_cannot_be_read_means_all_is_made_again(place: Place) -> None:
    place.run(job("a", "one"))
    place.memory.write_text("{broken")
    assert place.run(job("a", "one")) == 1
