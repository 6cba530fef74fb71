/** Shadows, edges and lights: small pictures painted once into one texture. */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { must } from '../../cards/must.ts';
import type { EffectKind } from '../motion/effect-sprite.ts';

/** A card's size in these pictures; sprites are scaled by its width. */
export const PAINT_CARD = 120;
const HEIGHT = 168;
const CORNER = 7.2; // 6 % of the width
const SIZE = { width: 1024, height: 640 } as const;

type Paint = CanvasRenderingContext2D;
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paint: (context: Paint, cell: Cell) => void;
}

/** How far shadows and edges reach beyond the card. */
const CONTACT = 20;
const SOFT = 60;
const EDGE = 22;
const BED = 6;
const SPOT = 50;

const around = (x: number, y: number, margin: number, paint: Cell['paint']): Cell => ({
  x,
  y,
  width: PAINT_CARD + 2 * margin,
  height: HEIGHT + 2 * margin,
  paint,
});

const CELLS = {
  contact: around(0, 0, CONTACT, (context, cell) => shadow(context, cell, { blur: 9, alpha: 0.62 })),
  soft: around(164, 0, SOFT, (context, cell) => shadow(context, cell, { blur: 34, alpha: 0.55 })),
  edge: around(408, 0, EDGE, paintEdge),
  spot: around(576, 0, SPOT, paintSpot),
  flash: around(800, 0, EDGE, paintFlash),
  bed: around(576, 300, EDGE, paintBed),
  place: around(744, 420, EDGE, paintPlace),
  pool: { x: 0, y: 300, width: 256, height: 256, paint: paintPool },
  ring: { x: 260, y: 300, width: 256, height: 256, paint: paintRing },
  chip: { x: 830, y: 300, width: 64, height: 64, paint: paintChip },
  dark: { x: 520, y: 300, width: 32, height: 32, paint: paintDark },
} as const satisfies Record<string, Cell>;

export type PaintName = keyof typeof CELLS;

/** Which picture a sprite is. */
export const EFFECT_PAINT: Readonly<Record<Exclude<EffectKind, 'thread'>, PaintName>> = {
  bed: 'bed',
  turn: 'pool',
  spot: 'spot',
  place: 'place',
  halo: 'pool',
  flourish: 'pool',
  impact: 'ring',
  flash: 'flash',
  light: 'pool',
  dim: 'dark',
  chip: 'chip',
};

export class Paints {
  private readonly source: ImageSource;
  private readonly textures = new Map<PaintName, Texture>();

  constructor() {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE.width;
    canvas.height = SIZE.height;
    const context = must(canvas.getContext('2d') ?? undefined, '2D canvas for shadows');
    this.source = new ImageSource({ resource: canvas, scaleMode: 'linear' });
    for (const name of Object.keys(CELLS)) if (isPaint(name)) this.paint(context, name);
  }

  get(name: PaintName): Texture {
    return this.textures.get(name) ?? Texture.EMPTY;
  }

  destroy(): void {
    for (const texture of this.textures.values()) texture.destroy();
    this.source.destroy();
  }

  private paint(context: Paint, name: PaintName): void {
    const cell: Cell = CELLS[name];
    context.save();
    context.beginPath();
    context.rect(cell.x, cell.y, cell.width, cell.height);
    context.clip();
    cell.paint(context, cell);
    context.restore();
    const inset = name === 'dark' ? 8 : 0; // stretched over the whole felt: its middle only
    const frame = new Rectangle(cell.x + inset, cell.y + inset, cell.width - 2 * inset, cell.height - 2 * inset);
    this.textures.set(name, new Texture({ source: this.source, frame }));
  }
}

const isPaint = (name: string): name is PaintName => name in CELLS;

const FAR = 4000; // the shape lies off the canvas; only its shadow falls on it

function card(context: Paint, cell: Cell, offset = 0): void {
  const x = cell.x + (cell.width - PAINT_CARD) / 2 - offset;
  const y = cell.y + (cell.height - HEIGHT) / 2;
  context.beginPath();
  context.roundRect(x, y, PAINT_CARD, HEIGHT, CORNER);
}

function shadow(context: Paint, cell: Cell, shade: { blur: number; alpha: number }): void {
  context.shadowColor = `rgba(0,0,0,${String(shade.alpha)})`;
  context.shadowBlur = shade.blur;
  context.shadowOffsetX = FAR;
  card(context, cell, FAR);
  context.fillStyle = '#000';
  context.fill();
}

function paintEdge(context: Paint, cell: Cell): void {
  context.shadowColor = '#ffdf8a';
  context.shadowBlur = 11;
  context.shadowOffsetX = FAR;
  context.lineWidth = 4;
  context.strokeStyle = '#000';
  card(context, cell, FAR);
  context.stroke();
  context.shadowColor = 'transparent';
  context.shadowOffsetX = 0;
  context.globalCompositeOperation = 'destination-out'; // the face stays clear
  card(context, cell);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = '#fff6d8';
  context.lineWidth = 3.6;
  card(context, cell);
  context.stroke();
}

/** Light that comes out from under a pile. */
function paintSpot(context: Paint, cell: Cell): void {
  context.shadowColor = '#ffd76a';
  context.shadowOffsetX = FAR;
  for (const blur of [46, 46, 22, 12]) {
    context.shadowBlur = blur;
    card(context, cell, FAR);
    context.fill();
  }
}

function paintFlash(context: Paint, cell: Cell): void {
  context.shadowColor = '#fff3c4';
  context.shadowBlur = 18;
  context.fillStyle = 'rgba(255,250,230,0.7)';
  card(context, cell);
  context.fill();
}

/** Thread round a place, a little wider than a card, so that it is seen round a pile, too. */
function paintBed(context: Paint, cell: Cell): void {
  const [width, height] = [PAINT_CARD + 2 * BED, HEIGHT + 2 * BED];
  context.beginPath();
  context.roundRect(cell.x + EDGE - BED, cell.y + EDGE - BED, width, height, CORNER + BED);
  context.fillStyle = 'rgba(3,30,22,0.16)';
  context.fill();
  context.strokeStyle = 'rgba(255,233,184,0.34)';
  context.lineWidth = 1.8;
  context.stroke();
}

/** A place that can be used though nothing lies there: its outline shines, and the cloth inside a little. */
function paintPlace(context: Paint, cell: Cell): void {
  context.fillStyle = 'rgba(255,223,138,0.16)';
  card(context, cell);
  context.fill();
  context.shadowColor = '#ffd76a';
  context.shadowBlur = 14;
  context.strokeStyle = '#ffe7a6';
  context.lineWidth = 3.2;
  context.setLineDash([14, 9]);
  card(context, cell);
  context.stroke();
}

function paintPool(context: Paint, cell: Cell): void {
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const light = context.createRadialGradient(x, y, 0, x, y, cell.width / 2);
  light.addColorStop(0, 'rgba(255,233,168,0.9)');
  light.addColorStop(0.35, 'rgba(255,222,140,0.45)');
  light.addColorStop(0.7, 'rgba(255,214,120,0.12)');
  light.addColorStop(1, 'rgba(255,214,120,0)');
  context.fillStyle = light;
  context.fillRect(cell.x, cell.y, cell.width, cell.height);
}

function paintRing(context: Paint, cell: Cell): void {
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const light = context.createRadialGradient(x, y, 0, x, y, cell.width / 2);
  light.addColorStop(0.55, 'rgba(255,240,190,0)');
  light.addColorStop(0.8, 'rgba(255,240,190,0.85)');
  light.addColorStop(1, 'rgba(255,240,190,0)');
  context.fillStyle = light;
  context.fillRect(cell.x, cell.y, cell.width, cell.height);
}

/** A clay chip seen from above: a rim with marks, a lighter middle. */
function paintChip(context: Paint, cell: Cell): void {
  const [x, y, r] = [cell.x + cell.width / 2, cell.y + cell.height / 2 - 1, cell.width / 2 - 4];
  const disc = (radius: number, fill: string): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  context.shadowColor = 'rgba(0,0,0,0.55)';
  context.shadowBlur = 4;
  context.shadowOffsetY = 2;
  disc(r, '#8c1f2b');
  context.shadowColor = 'transparent';
  context.strokeStyle = '#fbf3df';
  context.lineWidth = 7;
  for (let i = 0; i < 6; i += 1) {
    const at = (i * Math.PI) / 3;
    context.beginPath();
    context.arc(x, y, r - 3.5, at - 0.2, at + 0.2);
    context.stroke();
  }
  disc(r * 0.64, '#a93441');
  context.strokeStyle = 'rgba(255,243,214,0.75)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, r * 0.5, 0, 2 * Math.PI);
  context.stroke();
}

function paintDark(context: Paint, cell: Cell): void {
  context.fillStyle = '#000';
  context.fillRect(cell.x, cell.y, cell.width, cell.height);
}
