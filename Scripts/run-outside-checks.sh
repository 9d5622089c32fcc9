#!/usr/bin/env bash
# Runs the Python tests of Tests/Outside against the program and the products of the steps before.
# Packages named in Tests/Outside/requirements.txt come from PyPI into an environment of their own.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

Scripts/install-tools.sh
swift build --product rmlayout-demo
swift build --product rmlayout-browse
RMLAYOUT_DEMO=$(swift build --show-bin-path)/rmlayout-demo
export RMLAYOUT_DEMO RMLAYOUT_PRODUCTS="$products" PYTHONDONTWRITEBYTECODE=1

python=python3
if [ -f Tests/Outside/requirements.txt ]; then
  environment="$products/python"
  python3 -m venv "$environment"
  python="$environment/bin/python3"
  "$python" -m pip install --quiet --disable-pip-version-check -r Tests/Outside/requirements.txt
fi
"$python" -m unittest discover --start-directory Tests/Outside --verbose
