/** The four moods: how the head is held, what the moon behind it does, eyes, brows, mouths. */
import { INK } from './inks.mjs';
import { MOUTH, line, path } from './portrait-shapes.mjs';

export const MOODS = {
  thinks: { turn: -0.75, nod: 0.35, lean: -4, dx: -0.5, dy: 1 },
  pleased: { turn: -0.35, nod: -0.35, lean: 4, dx: 0, dy: -0.5 },
  chagrined: { turn: 0.75, nod: 0.9, lean: 7, dx: 1, dy: 3.5 },
  surprised: { turn: 0, nod: -0.5, lean: 0, dx: 0, dy: -2 },
};

/** A jagged start behind the head: no sunburst, which has another meaning in half of Asia. */
export const start = `M${Array.from({ length: 26 }, (_, i) => {
  const reach = i % 2 ? 25 : [37, 33, 36, 32][(i / 2) % 4];
  const w = ((i + 0.5) * Math.PI) / 13;
  return `${(48 + reach * Math.sin(w)).toFixed(1)} ${(48 - reach * Math.cos(w)).toFixed(1)}`;
}).join('L')}Z`;

export const SKY = {
  thinks: `<circle cx="71" cy="36" r="10" fill="${INK.gold}"/><circle cx="67" cy="33" r="9" fill="currentColor"/>`,
  pleased: `<circle cx="48" cy="46" r="33" fill="${INK.gold}"/>`,
  chagrined:
    `<circle cx="48" cy="54" r="38.5" fill="#000" opacity=".34"/><circle cx="25" cy="40" r="11" fill="${INK.brass}" opacity=".75"/>` +
    `<path d="M8 37H27M15 44H36M62 31H80M70 38H90" stroke="#fff" stroke-opacity=".28" stroke-width="3.4" stroke-linecap="round" clip-path="url(#_sky)"/>`,
  surprised: `<path d="${start}" fill="#d3e8f0" clip-path="url(#_sky)"/>`,
};

/* Features that all people share; the ink of iris or lips comes from `color`, that of brows from `stroke`. */
export const EYES = {
  /** Half lidded, looking down at the cards. */
  thinks: () =>
    `<g clip-path="url(#_almond)"><path d="M-7-6H7V6H-7Z" fill="${INK.paper}"/><circle cx="-1.6" cy="1" r="3.5" fill="currentColor"/></g>` +
    line('M-5.6 .4Q-.5-3.9 5.6-.6', INK.black, 2),
  pleased: () => line('M-5.4 1.8Q0-5.4 5.4 1.8', INK.black, 2.7),
  /** The outer corner hangs, the look goes away and down. */
  chagrined: (s) =>
    `<g transform="rotate(${s * 13})"><g clip-path="url(#_almond)"><path d="M-7-6H7V6H-7Z" fill="${INK.paper}"/><circle cx="2.6" cy="1.8" r="3.2" fill="currentColor"/></g>` +
    line('M-5.6-.6Q0-3 5.6-.6', INK.black, 2) +
    '</g>',
  surprised: () =>
    `<ellipse rx="5.6" ry="6" fill="${INK.paper}"/><circle r="2.9" fill="currentColor"/>` +
    line('M-5.6-2.4C-4-7.2 4-7.2 5.6-2.4', INK.black, 2),
};
/** Of the left eye; the right one has the mirror image. */
export const LASHES = {
  thinks: 'M-5.4 .2L-7.5-1.5',
  pleased: 'M-5.2 1.6L-7.5 .2',
  chagrined: 'M-5.4 .8L-7.4 .4',
  surprised: 'M-5-4L-7-5.7',
};
/** Left and right, and how far they rise. */
export const BROWS = {
  thinks: [
    ['M-6.2 .8Q-1-2.6 5.8-.6', -0.4],
    ['M-5.8-.6Q0-4 6.2-.2', -2.2],
  ],
  pleased: [
    ['M-6.4 1Q-1-3.6 6-.4', -1.8],
    ['M-6-.4Q1-3.6 6.4 1', -1.8],
  ],
  chagrined: [
    ['M-6.6 3Q-1 1 5.4-3.6', 0.4],
    ['M-5.4-3.6Q1 1 6.6 3', 0.4],
  ],
  surprised: [
    ['M-6 1Q-1-4.6 5.6-2', -6.2],
    ['M-5.6-2Q1-4.6 6 1', -6.2],
  ],
};
export const SMILE = 'M-9.4-3Q0 .2 9.4-3Q7.6 7.6 0 7.6Q-7.6 7.6-9.4-3Z';
export const TONGUE = path('M-4.6 6.4Q0 2.4 4.6 6.4Q2.6 7.6 0 7.6Q-2.6 7.6-4.6 6.4Z', INK.red);
/** Bare, and with painted lips. */
export const MOUTHS = {
  thinks: [
    line('M-5.4 .6Q-.6 .8 5.2-1.4', MOUTH, 2.1),
    path('M-5.4 0Q-2.4-2.8-.6-1.7Q1.6-2.8 5-.9Q3 3-.4 3Q-3.6 3-5.4 0Z', 'currentColor') +
      line('M-5.4 0Q0 1.2 5-.9', MOUTH, 1.1),
  ],
  pleased: ['', line(SMILE, 'currentColor', 1.6)].map(
    (lips) =>
      path(SMILE, MOUTH) + path('M-8.2-2.3Q0 .8 8.2-2.3Q7.4 1.6 0 2.3Q-7.4 1.6-8.2-2.3Z', INK.paper) + TONGUE + lips,
  ),
  chagrined: [
    line('M-6.6 3.2Q-4-1.6 .2-.8Q4-.2 6.4 2.8', MOUTH, 2.4),
    path('M-5.6 2.8Q-2.6-2.2-.4-1Q1.8-2 5.4 2.4Q2.6 4.4 0 4.2Q-3 4.6-5.6 2.8Z', 'currentColor') +
      line('M-5.6 2.8Q0-.2 5.4 2.4', MOUTH, 1.3),
  ],
  surprised: ['', `<ellipse cy="2.4" rx="4.9" ry="6.3" fill="none" stroke="currentColor" stroke-width="1.7"/>`].map(
    (lips) =>
      `<ellipse cy="2.4" rx="4.4" ry="5.8" fill="${MOUTH}"/>` +
      path('M-3.2 5.6Q0 2.6 3.2 5.6Q2 8.2 0 8.2Q-2 8.2-3.2 5.6Z', INK.red) +
      lips,
  ),
};
