/** Checks what WebGL has of a deck's picture. Loaded after the first card, which does not need it. */
import type { WebGLRenderer } from 'pixi.js';
import type { Atlas } from './atlas.ts';

const ON_PAPER = { x: 30, y: 84 }; // px at scale 1, from the top left of the first card: beside its pip, so nearly white

/**
 * Whether WebGL lacks the picture: its texture could not be made, or a pixel that must be white is black. Then it is
 * logged. False for a lost context, which cannot be read. Reads four bytes, which waits for the graphics card.
 */
export function isDeckBlank(renderer: WebGLRenderer, { source, scale }: Atlas): boolean {
  const { gl } = renderer;
  renderer.texture.initSource(source);
  const { texture } = renderer.texture.getGlSource(source);
  const before: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
  const reader = gl.createFramebuffer();
  const pixel = new Uint8Array(4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, reader);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE)
    gl.readPixels(ON_PAPER.x * scale, ON_PAPER.y * scale, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  gl.bindFramebuffer(gl.FRAMEBUFFER, before instanceof WebGLFramebuffer ? before : null);
  gl.deleteFramebuffer(reader);
  const [red = 0] = pixel;
  const isBlank = red === 0 && !gl.isContextLost();
  // eslint-disable-next-line no-console -- tells why a table draws slowly
  if (isBlank) console.warn('felt: WebGL did not take the picture of the deck; the canvas renderer draws instead');
  return isBlank;
}
