/**
 * Writes the emblems of the shelf (`public/shelf/<game>.svg`), and for links that are shared the same on a card of felt
 * (`public/links/<game>.png`, because what shows links draws no SVG). 160 by 160 units, one idea each, told by its silhouette,
 * without letters but the deck's own figures; the page rounds the corners. Each game draws its own: `src/games/<game>/emblem.mjs`.
 * `node src/tools/art/emblems.mjs [GAME …]`
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../install.mjs';
import * as shapes from './emblem-shapes.mjs';
import { INK } from './inks.mjs';
import { raster } from './sheet.mjs';

const SIDE = 160;
const CORNER = 0.22; // of the side
const LINK = { width: 600, height: 315, emblem: 235 }; // pixels
const FELT = '#0f4c3a';

/** Shapes that come back are written once and used. The names of emblems differ, so that several can stand in one page. */
function shortened(key, svg) {
  const shared = [];
  let text = svg.replaceAll(/(\.\d*?[1-9])0+(?=")|\.0+(?=")/g, '$1');
  const share = (pattern, write, use) => {
    const counts = new Map();
    for (const [, shape] of text.matchAll(pattern)) counts.set(shape, (counts.get(shape) ?? 0) + 1);
    for (const [shape, count] of counts) {
      if (count === 1) continue;
      const id = `${key[0]}${key.at(-1)}${key.length}${shared.length}`;
      shared.push(write(id, shape));
      text = use(id, shape);
    }
  };
  share(
    /<path transform="[^"]+" d="([^"]+)" [^>]*\/>/g,
    (id, d) => `<path id="${id}" d="${d}"/>`,
    (id, d) =>
      text.replaceAll(
        new RegExp(`<path (transform="[^"]+") d="${d}" ([^>]*)/>`, 'g'),
        (_, place, ink) => `<use href="#${id}" ${place} ${ink}/>`,
      ),
  );
  share(
    /((?:<(?:rect|path|ellipse) (?!transform)[^>]+\/>){2,})/g,
    (id, shapes) => `<g id="${id}">${shapes}</g>`,
    (id, shapes) => text.replaceAll(shapes, `<use href="#${id}"/>`),
  );
  return (shared.length > 0 ? `<defs>${shared.join('')}</defs>` : '') + text;
}

const svgOf = (drawing, { width, height }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

/** The tile on felt, with its shadow. */
function linkOf(drawing) {
  const { width, height, emblem } = LINK;
  const at = { x: (width - emblem) / 2, y: (height - emblem) / 2 };
  const tile = `width="${SIDE}" height="${SIDE}" rx="${SIDE * CORNER}"`;
  return svgOf(
    `<clipPath id="tile"><rect ${tile}/></clipPath><rect width="${width}" height="${height}" fill="${FELT}"/>` +
      `<g transform="translate(${at.x} ${at.y}) scale(${emblem / SIDE})"><rect x="3" y="4" ${tile} fill="#093026"/>` +
      `<g clip-path="url(#tile)">${drawing}</g></g>`,
    LINK,
  );
}

/** The games that have an emblem. */
const drawn = () =>
  readdirSync(join(ROOT, 'src/games')).filter((id) => existsSync(join(ROOT, 'src/games', id, 'emblem.mjs')));

for (const folder of ['shelf', 'links']) mkdirSync(join(ROOT, 'public', folder), { recursive: true });
const asked = process.argv.slice(2);
for (const key of asked.length > 0 ? asked : drawn()) {
  const { drawEmblem } = await import(`../../games/${key}/emblem.mjs`);
  const drawing = shortened(key, drawEmblem({ ...shapes, INK }));
  const svg = `${svgOf(drawing, { width: SIDE, height: SIDE })}\n`;
  writeFileSync(join(ROOT, 'public/shelf', `${key}.svg`), svg);
  const png = await sharp(raster(linkOf(drawing), LINK.width))
    .png({ palette: true, quality: 90, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  writeFileSync(join(ROOT, 'public/links', `${key}.png`), png);
  console.log(`${key}: ${svg.length} bytes, for links ${png.length}`);
}
