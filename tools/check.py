"""Checks the whole project: python3 tools/check.py [--fast] [--only STEP].

The first run makes .venv beside the source and installs what the checks need in it. Every step
is run even if one before it fails; the exit code is 1 if any did.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Canfield needs Python 3.11 or newer and this is {}.{}: get one from "
        "https://www.python.org/downloads/ and start this with it.".format(*sys.version_info)
    )

import argparse
import subprocess
from time import perf_counter
from typing import NamedTuple

from environment import ROOT, SetupError, python_with

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
QUICK_TESTS = ("-m", "not desktop and not package and not slow")


class Step(NamedTuple):
    """One check: what Python is to run, what --fast adds, whether output is shown as it comes."""

    name: str
    arguments: tuple[str, ...]
    when_fast: tuple[str, ...] = ()
    is_streamed: bool = False


STEPS = (
    Step("lint", ("-m", "ruff", "check")),
    Step("format", ("-m", "ruff", "format", "--check")),
    Step("types", ("-m", "mypy")),
    Step("layers", ("-c", LINT_IMPORTS)),
    Step("drawings", ("tools/check_svg.py",)),
    Step("changelog", ("tools/check_changelog.py",)),
    Step("tests", ("-m", "pytest", "--no-header"), when_fast=QUICK_TESTS, is_streamed=True),
)


def main() -> int:
    """Run the steps that were asked for."""
    options = parsed_options()
    try:
        python = str(python_with("test", "lint", "package"))
    except SetupError as fault:
        sys.exit(str(fault))
    started = perf_counter()
    steps = [step for step in STEPS if options.only in {None, step.name}]
    failed = [step.name for step in steps if not passes(step, python, fast=options.fast)]
    outcome = f"FAILED: {', '.join(failed)}" if failed else "All is well"
    print(f"{outcome} ({perf_counter() - started:.1f} s)")
    return 1 if failed else 0


def parsed_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="tools/check.py", description="Check the whole project.")
    parser.add_argument(
        "--fast", action="store_true", help="leave out the tests marked desktop, package or slow"
    )
    parser.add_argument("--only", choices=[step.name for step in STEPS], help="run only this step")
    return parser.parse_args()


def passes(step: Step, python: str, *, fast: bool) -> bool:
    """Run `step` and print how it went, with its output if it failed."""
    started = perf_counter()
    command = [python, *step.arguments, *(step.when_fast if fast else ())]
    output = None if step.is_streamed else subprocess.PIPE
    result = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False)
    has_passed = result.returncode == 0
    verdict = "ok" if has_passed else "FAILED"
    print(f"{step.name:<12}{verdict:<8}{perf_counter() - started:6.1f} s", flush=True)
    if result.stdout and not has_passed:
        print(result.stdout.decode(errors="replace"), flush=True)
    return has_passed


if __name__ == "__main__":
    sys.exit(main())
