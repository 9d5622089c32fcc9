#!/usr/bin/env bash
# Installs what the outside checks need beside the Swift toolchain, where it is not there yet.
# On Debian and its kin by apt-get; elsewhere it names what is missing and fails.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# program : Debian package
needed=(
  git:git python3:python3 zsh:zsh rsvg-convert:librsvg2-bin chromium:chromium tmux:tmux strace:strace)
# Without a font the renderer leaves out all text, so that a picture's labels are never seen.
font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf

missing=()
for entry in "${needed[@]}"; do
  command -v "${entry%%:*}" >/dev/null || missing+=("${entry#*:}")
done
if [ "$(uname -s)" = Linux ] && [ ! -f "$font" ]; then missing+=(fonts-dejavu-core); fi
# The table of character widths is written again from this data.
if [ ! -f /usr/share/unicode/EastAsianWidth.txt ]; then missing+=(unicode-data); fi
if [ -f Tests/Outside/requirements.txt ] && ! python3 -c 'import ensurepip' 2>/dev/null; then
  missing+=(python3-venv)
fi
if [ "${#missing[@]}" -eq 0 ]; then
  echo "All tools are there."
  exit 0
fi

command -v apt-get >/dev/null ||
  fail "the checks need the programs of the Debian packages ${missing[*]}; install them and run this again"
as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update
"${as_root[@]}" apt-get install --yes --no-install-recommends "${missing[@]}"
for entry in "${needed[@]}"; do
  command -v "${entry%%:*}" >/dev/null || fail "${entry%%:*} is still missing"
done
