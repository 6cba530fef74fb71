/** Sounds of cards alone: laid, slid, drawn, riffled. */
import { add, body, chance, filtered, noise, pressed, shaped, silence, struck, swell } from './synth.mjs';

/** Paper meeting paper: a very short band of noise. */
export function tick(random, { hz, fallS, lengthS = 0.06 }) {
  return shaped(filtered(filtered(noise(lengthS, random), 'band', hz, 0.9), 'high', 500), struck(0.0008, fallS));
}

/** A card laid on felt: a breath of air, the slap of the flat card, the cloth and the table under it. */
export function cardOnFelt(seed) {
  const random = chance(seed);
  const out = silence(0.12);
  const [pitch, strike] = [0.9 + 0.2 * random(), 0.014 + 0.004 * random()];
  const air = filtered(noise(0.03, random), 'band', 3200 * pitch, 0.6);
  add(out, shaped(air, swell(0.016, 0.028)), 0, 0.16);
  add(out, tick(random, { hz: 2300 * pitch, fallS: 0.007 }), strike, 1);
  add(out, tick(random, { hz: 950 * pitch, fallS: 0.016 }), strike, 0.9);
  add(out, tick(random, { hz: 4300 * pitch, fallS: 0.004 }), strike + 0.006 + 0.004 * random(), 0.35);
  add(
    out,
    body(
      0.1,
      [
        [172 * pitch, 0.2, 0.018],
        [268 * pitch, 0.12, 0.012],
      ],
      0.002,
    ),
    strike,
    1,
  );
  return pressed(out);
}

/** A card drawn over cloth: grainy noise that swells and dies away, its colour climbing a little. */
function rub(random, lengthS, { hz, peakS }) {
  const grain = filtered(noise(lengthS, random), 'low', 140).map((value) => 1 + 3 * value);
  const low = filtered(filtered(noise(lengthS, random), 'band', hz, 0.7), 'low', 6500);
  const high = filtered(noise(lengthS, random), 'band', hz * 1.8, 0.8);
  const mixed = low.map((value, i) => (value + high[i] * (0.2 + (0.6 * i) / low.length)) * grain[i]);
  return shaped(mixed, swell(peakS, lengthS));
}

export function slide() {
  return rub(chance(21), 0.26, { hz: 1700, peakS: 0.09 });
}

export function draw() {
  const random = chance(31);
  const out = silence(0.2);
  add(out, rub(random, 0.13, { hz: 2000, peakS: 0.085 }), 0, 0.9);
  add(out, tick(random, { hz: 2900, fallS: 0.006 }), 0.124, 2);
  add(out, tick(random, { hz: 1300, fallS: 0.01 }), 0.126, 1.4);
  return out;
}

/** Two halves of a pack let go under the thumbs: quickening ticks, then both halves pushed square. */
export function riffle() {
  const random = chance(41);
  const out = silence(0.6);
  let at = 0.01;
  for (let i = 0; i < 26; i += 1) {
    const gain = (0.35 + 0.5 * Math.sin((Math.PI * (i + 3)) / 30)) * (0.75 + 0.5 * random());
    add(
      out,
      tick(random, { hz: 1900 + 900 * random() + i * 22, fallS: 0.004 + 0.002 * random(), lengthS: 0.03 }),
      at,
      gain,
    );
    at += (0.021 - i * 0.00038) * (0.8 + 0.4 * random());
  }
  add(out, rub(random, 0.1, { hz: 1500, peakS: 0.03 }), 0.42, 0.5);
  add(out, tick(random, { hz: 1100, fallS: 0.014 }), 0.52, 0.85);
  add(out, body(0.09, [[190, 0.3, 0.02]], 0.002), 0.52);
  return out;
}
