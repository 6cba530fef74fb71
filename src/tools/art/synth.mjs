/** Instruments for small table sounds: seeded noise, filters, struck bodies, plucked strings. Signals are Float64Array. */

export const RATE = 22050;
export const seconds = (count) => Math.round(count * RATE);
export const silence = (lengthS) => new Float64Array(seconds(lengthS));

/** Chance in [0, 1) from a whole number: mulberry32 (Tommy Ettinger 2017); same seed, same sounds. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const noise = (lengthS, random) => silence(lengthS).map(() => random() * 2 - 1);

/** Adds `part` into `whole` from `atS` on; the rest that does not fit is dropped. */
export function add(whole, part, atS = 0, gain = 1) {
  const start = seconds(atS);
  const end = Math.min(whole.length, start + part.length);
  for (let i = start; i < end; i += 1) whole[i] += part[i - start] * gain;
  return whole;
}

/** Shapes a signal in time; `level` gets seconds since its start. */
export const shaped = (signal, level) => signal.map((value, i) => value * level(i / RATE));

/** A rise of `riseS`, then a fall to 1/e in `fallS`. */
export const struck = (riseS, fallS) => (at) => (at < riseS ? at / riseS : Math.exp(-(at - riseS) / fallS));

/** A smooth swell up to `peakS` and down again until `endS`. */
export const swell = (peakS, endS) => (at) => {
  if (at >= endS) return 0;
  const phase = at < peakS ? at / peakS : 1 - (at - peakS) / (endS - peakS);
  return Math.sin((phase * Math.PI) / 2) ** 2;
};

/** Second-order filter after Bristow-Johnson's cookbook; `kind` is 'low', 'high' or 'band'. */
export function filtered(signal, kind, hz, q = 0.707) {
  const w = (2 * Math.PI * hz) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const shapes = {
    low: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    high: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    band: [alpha, 0, -alpha],
  };
  const [b0, b1, b2] = shapes[kind].map((b) => b / (1 + alpha));
  const [a1, a2] = [(-2 * cos) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return signal.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** A struck solid: `modes` are [hz, gain, fallS]; the mallet's softness is the rise. */
export function body(lengthS, modes, riseS = 0.001) {
  const out = silence(lengthS);
  for (const [hz, gain, fallS] of modes) {
    const level = struck(riseS, fallS);
    for (let i = 0; i < out.length; i += 1) out[i] += gain * level(i / RATE) * Math.sin((2 * Math.PI * hz * i) / RATE);
  }
  return out;
}

/** A plucked silk string (Karplus and Strong 1983), tuned between samples; `bright` 0 … 1, `ring` near 1 lasts longer. */
export function pluck(lengthS, hz, { random, bright = 0.5, ring = 0.994 }) {
  const period = RATE / hz - 0.5;
  const size = Math.floor(period);
  const tuning = (1 - (period - size)) / (1 + (period - size));
  const finger = filtered(noise((size * 2) / RATE, random), 'low', 900 + bright * 5000).slice(size, size * 2);
  const mean = finger.reduce((sum, value) => sum + value, 0) / size;
  const line = finger.map((value, i) => (value - mean) * Math.sin((Math.PI * i) / size));
  let [last, allIn, allOut, at] = [0, 0, 0, 0];
  return silence(lengthS).map(() => {
    const now = line[at];
    const softened = ring * 0.5 * (now + last);
    last = now;
    allOut = tuning * softened + allIn - tuning * allOut;
    allIn = softened;
    line[at] = allOut;
    at = (at + 1) % size;
    return now;
  });
}

/** Evens out single spikes, so that variants of one sound are equally loud. */
export function pressed(signal) {
  const peak = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return signal.map((value) => Math.tanh((2.5 * value) / peak));
}

/** Without rumble or offset, quiet at both ends (the last 15 % fade), peak at `peakDb`. */
export function finished(signal, peakDb) {
  const clean = filtered(filtered(signal, 'high', 45), 'low', 9500);
  const fade = Math.round(clean.length * 0.15);
  const edged = clean.map((value, i) => {
    const fromEnd = clean.length - 1 - i;
    const open = i < 12 ? i / 12 : 1;
    return value * open * (fromEnd < fade ? 0.5 - 0.5 * Math.cos((Math.PI * fromEnd) / fade) : 1);
  });
  const peak = edged.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return edged.map((value) => (value / peak) * 10 ** (peakDb / 20));
}

/** The signal in whole steps of 16 bits. */
export const steps = (signal) => signal.map((value) => Math.round(value * 32767));
