/** The characters of people, animals dressed for an evening at cards. */
import { type Character, DARK } from './character.ts';
import { jersey, robe, scarf, waistcoat } from './clothes.ts';
import { filled, oval, pair } from './shapes.ts';

const bear: Character = {
  room: '#4f6b3f',
  coat: '#7a4f33',
  head: [33, 18, 15.5],
  clothes: jersey('#c8963e', '#a8762b'),
  behind: [pair('#7a4f33', oval(17, 19.5, 6.4)), pair('#c99a77', oval(17.3, 20, 3.5))],
  upon: [filled('#dfbd98', oval(32, 41.5, 9, 6.8))],
  nose: [filled(DARK, oval(32, 38.5, 3.6, 2.5))],
  eyes: { x: 8, y: 31.5, size: 2.5 },
  mouth: 42.8,
  ink: DARK,
};

const frog: Character = {
  room: '#d3b04a',
  coat: '#7fae4a',
  head: [36, 19.5, 13],
  clothes: waistcoat('#2d4a63', '#c8453c'),
  behind: [pair('#7fae4a', oval(22, 24, 7.2))],
  upon: [
    filled('#d9e6a5', 'M14 41c5 5.500 31 5.500 36 0-2 5-9 8-18 8s-16-3-18-8z'),
    pair('#f9f4df', oval(22, 23.5, 5.2)),
  ],
  nose: [pair('#4f7a2c', oval(30.3, 35, 0.8))],
  eyes: { x: 10, y: 23.5, size: 3 },
  mouth: 39,
  ink: '#2f4a1c',
};

const panda: Character = {
  room: '#9a4a4a',
  coat: '#faf5ea',
  head: [33, 18.5, 16],
  clothes: jersey('#3e7d77', '#2f625d'),
  behind: [pair('#2c2a31', oval(16.5, 19, 6.4))],
  upon: [
    pair('#2c2a31', 'M28.500 29.500c1.500 4-1 9-5.500 10-4 .8-6-3-4-7 2-4 8-6.500 9.500-3z'),
    pair('#faf5ea', oval(24, 33.5, 3.1)),
  ],
  nose: [filled('#2c2a31', oval(32, 39.5, 2.8, 1.9))],
  eyes: { x: 8, y: 33.5, size: 2.3 },
  mouth: 43,
  ink: '#2c2a31',
};

const shiba: Character = {
  room: '#5a6f9a',
  coat: '#d99a4e',
  head: [33.5, 18.5, 15.5],
  clothes: scarf('#40352f', '#3f8f7a'),
  behind: [
    pair('#c2823a', 'M15 28 15.500 11c0-1.500 1.600-2 2.700-1L28 20z'),
    pair('#f2d3b0', 'M18 20.500l.3-6.500 4.700 5z'),
  ],
  upon: [
    filled(
      '#fff4e1',
      'M14.500 37c4-3 9-1 12.500 1 2-3 8-3 10 0 3.500-2 8.500-4 12.500-1-1.500 7.500-8.500 12-17.500 12s-16-4.500-17.500-12z',
    ),
    pair('#fff4e1', oval(24.5, 28, 2.3, 1.5)),
  ],
  nose: [filled(DARK, oval(32, 38.8, 2.8, 2))],
  eyes: { x: 7.6, y: 33, size: 2.4 },
  mouth: 42.8,
  ink: DARK,
};

const monkey: Character = {
  room: '#3f7f6b',
  coat: '#8c5a3c',
  head: [31.5, 16.5, 16.5],
  clothes: robe('#a43f3f', '#f0d9a8', '#29333f'),
  behind: [pair('#8c5a3c', oval(14, 32, 6)), pair('#ecbf98', oval(14.5, 32, 3.8))],
  upon: [
    filled(
      '#ecbf98',
      'M32 26c3-5 12-5 13 3 .6 4-1.500 6-2.500 7.500 1.500 6-4 11-10.500 11s-12-5-10.500-11C20.500 35 18.400 33 19 29c1-8 10-8 13-3z',
    ),
  ],
  nose: [pair('#9a5f45', oval(30.7, 37.5, 0.9, 0.7))],
  eyes: { x: 6.7, y: 31, size: 2.5 },
  mouth: 41.3,
  ink: '#4a2a1c',
};

const penguin: Character = {
  room: '#7fa3b8',
  coat: '#2b3447',
  head: [32.5, 17, 16.5],
  clothes: scarf('#2b3447', '#e0a93b'),
  behind: [],
  upon: [filled('#fbf7ee', 'M32 28c4-7 14-5.500 14 4 0 9-6 16-14 16s-14-7-14-16c0-9.500 10-11 14-4z')],
  nose: [filled('#ee9a36', 'M27 37.500q5-3.500 10 0L32 43z')],
  eyes: { x: 7, y: 32, size: 2.6 },
  mouth: 44.5,
  ink: '#2b3447',
};

const tiger: Character = {
  room: '#355b4a',
  coat: '#eda23c',
  head: [33, 18.5, 15.5],
  clothes: waistcoat('#6e2438', '#2b2b33'),
  behind: [pair('#eda23c', oval(17, 20, 6)), pair('#fff0d8', oval(17.3, 20.5, 3.2))],
  upon: [
    filled(DARK, 'M30.500 17.500h3l-1.500 8z'),
    pair(DARK, 'M24.500 18.500l3.500 6.500-1.200.7-4.800-5.700z'),
    pair(DARK, 'M13.800 32l6 1.500-5.800 1.200zM14.500 38l6-.6-5 3.200z'),
    pair('#fff3de', oval(28, 42, 5.4, 4.8)),
    filled('#fff3de', oval(32, 44.8, 4.6, 3.8)),
    pair('#fff3de', oval(24.5, 28, 3, 1.7)),
  ],
  nose: [filled('#c96b6b', 'M29 38h6l-3 3.200z')],
  eyes: { x: 7.8, y: 32.8, size: 2.5 },
  mouth: 43,
  ink: DARK,
};

const sheep: Character = {
  room: '#7a6aa0',
  coat: '#f0d8bd',
  head: [35, 13, 14.5],
  clothes: jersey('#4a5f8f', '#3a4c75'),
  behind: [
    ...[
      [14, 33],
      [13.5, 25],
      [18, 18.5],
      [25, 14.5],
      [32, 13],
      [17, 41],
    ].map(([x = 0, y = 0]) => pair('#fbf6ec', oval(x, y, 6.6))),
    pair('#d9b795', 'M20 32C13 30 9 32 6.500 36.500c5 3 10 2.500 14-.5z'),
  ],
  upon: [
    ...[
      [24, 21.5],
      [32, 19.5],
    ].map(([x = 0, y = 0]) => pair('#fbf6ec', oval(x, y, 5))),
  ],
  nose: [filled('#b5736b', 'M29.500 40.500h5L32 43z')],
  eyes: { x: 6.6, y: 34, size: 2.4 },
  mouth: 44.4,
  ink: '#4a2f2a',
};

export const OF_PEOPLE: readonly Character[] = [bear, frog, panda, shiba, monkey, penguin, tiger, sheep];
