#!/usr/bin/env bash
# Makes the README's pictures and those of the gallery by the program.
#
#   Scripts/make-pictures.sh            into Documentation/Pictures
#   Scripts/make-pictures.sh FOLDER     into another folder
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

folder=${1:-Documentation/Pictures}
mkdir -p "$folder/gallery" "$folder/explained"
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
