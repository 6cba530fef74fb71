/** The element that holds the felt. */
import { watchSize } from './watch-size.ts';
import type { Scene } from './layout/scene.ts';

/** The size of the felt and of its letters, what must stay free: the host's padding, and whether seats are shown. */
export type Viewport = Pick<Scene, 'width' | 'height' | 'insets' | 'text'> & {
  readonly isAlone: boolean;
};

const USUAL = 16; // px, of letters

/** Reads the host. This forces a layout of the page, so not for every frame. */
export function viewportOf(host: HTMLElement): Viewport {
  const style = getComputedStyle(host);
  const px = (text: string): number => Number.parseFloat(text) || 0;
  return {
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    insets: {
      top: px(style.paddingTop),
      right: px(style.paddingRight),
      bottom: px(style.paddingBottom),
      left: px(style.paddingLeft),
    },
    isAlone: host.dataset['alone'] !== undefined,
    text: Math.max(1, px(style.fontSize) / USUAL),
  };
}

export const isSame = (a: Viewport, b: Viewport): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Tells when the host is resized and when the tab is hidden or shown; returns a function that stops it. */
export function watch(host: HTMLElement, listeners: { resize: () => void; hide: () => void }): () => void {
  document.addEventListener('visibilitychange', listeners.hide);
  const unwatch = watchSize(host, listeners.resize);
  return () => {
    document.removeEventListener('visibilitychange', listeners.hide);
    unwatch();
  };
}
