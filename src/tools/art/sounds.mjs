/**
 * Writes the sounds to one file, public/sounds/table.flac, because each file costs a request, and where each lies in it to
 * src/felt/sound/takes.json: start and end in seconds. Prints length, peak, loudness and offset of each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { encodeFlac } from './flac.mjs';
import { cardOnFelt, draw, riffle, slide, tick } from './paper.mjs';
import {
  RATE,
  add,
  body,
  chance,
  filtered,
  finished,
  noise,
  pluck,
  shaped,
  silence,
  steps,
  struck,
  swell,
} from './synth.mjs';

/** Knuckles on the table's wooden edge, twice. */
function knock() {
  const random = chance(51);
  const out = silence(0.27);
  for (const [at, gain, pitch] of [
    [0.002, 0.85, 1],
    [0.125, 1, 0.97],
  ]) {
    const wood = [
      [148, 0.7, 0.034],
      [231, 0.9, 0.028],
      [412, 0.5, 0.018],
      [655, 0.3, 0.011],
      [1120, 0.14, 0.006],
    ];
    add(
      out,
      body(
        0.14,
        wood.map(([hz, level, fallS]) => [hz * pitch, level, fallS]),
        0.0012,
      ),
      at,
      gain,
    );
    add(out, tick(random, { hz: 1500, fallS: 0.004 }), at, 0.7 * gain);
  }
  return out;
}

/** A bar of hard wood under a soft mallet. */
function bar(lengthS, hz, random) {
  const wood = body(
    lengthS,
    [
      [hz, 1, 0.17],
      [hz * 3.93, 0.22, 0.045],
      [hz * 9.3, 0.05, 0.012],
    ],
    0.003,
  );
  return add(wood, filtered(tick(random, { hz: 900, fallS: 0.006 }), 'low', 2000), 0, 0.5);
}

/** "Page One!": up a fourth, A to D. */
function call() {
  const random = chance(61);
  const out = silence(0.56);
  add(out, bar(0.56, 440, random), 0, 0.8);
  return add(out, bar(0.41, 587.33, random), 0.15, 1);
}

function penalty() {
  const random = chance(71);
  const out = silence(0.32);
  add(out, shaped(filtered(noise(0.3, random), 'low', 340), struck(0.003, 0.035)), 0, 1.6);
  return add(
    out,
    body(
      0.32,
      [
        [86, 0.8, 0.075],
        [131, 0.6, 0.05],
        [204, 0.35, 0.03],
      ],
      0.004,
    ),
  );
}

/** Clay chips: one edge, then the face. */
function chip(seed) {
  const random = chance(seed);
  const out = silence(0.13);
  const pitch = 0.92 + 0.16 * random();
  const clay = [
    [2140, 0.5, 0.011],
    [3270, 0.8, 0.014],
    [4680, 0.55, 0.01],
    [6350, 0.3, 0.007],
  ].map(([hz, gain, fallS]) => [hz * pitch, gain, fallS]);
  const second = 0.024 + 0.014 * random();
  for (const [at, gain] of [
    [0.001, 0.7],
    [second, 1],
    [second + 0.019, 0.28],
  ]) {
    add(out, body(0.08, clay, 0.0006), at, gain);
    add(out, tick(random, { hz: 2600, fallS: 0.004 }), at, 0.9 * gain);
    add(out, body(0.08, [[420 * pitch, 0.3, 0.012]], 0.001), at, gain);
  }
  return out;
}

/** Notes on a plucked string: [start, hz, gain], each with its finger. */
function strings(lengthS, seed, notes, { bright, ring }) {
  const random = chance(seed);
  const out = silence(lengthS);
  for (const [at, hz, gain] of notes) add(out, pluck(lengthS - at, hz, { random, bright, ring }), at, gain);
  return out;
}

/** Won: D G A, then D with its octave, of the plain Japanese scale. */
const win = () =>
  strings(
    0.96,
    82,
    [
      [0, 293.66, 0.8],
      [0.11, 392, 0.8],
      [0.22, 440, 0.85],
      [0.36, 587.33, 1],
      [0.372, 293.66, 0.6],
    ],
    { bright: 0.45, ring: 0.994 },
  );

/** Lost: A, and home to D, softly. */
const loss = () =>
  strings(
    0.62,
    92,
    [
      [0, 440, 0.7],
      [0.17, 293.66, 1],
    ],
    { bright: 0.2, ring: 0.991 },
  );

/** Small bells that catch the light, one after another, and a breath. */
function joker() {
  const random = chance(101);
  const out = silence(0.7);
  [1174.66, 1567.98, 1760, 2349.32, 1760, 2637].forEach((hz, i) => {
    const bell = body(
      0.7,
      [
        [hz, 1, 0.13],
        [hz * 1.003, 0.5, 0.16],
        [hz * 2.74, 0.16, 0.04],
      ],
      0.004,
    );
    add(out, bell, 0.01 + i * 0.052 + 0.008 * random(), 0.9 - i * 0.1);
  });
  return add(out, shaped(filtered(noise(0.4, random), 'band', 5200, 1.2), swell(0.16, 0.4)), 0, 0.22);
}

function turn() {
  return add(
    body(
      0.1,
      [
        [880, 1, 0.014],
        [1990, 0.25, 0.006],
      ],
      0.002,
    ),
    tick(chance(111), { hz: 1400, fallS: 0.003 }),
    0,
    0.3,
  );
}

function refuse() {
  const soft = shaped(filtered(noise(0.12, chance(121)), 'low', 520), struck(0.003, 0.02));
  return add(
    body(
      0.16,
      [
        [156, 0.9, 0.032],
        [243, 0.5, 0.02],
      ],
      0.004,
    ),
    soft,
    0,
    0.7,
  );
}

function flash() {
  const out = body(
    0.24,
    [
      [1975.5, 0.9, 0.045],
      [2960, 0.5, 0.03],
      [5410, 0.2, 0.012],
    ],
    0.0015,
  );
  return add(out, tick(chance(131), { hz: 4200, fallS: 0.003 }), 0, 0.6);
}

/** Three people at a table who have gone over: "oh", sinking. */
function groan() {
  const random = chance(141);
  const out = silence(0.5);
  for (const [at, hz, gain] of [
    [0, 138, 1],
    [0.035, 116, 0.8],
    [0.06, 172, 0.55],
  ]) {
    const lengthS = 0.5 - at;
    const sunk = 0.74 + 0.05 * random();
    let phase = random();
    const voice = silence(lengthS).map((_, i) => {
      const part = i / RATE / lengthS;
      phase = (phase + (hz * (1 + (sunk - 1) * part) * (1 + 0.006 * Math.sin(34 * part))) / RATE) % 1;
      return 2 * phase - 1 + 0.06 * (2 * random() - 1); // the buzz of a throat, with some breath
    });
    const vowel = silence(lengthS);
    for (const [formantHz, q, level] of [
      [430, 5, 1],
      [760, 7, 0.5],
      [2400, 9, 0.06],
    ])
      add(vowel, filtered(voice, 'band', formantHz, q), 0, level);
    add(out, shaped(vowel, swell(0.09, lengthS)), at, gain);
  }
  return out;
}

/** Somebody breathes out, disappointed. */
function sigh() {
  const breath = noise(0.42, chance(151));
  const out = shaped(filtered(breath, 'band', 900, 1.1), swell(0.1, 0.42));
  return add(out, shaped(filtered(breath, 'band', 2300, 1.6), swell(0.05, 0.24)), 0, 0.35);
}

/** Every sound with its peak in dBFS; frequent sounds and reminders are softer. */
const SOUNDS = {
  'card-1': [cardOnFelt(1), -6],
  'card-2': [cardOnFelt(2), -6],
  'card-3': [cardOnFelt(3), -6],
  'card-4': [cardOnFelt(4), -6],
  slide: [slide(), -9],
  riffle: [riffle(), -6],
  draw: [draw(), -7],
  knock: [knock(), -6],
  call: [call(), -6],
  penalty: [penalty(), -6],
  'chip-1': [chip(11), -7],
  'chip-2': [chip(12), -7],
  'chip-3': [chip(13), -7],
  win: [win(), -6],
  loss: [loss(), -7],
  joker: [joker(), -7],
  turn: [turn(), -12],
  refuse: [refuse(), -9],
  flash: [flash(), -8],
  groan: [groan(), -7],
  sigh: [sigh(), -12],
};

/** Length in s, peak and RMS in dBFS, offset in steps of 16 bits. */
function measured(signal) {
  const db = (value) => (20 * Math.log10(value)).toFixed(1);
  const peak = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const rms = Math.sqrt(signal.reduce((sum, value) => sum + value * value, 0) / signal.length);
  const offset = (signal.reduce((sum, value) => sum + value, 0) / signal.length) * 32767;
  return `${(signal.length / RATE).toFixed(2)} s  peak ${db(peak)}  rms ${db(rms)}  offset ${offset.toFixed(1)}`;
}

const GAP_S = 0.002; // silence between two sounds, so that none is heard in another
const takes = {};
const all = [];
for (const [name, [raw, peakDb]] of Object.entries(SOUNDS)) {
  const signal = finished(raw, peakDb);
  const start = all.length / RATE;
  all.push(...signal);
  takes[name] = [start, all.length / RATE].map((s) => Number(s.toFixed(4)));
  all.push(...silence(GAP_S));
  console.log(`${name.padEnd(8)} ${measured(signal)}`);
}
const file = await encodeFlac(steps(all), RATE);
mkdirSync(new URL('../../../public/sounds/', import.meta.url), { recursive: true });
writeFileSync(new URL('../../../public/sounds/table.flac', import.meta.url), file);
writeFileSync(new URL('../../felt/sound/takes.json', import.meta.url), `${JSON.stringify(takes)}\n`);
console.log(`${file.length} bytes`);
