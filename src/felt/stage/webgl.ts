/** The renderer: WebGL, or Pixi's canvas renderer where there is none. Everything that Pixi needs is imported by hand. */
import 'pixi.js/unsafe-eval'; // our policy forbids eval, which Pixi would use to make shaders' setters
import type { RenderOptions } from 'pixi.js';
import { GlContextSystem, Ticker, WebGLRenderer } from 'pixi.js';
import type { Renderer, RendererSize } from './renderer.ts';

const optionsOf = ({ width, height, density }: RendererSize) =>
  ({
    skipExtensionImports: true,
    width,
    height,
    resolution: density,
    autoDensity: true,
    antialias: false, // the cards' pictures have soft edges of their own
    background: 0x0d3a2d,
    hello: false,
    gcActive: false, // a deck, a cloth and some shadows: nothing to look for, and nobody to look for it
  }) as const;

/**
 * Pictures of one draw call: cloth, paints, deck, and Pixi's own white. Its shader asks at each point, one after the
 * other, which of them is meant: with the 32 that a card may offer, software took 51 ms of processor a frame of 800 × 520,
 * with these 30. More than these would be drawn in a second call.
 */
const MOST_TEXTURES = 4;

/**
 * Pixi asks for some fifteen extensions, and waits for the graphics card with each; of WebGL 2 the felt needs one. Browsers
 * with nothing but WebGL 1 are older than those that the page is built for: the canvas renderer draws there.
 */
Object.assign(GlContextSystem.prototype, {
  getExtensions(this: GlContextSystem): void {
    if (this.webGLVersion !== 2) throw new Error('This browser has no WebGL 2.');
    const loseContext = this.gl.getExtension('WEBGL_lose_context'); // null where a browser hides extensions
    this.extensions = loseContext ? { loseContext } : {};
  },
});

export async function makeRenderer(size: RendererSize, only?: 'canvas'): Promise<Renderer> {
  Ticker.system.autoStart = false; // Pixi's housekeeping would ask for a frame forever
  Ticker.system.stop();
  try {
    if (!only) return await makeWebGL(size);
  } catch {
    // no WebGL 2 here
  }
  const { makeCanvas } = await import('./canvas.ts');
  return makeCanvas(optionsOf(size));
}

async function makeWebGL(size: RendererSize): Promise<Renderer> {
  const renderer = new WebGLRenderer();
  await renderer.init({ ...optionsOf(size), preferWebGLVersion: 2 });
  const limit = (): void => void (renderer.limits.maxBatchableTextures = MOST_TEXTURES);
  renderer.runners.contextChange.add({ contextChange: limit });
  limit();
  const most: unknown = renderer.gl.getParameter(renderer.gl.MAX_TEXTURE_SIZE);
  let frame: RenderOptions | undefined; // Pixi fills it in; one for all frames, so that none makes it anew
  return {
    canvas: renderer.canvas,
    webgl: renderer,
    mostTexturePixels: typeof most === 'number' ? most : 2048,
    resize: ({ width, height, density }) => renderer.resize(width, height, density),
    render(container) {
      if (frame?.container !== container) frame = { container };
      renderer.render(frame);
    },
    destroy: () => {
      // Pixi gives its context back by losing it; one that is lost already would complain to the console.
      if (renderer.gl.isContextLost()) delete renderer.context.extensions.loseContext;
      renderer.destroy({ removeView: true });
    },
  };
}
