#!/usr/bin/env bash
# Cuts the display face to the letters that titles and big numerals need. Wants npm and pyftsubset (fonttools 4.66 with brotli).
set -euo pipefail
package='@fontsource/kaisei-decol@5.3.0'
file='kaisei-decol-japanese-700-normal.woff2'
# ASCII, western quotes and dashes, multiplication and minus signs, Japanese full stop, comma and brackets, all katakana, ！ and ？
letters='U+20-7E,U+A0,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212,U+3001,U+3002,U+300C,U+300D,U+30A1-30FC,U+FF01,U+FF1F'

out="$(cd "$(dirname "$0")/../../.." && pwd)/public/fonts"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
mkdir -p "$out"
cd "$folder"
npm pack --silent "$package" >/dev/null
tar xzf ./*.tgz
pyftsubset "package/files/$file" --unicodes="$letters" --layout-features='' --no-hinting --flavor=woff2 --output-file="$out/display.woff2"
cp package/LICENSE "$out/OFL.txt"
wc -c "$out/display.woff2" "$out/OFL.txt"
