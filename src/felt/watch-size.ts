/**
 * Calls `changed` in the frame after an element's size has changed. A new layout within the observer's own call would make
 * WebKit and Firefox report a loop. Returns a function that stops watching.
 */
export function watchSize(element: Element, changed: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** The same as an attachment of a component, which also gets the first size at once. */
export const sized =
  (tell: (element: HTMLElement) => void) =>
  (element: HTMLElement): (() => void) => {
    const now = (): void => tell(element);
    queueMicrotask(now);
    return watchSize(element, now);
  };
