/** Three of the cast who are neither young nor handsome. */
import { SKIN, WEAR, SHOULDERS, glasses, half, line, path } from './portrait-shapes.mjs';
import { INK } from './inks.mjs';

const CAP = ['#efe3cb', '#d0c1a4', '#bfae8d']; // light enough to stand against paper, dark enough to be no paper

export const PLAIN = [
  {
    key: 'baker',
    ground: '#a9652f',
    skin: 'honey',
    face: { cheek: 24.5, jaw: 23, chin: 16, low: 31 },
    nose: 'bulb',
    brow: ['#3a2a22', 2.4],
    ears: true,
    ruddy: true,
    bags: true,
    front: path('M-24 2C-27-10-25-18-22-20L-20-8ZM24 2C27-10 25-18 22-20L20-8Z', '#3a2a22'),
    hat:
      path('M-24-14C-36-20-31-37-16-34C-10-41 10-41 16-34C31-37 36-20 24-14Z', CAP[0]) +
      path('M8-38.6C12-37.6 14-36 16-34C31-37 36-20 24-14H10C18-22 17-31 8-38.6Z', CAP[1]) +
      path('M-25-19Q0-26 25-19L24-10Q0-17-24-10Z', CAP[1]) +
      path('M6-22.2Q16-21.6 25-19L24-10Q14-13 6-13.6Z', CAP[2]) +
      line('M-12-24Q-15-28-13-31M2-25Q1-30 3-34', CAP[2], 1.5),
    over: line('M-12 33Q0 38.600 12 33', SKIN.honey[1], 2),
    wear:
      path(SHOULDERS, '#f1e9da') +
      half('#d8ccb6') +
      path('M-12 32Q0 44 12 32L18 40Q0 56-18 40Z', INK.red) +
      path('M2 38Q8 37 12 32L18 40Q10 48 2 48Z', INK.crimson),
  },
  {
    key: 'clerk',
    way: -1,
    ground: '#6a7c8c',
    skin: 'rice',
    face: { cheek: 18.5, jaw: 14.5, chin: 6, low: 24, top: -37 },
    nose: 'bulb',
    brow: ['#8a7355', 1.8],
    age: true,
    bags: true,
    shine: true,
    back:
      path('M-16-8C-34-18-36 12-17 11Z', SKIN.rice[1]) +
      path('M16-8C34-18 36 12 17 11Z', SKIN.rice[1]) +
      line('M-21-3Q-27-4-26 3M21-3Q27-4 26 3', '#c08d6b', 1.6),
    front:
      path('M-19 5C-23-4-22-15-18-20C-17-14-17-6-17 3Z', '#8a7355') +
      path('M19 5C23-4 22-15 18-20C17-14 17-6 17 3Z', '#6e5a40') +
      line('M-18-20C-12-36 6-39 15-30M-18-17C-12-31 6-36 16-26M-17-23C-12-38 4-41 12-34', '#8a7355', 1.7),
    over: glasses('#3a2c22', 7.8, '.3') + line('M-17.4-1.600L-21-3M17.400-1.600L21-3', '#3a2c22', 1.7),
    wear: WEAR.coat('#6f6a5c', '#56513f', '#cfd6d2', path('M-3 46L3 46L5 62H-5Z', '#4f6b57')),
  },
  {
    key: 'neighbour',
    ground: '#94607a',
    skin: 'clay',
    face: { cheek: 23.5, jaw: 21.5, chin: 14, low: 30 },
    nose: 'broad',
    brow: ['#3b2a26', 2],
    age: true,
    bags: true,
    mole: [-12, 14],
    back: path('M-25 8C-32-12-24-36 0-36C24-36 32-12 25 8Z', '#5b4a45'),
    front:
      path('M-24 6C-29-20-18-35 0-35C18-35 29-20 24 6C23-6 18-15 0-19C-18-15-23-6-24 6Z', '#6f5c55') +
      path('M0-19C18-15 23-6 24 6C29-20 18-35 0-35C12-31 14-24 8-17.200Z', '#54443f'),
    top: [
      [-19, -17, -58],
      [-11, -27, -28],
      [1, -31, 2],
      [13, -27, 32],
      [20, -16, 60],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-6" y="-4.5" width="12" height="9" rx="4" fill="#e7a3a0"/><path d="M-6 0A4 4.500 0 0 0-2 4.500H2A4 4.500 0 0 0 6 0Z" fill="#c77d80"/><path d="M-3-4.200V4.200M0-4.500V4.500M3-4.200V4.200" stroke="#b4696f" stroke-width="1"/></g>`,
      )
      .join(''),
    over: line('M-10 32.500Q0 36.500 10 32.500', SKIN.clay[1], 1.8),
    wear:
      path(SHOULDERS, '#5f7f86') +
      half('#4a666d') +
      path('M-16 34L0 56L16 34L12 31H-12Z', SKIN.clay[0]) +
      path('M2 32L12 31L16 34L2 53Z', SKIN.clay[1]) +
      line('M-18 35L0 58L18 35', '#e9dfcc', 3.4),
  },
];
