/**
 * Writes the pictures that a browser shows when it asks whether to install the site, and the README's, from scenes of the page:
 * `npm run scenes -- FOLDER`, then `node src/tools/art/install.mjs FOLDER`.
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

/** They count as part of the site. */
const INSTALL = [
  { scene: 'table-wide', name: 'wide', width: 960, height: 600 },
  { scene: 'table-phone', name: 'narrow', width: 390, height: 844 },
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the scenes?');

/**
 * @param {string} scene
 * @param {{ width: number; height: number; quality: number }} look
 * @param {string} file
 */
async function write(scene, { width, height, quality }, file) {
  const picture = sharp(`${folder}/${scene}.png`).resize(width, height).webp({ quality, effort: 6 });
  const { size } = await picture.toFile(file);
  console.log(`${file}: ${size} bytes`);
}

mkdirSync('public/install', { recursive: true });
for (const { scene, name, width, height } of INSTALL)
  await write(scene, { width, height, quality: 45 }, `public/install/${name}.webp`);
await write('table-wide', { width: 1280, height: 800, quality: 80 }, 'src/tools/art/screenshot.webp');
