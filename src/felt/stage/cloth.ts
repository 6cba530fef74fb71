/** The felt itself: woven cloth under one lamp, darker toward the edge. Painted once for a viewport. */
import { must } from '../../cards/must.ts';
import { jitter } from '../layout/jitter.ts';
import type { TableStyle } from '../table-style.ts';

interface Colours {
  readonly light: string; // under the lamp
  readonly cloth: string;
  readonly dark: string; // where the light ends
}

const CLOTHS: Readonly<Record<TableStyle['cloth'], Colours>> = {
  green: { light: '#217a5b', cloth: '#14583f', dark: '#092c22' },
  indigo: { light: '#35508f', cloth: '#223463', dark: '#0e1730' },
  burgundy: { light: '#8f3546', cloth: '#631f2e', dark: '#2d0c15' },
  slate: { light: '#56626d', cloth: '#39434c', dark: '#191e23' },
};

const RIM_FROM = 1000; // px: narrower tables have none
const RIM = 10;
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
  paintGrain(context, size);
  paintVignette(context, size);
  if (size.width >= RIM_FROM) paintRim(context, size);
  return canvas;
}

function paintLight(context: CanvasRenderingContext2D, colours: Colours, { width, height }: ClothSize): void {
  const x = width / 2;
  const y = height * 0.44;
  const reach = Math.hypot(width, height) * 0.62;
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, colours.light);
  light.addColorStop(0.45, colours.cloth);
  light.addColorStop(1, colours.dark);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** Woven threads and an uneven nap; blended in overlay, so that every cloth keeps its colour. */
function paintGrain(context: CanvasRenderingContext2D, { width, height }: ClothSize): void {
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
  context.fillStyle = 'transparent';
  context.fillRect(0, 0, width, height);
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
function paintRim(context: CanvasRenderingContext2D, { width, height }: ClothSize): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.7)';
  context.shadowBlur = 22;
  context.strokeStyle = '#2a1a11';
  context.lineWidth = RIM * 2;
  context.strokeRect(0, 0, width, height);
  context.restore();
  const wood = context.createLinearGradient(0, 0, 0, height);
  wood.addColorStop(0, '#553622');
  wood.addColorStop(0.5, '#3a2416');
  wood.addColorStop(1, '#24150d');
  context.strokeStyle = wood;
  context.lineWidth = RIM * 2 - 3;
  context.strokeRect(0, 0, width, height);
  context.strokeStyle = 'rgba(255,214,160,0.16)';
  context.lineWidth = 1;
  context.strokeRect(RIM - 1.5, RIM - 1.5, width - 2 * RIM + 3, height - 2 * RIM + 3);
}
