/**
 * Makes the font of the signs in texts (`public/fonts/signs.woff`): suits, the joker's star, arrows, a tick. Many systems lack
 * them, or show suits as emoji. `node src/tools/art/signs.mjs`: the outlines are short straight lines, fine enough for text,
 * in a font with only the tables that browsers require (OpenType 1.9; WOFF 1.0).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { ROOT } from '../install.mjs';
import { suitOutline } from './glyphs.mjs';

const EM = 1000;
const [ASCENT, DESCENT] = [800, -200];
const MIDDLE = 350; // of signs, above the base line
const ROOM = 60; // on each side
const PER_ARC = 10; // lines for a curve
const NAME = 'Signs';

/** Points of a curve `at` from 0 to 1, without its beginning. */
const along = (at) => Array.from({ length: PER_ARC }, (_, i) => at((i + 1) / PER_ARC));

const cubic = ([a, b, c, d]) =>
  along((t) =>
    [0, 1].map((k) => (1 - t) ** 3 * a[k] + 3 * t * (1 - t) ** 2 * b[k] + 3 * t * t * (1 - t) * c[k] + t ** 3 * d[k]),
  );

/** A circle's arc from one point to another, as SVG has it. */
function arc([x1, y1], [radius, , , large, sweep, x2, y2]) {
  const [dx, dy] = [(x2 - x1) / 2, (y2 - y1) / 2];
  const half = Math.hypot(dx, dy);
  const r = Math.max(radius, half);
  const off = (Math.sqrt(Math.max(0, r * r - half * half)) / half) * (large === sweep ? -1 : 1);
  const [cx, cy] = [x1 + dx - off * dy, y1 + dy + off * dx];
  const start = Math.atan2(y1 - cy, x1 - cx);
  let turn = Math.atan2(y2 - cy, x2 - cx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return along((t) => [cx + r * Math.cos(start + t * turn), cy + r * Math.sin(start + t * turn)]);
}

/** The contours of a path of M, L, C, A and Z, downward and about its centre as drawn. */
function contoursOf(path) {
  const contours = [];
  for (const [, command, text] of path.matchAll(/([MLCAZ])([^MLCAZ]*)/g)) {
    const n = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const contour = contours.at(-1);
    const from = contour?.at(-1);
    if (command === 'M') contours.push([[n[0], n[1]]]);
    for (let i = 0; command === 'L' && i < n.length; i += 2) contour.push([n[i], n[i + 1]]);
    for (let i = 0; command === 'C' && i < n.length; i += 6)
      contour.push(...cubic([contour.at(-1), ...[0, 2, 4].map((k) => [n[i + k], n[i + k + 1]])]));
    if (command === 'A') contour.push(...arc(from, n));
  }
  return contours;
}

const turned = (points, quarters) =>
  points.map(
    ([x, y]) =>
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ][quarters],
  ); // clockwise, as drawn
const ARROW = [[0, -360], [250, -80], [150, -20], [55, -130], [55, 360], [-55, 360], [-55, -130], [-150, -20], [-250, -80]]; // prettier-ignore
const TICK = [[-330, 20], [-240, -60], [-100, 90], [230, -330], [330, -250], [-90, 270]]; // prettier-ignore
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [radius, angle] = [i % 2 === 0 ? 420 : 165, (i * Math.PI) / 5];
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
});
/** Most of a ring, with a head at its end: clockwise. */
function ring() {
  const at = (radius, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const steps = Array.from({ length: 25 }, (_, i) => 60 + (i * 270) / 24);
  const head = [at(470, 325), at(140, 325), at(320, 20)];
  return [[...steps.map((d) => at(350, d)), ...steps.reverse().map((d) => at(240, d))], head];
}
const mirrored = (contours) => contours.map((points) => points.map(([x, y]) => [-x, y]));

/** Code → contours, in order of code. */
const GLYPHS = [
  [0x2190, [turned(ARROW, 3)]],
  [0x2191, [ARROW]],
  [0x2192, [turned(ARROW, 1)]],
  [0x2193, [turned(ARROW, 2)]],
  [0x21ba, mirrored(ring())],
  [0x21bb, ring()],
  [0x2605, [STAR]],
  [0x2660, contoursOf(suitOutline('S')), 0.78],
  [0x2663, contoursOf(suitOutline('C')), 0.78],
  [0x2665, contoursOf(suitOutline('H')), 0.78],
  [0x2666, contoursOf(suitOutline('D')), 0.78],
  [0x2713, [TICK]],
].map(([code, contours, scale = 1]) => ({ code, ...placed(contours, scale) }));

/** Upward, on whole units, beside the line's beginning. */
function placed(contours, scale) {
  const left = Math.min(...contours.flat().map(([x]) => x)) * scale;
  const whole = contours.map((points) =>
    points.map(([x, y]) => [Math.round(x * scale - left) + ROOM, Math.round(MIDDLE - y * scale)]),
  );
  return { contours: whole, advance: Math.max(...whole.flat().map(([x]) => x)) + ROOM };
}

class Bytes {
  list = [];
  u8 = (...values) => (this.list.push(...values.map((value) => value & 255)), this);
  u16 = (...values) => values.reduce((to, value) => to.u8(value >> 8, value), this);
  u32 = (...values) => values.reduce((to, value) => to.u16(value >>> 16, value & 0xffff), this);
  text = (text) => this.u8(...Buffer.from(text, 'latin1'));
  get buffer() {
    return Buffer.from(this.list);
  }
}

function glyph({ contours }) {
  const points = contours.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bytes = new Bytes().u16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  let last = -1;
  for (const { length } of contours) bytes.u16((last += length));
  bytes.u16(0).u8(...points.map(() => 1)); // no instructions; all points lie on the outline
  for (const values of [xs, ys]) values.forEach((value, i) => bytes.u16(value - (values[i - 1] ?? 0)));
  if (bytes.list.length % 2 === 1) bytes.u8(0);
  return bytes.buffer;
}

function cmap() {
  const codes = GLYPHS.map(({ code }) => code);
  const ends = [...codes, 0xffff];
  const length = 16 + 8 * ends.length;
  const power = 2 ** Math.floor(Math.log2(ends.length));
  return new Bytes()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, length, 0, 2 * ends.length, 2 * power, Math.log2(power), 2 * (ends.length - power), ...ends, 0, ...ends)
    .u16(...codes.map((code, i) => i + 1 - code), 1, ...ends.map(() => 0)).buffer;
}

function names() {
  const texts = [[1, NAME], [2, 'Regular'], [3, NAME], [4, NAME], [5, 'Version 1.0'], [6, NAME]]; // prettier-ignore
  const bytes = new Bytes().u16(0, texts.length, 6 + 12 * texts.length);
  let at = 0;
  for (const [id, { length }] of texts) {
    bytes.u16(3, 1, 0x409, id, 2 * length, at);
    at += 2 * length;
  }
  for (const [, text] of texts) bytes.u16(...Array.from(text, (letter) => letter.charCodeAt(0)));
  return bytes.buffer;
}

function tables() {
  const drawn = [Buffer.alloc(0), ...GLYPHS.map(glyph)]; // the first is shown for missing characters
  const offsets = drawn.map((_, i) => drawn.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const all = GLYPHS.flatMap(({ contours }) => contours.flat());
  const most = Math.max(...GLYPHS.map(({ advance }) => advance));
  const [bottom, top] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const metrics = [{ advance: 500 }, ...GLYPHS];
  const [first, last] = [GLYPHS[0].code, GLYPHS.at(-1).code];
  return {
    'OS/2': new Bytes()
      .u16(4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
      .u8(...Array(10).fill(0))
      .u32(0, 0, 0, 0)
      .text('none')
      .u16(0x40, first, last, ASCENT, DESCENT, 0, ASCENT, -DESCENT)
      .u32(1, 0)
      .u16(500, 700, 0, 32, 0).buffer,
    cmap: cmap(),
    glyf: Buffer.concat(drawn),
    head: new Bytes()
      .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
      .u16(3, EM)
      .u32(0, 0, 0, 0)
      .u16(0, bottom, most, top, 0, 8, 2, 1, 0).buffer,
    hhea: new Bytes().u32(0x10000).u16(ASCENT, DESCENT, 0, most, 0, 0, most, 1, 0, 0, 0, 0, 0, 0, 0, metrics.length)
      .buffer,
    hmtx: new Bytes().u16(...metrics.flatMap(({ advance }, i) => [advance, i === 0 ? 0 : ROOM])).buffer,
    loca: new Bytes().u32(
      ...offsets,
      drawn.reduce((sum, { length }) => sum + length, 0),
    ).buffer,
    maxp: new Bytes()
      .u32(0x10000)
      .u16(
        metrics.length,
        ...[(c) => c.flat().length, (c) => c.length].map((of) =>
          Math.max(...GLYPHS.map(({ contours }) => of(contours))),
        ),
      )
      .u16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).buffer,
    name: names(),
    post: new Bytes().u32(0x30000, 0).u16(-75, 50).u32(0, 0, 0, 0, 0).buffer,
  };
}

const padded = (buffer) => Buffer.concat([buffer, Buffer.alloc(-buffer.length & 3)]);
function sumOf(buffer) {
  const whole = padded(buffer);
  let sum = 0;
  for (let i = 0; i < whole.length; i += 4) sum = (sum + whole.readUInt32BE(i)) >>> 0;
  return sum;
}

function woff() {
  const list = Object.entries(tables()).map(([tag, data]) => ({ tag, data, packed: deflateSync(data, { level: 9 }) }));
  for (const one of list) if (one.packed.length >= one.data.length) one.packed = one.data;
  const plain = 12 + 16 * list.length + list.reduce((sum, { data }) => sum + padded(data).length, 0);
  const power = 2 ** Math.floor(Math.log2(list.length));
  const directory = new Bytes().u32(0x10000).u16(list.length, 16 * power, Math.log2(power), 16 * (list.length - power));
  let at = 12 + 16 * list.length;
  for (const { tag, data } of list) {
    directory.text(tag).u32(sumOf(data), at, data.length);
    at += padded(data).length;
  }
  const font = Buffer.concat([directory.buffer, ...list.map(({ data }) => padded(data))]);
  const head = list.find(({ tag }) => tag === 'head');
  head.data.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, 8);
  head.packed = deflateSync(head.data, { level: 9 });
  if (head.packed.length >= head.data.length) head.packed = head.data;
  let offset = 44 + 20 * list.length;
  const entries = new Bytes();
  for (const { tag, data, packed } of list) {
    const sum =
      tag === 'head' ? sumOf(Buffer.concat([data.subarray(0, 8), Buffer.alloc(4), data.subarray(12)])) : sumOf(data);
    entries.text(tag).u32(offset, packed.length, data.length, sum);
    offset += padded(packed).length;
  }
  const header = new Bytes()
    .text('wOFF')
    .u32(0x10000, offset)
    .u16(list.length, 0)
    .u32(plain)
    .u16(1, 0)
    .u32(0, 0, 0, 0, 0);
  return Buffer.concat([header.buffer, entries.buffer, ...list.map(({ packed }) => padded(packed))]);
}

const file = woff();
writeFileSync(join(ROOT, 'public/fonts/signs.woff'), file);
console.log(`signs.woff: ${file.length} bytes, ${GLYPHS.length} signs`);
