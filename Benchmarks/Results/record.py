"""Keeps the figures of a run with its circumstances, and shows them as tables in Benchmarks/README.md.

Called by Scripts/run-benchmarks.sh --record, in the root of the package, with the folder of the figures.
"""

import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

RESULTS = pathlib.Path("Benchmarks/Results/results.json")
README = pathlib.Path("Benchmarks/README.md")


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


def machine():
    try:
        model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())[1]
    except (OSError, TypeError):
        model = platform.processor() or "unknown"
        if sys.platform == "darwin":
            model = output("sysctl", "-n", "machdep.cpu.brand_string")
    return {
        "model": model, "cores": os.cpu_count(), "architecture": platform.machine(),
        "system": platform.system(),
    }


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def figures(folder):
    peers = folder / "peers.json"
    changes = output("git", "status", "--porcelain", "--", ".", ":!Benchmarks/Results", f":!{README}")
    return {
        "date": datetime.date.today().isoformat(),
        "commit": output("git", "rev-parse", "HEAD"),
        "hasUncommittedChanges": bool(changes),
        "compiler": output("swiftc", "--version").splitlines()[0],
        "machine": machine(),
        "workloads": lines(folder / "workloads.jsonl"),
        "growth": lines(folder / "growth.jsonl"),
        "peers": json.loads(peers.read_text()) if peers.exists() else None,
        **({} if peers.exists() else {"peersReason": "stretchable could not be installed"}),
    }


def number(value):
    if value is None:
        return "-"
    if value == int(value) or value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def table(heading, rows):
    body = "\n".join("| " + " | ".join(row) + " |" for row in rows)
    return "| " + " | ".join(heading) + " |\n" + "|---" * len(heading) + "|\n" + body


def limit(workload, value, ratio):
    limits = [number(workload[value])] if value in workload else []
    if ratio in workload:
        limits.append(f"{number(workload[ratio])} times")
    return ", ".join(limits) or "-"


def report(found):
    workloads = table(
        ["id", "part", "value", "unit", "baseline", "ratio", "must", "stretch", "met"],
        [
            [
                workload["id"], workload.get("part", ""), number(workload["value"]),
                workload["unit"], number(workload["baseline"]), number(workload["ratio"]),
                limit(workload, "must", "mustRatio"), limit(workload, "stretch", "stretchRatio"),
                workload.get("verdict") or workload["reason"],
            ]
            for workload in found["workloads"]
        ])
    where = found["machine"]
    circumstances = (
        f"Measured on {found['date']} at commit {found['commit'][:10]}"
        f"{' with changes that were not committed' if found['hasUncommittedChanges'] else ''}, "
        f"{found['compiler']}, on {where['model']} with {where['cores']} cores "
        f"({where['system']}, {where['architecture']}).")
    if found["peers"] is None:
        return f"{circumstances}\n\n{workloads}\n\nTaffy was not run: {found['peersReason']}."
    peers = table(
        ["sample", "items", "Taffy", "RMLayout", "unit", "Taffy takes", "frames differ by"],
        [
            [
                row["sample"], number(row["count"]), number(row["taffy"]), number(row["rmlayout"]),
                row["unit"], f"{number(row['ratio'])} times as long",
                "-" if row["largestDifference"] is None else f"{row['largestDifference']:g} pt",
            ]
            for row in found["peers"]
        ])
    return f"{circumstances}\n\n{workloads}\n\n{peers}"


def main(folder):
    found = figures(pathlib.Path(folder))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    before, _, rest = README.read_text(encoding="utf-8").partition("<!-- figures -->\n")
    _, mark, after = rest.partition("<!-- end of figures -->")
    assert mark, f"{README} has no place for the figures"
    README.write_text(
        f"{before}<!-- figures -->\n{report(found)}\n{mark}{after}", encoding="utf-8")


main(sys.argv[1])
