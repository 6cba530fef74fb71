/**
 * Tells when an element's size changes, in the frame after the change: what is laid out from within the observer's own
 * call makes WebKit and Firefox complain of a loop. Undone by calling what comes back.
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

/** The same as an attachment of a component, which is told the size at once too. */
export const sized =
  (tell: (element: HTMLElement) => void) =>
  (element: HTMLElement): (() => void) => {
    const now = (): void => tell(element);
    queueMicrotask(now);
    return watchSize(element, now);
  };
