#!/usr/bin/env bash
# Cuts the display face to the letters that titles and big numerals need: one file for all languages, one for kana, one for letters
# with accents. Wants npm and pyftsubset (fonttools 4.66 with brotli).
set -euo pipefail
package='@fontsource/kaisei-decol@5.3.0'
# ASCII, western quotes and dashes, multiplication and minus signs. The ranges of all three stand in src/ui/design.css and scripts.css.
letters='U+20-7E,U+A0,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212'
# Japanese full stop, comma and brackets, all katakana but the long vowel mark, ！ and ？
kana='U+3001,U+3002,U+300C,U+300D,U+30A1-30FB,U+FF01,U+FF1F'
# With accents, for French, German, Spanish, Italian, Portuguese.
latin='U+A1-AC,U+AE-B6,U+B8-D6,U+D8-FF,U+152,U+153,U+178,U+201A,U+201E,U+2039,U+203A'

out="$(cd "$(dirname "$0")/../../.." && pwd)/public/fonts"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
mkdir -p "$out"
cd "$folder"
npm pack --silent "$package" >/dev/null
tar xzf ./*.tgz
cut() { # the package's part, the letters, the file
  pyftsubset "package/files/kaisei-decol-$1-700-normal.woff2" --unicodes="$2" --layout-features='' --no-hinting --flavor=woff2 --output-file="$out/$3"
}
cut japanese "$letters" display.woff2
cut japanese "$kana" display-kana.woff2
cut latin "$latin" display-latin.woff2
cp package/LICENSE "$out/OFL.txt"
wc -c "$out"/display*.woff2 "$out/OFL.txt"
