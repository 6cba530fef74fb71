/**
 * For a portal whose script must come before all code of the game: the build has this run first, and the game after it.
 * A plain script tag would do the same, but keep the game from starting for as long as the portal's host is silent.
 */

const PATIENCE_MS = 3_000;
/** What was fetched already runs at once, or never. */
const FETCHED_MS = 100;

/** Fulfilled when the portal's script, which the page names, has run or failed, or after some seconds. */
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
