/**
 * The emblems of the shelf, 160 by 160 units: one idea each, told by its silhouette, without letters but the deck's own figures.
 * The page rounds their corners.
 */
import {
  backed,
  blank,
  chip,
  faced,
  figure,
  ground,
  inkOf,
  line,
  moon,
  path,
  place,
  sign,
  stack,
} from './emblem-shapes.mjs';
import { INK } from './inks.mjs';

export const EMBLEMS = {
  /* One card is left, and somebody says so. */
  'page-one': () =>
    ground(INK.crimson) +
    moon(72, 92, 56) +
    place(70, 96, faced('S', 62), -10) +
    path('M92 20H136Q148 20 148 32V56Q148 68 136 68H116L98 84L102 68H92Q80 68 80 56V32Q80 20 92 20Z', INK.paper) +
    figure('1', 106, 44, 30, INK.red, 190) +
    path('M124 30H133L131 49H126Z', INK.red) +
    `<circle cx="128.5" cy="56" r="3.6" fill="${INK.red}"/>`,

  /* The one card that waits face down in the middle. */
  'one-card': () =>
    ground('#1d1f25') +
    path('M71 0H89L150 96A70 48 0 0 1 10 96Z', '#2f323a') +
    `<ellipse cx="80" cy="98" rx="70" ry="46" fill="#3f434c"/><ellipse cx="80" cy="100" rx="52" ry="33" fill="#5a5e68"/>` +
    path('M72 0H88L92 10H68Z', INK.gold) +
    place(80, 90, backed(60), -4),

  /* The jack turns the suit. */
  'jack-change-it': () =>
    ground(INK.gold) +
    place(
      80,
      80,
      blank(74) +
        `<rect x="-37" y="-51.8" width="74" height="103.6" rx="6.6" fill="${INK.red}"/>` +
        path('M37-45.2V45.2A6.600 6.600 0 0 1 30.4 51.8H-30.4A6.600 6.600 0 0 1-37 45.2Z', INK.night) +
        figure('J', 1, 0, 58, INK.paper, 170) +
        sign('H', -21, -36, 21, INK.paper) +
        sign('S', 21, 36, 22, INK.paper),
      -8,
    ) +
    line('M92 14A67 67 0 0 1 142 62', INK.crimson, 8, ' stroke-linecap="round"') +
    path('M152 56L146 82L127 64Z', INK.crimson) +
    line('M68 146A67 67 0 0 1 18 98', INK.night, 8, ' stroke-linecap="round"') +
    path('M8 104L14 78L33 96Z', INK.night),

  /* Eights are wild: the four suits live in one. */
  'crazy-eights': () =>
    ground(INK.teal) +
    place(
      80,
      82,
      `<g fill="none" stroke="#0b4048"><circle cx="4" cy="-31" r="29" stroke-width="23"/><circle cx="4" cy="35" r="34" stroke-width="25"/></g><g fill="none" stroke="${INK.paper}"><circle cx="0" cy="-35" r="29" stroke-width="23"/><circle cx="0" cy="31" r="34" stroke-width="25"/></g>` +
        sign('H', 0, -34, 24, '#ff7466') +
        sign('C', 0, 30, 31, INK.gold),
      10,
    ) +
    sign('D', 24, 132, 34, '#ff7466') +
    sign('S', 137, 28, 36, INK.gold),

  /* Four rows that grow from the sevens. */
  'fan-tan': () =>
    ground('#0f4c3a') +
    `<rect x="68" width="24" height="160" fill="#1d7454"/>` +
    [
      ['S', -2, 1],
      ['H', -1, 3],
      ['C', -3, 2],
      ['D', 0, 1],
    ]
      .map(([suit, from, to], row) => {
        const y = 23 + row * 38;
        const cards = [];
        for (let i = from; i <= to; i += 1)
          cards.push(
            place(
              80 + i * 21,
              y,
              i === 0
                ? blank(20, 31) + figure('7', 0, -6, 13, inkOf(suit), 170) + sign(suit, 0, 8, 11)
                : blank(18, 27) + sign(suit, 0, 0, 12),
            ),
          );
        return cards.join('');
      })
      .join(''),

  /* Four pay cards, and what lies on them. */
  newmarket: () =>
    ground('#6b3f2a') +
    `<path d="M0 118H160V160H0Z" fill="#55301f"/>` +
    [
      ['H', 'A'],
      ['C', 'K'],
      ['D', 'Q'],
      ['S', 'J'],
    ]
      .map(([suit, rank], i) => place(25 + i * 36.6, 66, faced(suit, 33, rank)))
      .join('') +
    [3, 1, 4, 2].map((count, i) => stack(25 + i * 36.6, 128, count, 27, INK.gold, '#b07f22')).join(''),

  /* A king chooses among contracts: the crown over four suits. */
  trex: () =>
    ground('#4b2a63') +
    path('M22 102L14 42L50 70L80 22L110 70L146 42L138 102Z', INK.gold) +
    path('M80 22L110 70L146 42L138 102H80Z', '#c98f27') +
    `<rect x="22" y="104" width="116" height="14" rx="3" fill="${INK.gold}"/><path d="M80 104h55a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H80Z" fill="#c98f27"/>` +
    `<g fill="${INK.paper}"><circle cx="14" cy="40" r="7"/><circle cx="80" cy="20" r="8"/><circle cx="146" cy="40" r="7"/></g>` +
    sign('H', 43, 88, 20, INK.crimson) +
    sign('S', 80, 80, 26, '#2d163e') +
    sign('D', 117, 88, 20, INK.crimson) +
    ['S', 'H', 'C', 'D']
      .map((suit, i) => sign(suit, 32 + i * 32, 140, 22, 'HD'.includes(suit) ? '#ff7d6b' : INK.paper))
      .join(''),

  /* Sixteen, the sun over the farm. */
  farmer: () =>
    ground('#f0cf7a') +
    chip(80, 62, 44, INK.red) +
    `<circle cx="80" cy="62" r="31" fill="${INK.paper}"/>` +
    figure('1', 68, 62, 34, INK.red, 180) +
    figure('6', 91, 62, 34, INK.red, 180) +
    path('M0 104Q80 82 160 104V160H0Z', '#2f7d4f') +
    path(
      'M0 122C40 108 70 100 84 94L88 94C76 104 40 124 0 146ZM34 160C60 136 80 112 88 94L93 94C92 116 84 140 74 160ZM112 160C112 136 106 112 95 94L99 95C118 112 138 134 150 160ZM160 134C140 118 116 104 101 95L106 96C128 102 146 110 160 116Z',
      '#14603f',
    ),

  /* Twelve cards against twelve. */
  piquet: () =>
    ground(INK.rose) +
    Array.from({ length: 12 }, (_, i) =>
      place(
        80,
        -34,
        `<rect x="-12" y="53" width="24" height="34" rx="2.5" fill="${INK.paper}"/><rect x="-10" y="55" width="20" height="30" rx="1.5" fill="${INK.night}"/><path d="M-5 61L5 79M5 61L-5 79M-7 70H7" stroke="${INK.dusk}" stroke-width="1.8"/>`,
        (i - 5.5) * -10.5,
      ),
    ).join('') +
    Array.from({ length: 12 }, (_, i) =>
      place(
        80,
        186,
        `<rect x="-24" y="-108" width="48" height="92" rx="4" fill="#5c1522" fill-opacity=".4"/><rect x="-22" y="-109" width="46" height="92" rx="4" fill="${INK.paper}"/>` +
          sign('SHCD'[Math.floor(i / 3)], -14, -96, 15),
        (i - 5.5) * 10,
      ),
    ).join(''),

  /* Two of many are the same. */
  concentration: () =>
    ground(INK.lagoon) +
    Array.from({ length: 16 }, (_, i) => {
      const [x, y] = [25 + (i % 4) * 36.6, 25 + Math.floor(i / 4) * 36.6];
      return i === 6 || i === 9
        ? place(x, y, blank(34, 34) + sign('H', 0, 0, 24), i === 6 ? 7 : -6)
        : place(
            x,
            y,
            `<rect x="-15" y="-14" width="30" height="31" rx="4" fill="#0b3f47"/><rect x="-15" y="-15" width="30" height="30" rx="4" fill="${INK.teal}"/><path d="M-9 0H9M-4.500-7.800L4.500 7.800M4.500-7.800L-4.500 7.8" stroke="#5fa9ab" stroke-width="2" stroke-linecap="round"/>`,
          );
    }).join(''),

  /* A knock ends it. */
  tonk: () =>
    ground('#1f2126') +
    `<g fill="none" stroke="${INK.gold}" stroke-width="7" stroke-linecap="round"><path d="M34 128A64 26 0 0 0 126 128"/><path d="M12 124A86 44 0 0 0 148 124" opacity=".6"/></g><path d="M20 84L8 78M140 84L152 78M30 60L20 50M130 60L140 50" stroke="${INK.gold}" stroke-width="6" stroke-linecap="round"/>` +
    path('M52-6H108V46H52Z', INK.red) +
    path('M80-6H108V46H80Z', INK.crimson) +
    `<rect x="48" y="36" width="64" height="16" rx="4" fill="${INK.paper}"/>` +
    path('M50 52H110L118 84V104Q118 112 110 112H50Q42 112 42 104V84Z', '#d99b68') +
    path('M86 52H110L118 84V104Q118 112 110 112H90Z', '#b5763f') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${43 + i * 18.8}" y="${i === 0 || i === 3 ? 88 : 91}" width="17.6" height="32" rx="8" fill="${i > 1 ? '#c4874f' : '#e6ae7d'}"/>`,
      )
      .join('') +
    path('M36 76Q38 64 50 70L78 86Q86 92 80 98Q74 102 66 98L42 94Q34 90 36 76Z', '#f0bd8e'),

  /* Runs and sets before you. */
  'five-hundred-rummy': () =>
    ground(INK.indigo) +
    path('M0 0H160V62Q80 78 0 62Z', INK.night) +
    ['5', '0', '0'].map((each, i) => figure(each, 47 + i * 33, 34, 40, INK.gold, 180)).join('') +
    [
      ['H5', 'H6', 'H7'],
      ['SK', 'DK', 'CK'],
    ]
      .map((meld, m) =>
        meld
          .map(([suit, rank], i) =>
            place(
              46 + m * 70,
              206,
              `<rect x="-20" y="-118" width="36" height="54" rx="3.5" fill="#0b1530" fill-opacity=".45"/><rect x="-17" y="-119" width="36" height="54" rx="3.5" fill="${INK.paper}"/>` +
                figure(rank, -8, -106, 17, inkOf(suit), 170) +
                sign(suit, -8, -87, 14),
              (i - 1.1) * 9.5,
            ),
          )
          .join(''),
      )
      .join(''),

  /* Five of one suit: a blossom. */
  'fifty-one': () =>
    ground('#f2d3cc') +
    Array.from({ length: 5 }, (_, i) =>
      place(
        80,
        84,
        `<rect x="-20" y="-74" width="40" height="62" rx="5" fill="#b98a84" fill-opacity=".5"/><rect x="-21" y="-76" width="42" height="62" rx="5" fill="${INK.paper}"/>`,
        i * 72,
      ),
    ).join('') +
    Array.from({ length: 5 }, (_, i) => place(80, 84, sign('H', 0, -49, 38), i * 72)).join('') +
    `<circle cx="80" cy="84" r="27" fill="${INK.crimson}"/>` +
    figure('5', 70.5, 84, 26, INK.gold, 170) +
    figure('1', 90.5, 84, 26, INK.gold, 170),
};
