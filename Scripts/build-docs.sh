#!/usr/bin/env bash
# Builds the documentation of every library; a link that leads nowhere is an error.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

libraries=(RMLayout RMLayoutRendering RMLayoutDocument RMLayoutRecipes RMLayoutTesting RMLayoutUIKit)
tools=$(toolchain)
graphs="$products/symbol-graphs"
archives="$products/documentation"
rm -rf "$graphs" "$archives"
mkdir -p "$archives"

for library in "${libraries[@]}"; do swift build --target "$library"; done
modules=$(swift build --show-bin-path)/Modules
triple=$("$tools/swiftc" -print-target-info |
  sed -n 's/^ *"triple": "\(.*\)",*$/\1/p' | head -n 1)
# The system's libraries are found by themselves on Linux, but not on a Mac.
system=()
if command -v xcrun >/dev/null; then system=(-sdk "$(xcrun --show-sdk-path)"); fi

dependencies=()
for library in "${libraries[@]}"; do
  mkdir -p "$graphs/$library"
  "$tools/swift-symbolgraph-extract" -module-name "$library" -target "$triple" -I "$modules" \
    ${system[@]+"${system[@]}"} -minimum-access-level public -skip-synthesized-members \
    -output-dir "$graphs/$library"
  catalog=()
  if [ -d "Sources/$library/$library.docc" ]; then catalog=("Sources/$library/$library.docc"); fi
  "$tools/docc" convert ${catalog[@]+"${catalog[@]}"} \
    --additional-symbol-graph-dir "$graphs/$library" --output-path "$archives/$library.doccarchive" \
    --fallback-display-name "$library" --fallback-bundle-identifier "rmlayout.$library" \
    --enable-experimental-external-link-support ${dependencies[@]+"${dependencies[@]}"} \
    --warnings-as-errors
  dependencies+=(--dependency "$archives/$library.doccarchive")
done
