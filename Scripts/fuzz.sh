#!/usr/bin/env bash
# Feeds the reader of documents, and the solver behind it, with bytes that get ever nearer to documents.
#
#   Scripts/fuzz.sh                       five minutes
#   Scripts/fuzz.sh 60                    so many seconds
#   Scripts/fuzz.sh 60 -max_len=2000      with options of libFuzzer
#   Scripts/fuzz.sh 0 crash-...           one input once more
#
# It starts from Tests/Corpus and leaves what it finds in .build/fuzzing: bytes that trap, hang or
# leak in findings, interesting ones in corpus. Not part of the gate; the corpus is, as a test.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

seconds=${1:-300}
shift || true
work="$root/.build/fuzzing"
mkdir -p "$work/corpus" "$work/findings"

plan_anew Fuzzing
build=(swift build -c release --package-path Fuzzing --scratch-path "$work/build")
# The flags stand for the dependencies too, so that their branches are seen.
"${build[@]}" --product FuzzDocument -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
library=$("${build[@]}" --show-bin-path)/libFuzzDocument.a
program="$work/fuzz-document"
# As in the gate: Linux's default linker warns about each symbol of the sanitizer's own.
linker=()
if [ "$(uname -s)" = Linux ]; then linker=(-use-ld=lld); fi
swiftc -sanitize=fuzzer,address ${linker[@]+"${linker[@]}"} "$library" -o "$program"

if [ "$seconds" -eq 0 ]; then exec "$program" "$@"; fi
"$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -dict=Fuzzing/document.dict \
  -artifact_prefix="$work/findings/" "$@" "$work/corpus" Tests/Corpus
