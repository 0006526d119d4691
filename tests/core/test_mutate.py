"""The planted faults of tests/mutate.py still find their places; whether they are caught takes minutes to see."""

from __future__ import annotations

import ast

import pytest

from tests.mutate import HERE, Fault, all_faults

FAULTS = all_faults()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.room}: {fault.name}")
def test_a_fault_can_be_planted(fault: Fault) -> None:
    source = (HERE / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.good) == 1
    ast.parse(source.replace(fault.good, fault.bad))


def test_no_two_faults_are_the_same() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len({(fault.file, fault.good, fault.bad) for fault in FAULTS}) == len(FAULTS)
