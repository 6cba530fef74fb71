/**
 * Hands something to the browser's own way of sharing. False where that is refused, as in frames that may not: then
 * another way is wanted. Who changes their mind has been served.
 */
export async function handOver(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
