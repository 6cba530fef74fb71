/** The fifty-two faces: where index, pips and court stand on a card of 240 by 336 units, for the standard and the large index. */
import { readFileSync } from 'node:fs';
import { INK } from './inks.mjs';
import { letter, sign, suitOutline } from './glyphs.mjs';
import { mask } from './mask.mjs';

/** Pip places by rank, in columns −1 … 1 and rows −1 … 1; those below the middle are upside down. */
const PIPS = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -1 / 3],
    [1, -1 / 3],
    [0, 0],
    [-1, 1 / 3],
    [1, 1 / 3],
    [-1, 1],
    [1, 1],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [0, -2 / 3],
    [-1, -1 / 3],
    [1, -1 / 3],
    [-1, 1 / 3],
    [1, 1 / 3],
    [0, 2 / 3],
    [-1, 1],
    [1, 1],
  ],
};

/** Everything that differs between the two kinds of face. The big index keeps within the left 72 units (standard) or 88 (large). */
const KINDS = {
  standard: {
    rank: { x: 35, y: 15, height: 64, weight: 112 },
    suit: { x: 35, y: 112, height: 51 },
    pips: { x: 136, y: 168, column: 48, row: 104, height: 57 },
    ace: { x: 138, y: 168, height: 140 },
    court: { x: 68, y: 44, width: 156, height: 248 },
    corner: { x: 221, rank: 25, suit: 20 },
  },
  large: {
    rank: { x: 46, y: 14, height: 108, weight: 128 },
    suit: { x: 46, y: 174, height: 76 },
    lone: { x: 158, y: 226, height: 150 },
    court: { x: 100, y: 130, width: 122, height: 192 },
  },
};

const isCourt = (rank) => 'KQJ'.includes(rank);

/** The colours of the original drawing and the inks that take their place. */
const COURT_INKS = {
  'fill="#FC4"': INK.gold,
  'fill="red"': INK.red,
  'fill="#44F"': INK.indigo,
  'fill="black"': INK.black,
};

function recolour(layers) {
  let text = layers
    .replaceAll('stroke="#44F"', `stroke="${INK.indigo}"`)
    .replaceAll('stroke="black"', `stroke="${INK.black}"`);
  for (const [from, to] of Object.entries(COURT_INKS)) text = text.replaceAll(from, `fill="${to}"`);
  return text;
}

/** A traditional court in a frame: each layer once upright and once turned about the middle of the frame, in the order of the original. */
function court(rank, suit, ink, frame) {
  const layers = recolour(readFileSync(new URL(`courts/${rank}${suit}.svg`, import.meta.url), 'utf8'));
  const { x, y, width, height } = frame;
  const half = `width="${width}" height="${height}" x="${-width / 2}" y="${-height / 2}"`;
  const both = [1, 2, 3, 4, 5, 6]
    .map((i) => `<use href="#${i}" ${half}/><use href="#${i}" ${half} transform="rotate(180)"/>`)
    .join('');
  const pip = { height: width * 0.3, ink };
  const pipX = -width / 2 + width * 0.138;
  const pipY = -height / 2 + width * 0.172;
  return (
    `<defs><symbol id="pip" viewBox="-600 -600 1200 1200"><path d="${suitOutline(suit)}" fill="${ink}"/></symbol>${layers}</defs>` +
    `<g transform="translate(${x + width / 2} ${y + height / 2})">${both}` +
    sign(suit, { x: pipX, y: pipY, ...pip }) +
    sign(suit, { x: -pipX, y: -pipY, ...pip, turned: 180 }) +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="3" fill="none" stroke="${INK.indigo}" stroke-width="1.5"/></g>`
  );
}

const even = (units) => Math.round(units / 2) * 2;

/** Pips stand on whole pixels even at scale 1, so that all of a suit have equal edges, which compress well. */
function pips(rank, suit, ink, at) {
  return PIPS[rank]
    .map(([column, row]) => {
      const place = { x: at.x + column * at.column, y: even(at.y + row * at.row), height: at.height, ink };
      return sign(suit, { ...place, turned: row > 0 ? 180 : 0 });
    })
    .join('');
}

/** The ace of spades carries our mask, as old aces carried the maker's mark. */
function ace(suit, ink, at) {
  if (suit !== 'S') return sign(suit, { ...at, ink });
  const mark = mask({ white: INK.paper, red: ink, gold: ink, line: ink });
  const scale = at.height / 420;
  return (
    sign(suit, { ...at, ink }) +
    `<g transform="translate(${at.x} ${at.y + at.height * 0.12}) scale(${scale.toFixed(4)})">${mark}</g>`
  );
}

/** The small index at the bottom right, upside down. On a court card the rank is enough, for the frame has the suit. */
function corner(rank, suit, ink, at) {
  const beside = isCourt(rank) ? '' : sign(suit, { x: 0, y: at.rank + 6 + at.suit / 2, height: at.suit, ink });
  return `<g transform="translate(${at.x} 323) rotate(180)">${letter(rank, { x: 0, y: 0, height: at.rank, weight: 125, ink })}${beside}</g>`;
}

function middle(rank, suit, ink, kind) {
  if (isCourt(rank)) return court(rank, suit, ink, kind.court);
  if (kind.lone) return sign(suit, { ...kind.lone, ink });
  return rank === 'A' ? ace(suit, ink, kind.ace) : pips(rank, suit, ink, kind.pips);
}

/** What is printed on the face of `rank` of `suit`, without the card itself; `kind` is 'standard' or 'large'. */
export function face(rank, suit, { kind, colours }) {
  const ink = colours[suit];
  const at = KINDS[kind];
  const index = letter(rank, { ...at.rank, ink }) + sign(suit, { ...at.suit, ink });
  return middle(rank, suit, ink, at) + index + (at.corner ? corner(rank, suit, ink, at.corner) : '');
}
