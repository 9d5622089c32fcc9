#!/usr/bin/env bash
# Compiles the engine and the recipes as Embedded Swift for WebAssembly and links them: what they may
# call from outside is listed in embedded-imports.txt, and anything more is an error of the linker.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

target=wasm32-unknown-none-wasm
tools=$(toolchain)
output="$products/embedded"
mkdir -p "$output"

# Compiles one module, whose files lie in the folder of its name.
compile() {
  local module=$1
  swift_files "Sources/$module" | xargs "$tools/swiftc" -target "$target" \
    -enable-experimental-feature Embedded -wmo -O -parse-as-library -swift-version 6 \
    -package-name RMLayout -module-name "$module" -warnings-as-errors -I "$output" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InferIsolatedConformances \
    -enable-upcoming-feature NonisolatedNonsendingByDefault -strict-memory-safety \
    -emit-module -emit-module-path "$output/$module.swiftmodule" -c -o "$output/$module.o"
}

compile RMLayout
compile RMLayoutRecipes
# Without garbage collection: nothing is reachable from outside, and nothing may be left unlinked.
"$tools/wasm-ld" --no-entry --no-gc-sections \
  --allow-undefined-file=Scripts/embedded-imports.txt \
  "$output/RMLayout.o" "$output/RMLayoutRecipes.o" \
  "$tools/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a" \
  -o "$output/RMLayout.wasm"
printf 'RMLayout.wasm: %d bytes\n' "$(wc -c <"$output/RMLayout.wasm")"
