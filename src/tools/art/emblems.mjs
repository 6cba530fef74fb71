/**
 * Draws the pictures of the shelf (`public/shelf/<game>.webp`): on a piece of cloth lie a few cards and signs that stand for the
 * game. What lies where is in `src/games/<game>/emblem.json`. `node src/tools/art/emblems.mjs [GAME …]`
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../install.mjs';
import { BACKS } from './backs.mjs';
import { CLOTHS, drawSign } from './emblem-signs.mjs';
import { face } from './face.mjs';
import { TWO_COLOURS } from './inks.mjs';
import { joker } from './joker.mjs';
import { card, raster } from './sheet.mjs';

const FRAME = { width: 100, height: 75 }; // all places and sizes are in these units
const PICTURE_PX = 352;
const SHARPER = 2; // drawn larger and made smaller, so that turned edges are smooth
const CARD_RATIO = 240 / 336;
const DECK = { kind: 'standard', colours: TWO_COLOURS };

function cardSvg(name) {
  const back = BACKS.find((one) => one.name === name);
  if (back) return card(back.svg, back.edge);
  return card(name === 'JK' ? joker(DECK) : face(name[0], name[1], DECK));
}

/** A card as a picture of its own, because the ids within two faces would clash in one drawing. */
function drawCard({ card: name, x, y, tall, turn = 0, lit = false }) {
  const wide = tall * CARD_RATIO;
  const px = Math.ceil((wide / FRAME.width) * PICTURE_PX * SHARPER * 1.25);
  const data = Buffer.from(raster(cardSvg(name), px)).toString('base64');
  const box = `x="${-wide / 2}" y="${-tall / 2}" width="${wide}" height="${tall}"`;
  const glow = lit
    ? `<rect ${box} rx="${wide * 0.06}" fill="#ffd166" stroke="#ffd166" stroke-width="5" filter="url(#glow)"/>`
    : '';
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${glow}` +
    `<image ${box} href="data:image/png;base64,${data}" filter="url(#${lit ? 'high' : 'low'})"/></g>`
  );
}

const shadow = (id, drop, blur, depth) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="${drop}" stdDeviation="${blur}" flood-color="#000" flood-opacity="${depth}"/></filter>`;

function drawing({ cloth, things }) {
  const { light, middle, dark } = CLOTHS[cloth];
  const drawn = things.map((thing) => ('card' in thing ? drawCard(thing) : drawSign(thing)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}"><defs>` +
    `<radialGradient id="lamp" cx="0.5" cy="0.36" r="0.78"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<filter id="glow" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="3"/></filter>` +
    `${shadow('low', 0.7, 0.9, 0.5)}${shadow('high', 1.4, 1.6, 0.55)}</defs>` +
    `<rect width="${FRAME.width}" height="${FRAME.height}" fill="url(#lamp)"/>${drawn.join('')}</svg>`
  );
}

const folder = (id, file) => join(ROOT, 'src/games', id, file);
const all = readdirSync(join(ROOT, 'src/games')).filter((id) => existsSync(folder(id, 'emblem.json')));
const asked = process.argv.slice(2);
let total = 0;
for (const id of asked.length > 0 ? asked : all) {
  const emblem = JSON.parse(readFileSync(folder(id, 'emblem.json'), 'utf8'));
  const picture = await sharp(raster(drawing(emblem), PICTURE_PX * SHARPER))
    .resize(PICTURE_PX)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toBuffer();
  writeFileSync(join(ROOT, 'public/shelf', `${id}.webp`), picture);
  total += picture.length;
  console.log(`${id}: ${picture.length} bytes`);
}
console.log(`${total} bytes in all`);
