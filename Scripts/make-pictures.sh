#!/usr/bin/env bash
# Makes the README's pictures by the program.
#
#   Scripts/make-pictures.sh            into Documentation/Pictures
#   Scripts/make-pictures.sh FOLDER     into another folder
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

folder=${1:-Documentation/Pictures}
mkdir -p "$folder"
swift build --product rmlayout-demo
demo=$(swift build --show-bin-path)/rmlayout-demo
for screen in grid detail; do
  "$demo" --screen "$screen" --svg -o "$folder/$screen.svg"
done
