#!/usr/bin/env bash
# Makes the pictures of the README, of the gallery and of the articles by the program.
#
#   Scripts/make-pictures.sh                     into Documentation/Pictures and the catalog of the articles
#   Scripts/make-pictures.sh FOLDER ARTICLES     into other folders
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

folder=${1:-Documentation/Pictures}
articles=${2:-Sources/RMLayout/RMLayout.docc/Articles}
mkdir -p "$folder/gallery" "$folder/explained" "$articles"
swift build --product rmlayout-demo
demo=$(swift build --show-bin-path)/rmlayout-demo
for screen in grid detail; do
  "$demo" --screen "$screen" --svg -o "$folder/$screen.svg"
done
"$demo" gallery | while read -r name _; do
  # Scrolled to its end, a table shows what keeps in view.
  if [ "$name" = spreadsheet ]; then offset=150,9999; else offset=0; fi
  "$demo" gallery "$name" --offset "$offset" --svg -o "$folder/gallery/$name.svg"
done
"$demo" --screen detail --show insets,spacing,dimensions --svg -o "$folder/explained/insets.svg"
"$demo" gallery shelf --show groups,spacing,resting --svg -o "$folder/explained/rows.svg"
"$demo" gallery list --offset 100 --show pinned,z-order,safe-area --svg -o "$folder/explained/pinned.svg"
"$demo" gallery mosaic --show pixels,groups --appearance dark --svg -o "$folder/explained/pixels.svg"

# The picture of an article: a document of Documentation/Layouts, and what it should tell.
article() {
  # What is wrong with the layout of the diagnostics is the point of its picture.
  "$demo" render "Documentation/Layouts/$1.json" --quiet --show "$2" --svg -o "$articles/$1.svg"
}
article first-layout insets,spacing
article sizes dimensions,spacing
article groups groups,spacing
article spacing insets,spacing,dimensions
article paging resting
article pinning pinned
article self-sizing groups
article pixels pixels
article diagnostics insets,groups
article testing spacing,dimensions
