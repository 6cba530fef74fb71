import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Sound } from '../src/games/face/game-face.ts';
import { TAKES } from '../src/felt/sound/sounds.ts';
import takes from '../src/felt/sound/takes.json' with { type: 'json' };

const SOUNDS: Readonly<Record<Sound, true>> = {
  card: true,
  slide: true,
  riffle: true,
  draw: true,
  knock: true,
  call: true,
  penalty: true,
  chip: true,
  win: true,
  loss: true,
  joker: true,
  turn: true,
  refuse: true,
  flash: true,
  groan: true,
  sigh: true,
};
const HEADER_BYTES = 44;

test('every sound lies in the file, and none in another', () => {
  const names = Object.keys(SOUNDS).flatMap((sound) => {
    const count = Object.entries(TAKES).find(([name]) => name === sound)?.[1];
    return count === undefined ? [sound] : Array.from({ length: count }, (_, i) => `${sound}-${String(i + 1)}`);
  });
  expect(Object.keys(takes).sort()).toEqual(names.sort());
  const file = readFileSync(new URL('../public/sounds/table.wav', import.meta.url));
  const lengthS = (file.length - HEADER_BYTES) / 2 / file.readUInt32LE(24);
  let last = -1;
  for (const [start = -1, end = -1] of Object.values(takes)) {
    expect(start).toBeGreaterThan(last);
    expect(end).toBeGreaterThan(start);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(lengthS);
});
