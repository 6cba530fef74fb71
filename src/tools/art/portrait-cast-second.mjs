/** The next seven of the cast. */
import { INK } from './inks.mjs';
import { SHOULDERS, SKIN, WEAR, at, glasses, half, line, path } from './portrait-shapes.mjs';

export const SECOND = [
  {
    key: 'professor',
    ground: '#5a6b3a',
    skin: 'wheat',
    face: { cheek: 20.5, jaw: 16.5, chin: 10, low: 29, top: -35 },
    nose: 'long',
    brow: ['#8b8377', 3],
    ears: true,
    beard: 'walrus',
    beardInk: ['#d3ccbf', '#a9a193'],
    shine: true,
    front:
      path('M-22 8C-29 2-29-14-22-18C-20-14-20-4-20 4Z', '#d3ccbf') +
      path('M22 8C29 2 29-14 22-18C20-14 20-4 20 4Z', '#a9a193'),
    over: glasses(INK.charcoal, 7.4),
    wear: WEAR.coat('#6b4b30', '#523822', '#7e2233', path('M-3 46L3 46L4 62H-4Z', INK.gold)),
  },
  {
    key: 'aunt',
    ground: '#6a5a94',
    skin: 'honey',
    face: { cheek: 19.5, jaw: 16.5, chin: 8.5, low: 27 },
    nose: 'straight',
    brow: ['#2d1c14', 2.9],
    lips: '#a83a3c',
    lashes: true,
    back: path('M-30 40C-34-10-26-39 0-39C26-39 34-10 30 40Z', INK.teal),
    front:
      path(
        'M0-39C-27-39-32-8-27 30C-20 38-8 42 0 42C8 42 20 38 27 30C32-8 27-39 0-39ZM0-25C14-25 19-13 19-2C19 12 12 26 0 27C-12 26-19 12-19-2C-19-13-14-25 0-25Z',
        INK.lagoon,
        ' fill-rule="evenodd"',
      ) +
      path(
        'M4-38.8C27-37 32-8 27 30C20 38 8 42 0 42C8 38 10 34 0 27C12 26 19 12 19-2C19-13 14-25 0-25C6-28 8-34 4-38.8Z',
        INK.teal,
      ) +
      line('M-13-30C-22-22-24-8-23 8M-7-34C-12-32-16-28-18-24', '#8cc5c4', 1.6),
    wear: WEAR.shawl('#7b2f4a', '#5d2138', INK.gold),
  },
  {
    key: 'uncle',
    ground: INK.night,
    skin: 'honey',
    face: { cheek: 21.5, jaw: 19, chin: 12, low: 29 },
    nose: 'hooked',
    brow: ['#1f1a18', 4.2],
    ears: true,
    beard: 'thick',
    beardInk: ['#2a2320', '#171311'],
    front:
      path('M-22 0C-28-26-12-38 4-37C20-37 28-22 22 0C21-9 19-15 17-19C6-17-4-20-10-24C-13-19-20-12-22 0Z', '#4a4644') +
      path(
        'M-20-12C-20-28-8-35 6-34C-4-30-8-27-10-24C-13-19-18-16-20-12ZM20-10C22-22 18-31 10-35C14-29 16-24 17-19Z',
        '#9b958c',
      ),
    wear: WEAR.shirt('#e6dcc8', '#c9bda5', '#f5efe3') + path('M-7 32L0 44L7 32Z', SKIN.honey[1]),
  },
  {
    key: 'redhead',
    way: -1,
    ground: INK.teal,
    skin: 'rice',
    face: { cheek: 20.5, jaw: 16, chin: 8, low: 26 },
    nose: 'button',
    brow: ['#a2461f', 2.5],
    iris: '#2d6a4a',
    freckles: true,
    ears: true,
    back:
      path('M-23 0C-36 8-36 30-28 46C-24 44-20 40-20 36C-26 28-26 14-18 6Z', '#a8441d') +
      path('M23 0C36 8 36 30 28 46C24 44 20 40 20 36C26 28 26 14 18 6Z', '#8a3516') +
      line('M-30 18L-23 24M-30 28L-23 32', '#cf6a36', 2) +
      `<rect x="-29" y="36" width="8" height="4.6" rx="2" fill="${INK.gold}"/><rect x="21" y="36" width="8" height="4.6" rx="2" fill="${INK.gold}"/>`,
    front:
      path(
        'M-22.4 6C-29-24-14-36 0-36C14-36 29-24 22.4 6C22-6 18-14 8-20C4-15-16-12-19-4C-21 0-22 4-22.4 6Z',
        '#c65b2a',
      ) +
      path('M8-20C18-14 22-6 22.4 6C29-24 14-36 0-36C12-32 15-26 8-20Z', '#a8441d') +
      line('M-17-22C-14-28-8-32-2-32', '#e58a53', 2),
    wear: WEAR.crew('#e9dfcc', '#cfc3ab', INK.red) + line('M-36 50Q0 62 36 50', INK.red, 4),
  },
  {
    key: 'skater',
    ground: INK.dusk,
    skin: 'clay',
    face: { cheek: 19.5, jaw: 15.5, chin: 9, low: 28 },
    nose: 'straight',
    brow: [INK.black, 3.2],
    ears: true,
    front:
      path(
        'M-21 0C-30-8-28-22-22-25C-24-35-12-41-6-37C-2-44 12-43 14-37C24-38 28-26 24-22C29-14 26-4 21 0C21-8 19-12 16-15C12-11 8-13 6-16C2-11-4-12-6-16C-9-11-15-11-17-14C-19-10-21-6-21 0Z',
        '#241a1a',
      ) + line('M-20-20C-16-18-16-26-12-25C-8-24-8-32-3-31M6-33C10-36 14-31 12-28', '#5b4340', 2.2),
    top:
      line('M-23 2C-29-42 29-42 23 2', INK.paper, 3.4) +
      `<rect x="-28" y="-5" width="9" height="17" rx="4.4" fill="${INK.red}"/><rect x="19" y="-5" width="9" height="17" rx="4.4" fill="${INK.crimson}"/>`,
    wear:
      path(SHOULDERS, INK.gold) +
      half('#c98f27') +
      path('M-20 36C-16 24 16 24 20 36C14 48-14 48-20 36Z', '#c98f27') +
      path('M-12 32Q0 46 12 32L8 44Q0 52-8 44Z', '#8f6416') +
      line('M-7 44V56M7 44V54', INK.paper, 1.8),
  },
  {
    key: 'dancer',
    ground: '#7a2f55',
    skin: 'clay',
    face: { cheek: 20, jaw: 15.5, chin: 7.5, low: 28 },
    nose: 'straight',
    brow: ['#1d1214', 3],
    lips: INK.red,
    lashes: true,
    back: path('M-24-4C-34 10-34 34-26 52C-10 40-14 10-16 0ZM24-4C32 8 34 30 27 50C14 40 15 10 16 0Z', '#231718'),
    front:
      path(
        'M-22 10C-30-22-14-37 2-37C20-37 29-20 22 10C22-4 18-14 12-22C2-12-14-10-18-2C-20 2-21 6-22 10Z',
        '#231718',
      ) + line('M-18-10C-18-22-8-30 2-31M-22 18C-25 28-25 36-23 44', '#5a3a3a', 2.2),
    top: at(
      18,
      -20,
      Array.from(
        { length: 5 },
        (_, i) =>
          `<ellipse cy="-6" rx="4.6" ry="6.4" fill="${i % 2 ? '#a5182a' : INK.red}" transform="rotate(${i * 72 + 12})"/>`,
      ).join('') + `<circle r="3.2" fill="${INK.gold}"/>`,
    ),
    jewel: `<path d="M-20.5 12L-18 19L-23 19ZM20.5 12L18 19L23 19Z" fill="${INK.gold}"/>`,
    wear:
      path(SHOULDERS, INK.paper) +
      half('#dcd2be') +
      path('M-24 38Q0 64 24 38L11 32H-11Z', SKIN.clay[0]) +
      path('M2 32L11 32L24 38Q14 50 2 51Z', SKIN.clay[1]) +
      line('M-26 40Q0 64 26 40', INK.red, 3),
  },
  {
    key: 'doctor',
    way: -1,
    ground: INK.slate,
    skin: 'clay',
    face: { cheek: 21, jaw: 18, chin: 11, low: 28 },
    nose: 'hooked',
    brow: ['#1b1618', 3.6],
    beard: 'full',
    beardInk: ['#2b2426', '#1a1517'],
    lips: '#b8604e',
    front:
      path('M-24 2C-32-24-20-41 2-41C24-41 32-24 24 2C23-8 16-18 0-24C-16-18-23-8-24 2Z', INK.gold) +
      path('M4-41C24-40 32-24 24 2C23-8 16-18 0-24C14-28 14-36 4-41Z', '#c48c25') +
      line(
        'M0-24C-12-26-22-20-26-12M0-24C-10-32-20-32-26-24M0-24C-6-34-13-37-18-36M0-24C10-30 20-30 26-22M0-24C6-33 12-36 17-36',
        '#a87418',
        1.5,
      ) +
      path('M-5-22L0-29L5-22L0-18Z', '#f6d483'),
    wear: WEAR.shirt('#d9e1e0', '#b4c1c1', INK.paper),
  },
];
