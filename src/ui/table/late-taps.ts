/** A tap meant for what lay here before must not press a button that has just come. */

const LATE_MS = 500;

/** Drops such clicks; made when the buttons come, to be used for captured clicks. `keysMs`: so long those by key too. */
export function dropLateTaps({ keysMs = 0 } = {}): (event: MouseEvent) => void {
  const cameAtMs = performance.now();
  return (event) => {
    const lateMs = event.detail === 0 ? keysMs : LATE_MS;
    if (event.timeStamp - cameAtMs >= lateMs) return; // the time of the tap, not of its handling
    event.preventDefault();
    event.stopPropagation();
  };
}
