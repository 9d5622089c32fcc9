#!/usr/bin/env bash
# Builds the benchmarks, runs them all once and checks that every line is the JSON it should be, and
# that the chart is a picture.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

results="$products/benchmarks.jsonl"
mkdir -p "$products"
plan_anew Benchmarks
swift build -c release --package-path Benchmarks
swift run -c release --package-path Benchmarks --skip-build benchmark --json >"$results"
cat "$results"
swift run -c release --package-path Benchmarks --skip-build benchmark --svg >"$products/chart.svg"
rsvg-convert --output "$products/chart.png" "$products/chart.svg"
python3 - "$results" <<'PYTHON'
import json, math, sys

with open(sys.argv[1], encoding="utf-8") as lines:
    results = [json.loads(line) for line in lines]
measures = list(dict.fromkeys(result["id"] for result in results))
assert measures == [f"T{number}" for number in range(1, 15)], f"a measure is missing: {measures}"
fields = {"id", "part", "value", "unit", "baseline", "ratio", "verdict"}
fields |= {"must", "stretch", "mustRatio", "stretchRatio"}
for result in results:
    if result["value"] is None:
        assert result["reason"], result
        continue
    assert set(result) <= fields, result
    assert result["verdict"] in ("stretch", "must", "missed"), result
    assert math.isfinite(result["value"]) and result["value"] >= 0, result
    assert math.isfinite(result["baseline"]) and result["baseline"] > 0, result
PYTHON
