/**
 * For a portal whose script must run before all code of the game: the build runs this first. A plain script tag would also do
 * so, but block the game if the portal's host does not answer.
 */

const PATIENCE_MS = 3_000;
/** A fetched script runs at once or never. */
const FETCHED_MS = 100;

/** Fulfilled when the portal's script has run or failed, or after some seconds. */
export async function sdkFirst(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script#portal-sdk');
  if (!script) return;
  const isFetched = performance.getEntriesByName(script.src).length > 0;
  await new Promise<void>((done) => {
    const goOn = (): void => done();
    script.addEventListener('load', goOn);
    script.addEventListener('error', goOn);
    setTimeout(goOn, isFetched ? FETCHED_MS : PATIENCE_MS);
  });
}
