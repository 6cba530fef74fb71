/** Writes the site's icons: the joker's mask over its card, on felt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { INK } from './inks.mjs';
import { mask } from './mask.mjs';
import { raster } from './sheet.mjs';

const FELT = '#0f4c3a';
const FELT_LIT = '#1b6b50';

const FOX = mask({ white: INK.paper, red: INK.red, gold: INK.gold, line: INK.night });

/** The joker as a tilted card, about 0. */
const CARD =
  `<g transform="rotate(-8)"><rect x="-150" y="-206" width="300" height="412" rx="28" fill="${INK.paper}"/>` +
  `<rect x="-132" y="-188" width="264" height="376" rx="14" fill="${INK.night}"/>` +
  `<circle cx="0" cy="-36" r="120" fill="${INK.gold}"/><g transform="translate(0 28) scale(1.46)">${FOX}</g></g>`;

/** Moon and mask alone, about 0: what is left of it at 32 pixels. */
const SMALL = `<circle cx="0" cy="-20" r="214" fill="${INK.gold}"/><g transform="translate(0 32) scale(2.02)">${FOX}</g>`;

/** `rx` rounds the felt: a square for systems that cut their own shape. */
function icon({ rx, scale, motif }) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><radialGradient id="lamp" cx="0.5" cy="0.38" r="0.75">` +
    `<stop offset="0" stop-color="${FELT_LIT}"/><stop offset="1" stop-color="${FELT}"/></radialGradient></defs>` +
    `<rect width="512" height="512" rx="${rx}" fill="url(#lamp)"/><g transform="translate(256 256) scale(${scale})">${motif}</g></svg>`
  );
}

const SMALL_SHAPE = { rx: 96, scale: 1, motif: SMALL };

const ICONS = {
  'icon-192.png': { width: 192, shape: { rx: 96, scale: 1.06, motif: CARD } },
  'icon-512.png': { width: 512, shape: { rx: 96, scale: 1.06, motif: CARD } },
  'maskable-512.png': { width: 512, shape: { rx: 0, scale: 0.82, motif: CARD } },
  'apple-touch-180.png': { width: 180, shape: { rx: 0, scale: 1, motif: CARD } },
  'favicon-32.png': { width: 32, shape: SMALL_SHAPE },
};

const out = new URL('../../../public/icons/', import.meta.url);
mkdirSync(out, { recursive: true });
writeFileSync(new URL('favicon.svg', out), `${icon(SMALL_SHAPE)}\n`);
for (const [name, { width, shape }] of Object.entries(ICONS)) {
  const png = await sharp(raster(icon(shape), width))
    .png({ palette: true, quality: 90, dither: 0, compressionLevel: 9, effort: 10 }) // half as large, and nobody sees it
    .toBuffer();
  writeFileSync(new URL(name, out), png);
  console.log(`${name} ${png.length}`);
}
