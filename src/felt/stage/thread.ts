/** The suits as thread in the cloth: painted when they are needed, each once. */
import type { Suit } from '../../cards/card.ts';

const SIDE = 1000; // of the square in which the shapes are drawn
const MOST = 1024; // px of a picture
const USUAL = 320; // CSS px

const SHAPES: Readonly<Record<Suit, string>> = {
  H: 'M500 200C500 100 600 0 700 0S900 100 900 250C900 500 500 900 500 1000C500 900 100 500 100 250C100 100 200 0 300 0S500 100 500 200Z',
  D: 'M500 10C590 200 720 360 870 500C720 640 590 800 500 990C410 800 280 640 130 500C280 360 410 200 500 10Z',
  S: 'M500 10C590 200 890 330 890 610C890 810 650 860 550 720C555 830 590 910 660 990H340C410 910 445 830 450 720C350 860 110 810 110 610C110 330 410 200 500 10Z',
  C: 'M500 10C640 10 730 160 650 330C800 260 900 380 900 500C900 690 660 760 550 640C555 800 590 900 660 990H340C410 900 445 800 450 640C340 760 100 690 100 500C100 380 200 260 350 330C270 160 360 10 500 10Z',
};

const painted = new Map<Suit, HTMLCanvasElement>();

/** Coral thread for red suits, cream for black ones; the cloth within is a little darker. */
export function threadOf(suit: Suit): HTMLCanvasElement | undefined {
  const known = painted.get(suit);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(MOST, Math.round(USUAL * window.devicePixelRatio));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const isRed = suit === 'H' || suit === 'D';
  const shape = new Path2D(SHAPES[suit]);
  const margin = 0.015;
  const scale = (canvas.width / SIDE) * (1 - 2 * margin);
  context.translate(canvas.width * margin, canvas.width * margin);
  context.scale(scale, scale);
  context.fillStyle = isRed ? 'rgba(120,20,20,0.2)' : 'rgba(3,30,22,0.3)';
  context.fill(shape);
  context.lineWidth = 16;
  context.lineJoin = 'round';
  context.strokeStyle = isRed ? '#ff8a73' : 'rgba(255,233,184,0.62)';
  context.stroke(shape);
  painted.set(suit, canvas);
  return canvas;
}
