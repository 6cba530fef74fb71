/** Draws cells at a scale and lays them into the grid that the felt reads. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { INK } from './inks.mjs';

/**
 * The grid in pixels at scale 1; all numbers double at scale 2. The gap lies to the right of and below each cell, the
 * pad around the whole picture, so that the outermost cards have soft edges too. Both are transparent.
 */
export const GRID = { columns: 10, rows: 6, cellWidth: 120, cellHeight: 168, gap: 2, pad: 2 };

/** A whole card, 240 by 336 units: paper with rounded corners (6 % of the width), the print, and a hair line just inside the edge. */
export function card(print, edge = INK.edge) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="336" viewBox="0 0 240 336">` +
    `<rect width="240" height="336" rx="14.4" fill="${INK.paper}"/>${print}` +
    `<rect x="0.8" y="0.8" width="238.4" height="334.4" rx="13.6" fill="none" stroke="${edge}" stroke-width="1.6"/></svg>`
  );
}

/** PNG of one SVG, `width` pixels wide. */
export const raster = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Makes nearly opaque pixels opaque, or the quantiser uses the alpha of the corners for similar colours inside a card. */
function closed(pixels) {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] > 200) pixels[i] = 255;
  return pixels;
}

/** Fewer colours at scale 1, where the steps of a blended edge cannot be seen and every kilobyte delays the first card. */
const QUALITY = { 1: 50, 2: 48 };

/** All cells in one picture of few colours, not dithered, as lossless WebP; cell i is in column i % 10, row ⌊i / 10⌋. */
export async function sheet(cells, scale) {
  const pad = GRID.pad * scale;
  const pitch = { x: (GRID.cellWidth + GRID.gap) * scale, y: (GRID.cellHeight + GRID.gap) * scale };
  const pictures = cells.map((svg, i) => ({
    input: raster(svg, GRID.cellWidth * scale),
    left: (i % GRID.columns) * pitch.x,
    top: Math.floor(i / GRID.columns) * pitch.y,
  }));
  const size = { width: GRID.columns * pitch.x, height: GRID.rows * pitch.y, channels: 4, background: '#0000' };
  const { data, info } = await sharp({ create: size }).composite(pictures).raw().toBuffer({ resolveWithObject: true });
  const few = sharp(closed(data), { raw: info }).png({ palette: true, quality: QUALITY[scale], effort: 10, dither: 0 });
  return sharp(await few.toBuffer())
    .extend({ top: pad, right: pad, bottom: pad, left: pad, background: '#0000' })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
