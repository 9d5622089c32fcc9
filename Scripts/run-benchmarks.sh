#!/usr/bin/env bash
# Builds the benchmarks, runs them all once and checks that every line is the JSON it should be, and
# that the chart is a picture.
#
#   Scripts/run-benchmarks.sh           for the gate
#   Scripts/run-benchmarks.sh --record  also runs the peers, and keeps the figures in Benchmarks/Results
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if [ "$#" -gt 1 ] || [ "${1:---record}" != --record ]; then fail "the only option is --record" 64; fi
results="$products/benchmarks"
mkdir -p "$results"
plan_anew Benchmarks
swift build -c release --package-path Benchmarks
swift run -c release --package-path Benchmarks --skip-build benchmark --results "$results"
rsvg-convert --output "$results/chart.png" "$results/chart.svg"
python3 - "$results" <<'PYTHON'
import json, math, sys

def lines(name):
    with open(f"{sys.argv[1]}/{name}.jsonl", encoding="utf-8") as file:
        return [json.loads(line) for line in file]

workloads = lines("workloads")
measures = list(dict.fromkeys(workload["id"] for workload in workloads))
expected = [f"T{number}" for number in range(1, 15)] + ["U1", "B1"]
assert measures == expected, f"a measure is missing: {measures}"
fields = {"id", "part", "value", "unit", "baseline", "ratio", "verdict"}
fields |= {"must", "stretch", "mustRatio", "stretchRatio"}
for workload in workloads:
    if workload["value"] is None:
        assert workload["reason"], workload
        continue
    assert set(workload) <= fields, workload
    assert workload["verdict"] in ("stretch", "must", "missed"), workload
    assert math.isfinite(workload["value"]) and workload["value"] >= 0, workload
    assert math.isfinite(workload["baseline"]) and workload["baseline"] > 0, workload
for line in lines("growth"):
    assert all(nanoseconds > 0 for _, nanoseconds in line["nanoseconds"]), line
PYTHON

if [ "$#" -eq 0 ]; then exit; fi
rm -f "$results/peers.json"
Benchmarks/Peers/run.sh "$results/peers.json" || [ "$?" -eq 69 ] || fail "comparing with peers failed"
cp "$results/chart.svg" Benchmarks/Results/chart.svg
python3 Benchmarks/Results/record.py "$results"
