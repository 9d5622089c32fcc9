#!/usr/bin/env bash
# Makes the pictures of the README and the gallery again and compares them byte for byte with those in the tree.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

fresh="$products/pictures"
rm -rf "$fresh"
Scripts/make-pictures.sh "$fresh"
diff --recursive --brief "$fresh" Documentation/Pictures ||
  fail 'the pictures in Documentation/Pictures are not what the program draws; if the change is meant, run Scripts/make-pictures.sh and look at them'
