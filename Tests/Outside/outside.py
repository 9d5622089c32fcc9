"""Where things are, for all checks from outside."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "Documentation" / "Pictures"
PRODUCTS = pathlib.Path(os.environ.get("RMLAYOUT_PRODUCTS", ROOT / ".build" / "gate"))
# Whole paths, since some checks run programs in folders of their own.
DEMO = os.path.abspath(os.environ.get("RMLAYOUT_DEMO", ROOT / ".build" / "debug" / "rmlayout-demo"))
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


def golden_documents():
    """The recorded cases of UIKit: the id and the layout document of each."""
    for path in sorted((ROOT / "Tests" / "Golden").glob("*.json")):
        for case in json.loads(path.read_text(encoding="utf-8")):
            yield case["id"], case["document"]
