import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Sound } from '../src/games/face/game-face.ts';
import { TAKES } from '../src/felt/sound/sounds.ts';
import takes from '../src/felt/sound/takes.json' with { type: 'json' };
import { decodeFlac } from '../src/tools/art/flac.mjs';

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

const readSounds = () => readFileSync(new URL('../public/sounds/table.flac', import.meta.url));

test('every sound lies in the file, and none in another', async () => {
  const names = Object.keys(SOUNDS).flatMap((sound) => {
    const count = Object.entries(TAKES).find(([name]) => name === sound)?.[1];
    return count === undefined ? [sound] : Array.from({ length: count }, (_, i) => `${sound}-${String(i + 1)}`);
  });
  expect(Object.keys(takes).sort()).toEqual(names.sort());
  const { rate, samples } = await decodeFlac(readSounds());
  const peakBetween = (startS: number, endS: number): number =>
    samples
      .subarray(Math.round(startS * rate), Math.round(endS * rate))
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  let last = -1;
  for (const [name, [start = -1, end = -1]] of Object.entries(takes)) {
    expect(start).toBeGreaterThan(last);
    expect(end).toBeGreaterThan(start);
    expect(peakBetween(Math.max(0, last), start), `before ${name}`).toBe(0);
    expect(peakBetween(start, end), name).toBeGreaterThan(8000); // of 32,767: the softest lies at −12 dB
    last = end;
  }
  expect(last).toBeLessThanOrEqual(samples.length / rate);
});

test('a damaged file of sounds is noticed', async () => {
  const damaged = Uint8Array.from(readSounds()).fill(0, 60_000, 60_010);
  await expect(decodeFlac(damaged)).rejects.toThrow('flac:');
  await expect(decodeFlac(readSounds().subarray(0, 100_000))).rejects.toThrow('flac:');
  await expect(decodeFlac(Uint8Array.from('RIFF....WAVEfmt ', (one) => one.charCodeAt(0)))).rejects.toThrow('flac:');
});
