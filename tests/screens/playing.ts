/** Plays any game by what can be pressed, chosen by chance that is the same in every run. */
import type { Page } from './page.ts';

/** A pseudo-random number of a step. Buttons in turn could select and unselect cards for ever. */
function mixed(step: number): number {
  const once = Math.imul(step + 1, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  return (twice ^ (twice >>> 13)) >>> 0;
}

const MOST_PRESSES = 900; // of a deal

/** What can be pressed now, in groups that are chosen equally often. */
function groupsOf(page: Page): readonly (readonly HTMLElement[])[] {
  const all = (selector: string): HTMLElement[] =>
    page.queryAll(selector).filter((element) => !element.matches(':disabled'));
  const asked = all('dialog[open] .ways button:not(.never)');
  if (asked.length > 0) return [asked];
  const held = all('[data-card]:not([aria-disabled])');
  const groups = [
    all('[data-actions] .moment'),
    all('[data-panel] button'),
    held,
    all('[data-thing]:not([aria-disabled])'),
    all('[data-actions] .main'),
    ...[held, held, held], // more often: with as many draws as plays a deal would never end
  ].filter((group) => group.length > 0);
  return groups.length > 0 ? groups : [all('[data-actions] .go')].filter((group) => group.length > 0);
}

export const isOver = (page: Page): boolean => page.query('section.result') !== undefined;

const isDue = (page: Page): boolean => isOver(page) || groupsOf(page).length > 0;
/** Something is due on the person's own turn, not only a card to be chosen for later. */
const isOwnTurn = (page: Page): boolean => page.query('section.result, #prompt.own') !== undefined && isDue(page);

const MOST_LOOKS = 2000;

/** Waits until something can be pressed, or the deal is over. `everyMs`: it looks only so often, where cards fly for long. */
export async function waitForTurn(page: Page, everyMs?: number): Promise<void> {
  for (let looks = 0; everyMs !== undefined && !isOwnTurn(page) && looks < MOST_LOOKS; looks += 1)
    await page.world.pass(everyMs);
  await page.until('something to do', () => isDue(page));
}

/** Presses one of the things that can be pressed, by key. False if the deal is over. */
export async function playStep(page: Page, step: number, everyMs?: number): Promise<boolean> {
  await waitForTurn(page, everyMs);
  if (isOver(page)) return false;
  const groups = groupsOf(page);
  const group = groups[mixed(2 * step) % groups.length] ?? [];
  const element = group[mixed(2 * step + 1) % group.length];
  if (element) await page.keyOn(element, 'Enter');
  return true;
}

/** Plays the deal to its end. */
export async function playDeal(page: Page, everyMs?: number): Promise<void> {
  for (let step = 0; step < MOST_PRESSES; step += 1) if (!(await playStep(page, step, everyMs))) return;
  throw new Error(`the deal was not over after ${String(MOST_PRESSES)} presses`);
}
