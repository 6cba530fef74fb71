// Checks that a card is drawn where it should lie: compares its pixels with every face in the picture of the deck.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The picture of the deck at scale 2. */
const DECK = fileURLToPath(new URL('../../../public/decks/two-colour.2x.webp', import.meta.url));
const CELL = { width: 240, height: 336, pitchX: 244, pitchY: 340, columns: 10 };
const SUITS = 'SHDC';
const RANKS = 'AKQJT98765432';
const FACES = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => `${rank}${suit}`)).concat('JK');
const SAMPLE = 48; // width in pixels for the comparison: enough to tell a six from an eight
const INNER = 0.08; // part of the width that is cut off on each side, where highlights and the ring of the focus are drawn

/**
 * A card and where it lies in a screenshot, in pixels.
 * @typedef {{ card: string; x: number; y: number; width: number; height: number; angleRad: number }} Lying
 */

/**
 * The inner part of a card in a screenshot, turned upright and made small.
 * @param {Buffer} picture
 * @param {Lying} lying
 */
async function sampled(picture, { x, y, width, height, angleRad }) {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = Math.ceil(Math.hypot(width, height) * 0.5) + 2;
  const canvas = await sharp(picture)
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: '#000' })
    .png()
    .toBuffer();
  const around = await sharp(canvas)
    .extract({ left: Math.round(middle.x), top: Math.round(middle.y), width: 2 * reach, height: 2 * reach })
    .png()
    .toBuffer();
  const turned = await sharp(around)
    .rotate((-angleRad * 180) / Math.PI, { background: '#000' })
    .png()
    .toBuffer();
  const { width: across = 0, height: down = 0 } = await sharp(turned).metadata();
  const inner = {
    width: Math.round(width * (1 - 2 * INNER)),
    height: Math.round(height - width * 2 * INNER),
  };
  return small(
    sharp(turned).extract({
      left: Math.round((across - inner.width) / 2),
      top: Math.round((down - inner.height) / 2),
      ...inner,
    }),
  );
}

/** @param {import('sharp').Sharp} part */
async function small(part) {
  const buffer = await part.png().toBuffer();
  const height = Math.round(SAMPLE * 1.4);
  return sharp(buffer)
    .resize(SAMPLE, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** @type {Promise<Map<string, Buffer>> | undefined} */
let faces;

async function loadFaces() {
  const { width = 0 } = await sharp(DECK).metadata();
  const pad = (width - CELL.columns * CELL.pitchX) / 2;
  const cut = CELL.width * INNER;
  const entries = FACES.map(async (face, i) => {
    const part = sharp(DECK).extract({
      left: Math.round(pad + (i % CELL.columns) * CELL.pitchX + cut),
      top: Math.round(pad + Math.floor(i / CELL.columns) * CELL.pitchY + cut),
      width: Math.round(CELL.width - 2 * cut),
      height: Math.round(CELL.height - 2 * cut),
    });
    return /** @type {const} */ ([face, await small(part)]);
  });
  return new Map(await Promise.all(entries));
}

/**
 * The correlation of two samples: 1 for equal, 0 for unrelated. A shade over the whole card does not change it.
 * @param {Uint8Array} a
 * @param {Uint8Array} b
 */
function likeness(a, b) {
  const mean = (/** @type {Uint8Array} */ of) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    const [x, y] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

const LEAST = 0.45; // shaded court cards with many fine lines reach only this; blank cards have 0

/** Cards do not lie on whole pixels, and on a small one a pixel is much: the best of nine places counts. */
const SHIFTS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** @param {string} card */
const faceOf = (card) => card.replace(/#\d+$/, '');

/**
 * What is wrong with the drawn card, in one sentence; undefined if it is the right face.
 * @param {Buffer} picture
 * @param {Lying} lying
 */
export async function troubleWithFace(picture, lying) {
  const known = await (faces ??= loadFaces());
  const seen = await Promise.all(
    SHIFTS.map((shift) => sampled(picture, { ...lying, x: lying.x + shift.x, y: lying.y + shift.y })),
  );
  const [best] = [...known]
    .map(([face, of]) => ({ face, like: Math.max(...seen.map((one) => likeness(one, of))) }))
    .sort((a, b) => b.like - a.like);
  if (best !== undefined && best.face === faceOf(lying.card) && best.like >= LEAST) return undefined;
  return `${lying.card} is not drawn where it lies: what is there looks most like ${best?.face ?? ''} (${best?.like.toFixed(2) ?? ''})`;
}

const PAPER = { red: 240, green: 236, blue: 225 }; // the least brightness of the paper of a card
const CARD_WIDTHS = { least: 30, most: 140 };

/**
 * Finds the only card that is face up: the largest connected area of paper that has the shape of a card.
 * @param {Buffer} picture
 */
export async function findLoneCard(picture) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isPaper = (/** @type {number} */ i) =>
    (data[3 * i] ?? 0) >= PAPER.red && (data[3 * i + 1] ?? 0) >= PAPER.green && (data[3 * i + 2] ?? 0) >= PAPER.blue;
  const seen = new Uint8Array(width * height);
  const boxes = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !isPaper(start)) continue;
    const box = { left: width, right: 0, top: height, bottom: 0 };
    const stack = [start];
    seen[start] = 1;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const [x, y] = [i % width, Math.floor(i / width)];
      Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x) });
      Object.assign(box, { top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) });
      for (const next of [x > 0 ? i - 1 : i, x + 1 < width ? i + 1 : i, i - width, i + width]) {
        if (next < 0 || next >= seen.length || seen[next] === 1 || !isPaper(next)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    boxes.push({ x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 });
  }
  const isCard = (/** @type {typeof boxes[number]} */ box) =>
    box.width >= CARD_WIDTHS.least &&
    box.width <= CARD_WIDTHS.most &&
    box.height / box.width > 1.3 &&
    box.height / box.width < 1.5;
  return boxes.filter(isCard).sort((a, b) => b.width - a.width)[0];
}
