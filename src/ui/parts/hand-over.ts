/**
 * Opens the browser's share dialog. False if it is refused, as in some frames: then another way is needed. True also if the
 * person cancels.
 */
export async function handOver(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
