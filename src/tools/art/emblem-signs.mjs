/** What an emblem shows beside cards: cloths, chips, suits, figures and a few signs, each about its own middle. */
import { letter, sign as suitSign } from './glyphs.mjs';
import { INK, TWO_COLOURS } from './inks.mjs';

/** The table's cloths, and some more, so that neighbours on the shelf differ. */
export const CLOTHS = {
  green: { light: '#2b8a67', middle: '#14583f', dark: '#08281d' },
  indigo: { light: '#47669f', middle: '#243b72', dark: '#0e1936' },
  burgundy: { light: '#a3404f', middle: '#6b2131', dark: '#2f0c15' },
  slate: { light: '#6f7c88', middle: '#3e4852', dark: '#191e23' },
  teal: { light: '#3b979b', middle: '#15626a', dark: '#072a2f' },
  plum: { light: '#87599b', middle: '#4d2c61', dark: '#20102b' },
  amber: { light: '#c08a3a', middle: '#8a5719', dark: '#3c2206' },
};

export const GOLD = '#ffd166';
const INKS = { gold: GOLD, paper: INK.paper, red: INK.red, black: INK.black, indigo: INK.indigo, green: '#1f7a55' };

/** A chip seen from above: a rim with six inlays and a suit of its own in the middle. */
function chip(ink) {
  const inlays = Array.from(
    { length: 6 },
    (_, i) => `<rect x="-9" y="-50" width="18" height="17" fill="${INK.paper}" transform="rotate(${i * 60})"/>`,
  );
  return (
    `<circle r="50" fill="${ink}"/>${inlays.join('')}<circle r="49" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="2"/>` +
    `<circle r="30" fill="${ink}" stroke="${INK.paper}" stroke-width="3"/>${suitSign('S', { x: 0, y: 0, height: 34, ink: INK.paper })}`
  );
}

/** A crown with three points. */
const crown = (ink) =>
  `<path d="M-50 34L-50 -22L-24 4L0 -40L24 4L50 -22L50 34Z" fill="${ink}" stroke="#5c3d06" stroke-width="3" stroke-linejoin="round"/>` +
  `<rect x="-50" y="36" width="100" height="14" rx="3" fill="${ink}" stroke="#5c3d06" stroke-width="3"/>` +
  [-50, 0, 50].map((x) => `<circle cx="${x}" cy="${x === 0 ? -42 : -24}" r="7" fill="${INK.red}"/>`).join('');

/** Two arrows that chase each other round a circle. */
const wheel = (ink) => {
  const half = `<path d="M-40 -14A42 42 0 0 1 30 -30" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M18 -50L50 -24L12 -10Z" fill="${ink}"/>`;
  return `${half}<g transform="rotate(180)">${half}</g>`;
};

/** An ear of wheat. */
const wheat = (ink) => {
  const grains = [-34, -18, -2, 14].flatMap((y) =>
    [-1, 1].map(
      (side) =>
        `<ellipse cx="${side * 11}" cy="${y}" rx="6.5" ry="12" fill="${ink}" transform="rotate(${side * 32} ${side * 11} ${y})"/>`,
    ),
  );
  return `<path d="M0 50L0 -30" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>${grains.join('')}<ellipse cx="0" cy="-42" rx="6" ry="12" fill="${ink}"/>`;
};

/** An arrow up and one down, side by side. */
const turned = (ink) =>
  `<path d="M-22 44L-22 -14L-42 -14L-22 -50L-2 -14L-22 -14M22 -44L22 14L42 14L22 50L2 14L22 14" fill="${ink}" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/>`;

/** A hand held up, seen from its back. */
const hand = (ink) =>
  `<path d="M-30 12L-30 -22a7 7 0 0 1 14 0L-16 -36a7 7 0 0 1 14 0L-2 -42a7 7 0 0 1 14 0L12 -34a7 7 0 0 1 14 0L26 8L36 -6a7.5 7.5 0 0 1 12 9L30 36Q24 50 8 50L-8 50Q-30 46 -30 12Z" fill="${ink}"/>`;

const SIGNS = { chip, crown, wheel, wheat, turned, hand };

/** Figures side by side: `T` is a ten. */
function figures(text, ink) {
  const step = 66;
  return [...text]
    .map((each, i) => letter(each, { x: (i - (text.length - 1) / 2) * step, y: -50, height: 100, weight: 150, ink }))
    .join('');
}

function shape({ sign, suit, figure, ink }) {
  if (suit) return suitSign(suit, { x: 0, y: 0, height: 100, ink: ink ? INKS[ink] : TWO_COLOURS[suit] });
  return figure ? figures(figure, INKS[ink]) : SIGNS[sign](INKS[ink]);
}

/** A sign, a suit or a figure, `tall` high. */
export function drawSign(thing) {
  const { x, y, tall, turn = 0 } = thing;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${tall / 100})" filter="url(#low)">${shape(thing)}</g>`;
}
