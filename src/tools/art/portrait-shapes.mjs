/** What portraits are drawn with: paths, lines, faces, skins and clothes. All lies about the middle of a head, the eyes on y = 0. */
import { INK } from './inks.mjs';

/** Skins: light and shade. */
export const SKIN = {
  rice: ['#f7dfc4', '#e3b596'],
  wheat: ['#f0c9a0', '#d39d73'],
  honey: ['#dfaa78', '#ba7d50'],
  clay: ['#bb7d50', '#905735'],
  umber: ['#8d5737', '#673a26'],
  ebony: ['#67402e', '#472a20'],
};
export const MOUTH = '#5a1420';

/** Mirrored about x = 0. */
export const both = (a) => `<path ${a}/><path transform="scale(-1 1)" ${a}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d, ink, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const at = (x, y, inner, more = '') =>
  `<g transform="translate(${+x.toFixed(2)} ${+y.toFixed(2)})${more}">${inner}</g>`;

/** The oval of a face: half widths of cheek, jaw and chin, and where the chin ends; the eyes lie on y = 0. */
export const oval = ({ cheek = 21, jaw = 17, chin = 9, low = 28, top = -31 }) => {
  const half = (s) => [
    `${13 * s} ${top}`,
    `${cheek * s} -23`,
    `${cheek * s} -6`,
    `${cheek * s} 5`,
    `${(jaw + 1.5) * s} 10`,
    `${jaw * s} 15`,
    `${(jaw - 3) * s} 22`,
    `${chin * s} ${low}`,
    `0 ${low}`,
  ];
  const [a, b, c, d, e, f, g, h, i] = half(1);
  const [A, B, C, D, E, F, G, H] = half(-1);
  return `M0 ${top}C${a} ${b} ${c}C${d} ${e} ${f}C${g} ${h} ${i}C${H} ${G} ${F}C${E} ${D} ${C}C${B} ${A} 0 ${top}Z`;
};

/** The side of the nose that lies in shade, and the nostril. */
export const NOSES = {
  straight: 'M1-3C1 3 3 7 5.4 10.2C6.2 12-2.8 12.8-4 10.6C-1 11-1.4 4 1-3Z',
  button: 'M1.2 3C1.6 6 4.4 7.2 4.6 9.4C4.6 11.8-3.4 11.8-3.6 9.4C-1.4 10 .2 7 1.2 3Z',
  hooked: 'M0-4C4-1 4 5 6.4 11C6.6 13.6-2.6 13.8-4.4 11C0 11.6-.6 2 0-4Z',
  broad: 'M1-1C1.6 4 6 7.4 6.8 10C6.8 12.8-5.6 12.8-5.8 10C-1.6 10.6-.8 5 1-1Z',
  long: 'M.6-5C1.6 2 3.4 9 5.6 12.4C6 14.2-3 14.6-4.2 12.6C-.6 12.8-1.2 4 .6-5Z',
  bulb: 'M.8-4C1.4 2 2 5 5 7.4C9 10 8 15.4 2 15.4C-4 16-8.4 14-7 10C-5 12-1.6 8 .8-4Z',
};

/* Clothes; the disc cuts them. */
export const SHOULDERS = 'M-44 64C-42 42-24 37-11 32L11 32C24 37 42 42 44 64Z';
export const half = (ink) => path('M2 30L11 32C24 37 42 42 44 64H2Z', ink);
export const WEAR = {
  kimono: (a, b, band, pattern = '') =>
    path(SHOULDERS, a) +
    half(b) +
    pattern +
    path('M-13 30L-7.4 28L3 48L-2 56L-12 42Z', INK.paper) +
    path('M13 30L8 28L-8 58H2Z', INK.paper) +
    path('M-17 33L-11 30L0 53L-3 60Z', band) +
    path('M17 33L11 30L-12 62H0Z', band),
  crew: (a, b, trim) => path(SHOULDERS, a) + half(b) + line('M-12 33Q0 45 12 33', trim, 4.4),
  shirt: (a, b, c) =>
    path(SHOULDERS, a) + half(b) + path('M-13 30L0 46L-9 50L-17 35Z', c) + path('M13 30L0 46L9 50L17 35Z', c),
  coat: (a, b, inner, tie) =>
    path(SHOULDERS, a) +
    half(b) +
    path('M-12 31L0 60L12 31Z', inner) +
    path('M-13 30L-3.4 44L-9 47L-16 34Z', INK.paper) +
    path('M13 30L3.4 44L9 47L16 34Z', '#e5dccb') +
    tie,
  roll: (a, b, c) =>
    path(SHOULDERS, a) +
    half(b) +
    path('M-13 27Q0 34 13 27L15 37Q0 46-15 37Z', c) +
    line('M-13.6 32Q0 39.5 13.6 32', b, 1.2),
  shawl: (a, b, edge) =>
    path(SHOULDERS, a) + half(b) + line('M-22 38Q-8 46 2 64', edge, 2.4) + line('M22 38Q10 46 4 64', edge, 2.4),
};

export const glasses = (ink, r = 7.4, glass = '.16') =>
  `<g fill="#fff" fill-opacity="${glass}" stroke="${ink}" stroke-width="1.7"><circle cx="-9.6" cy=".6" r="${r}"/><circle cx="9.6" cy=".6" r="${r}"/></g>` +
  line('M-2.4-.6Q0-2 2.4-.6', ink, 1.7);
