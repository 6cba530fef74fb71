/** What the stage needs of a renderer, whichever it is. */
import type { Container, ImageSource } from 'pixi.js';

export interface RendererSize {
  readonly width: number; // CSS px
  readonly height: number;
  readonly density: number;
}

export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  readonly mostTexturePixels: number; // the widest texture
  resize(size: RendererSize): void;
  render(container: Container): void;
  /** Whether a picture did not arrive where it is drawn from, judged by one of its pixels, which is neither black nor clear. */
  isBlank(picture: ImageSource, at: { readonly x: number; readonly y: number }): Promise<boolean>;
  destroy(): void;
}
