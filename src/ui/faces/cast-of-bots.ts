/** The characters of the bots, animals dressed for an evening at cards, in the order of the bots' names. */
import { type Character, DARK } from './character.ts';
import { pearls, robe, scarf, waistcoat } from './clothes.ts';
import { type Shape, filled, oval, pair, stroke, strokes } from './shapes.ts';

const fox: Character = {
  room: '#3f6f73',
  coat: '#e0762f',
  head: [33, 18.5, 15.5],
  clothes: robe('#27456b', '#e9c46a'),
  behind: [
    pair('#c85f1f', 'M14 28 12.500 7c0-1.500 1.500-2 2.600-1L29 19z'),
    pair('#3a2024', 'M16.500 20 15.500 11l7 6.500z'),
  ],
  upon: [
    pair('#fff3e2', 'M13.600 34c5.400 1 13 3.500 18.500 14.500C22 49 14.500 43 13.600 34z'),
    filled('#fff3e2', 'M27 43l5-5 5 5-5 5.500z'),
  ],
  nose: [filled(DARK, oval(32, 41, 2.7, 2))],
  eyes: { x: 7.6, y: 33, size: 2.5 },
  mouth: 44.5,
  ink: DARK,
};

const owl: Character = {
  room: '#6d4c6f',
  coat: '#8b6a4c',
  head: [32, 18, 17.5],
  clothes: waistcoat('#54306a', '#d9a441'),
  behind: [pair('#6b4e36', 'M15 24 10.500 8.500c4.500 1 10.500 3.500 15 8z')],
  upon: [
    pair('#f3dfb8', oval(24, 32, 8.8, 9.3)),
    filled('#6b4e36', 'M32 16c2 5 2 9 0 13-2-4-2-8 0-13z'),
    filled('#f3dfb8', oval(32, 43, 7, 5)),
  ],
  nose: [filled('#e9a13b', 'M28.600 37.500h6.800L32 43.500z')],
  eyes: { x: 8, y: 32, size: 3.2 },
  mouth: 45.5,
  ink: DARK,
  worn: [strokes('#d9a441', 1.1, oval(24, 32, 7)), stroke('#d9a441', 1.1, 'M30.800 31q1.200-1 2.400 0')],
};

const rabbit: Character = {
  room: '#b2566a',
  coat: '#f4ebe2',
  head: [35, 16.5, 14.5],
  clothes: robe('#d0526b', '#fbe3c0'),
  behind: [
    pair('#f4ebe2', 'M27 24C20 20 17 7 20 2.500c1-1.500 3-1.500 4.200 0C28 7 30 17 29.500 23z'),
    pair('#eab4b4', 'M25.800 20.500C21.800 16 20.400 8 22 5.500c3 2.500 5 9.500 4.900 15z'),
  ],
  upon: [filled('#fffaf2', oval(32, 42.5, 8.5, 5.6))],
  nose: [filled('#d98a8f', 'M29.600 39h4.800L32 42z')],
  eyes: { x: 7.4, y: 34.5, size: 2.7 },
  mouth: 44,
  ink: '#4a2c32',
  worn: [...[0, 72, 144, 216, 288].map((turn) => petal(turn)), filled('#ffd166', oval(18, 24.5, 1.9))],
};

/** A petal of the flower at its ear. */
function petal(turn: number): Shape {
  const at = (turn * Math.PI) / 180;
  return filled('#e0546e', oval(18 + 3.3 * Math.sin(at), 24.5 - 3.3 * Math.cos(at), 2.6));
}

const wolf: Character = {
  room: '#33506e',
  coat: '#77838f',
  head: [33, 18, 15.5],
  clothes: scarf('#2d3644', '#b5413b'),
  behind: [
    pair('#5d6874', 'M14 27 14 7.500c0-1.500 1.500-1.700 2.500-.7L28.500 19z'),
    pair('#e8cfc6', 'M17 20 16.800 12l6.400 6z'),
  ],
  upon: [
    pair('#eef1f0', 'M14.200 35c5 0 11 2 17.900 13.500C22.500 49 15.500 44 14.200 35z'),
    filled('#eef1f0', 'M26 43l6-9 6 9-6 5.500z'),
    filled('#5d6874', 'M32 17.500c2.800 4 2.800 9 0 13-2.800-4-2.800-9 0-13z'),
  ],
  nose: [filled(DARK, oval(32, 40.5, 3, 2.2))],
  eyes: { x: 7.8, y: 32.5, size: 2.4 },
  mouth: 44.4,
  ink: DARK,
};

const cat: Character = {
  room: '#c79a4b',
  coat: '#3d3a46',
  head: [33.5, 17.5, 14.5],
  clothes: pearls('#7d2f4c'),
  behind: [
    pair('#3d3a46', 'M15.500 30 14.500 12c0-1.700 1.600-2.200 2.800-1L28 21z'),
    pair('#d78f96', 'M18 22.500 17.500 15.500l5.500 5z'),
  ],
  upon: [
    pair('#f7efe4', oval(28.2, 41.5, 5, 4.2)),
    filled('#f7efe4', oval(32, 44.3, 4, 3.4)),
    strokes('#cfc7c3', 0.8, 'M20 40 9.500 37.500M20 42.500 10 43.500'),
    pair('#f4d35e', oval(24.3, 33.2, 4.3, 4.1)),
  ],
  nose: [filled('#d98a8f', 'M30 38.600h4L32 41z')],
  eyes: { x: 7.7, y: 33.2, size: 2.7 },
  mouth: 42.6,
  ink: '#1c1a22',
};

const deer: Character = {
  room: '#5f7d4e',
  coat: '#b9814f',
  head: [34, 15, 16],
  clothes: pearls('#2f5d50'),
  behind: [
    strokes('#7b5636', 2.2, 'M25 20C20 15 20 9 22 4M21 12c-3-1-5-3-6-6'),
    pair('#a06d3f', 'M19 28C11 28 6 24 5.500 19.500c7-.5 13 1 16 4.500z'),
    pair('#f0cdb0', 'M17 26c-4-.5-7-2.500-8.500-5 4 .2 7 1.200 9.500 3z'),
  ],
  upon: [
    filled('#f7e6cf', oval(32, 44, 8.2, 6)),
    filled('#8f5f36', 'M32 18c3.500 3 4 7 0 12-4-5-3.500-9 0-12z'),
    pair('#f7e6cf', oval(27, 22, 1.1)),
    pair('#f7e6cf', oval(23.5, 25, 0.9)),
  ],
  nose: [filled(DARK, oval(32, 41, 3.1, 2.1))],
  eyes: { x: 8, y: 34, size: 2.9 },
  mouth: 45,
  ink: '#3a2418',
};

const tanuki: Character = {
  room: '#8a5a3c',
  coat: '#a08368',
  head: [33, 19, 15],
  clothes: robe('#3c6e56', '#f2b84b'),
  behind: [pair('#4d3a30', oval(17, 19, 6)), pair('#a08368', oval(17.5, 20, 3.2))],
  upon: [
    pair('#4d3a30', 'M31 30c-5-2.500-11-1.500-17.500 5.500 1 5 6.500 7.500 11 5.500 3.500-1.500 6-5.500 6.500-11z'),
    filled('#f3e6d0', 'M32 33c6 2 9 6.500 9 10 0 3.600-4 5.400-9 5.400s-9-1.800-9-5.400c0-3.500 3-8 9-10z'),
    filled('#f3e6d0', 'M24.500 23c3-3 5.500-1 7.500 2 2-3 4.500-5 7.500-2-2 2-4 4-7.500 9-3.500-5-5.500-7-7.500-9z'),
  ],
  nose: [filled(DARK, oval(32, 39.5, 3, 2.1))],
  eyes: { x: 8, y: 34.5, size: 2.5 },
  mouth: 43.3,
  ink: DARK,
  worn: [
    filled('#5f9e4a', 'M32 18.500c-2-7 2-12 8-12.500 1.500 6-2 11-8 12.500z'),
    stroke('#3f7a34', 0.9, 'M32.500 18q2-6 6-10'),
  ],
};

const crane: Character = {
  room: '#4a7f8f',
  coat: '#fbf7ee',
  head: [31, 15.5, 15],
  clothes: robe('#f2eee4', '#b5413b', '#2b2b33'),
  behind: [
    filled('#fbf7ee', 'M23 36h18v18c-6 3-12 3-18 0z'),
    pair('#2b2b33', 'M24.500 43c-1 4-3 6-6 8 4 2 9 2 13.500 0z'),
  ],
  upon: [
    filled('#cf3b3b', 'M21 20.500C23 15 41 15 43 20.500 40 25 24 25 21 20.500z'),
    pair('#2b2b33', 'M18.500 35c3 5 7 7 11 8-6 2-11-2-11-8z'),
  ],
  nose: [filled('#c9a24a', 'M28.4 32.5q3.600-2 7.200 0L32 40.5z'), filled('#a47f2d', 'M32 31.6v8.9l3.6-8z')],
  eyes: { x: 7.3, y: 29.5, size: 2.4 },
  mouth: 41.4,
  ink: DARK,
};

export const OF_BOTS: readonly Character[] = [fox, rabbit, crane, wolf, cat, deer, tanuki, owl];
