#!/usr/bin/env bash
# Runs the same work through RMLayout and through Taffy, compares their frames and prints the ratios.
#
#   Benchmarks/Peers/run.sh              a table
#   Benchmarks/Peers/run.sh FILE         also JSON in a file
#
# Taffy comes from PyPI's stretchable, in a virtual environment in the build folder. Never a test: it needs
# the network once, and a wheel for this machine.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../../Scripts/lib.sh"

environment=Benchmarks/.build/peers
command -v python3 >/dev/null || fail "comparing with Taffy needs python3, which is not installed" 69
if ! "$environment/bin/python" -c 'import stretchable' 2>/dev/null; then
  python3 -c 'import ensurepip, venv' 2>/dev/null ||
    fail "comparing with Taffy needs Python's venv (Debian: python3-venv), which is not installed" 69
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/python" -m pip install --quiet --disable-pip-version-check \
    --only-binary :all: --requirement Benchmarks/Peers/requirements.txt ||
    fail "cannot install stretchable from PyPI: without network or a wheel for this machine Taffy is left out" 69
fi
plan_anew Benchmarks
swift build -c release --package-path Benchmarks >/dev/null
"$environment/bin/python" Benchmarks/Peers/taffy.py "$(swift build -c release --package-path Benchmarks --show-bin-path)/benchmark" "$@"
