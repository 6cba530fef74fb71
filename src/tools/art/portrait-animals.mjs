/** The two of the cast who are not people: the fox, twin of the joker, and the cat. */
import { INK } from './inks.mjs';
import { held, num, use } from './portrait-person.mjs';
import { MOUTH, SHOULDERS, WEAR, at, both, half, line, path } from './portrait-shapes.mjs';

const FOX_EYES = {
  thinks:
    path('M-11 7C-6-4 5-10 17-12C13-2 8 4 3 7C-2 9-8 9-11 7Z', INK.red) +
    path('M-7 5C-2-2 5-6 11-7C8-1 4 3 1 5C-2 6-5 6-7 5Z', INK.night) +
    path('M-4 3.6C-1 0 2-1 4-1C3 2 1 3.6-1 4.4Z', INK.gold),
  pleased: line('M-9 6Q0-11 13-2', INK.red, 6.4) + line('M-8.4 6Q0-9.4 12-1.6', INK.night, 2.8),
  chagrined:
    path('M-12-5C-6-12 7-9 17 6C9 8 1 8-5 4C-9 1-11-2-12-5Z', INK.red) +
    path('M-7-3C-2-7 5-5 11 4C5 5.6 0 5-3 2.6C-5.6 1-6.6-1-7-3Z', INK.night) +
    path('M1 3.4C3 .6 6 1 8.6 3.6C6 4.6 3 4.6 1 3.4Z', INK.gold) +
    line('M-12-14Q-4-18 6-14', INK.red, 2.6),
  surprised: `<ellipse cx="2" cy="-1" rx="11.6" ry="12" fill="${INK.red}"/><ellipse cx="2" cy="-1" rx="8.4" ry="9" fill="${INK.paper}"/><circle cx="2" cy="-1" r="4.4" fill="${INK.night}"/>`,
};
const FOX_MOUTHS = {
  thinks: line('M-9 1Q-5 5 0 2Q5 5 9 1', INK.red, 2.2),
  pleased: path('M-12-3Q0 2 12-3Q9 12 0 12Q-9 12-12-3Z', MOUTH) + path('M-6 8Q0 3 6 8Q4 12 0 12Q-4 12-6 8Z', INK.red),
  chagrined: line('M-7 7Q0 0 7 7', INK.night, 2.2),
  surprised: `<ellipse cy="5" rx="4.8" ry="6" fill="${MOUTH}"/>`,
};
const FOX_EAR = `<path d="M14-33C22-50 30-64 38-68C43-56 43-38 38-18Z" fill="${INK.paper}"/><path d="M25-38C28-50 33-58 37-61C39-50 39-40 36-28C33-32 29-35 25-38Z" fill="${INK.red}"/>`;
export const FOX_PARTS =
  `<g id="fox-r">${FOX_EAR}</g>` +
  `<g id="fox-h">${path('M0-35C14-35 30-34 39-24C44-12 42 0 36 9C31 17 22 20 16 27C11 33 6 40 0 40C-6 40-11 33-16 27C-22 20-31 17-36 9C-42 0-44-12-39-24C-30-34-14-35 0-35Z', INK.paper)}${path('M0-35C14-35 30-34 39-24C44-12 42 0 36 9C31 17 22 20 16 27C11 33 6 40 0 40C8 22 4 0 8-14C10-24 6-31 0-35Z', '#e8dfcf')}` +
  both(`d="M39 7C30 8 24 12 20 17C28 17 35 13 39 7Z" fill="${INK.red}"`) +
  both(`d="M33 17C27 17 22 20 19 24C24 25 30 22 33 17Z" fill="${INK.red}"`) +
  `</g>` +
  `<g id="fox-m">${path('M0-30C4-24 4-16 0-10C-4-16-4-24 0-30Z', INK.red)}${both(`d="M6-27C11-23 11-16 8-11C5-15 5-22 6-27Z" fill="${INK.gold}"`)}</g><path id="fox-n" d="M0 25C-5 25-7 21-6 19C-4 17 4 17 6 19C7 21 5 25 0 25Z" fill="${INK.night}"/><g id="fox-w">WEAR</g>`;
const EARS = { thinks: 0, pleased: 4, chagrined: 24, surprised: -8 };

export function fox(c, mood) {
  const m = held(c, mood);
  const [fx, fy] = [m.turn * 2.6, m.nod * 2.4];
  const ear = (s) => `<g transform="scale(${s} 1) rotate(${EARS[mood]} 30 -24)">${use('fox-r')}</g>`;
  const eye = (s) =>
    `<g transform="translate(${num(s * 16 + fx)} ${num(-4 + fy)}) scale(${s} 1)">${FOX_EYES[mood]}</g>`;
  return (
    ear(-1) +
    ear(1) +
    use('fox-h') +
    use('fox-m', fx, fy) +
    eye(-1) +
    eye(1) +
    use('fox-n', fx * 1.3, fy * 1.2) +
    at(fx * 1.2, 27 + fy, FOX_MOUTHS[mood]) +
    (mood === 'chagrined' ? use('_drop', -14, -6) : '')
  );
}

const FUR = ['#2b2c33', '#1a1b20'];
const YELLOW = '#f2c94c';
const CAT_EYES = {
  thinks: () =>
    path('M-8.4 0Q0-5 8.4 0Q0 8-8.4 0Z', YELLOW) +
    `<ellipse cx="-1.4" cy=".8" rx="2.2" ry="3.6" fill="#101014"/>` +
    line('M-9 0Q0-5.4 9 0', '#101014', 2.6),
  pleased: () => line('M-7.4 3Q0-6.6 7.4 3', YELLOW, 3.4),
  chagrined: (s) =>
    `<g transform="rotate(${s * 15})">${path('M-8-1Q0-3 8-1Q0 8-8-1Z', YELLOW)}<ellipse cx="2.4" cy="1.6" rx="2" ry="2.8" fill="#101014"/>${line('M-9-1Q0-3.4 9-1', '#101014', 2.6)}</g>`,
  surprised: () =>
    `<ellipse rx="8.6" ry="9.2" fill="${YELLOW}"/><ellipse rx="4.6" ry="6.4" fill="#101014"/><circle cx="-2" cy="-3" r="1.8" fill="#fff"/>`,
};
const CAT_MOUTHS = {
  thinks: line('M-7 3Q-3 6 0 1Q3 6 7 3', FUR[0], 2),
  pleased:
    path('M-8 1Q0 4 8 1Q6 11 0 11Q-6 11-8 1Z', MOUTH) +
    path('M-4 8Q0 4 4 8Q2 11 0 11Q-2 11-4 8Z', '#e06a78') +
    line('M-8.4 .6Q-3 4 0 0Q3 4 8.4 .6', FUR[0], 1.8),
  chagrined: line('M-6 7Q-3 2 0 4Q3 2 6 7', FUR[0], 2),
  surprised: line('M0 0V2', FUR[0], 1.8) + `<ellipse cy="6" rx="4" ry="5" fill="${MOUTH}"/>`,
};
const WHISKERS = { thinks: 0, pleased: -3, chagrined: 6, surprised: -2 };
export const CAT_PARTS =
  `<g id="cat-r"><path d="M-10-2C-2-20 8-26 14-27C17-16 16-4 12 10Z" fill="${FUR[0]}"/><path d="M-3-4C2-14 7-18 11-20C12-12 12-5 9 3Z" fill="${INK.rose}"/></g>` +
  `<g id="cat-h">${path('M0-28C18-28 29-16 30 0C31 16 16 28 0 28C-16 28-31 16-30 0C-29-16-18-28 0-28Z', FUR[0])}${path('M8-27C22-24 29-14 30 0C31 16 16 28 0 28C16 20 20-4 8-27Z', FUR[1])}</g>` +
  `<g id="cat-m">${path('M0-27C5-20 4-10 0-3C-4-10-5-20 0-27Z', INK.paper)}${path('M0 5C9 5 15 12 14 18C12 26 4 27 0 27C-4 27-12 26-14 18C-15 12-9 5 0 5Z', INK.paper)}${path('M3 5.4C10 6 15 12 14 18C12 26 4 27 0 27C7 22 8 12 3 5.4Z', '#ddd3c1')}</g>` +
  `<path id="cat-n" d="M-4 9Q0 7 4 9Q3 13 0 14Q-3 13-4 9Z" fill="${INK.rose}"/><g id="cat-w">WEAR</g>`;

export function cat(c, mood) {
  const m = held(c, mood);
  const [fx, fy] = [m.turn * 3, m.nod * 2.6];
  const ear = (s) =>
    `<g transform="translate(${s * 18} -18) scale(${s} 1) rotate(${{ ...EARS, chagrined: 28 }[mood]})">${use('cat-r')}</g>`;
  const w = WHISKERS[mood];
  return (
    ear(-1) +
    ear(1) +
    use('cat-h') +
    use('cat-m', fx, fy) +
    [-1, 1].map((s) => at(s * 12.6 + fx, -1 + fy, CAT_EYES[mood](s))).join('') +
    at(fx * 1.2, 14.4 + fy, CAT_MOUTHS[mood]) +
    use('cat-n', fx * 1.2, fy * 1.2) +
    at(fx, 14 + fy, line(`M-16 0L-32 ${w - 3}M-16 3L-31 ${4 + w}M16 0L32 ${w - 3}M16 3L31 ${4 + w}`, '#cfc6b6', 1.3)) +
    (mood === 'chagrined' ? use('_drop', -5, -7) : '')
  );
}

export const ANIMALS = [
  { key: 'fox', ground: INK.red, animal: 'fox', wear: WEAR.kimono(INK.night, '#101c39', INK.gold) },
  {
    key: 'cat',
    way: -1,
    ground: '#7fb0a3',
    animal: 'cat',
    wear:
      path(SHOULDERS, '#24252b') +
      half('#17181c') +
      line('M-15 33Q0 46 15 33', INK.red, 6) +
      `<circle cy="43" r="5" fill="${INK.gold}"/><path d="M-5 43H5M0 44V48" stroke="#8a6417" stroke-width="1.3"/>`,
  },
];
