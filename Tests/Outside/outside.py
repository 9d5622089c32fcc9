"""Where things are, for all checks from outside."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "Documentation" / "Pictures"
PRODUCTS = pathlib.Path(os.environ.get("RMLAYOUT_PRODUCTS", ROOT / ".build" / "gate"))
DEMO = os.environ.get("RMLAYOUT_DEMO", str(ROOT / ".build" / "debug" / "rmlayout-demo"))
BROWSE = str(pathlib.Path(DEMO).with_name("rmlayout-browse"))
BUILT = pathlib.Path(DEMO).resolve().parent


def run(*command, **options):
    """Runs a command in the checkout; a status other than 0 raises with what it said."""
    done = subprocess.run(
        [str(word) for word in command], cwd=options.pop("cwd", ROOT),
        capture_output=True, timeout=120, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command[0]} ended with {done.returncode}: {done.stderr.decode()}")
    return done.stdout


def commands():
    """The names of all commands, as the program's own help lists them."""
    text = run(DEMO, "help").decode()
    lines = text.split("\ncommands (")[1].splitlines()[1:]
    return [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "]
