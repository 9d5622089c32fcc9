#!/usr/bin/env bash
# Builds and runs the packages under Examples/, which use the public interface alone.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

front_end=Examples/TerminalFrontEnd
plan_anew "$front_end"
swift build --package-path "$front_end"
swift run --package-path "$front_end" --skip-build terminal-front-end 40 12 3 |
  diff "$front_end/sample.txt" - ||
  fail "what the terminal front end prints differs from $front_end/sample.txt"

plan_anew Examples/LayoutTests
swift test --package-path Examples/LayoutTests --disable-xctest
