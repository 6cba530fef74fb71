/** A tap meant for what lay here before must not press a button that has just come. */

const LATE_MS = 500;
const LATE_KEY_MS = 250; // a key that is still held

/** Drops such clicks; made when the buttons come, to be used for captured clicks. */
export function dropLateTaps(): (event: MouseEvent) => void {
  const cameAtMs = performance.now();
  return (event) => {
    const byKey = event.detail === 0;
    if (event.timeStamp - cameAtMs > (byKey ? LATE_KEY_MS : LATE_MS)) return; // the time of the tap, not of its handling
    event.preventDefault();
    event.stopPropagation();
  };
}
