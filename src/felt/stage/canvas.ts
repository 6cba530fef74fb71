/** The fallback without WebGL, or if WebGL does not show the cards; loaded only then. */
import { CanvasRenderer } from 'pixi.js';
import type { Renderer } from './renderer.ts';

const MOST_PIXELS = 4096;

export async function makeCanvas(options: Parameters<CanvasRenderer['init']>[0]): Promise<Renderer> {
  const renderer = new CanvasRenderer();
  await renderer.init(options);
  return {
    canvas: renderer.canvas,
    mostTexturePixels: MOST_PIXELS,
    resize: ({ width, height, density }) => renderer.resize(width, height, density),
    render: (container) => renderer.render({ container }),
    destroy: () => renderer.destroy({ removeView: true }),
  };
}
