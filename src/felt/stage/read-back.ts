/** Reads back what WebGL holds of a picture. Not needed for the first card, so it is loaded after it. */
import type { ImageSource, WebGLRenderer } from 'pixi.js';

/**
 * Whether WebGL holds nothing at this pixel of a picture (from its top left): the texture could not be made, or the pixel
 * is black or clear. A lost context says nothing, so there the answer is no. One read of four bytes, which waits for
 * the graphics card.
 */
export function isBlank(
  renderer: WebGLRenderer,
  picture: ImageSource,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const { gl } = renderer;
  renderer.texture.initSource(picture);
  const { texture } = renderer.texture.getGlSource(picture);
  const before: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
  const reader = gl.createFramebuffer();
  const pixel = new Uint8Array(4);
  gl.bindFramebuffer(gl.FRAMEBUFFER, reader);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE)
    gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  gl.bindFramebuffer(gl.FRAMEBUFFER, before instanceof WebGLFramebuffer ? before : null);
  gl.deleteFramebuffer(reader);
  const [red = 0] = pixel;
  return red === 0 && !gl.isContextLost();
}
