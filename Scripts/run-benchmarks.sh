#!/usr/bin/env bash
# Builds the benchmarks, runs them all once and checks that every line is the JSON it should be.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

results="$products/benchmarks.jsonl"
mkdir -p "$products"
plan_anew Benchmarks
swift build -c release --package-path Benchmarks
swift run -c release --package-path Benchmarks --skip-build benchmark --json >"$results"
cat "$results"
python3 - "$results" <<'PYTHON'
import json, math, sys

with open(sys.argv[1], encoding="utf-8") as lines:
    results = [json.loads(line) for line in lines]
assert [result["id"] for result in results] == ["T1", "T3", "T14"], "a workload is missing"
for result in results:
    assert set(result) == {"id", "value", "unit", "baseline", "ratio"}, result
    for key in ("value", "baseline", "ratio"):
        assert math.isfinite(result[key]) and result[key] > 0, result
PYTHON
