/** The joker: a fox mask before the full moon, over waves. All ours. */
import { INK } from './inks.mjs';
import { letter } from './glyphs.mjs';
import { mask, paired } from './mask.mjs';

/** Cords with a gold bell and a tassel, hanging from both sides of the mask. */
function cords() {
  return (
    paired(`d="M66 -6C86 4 70 32 77 58" fill="none" stroke="${INK.red}" stroke-width="3.4" stroke-linecap="round"`) +
    paired(`d="M77 56C70 56 67 65 70 71L84 71C87 65 84 56 77 56Z" fill="${INK.gold}"`) +
    paired(`d="M71 73L68 98L86 98L83 73Z" fill="${INK.red}"`)
  );
}

/** A band of ringed waves, `rows` deep, whose crests begin at `y`. */
function waves({ x, y, width, radius, rows }) {
  const discs = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = -1; column <= width / radius / 2 + 1; column += 1) {
      const centre = `cx="${(x + (2 * column + (row % 2)) * radius).toFixed(2)}" cy="${(y + radius + row * radius * 0.5).toFixed(2)}"`;
      const ring = (share, fill) => `<circle ${centre} r="${(radius * share).toFixed(2)}" fill="${fill}"/>`;
      discs.push(
        ring(1, INK.paper),
        ring(0.91, INK.indigo),
        ring(0.66, INK.paper),
        ring(0.57, INK.dusk),
        ring(0.33, INK.paper),
        ring(0.24, INK.indigo),
      );
    }
  }
  return discs.join('');
}

/** A drift of evening mist: three bars with round ends, as on painted screens. */
function mist(x, y, ink) {
  const bar = (dx, dy, width) => `<rect x="${x + dx}" y="${y + dy}" width="${width}" height="9" rx="4.5"/>`;
  return `<g fill="${ink}">${bar(0, 0, 52)}${bar(14, 9, 62)}${bar(-10, 18, 58)}</g>`;
}

/** A fox fire: a small flame that hangs in the air. */
function fire(x, y, scale) {
  const flame = 'M1 -22C3 -13 12 -8 11 3C10 11 5 14 0 14C-6 14 -11 9 -10 1C-9 -5 -5 -5 -4 -11C-3 -15 -2 -19 1 -22Z';
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${flame}" fill="${INK.gold}"/>` +
    `<path transform="translate(0 5) scale(0.5)" d="${flame}" fill="${INK.paper}"/></g>`
  );
}

/** A star for the index: unlike every rank, so that a strip of it is enough. */
function star({ x, y, radius, ink }) {
  const points = [];
  for (let i = 0; i < 10; i += 1) {
    const reach = i % 2 === 0 ? radius : radius * 0.42;
    const angleRad = (i * Math.PI) / 5;
    points.push(`${(x + reach * Math.sin(angleRad)).toFixed(2)} ${(y - reach * Math.cos(angleRad)).toFixed(2)}`);
  }
  return `<path d="M${points.join('L')}Z" fill="${ink}"/>`;
}

/** Star and upright word; everything stays within the strip that a fan leaves free. */
function index({ x, radius, y, top, height, step, weight }) {
  const letters = [...'JOKER'].map((each, i) => letter(each, { x, y: top + i * step, height, weight, ink: INK.black }));
  return star({ x, y, radius, ink: INK.red }) + letters.join('');
}

const KINDS = {
  standard: {
    index: { x: 36, y: 43, radius: 28, top: 80, height: 30, step: 38, weight: 135 },
    panel: { x: 70, y: 14, width: 156, height: 308 },
  },
  large: {
    index: { x: 44, y: 52, radius: 37, top: 100, height: 36, step: 44, weight: 150 },
    panel: { x: 86, y: 14, width: 140, height: 308 },
  },
};

/** The night panel, drawn for a width of 156 about its own middle and scaled to fit. */
function night({ x, y, width, height }) {
  const middle = x + width / 2;
  const scale = width / 156;
  const fox = mask({ white: INK.paper, red: INK.red, gold: INK.gold, line: INK.night });
  return (
    `<clipPath id="night"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/></clipPath><g clip-path="url(#night)">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INK.night}"/>` +
    `<g transform="translate(${middle} 168) scale(${scale.toFixed(4)})">` +
    `<circle cx="0" cy="-36" r="71" fill="${INK.gold}"/>` +
    mist(20, -116, INK.indigo) +
    waves({ x: -78, y: 106, width: 156, radius: 156 / 6, rows: 6 }) +
    `<g transform="translate(0 10) scale(0.84)">${cords()}${fox}</g>` +
    fire(-48, 104, 0.9) +
    fire(52, 110, 0.65) +
    fire(-60, -92, 0.7) +
    `</g></g>`
  );
}

/** What is printed on the joker; `kind` is 'standard' or 'large'. */
export const joker = ({ kind }) => index(KINDS[kind].index) + night(KINDS[kind].panel);
