#!/usr/bin/env bash
# The rules of the house that no compiler and no formatter checks; prints each breach with its place.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

breaches=0

# Runs the rest of the arguments; every line they print is a breach of the rule named first.
forbid() {
  local rule=$1 found
  shift
  found=$("$@" || true)
  [ -n "$found" ] || return 0
  breaches=$((breaches + 1))
  printf 'Rule: %s\n%s\n\n' "$rule" "$found"
}

# Matches of a pattern in the Swift files under the given folders.
matches() {
  local pattern=$1
  shift
  swift_files "$@" | xargs -r grep -nHE -- "$pattern"
}

imports='^[[:space:]]*(@[_a-zA-Z]+ )*(public |package |internal |fileprivate |private )?import '

imports_beside() {
  matches "$imports" "$1" | grep -vE "import $2\$"
}

axis_comparisons() {
  matches '[!=]= \.vertical\b' Sources/RMLayout | grep -v '^Sources/RMLayout/Geometry/'
}

long_files() {
  { swift_files; git ls-files -- Scripts .ci 'Tests/Outside/*.py'; } |
    xargs wc -l | awk '$1 > 400 && $2 != "total" { print $2 ": " $1 " lines" }'
}

# Full Foundation may stand only as the way out where its small half is missing, and under UIKit's
# names, whose rectangles and index paths are in it.
whole_foundation() {
  matches 'import Foundation$' Sources | cut -d: -f1 | grep -v '^Sources/RMLayoutUIKit/' |
    sort -u | while read -r file; do
    grep -q 'canImport(FoundationEssentials)' "$file" || printf '%s\n' "$file"
  done
}

# Raw mode and signals, which one program alone needs, stand apart.
platform_files() {
  local files
  files=$(matches 'import (Darwin|Glibc|Musl|Android|WASILibc|ucrt|WinSDK)$' Sources |
    grep -v '^Sources/RMLayoutBrowse/Terminal/Process/TerminalDevice.swift:' | cut -d: -f1 | sort -u)
  [ "$(grep -c . <<<"$files")" -le 1 ] || printf '%s\n' "$files"
}

machine_paths() {
  git grep --untracked -nIE '(^|[^A-Za-z0-9_.])/(work|home|root|Users)/' -- . ':!Tests/Golden'
}

forbid 'the engine imports nothing' matches "$imports" Sources/RMLayout
forbid 'the renderers import the engine alone' imports_beside Sources/RMLayoutRendering RMLayout
forbid 'the recipes import the engine alone' imports_beside Sources/RMLayoutRecipes RMLayout
forbid 'no test library in a library' matches 'import (Testing|XCTest)$' Sources
forbid 'axes are compared in Geometry alone' axis_comparisons
forbid 'nothing that traps, escapes the checker or looks behind access control' \
  matches 'try!|fatalError\(|@unchecked|\bas!|@testable|@_spi' Sources Tests Benchmarks Examples
forbid 'no loose ends' matches '\b(TODO|FIXME|XXX)\b' Sources Tests Benchmarks Examples
forbid 'a file has at most 400 lines' long_files
forbid 'programs and documents take FoundationEssentials where it is there' whole_foundation
forbid 'what differs by platform stands in one file' platform_files
forbid 'no path of a machine in the tree' machine_paths

if [ "$breaches" -gt 0 ]; then fail "$breaches rules are broken"; fi
echo 'All rules hold.'
