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
assert [result["id"] for result in results] == [
    "T1", "T2", "T3", "T7", "T10", "T11", "T14"
], "a workload is missing"
for result in results:
    if result["value"] is None:
        assert result["reason"], result
        continue
    assert set(result) == {"id", "value", "unit", "baseline", "ratio"}, result
    assert math.isfinite(result["value"]) and result["value"] >= 0, result
    assert math.isfinite(result["baseline"]) and result["baseline"] > 0, result
PYTHON
