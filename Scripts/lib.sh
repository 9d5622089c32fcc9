# Shared by the scripts beside it; sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
export LC_ALL=C

# What the gate makes besides the build itself: logs, symbol graphs, pictures.
products="$root/.build/gate"

# The toolchain's folder of programs: docc, wasm-ld and others are not always on the path.
toolchain() {
  dirname "$(readlink -f "$(command -v swiftc)")"
}

# Ends the script with a message and a status, by default 1.
fail() {
  printf 'error: %s\n' "$1" >&2
  exit "${2:-1}"
}

# The Swift files of the work tree, committed or about to be.
swift_files() {
  git ls-files --cached --others --exclude-standard -- "$@" | grep '\.swift$' | while read -r file; do
    if [ -f "$file" ]; then printf '%s\n' "$file"; fi
  done
}

# Makes the package manager plan a package anew: it does not see files that were added to the
# package next door, and builds what it planned before.
plan_anew() {
  touch "$1/Package.swift"
}
