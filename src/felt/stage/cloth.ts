/**
 * The felt itself: woven cloth under one lamp, darker toward the edge. Painted once for a viewport. The lamp hangs before the table, a
 * little to the left: shadows of the rim, the cards and all else fall to the right by half of what they fall down.
 */
import { must } from '../../cards/must.ts';
import { jitter } from '../../games/face/layout/jitter.ts';
import { rimOf } from '../layout/rim.ts';
import { CLOTHS, type ClothColours, type TableStyle } from '../table/table-style.ts';

const TILE = 128; // px of the grain before it repeats
const MOST_PIXELS = 3_000_000;

export interface ClothSize {
  readonly width: number; // CSS px
  readonly height: number;
  readonly density: number; // device pixels a CSS pixel
}

/** Fewer pixels than the screen are enough: nothing on the felt is sharp. */
export const clothDensity = ({ width, height, density }: ClothSize): number =>
  Math.min(density, 2, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

export function paintCloth(cloth: TableStyle['cloth'], size: ClothSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const density = clothDensity(size);
  canvas.width = Math.max(1, Math.round(size.width * density));
  canvas.height = Math.max(1, Math.round(size.height * density));
  const context = must(canvas.getContext('2d', { alpha: false }) ?? undefined, '2D canvas for the cloth');
  context.scale(canvas.width / size.width, canvas.height / size.height);
  paintLight(context, CLOTHS[cloth], size);
  paintGrain(context);
  paintVignette(context, size);
  const rim = rimOf(size);
  if (rim > 0) paintRim(context, size, rim);
  return canvas;
}

function paintLight(context: CanvasRenderingContext2D, colours: ClothColours, { width, height }: ClothSize): void {
  const x = width * 0.42;
  const y = height * 0.36;
  const reach = Math.hypot(width, height) * 0.66;
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, colours.light);
  light.addColorStop(0.45, colours.cloth);
  light.addColorStop(1, colours.dark);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** Woven threads and an uneven nap; blended in overlay, so that every cloth keeps its colour. */
function paintGrain(context: CanvasRenderingContext2D): void {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const paint = must(tile.getContext('2d') ?? undefined, '2D canvas for the grain');
  const image = paint.createImageData(TILE, TILE);
  for (let i = 0; i < TILE * TILE; i += 1) {
    const x = i % TILE;
    const y = (i - x) / TILE;
    const over = ((x >> 1) + (y >> 1)) % 2 === 0 ? 1 : -1;
    const grey = 128 + over * 9 + jitter(7, i) * 30 + jitter(11, (x >> 2) + (y >> 2) * 97) * 12;
    image.data.set([grey, grey, grey, 255], i * 4);
  }
  paint.putImageData(image, 0, 0);
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = 0.34;
  context.fillStyle = context.createPattern(tile, 'repeat') ?? 'transparent';
  context.setTransform(1, 0, 0, 1, 0, 0); // threads are as fine as the pixels are
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

function paintVignette(context: CanvasRenderingContext2D, { width, height }: ClothSize): void {
  const reach = Math.hypot(width, height) / 2;
  const dark = context.createRadialGradient(width / 2, height / 2, reach * 0.5, width / 2, height / 2, reach * 1.04);
  dark.addColorStop(0, 'rgba(0,0,0,0)');
  dark.addColorStop(1, 'rgba(0,0,0,0.42)');
  context.fillStyle = dark;
  context.fillRect(0, 0, width, height);
}

/** A thin edge of dark wood, with its shadow on the cloth. */
function paintRim(context: CanvasRenderingContext2D, { width, height }: ClothSize, rim: number): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.7)';
  context.shadowBlur = 2.2 * rim;
  context.shadowOffsetX = rim * 0.25;
  context.shadowOffsetY = rim * 0.5;
  context.strokeStyle = '#2a1a11';
  context.lineWidth = rim * 2;
  context.strokeRect(0, 0, width, height);
  context.restore();
  const wood = context.createLinearGradient(0, 0, width / 2, height);
  wood.addColorStop(0, '#553622');
  wood.addColorStop(1, '#24150d');
  context.strokeStyle = wood;
  context.lineWidth = rim * 2 - Math.min(3, rim * 0.3);
  context.strokeRect(0, 0, width, height);
  context.strokeStyle = 'rgba(255,214,160,0.16)';
  context.lineWidth = 1;
  const edge = rim - 1.5;
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
}
