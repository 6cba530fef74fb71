/**
 * Writes the cast: nineteen characters with four moods each as symbols `KEY-MOOD` of one SVG, compressed because it is long and
 * repeats itself (`public/portraits.bin`, raw DEFLATE). `node src/tools/art/portraits.mjs [FOLDER]` also writes it readable into
 * the folder, as a sheet to look at.
 *
 * Each is a menko, the round pasteboard game piece: paper rim, one ground ink, the head standing out over the rim. Flat inks, no
 * outlines, light from the upper left, one shade to each ink. The joker's moon hangs behind everybody and tells the mood.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { ROOT } from '../install.mjs';
import { INK } from './inks.mjs';
import { ANIMALS, CAT_PARTS, FOX_PARTS, cat, fox } from './portrait-animals.mjs';
import { FIRST } from './portrait-cast-first.mjs';
import { PLAIN } from './portrait-cast-plain.mjs';
import { SECOND } from './portrait-cast-second.mjs';
import { BROWS, EYES, LASHES, MOODS, MOUTHS, SKY } from './portrait-moods.mjs';
import { DROP, held, letterOf, num, person, personParts, use } from './portrait-person.mjs';

const CAST = [...FIRST, ...SECOND, ...PLAIN, ...ANIMALS];
const MOOD_NAMES = Object.keys(MOODS);
const HEAD = { y: 43, scale: 0.95 }; // the line of the eyes on the piece
const BEASTS = {
  fox: { draw: fox, parts: FOX_PARTS, scale: 0.68, y: 8 },
  cat: { draw: cat, parts: CAT_PARTS, scale: 0.95, y: 4 },
};

/* Names of parts that all share begin with `_`, so that none is met elsewhere in a page. */
const eachMood = (draw) => MOOD_NAMES.map((mood) => draw(mood, letterOf(mood))).join('');
const SHARED =
  `<clipPath id="_almond"><path d="M-6.2 .6Q-1-4.6 6.2-.4Q1.6 4.8-6.2 .6Z"/></clipPath><clipPath id="_sky"><circle cx="48" cy="54" r="38.5"/></clipPath>` +
  `<clipPath id="_piece"><path d="M-9-30H105V54H86.5A38.5 38.5 0 0 1 9.5 54H-9Z"/></clipPath><g id="_blush" fill="${INK.red}" fill-opacity=".26"><ellipse cx="-13.4" cy="9" rx="5" ry="3.6"/><ellipse cx="13.4" cy="9" rx="5" ry="3.6"/></g>` +
  `<path id="_freckles" d="M-13 8h.1M-9.6 10h.1M-15.6 11h.1M13 8h.1M9.6 10h.1M15.6 11h.1" stroke="#c07a4a" stroke-width="2" stroke-linecap="round"/>${DROP.replace('<path', '<path id="_drop"')}<path id="_gloom" d="M-34-40H34V-5Q0 3-34-5Z" fill="#1a2350" fill-opacity=".2"/>` +
  eachMood(
    (mood, M) =>
      `<g id="_s${M}"><circle cx="48" cy="54" r="41" fill="${INK.paper}"/><circle cx="48" cy="54" r="38.5" fill="currentColor"/>${SKY[mood]}</g>` +
      [-1, 1]
        .map(
          (s, i) =>
            `<g id="_e${M}${i}">${EYES[mood](s)}</g><path id="_l${M}${i}" d="${LASHES[mood]}"${i ? ' transform="scale(-1 1)"' : ''} stroke="${INK.black}" stroke-width="1.6" stroke-linecap="round"/>` +
            `<path id="_b${M}${i}" d="${BROWS[mood][i][0]}" fill="none" stroke-linecap="round"/><g id="_m${M}${i}">${MOUTHS[mood][i]}</g>`,
        )
        .join(''),
  );
const partsOf = (c) => (c.animal ? BEASTS[c.animal].parts.replace('WEAR', c.wear) : personParts(c));

function piece(c, mood) {
  const m = held(c, mood);
  const { draw = person, scale = HEAD.scale, y = 0 } = BEASTS[c.animal] ?? {};
  const lean = m.lean ? ` rotate(${num(m.lean)} 0 24)` : '';
  return (
    use(`_s${letterOf(mood)}`, 0, 0, ` color="${c.ground}"`) +
    `<g clip-path="url(#_piece)"><g transform="translate(48 ${HEAD.y + (mood === 'chagrined' ? 1.5 : 0)}) scale(${HEAD.scale})">${use(`${c.key}-w`)}</g>` +
    `<g transform="translate(${num(48 + m.dx)} ${num(HEAD.y + y + m.dy)}) scale(${scale})${lean}">${draw(c, mood)}</g></g>`
  );
}

const symbol = (c, mood) => `<symbol id="${c.key}-${mood}" viewBox="0 0 96 96">${piece(c, mood)}</symbol>`;

const DEFS = `<defs>${SHARED}${CAST.map(partsOf).join('')}${CAST.flatMap((c) => MOOD_NAMES.map((mood) => symbol(c, mood))).join('')}</defs>`;
const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${DEFS}</svg>`;
const packed = deflateRawSync(SPRITE, { level: 9 });
writeFileSync(join(ROOT, 'public/portraits.bin'), packed);
console.log(`${CAST.length} × ${MOOD_NAMES.length}: ${SPRITE.length} bytes, compressed ${packed.length}`);

/** A column for each character, a row for each mood. */
function sheet() {
  const uses = MOOD_NAMES.flatMap((mood, row) =>
    CAST.map(({ key }, i) => `<use href="#${key}-${mood}" x="${i * 96}" y="${row * 96}" width="96" height="96"/>`),
  );
  const size = { width: CAST.length * 96, height: MOOD_NAMES.length * 96 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ` +
    `width="${size.width}" height="${size.height}">${DEFS}${uses.join('')}</svg>\n`
  );
}

const [, , folder] = process.argv;
if (folder !== undefined) writeFileSync(join(folder, 'portraits.svg'), sheet());
