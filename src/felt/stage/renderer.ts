/** What the stage needs of a renderer, whichever it is. */
import type { Container, WebGLRenderer } from 'pixi.js';

export interface RendererSize {
  readonly width: number; // CSS px
  readonly height: number;
  readonly density: number;
}

export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  readonly webgl?: WebGLRenderer; // if it draws with WebGL: then the deck is checked
  readonly mostTexturePixels: number; // the widest texture
  resize(size: RendererSize): void;
  render(container: Container): void;
  destroy(): void;
}
