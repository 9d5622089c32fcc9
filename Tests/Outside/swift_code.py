"""Compiles the Swift code of layouts against the libraries that are built, and runs it."""

import json
import re
import subprocess

import outside

# So many layouts go into a file.
BATCH = 50


def write(document, name, folder):
    """A document as a file of its name."""
    path = folder / (re.sub(r"\W+", "-", name) + ".json")
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def batches(values):
    return [values[start:start + BATCH] for start in range(0, len(values), BATCH)]


def types(code):
    """The name of each layout in a file of code, and whether it has a position of its own."""
    parts = re.split(r"(?m)^(?:@MainActor )?enum (\w+)", code)[1:]
    return [(name, "func position(" in body) for name, body in zip(parts[::2], parts[1::2])]


def main_file(types):
    """A program that prints the frames document of each type, each behind a line of its own."""
    lines = ["import RMLayout", "import RMLayoutDocument"]
    for name, has_position in types:
        position = f"{name}.position(in: solution)" if has_position else "ScrollPosition()"
        lines += [
            "do {", f"  let solution = try {name}.solve()",
            f'  print("== {name}")', f"  print(solution.framesText(at: {position}))",
            f"}} catch {{ print(\"{name}: \\(error)\") }}"]
    return "\n".join(lines) + "\n"


def objects_of(library):
    """The compiled files of a library, without those whose source is no longer there."""
    sources = {path.name for path in (outside.ROOT / "Sources" / library).rglob("*.swift")}
    return [path for path in (outside.BUILT / f"{library}.build").glob("*.o") if path.stem in sources]


def frames(texts, libraries, folder):
    """What the layouts in these texts of code come to: the frames document of each, in order."""
    files = [folder / f"batch{number}.swift" for number in range(len(texts))]
    for file, text in zip(files, texts):
        file.write_text(text, encoding="utf-8")
    stated = [found for text in texts for found in types(text)]
    main = folder / "main.swift"
    main.write_text(main_file(stated), encoding="utf-8")
    objects = [path for library in libraries for path in objects_of(library)]
    program = folder / "frames"
    outside.run(
        "swiftc", "-swift-version", "6", "-I", outside.BUILT / "Modules", *files, main, *objects,
        "-lm", "-o", program)
    printed = subprocess.run([program], capture_output=True, check=True, timeout=120).stdout
    parts = dict(part.split("\n", 1) for part in printed.decode().split("== ")[1:])
    return [parts[name] for name, _ in stated]
