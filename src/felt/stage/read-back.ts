/** Checks what WebGL has of a deck's picture. Loaded after the first card, which does not need it. */
import type { WebGLRenderer } from 'pixi.js';
import type { Atlas } from './atlas.ts';

const ON_PAPER = { x: 30, y: 84 }; // px at scale 1, from the top left of the first card: beside its pip, so nearly white
const PAUSE_MS = 50;

/**
 * Whether WebGL lacks the picture: its texture could not be made, or a pixel that must be white is black. Then it is
 * logged. False for a lost context, which cannot be read.
 */
export async function isDeckBlank(renderer: WebGLRenderer, { source, scale }: Atlas): Promise<boolean> {
  const { gl } = renderer;
  renderer.texture.initSource(source);
  const { texture } = renderer.texture.getGlSource(source);
  const before: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
  const reader = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, reader);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixel = startRead(gl, ON_PAPER.x * scale, ON_PAPER.y * scale);
  gl.bindFramebuffer(gl.FRAMEBUFFER, before instanceof WebGLFramebuffer ? before : null);
  gl.deleteFramebuffer(reader);
  const [red = 0] = await pixel;
  const isBlank = red === 0 && !gl.isContextLost();
  // oxlint-disable-next-line no-console -- tells why a table draws slowly
  if (isBlank) console.warn('felt: WebGL did not take the picture of the deck; the canvas renderer draws instead');
  return isBlank;
}

/** The four bytes of a pixel of the framebuffer that is bound now; zeros if it cannot be read. */
async function startRead(gl: WebGL2RenderingContext, x: number, y: number): Promise<Uint8Array> {
  const pixel = new Uint8Array(4);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, pixel.length, gl.STREAM_READ);
  gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  await untilDone(gl);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
  gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixel);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  gl.deleteBuffer(buffer);
  return pixel;
}

/** Waits until the graphics card, which may be busy with the first pictures, has done what was asked; the page goes on. */
async function untilDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  gl.deleteSync(fence);
}
