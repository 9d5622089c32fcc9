#!/usr/bin/env bash
# Makes the pictures of the README, the gallery and the articles again and compares them byte for byte with those in the tree.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

fresh="$products/pictures"
rm -rf "$fresh"
Scripts/make-pictures.sh "$fresh/pictures" "$fresh/articles"
{
  diff --recursive --brief "$fresh/pictures" Documentation/Pictures &&
    diff --brief --exclude="*.md" "$fresh/articles" Sources/RMLayout/RMLayout.docc/Articles
} || fail 'pictures in the tree are not what the program draws; if the change is meant, run Scripts/make-pictures.sh and look at them'
