#!/usr/bin/env bash
# Puts ten faults into a copy of the solver, one after the other, and expects each to be found by the
# comparison with the reference solver. Takes about three minutes; not a step of the gate.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Each fault: its name with the rule that it breaks, the file, the text, what stands there instead.
faults=(
  'D5: fractions are of the line without its gaps'
  CapacitySearch.swift 'spacing != 0 && subitems.contains' 'spacing < 0 && subitems.contains'
  'G9: a partial group keeps what a full one has left over'
  LineRun.swift 'max(0, inner[trimAxis] - full)' 'max(0, full - inner[trimAxis])'
  'S6: both flexible edges across a line share alike'
  Line.swift 'crossEnd.isFlexible ? 2.0 : 1.0' 'crossEnd.isFlexible ? 1.0 : 1.0'
  'S7: edge spacing counts between groups'
  SectionSolver.swift 'templates.full.size[axis] + edges.start(along: axis).value' 'templates.full.size[axis]'
  'B5: side items are moved by their offset'
  BoundarySolver.swift '(region - length) / 2 + offset' '(region - length) / 2'
  'B7: one of several headers may go up to the start of its section'
  BoundarySolver.swift 'isCrowded ? 0 : start' 'isCrowded ? start : start'
  'K2: cells above a background keep their depth'
  SectionSolver.swift 'max(1, slots[index].zIndex)' 'max(1, 1)'
  '0.1b: an old empty section is shorter by the spacing of its groups'
  SectionSource.swift 'insets - section.interGroupSpacing' 'insets'
  'F4: a last item is alone only where no second one had fitted'
  FlowSolver.swift '!isLast || !couldHoldTwo' '!isLast || couldHoldTwo'
  'F9: the content inset is taken off the reference'
  FlowSolver.swift 'reference.end(along: fill) - taken.end(along: fill)' 'reference.end(along: fill)'
)

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# The engine, the documents and the one test target, without warnings as errors.
copy_package() {
  local part
  for part in Sources/RMLayout Sources/RMLayoutDocument Sources/RMLayoutTesting \
    Tests/RMLayoutTestingTests; do
    mkdir -p "$copy/$part"
    cp -R "$part/." "$copy/$part"
  done
  {
    printf '// swift-tools-version: 6.2\nimport PackageDescription\n\n'
    sed -n '/^let settings/,/^]/p' Package.swift | grep -v treatAllWarnings
    cat <<'MANIFEST'
let package = Package(
  name: "RMLayout",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "RMLayout", swiftSettings: settings),
    .target(name: "RMLayoutDocument", dependencies: ["RMLayout"], swiftSettings: settings),
    .target(name: "RMLayoutTesting", dependencies: ["RMLayout"], swiftSettings: settings),
    .testTarget(
      name: "RMLayoutTestingTests",
      dependencies: ["RMLayout", "RMLayoutDocument", "RMLayoutTesting"],
      exclude: ["Samples/Snapshots"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
  } >"$copy/Package.swift"
}

# Puts a fault into the copy; the text must be there exactly once.
break_solver() {
  local file="$copy/Sources/RMLayout/Solving/$1" text=$2 instead=$3 content without
  content=$(cat "$file")
  without=${content//"$text"/}
  if [ $((${#content} - ${#without})) -ne ${#text} ]; then
    fail "$1 does not hold this text exactly once: $text"
    return 1
  fi
  printf '%s\n' "${content/"$text"/"$instead"}" >"$file"
}

build_copy() {
  swift build --package-path "$copy" --build-tests >"$copy/log" 2>&1 ||
    { tail -n 40 "$copy/log"; fail 'the copy cannot be built'; return 1; }
}

# Whether engine and reference agree in the copy.
agree() {
  swift test --package-path "$copy" --skip-build --disable-xctest --filter AgreementTests \
    >"$copy/log" 2>&1
}

main() {
  local missed=0 index name file
  copy_package
  build_copy
  agree || { tail -n 40 "$copy/log"; fail 'engine and reference differ without a fault'; return 1; }
  for ((index = 0; index < ${#faults[@]}; index += 4)); do
    name=${faults[index]} file=${faults[index + 1]}
    break_solver "$file" "${faults[index + 2]}" "${faults[index + 3]}"
    build_copy
    if agree; then
      printf 'MISSED  %s\n' "$name"
      missed=$((missed + 1))
    else
      grep -q 'recorded an issue' "$copy/log" ||
        { tail -n 40 "$copy/log"; fail 'the test broke off'; return 1; }
      printf 'found   %s\n' "$name"
    fi
    cp "Sources/RMLayout/Solving/$file" "$copy/Sources/RMLayout/Solving/$file"
  done
  printf '%d of %d faults found in %d s\n' \
    $((${#faults[@]} / 4 - missed)) $((${#faults[@]} / 4)) "$SECONDS"
  [ "$missed" -eq 0 ]
}

main
