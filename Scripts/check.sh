#!/usr/bin/env bash
# The one gate: every step that a change must pass, in order, each timed; the first failure ends it.
#
#   Scripts/check.sh              all steps
#   Scripts/check.sh lint docs    only these, in the order given
#
# The whole output of a step is in .build/gate/logs; a step that fails prints the end of it.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

steps=(tools lint rules debug release examples embedded docs benchmarks sanitizer threads pictures outside)
logs="$products/logs"

tools() { Scripts/install-tools.sh; }

lint() { swift_files | xargs swift format lint --strict --parallel; }

rules() { Scripts/house-rules.sh; }

debug() {
  swift build --build-tests
  swift test --skip-build --disable-xctest
}

release() { swift test -c release --disable-xctest; }

examples() { Scripts/run-examples.sh; }

embedded() { Scripts/build-embedded.sh; }

docs() { Scripts/build-docs.sh; }

benchmarks() { Scripts/run-benchmarks.sh; }

# The engine's tests and absurd layouts.
sanitizer() {
  test_sanitized address '^RMLayoutTests\.|^RMLayoutTestingTests\.DegenerateTests'
}

# What tasks share, and the service that many ask at once.
threads() {
  TSAN_OPTIONS="suppressions=$root/Scripts/thread-suppressions.txt" \
    test_sanitized thread '^RMLayoutTests\.SharedSolutionTests|^RMLayoutBrowseTests\.'
}

# Tests in a build of their own: a second set of modules beside the first.
# Linux's default linker warns about each symbol of the sanitizer's own; lld does not.
test_sanitized() {
  local name=$1 filter=$2 linker=()
  if [ "$(uname -s)" = Linux ]; then linker=(-Xswiftc -use-ld=lld); fi
  swift test --sanitize="$name" --disable-xctest --filter "$filter" \
    --scratch-path ".build/$name-sanitizer" ${linker[@]+"${linker[@]}"}
}

pictures() { Scripts/compare-pictures.sh; }

outside() { Scripts/run-outside-checks.sh; }

# No warning may pass, whoever prints it: compiler, package manager, linker or DocC.
without_warnings() {
  if grep -E '^([^ ]+: )?warning: ' "$1" >"$1.warnings"; then
    printf 'Warnings are errors:\n'
    cat "$1.warnings"
    return 1
  fi
}

run_step() {
  local name=$1 log="$logs/$1.log" started=$SECONDS status=0
  printf '== %-11s' "$name"
  set +e
  (set -e; "$name"; without_warnings "$log") >"$log" 2>&1
  status=$?
  set -e
  if [ "$status" -ne 0 ]; then
    printf 'FAILED after %d s\n' $((SECONDS - started))
    tail -n 80 "$log"
    printf 'error: the step "%s" failed; its whole output: %s\n' "$name" "${log#"$root"/}" >&2
    exit 1
  fi
  printf 'passed in %d s\n' $((SECONDS - started))
  closing_lines "$log"
}

# What the test runners said at their end, for a reader who sees only this script's output.
closing_lines() {
  grep -E 'Test run with [0-9]+ tests|^Ran [0-9]+ tests?|^OK\b' "$1" | sed 's/^/   /' || true
}

main() {
  local chosen=("$@") name
  [ "${#chosen[@]}" -gt 0 ] || chosen=("${steps[@]}")
  for name in "${chosen[@]}"; do
    [[ " ${steps[*]} " == *" $name "* ]] || fail "no step \"$name\"; there are: ${steps[*]}" 64
  done
  rm -rf "$logs"
  mkdir -p "$logs"
  for name in "${chosen[@]}"; do run_step "$name"; done
  printf 'All in %d s.\nSteps: %d passed, 0 failed\n' "$SECONDS" "${#chosen[@]}"
}

main "$@"
