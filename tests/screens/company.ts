/** Several people at one device: sits them down through the form, and plays for them. */
import { must } from '../../src/cards/must.ts';
import type { Page } from './page.ts';

/** Who sits at the table besides the owner of the device: friends by name, and bots. */
interface Company {
  readonly game: string; // its title
  readonly preset?: RegExp;
  readonly seats: number;
  readonly me: string;
  readonly friends: readonly string[];
  readonly portrait?: string; // of the friends
}

/** Fills in the form for a new game and deals. */
export async function sitDown(page: Page, { game, preset, seats, me, friends, portrait }: Company): Promise<void> {
  await page.tap('button', 'Menu');
  await page.tap('button', 'New game');
  await page.select(await page.find('combobox', 'Game: Change'), { label: game });
  await seatSoMany(page, seats);
  if (preset) await page.tap('radio', preset);
  for (const [i, name] of friends.entries()) {
    const seat = await seatOf(page, i + 1);
    await page.select(await page.find('combobox', undefined, seat), { label: 'A friend here' });
    await page.fill(await page.find('textbox', undefined, seat), name);
    if (portrait !== undefined)
      await page.select(await page.find('combobox', `Portrait of \u2068${name}\u2069`, seat), { label: portrait });
  }
  await page.fill(await page.find('textbox', undefined, await seatOf(page, 0)), me);
  await page.tap('button', /^Deal/);
  await page.until(
    'the first of them',
    () => page.query('[data-curtain]') ?? page.query('[data-turned]')?.textContent !== '',
  );
}

/** Presses plus or minus until so many sit there. */
async function seatSoMany(page: Page, seats: number): Promise<void> {
  const sitting = (): number => page.queryAll('[data-sits]').length;
  await page.element('[data-sits]');
  while (sitting() !== seats) await page.tap('button', sitting() < seats ? 'One more seat' : 'One seat fewer');
}

/** Presses a seat: what tells who sits there. */
async function seatOf(page: Page, seat: number): Promise<HTMLElement> {
  await page.press(`[data-sits="${String(seat)}"]`);
  return page.element(`[data-seat="${String(seat)}"]`);
}

/** What is to be done at the table now, by whoever has the device. */
export type Step = 'over' | 'curtain' | 'way' | 'call' | 'others' | 'card' | 'act' | 'thing' | 'go' | 'choice';

const SHOWN: readonly (readonly [Step, string])[] = [
  ['over', 'section.result'],
  ['curtain', '[data-curtain] .main'],
  ['way', 'dialog[open] .ways button:not(.never)'],
  ['call', '[data-actions] .moment'],
  ['others', '[data-callers] button'],
  ['card', '[data-card]:not([aria-disabled]):not([aria-pressed])'],
  ['act', '[data-actions] .main:not(:disabled)'],
  ['go', '[data-actions] .go'],
  ['thing', '[data-thing]:not([aria-disabled]), [data-panel] button'],
  ['choice', '[data-card][aria-pressed="false"]'],
];

const stepDue = async (page: Page): Promise<Step> =>
  page.until('something to do', () => SHOWN.find(([, selector]) => page.query(selector))?.[0]);

const REST_MS = 1000; // by then the table is at rest

/** Waits until something can be done. Whoever can only choose cards may have to pass the device on, once the table is at rest. */
export async function nextStep(page: Page): Promise<Step> {
  const step = await stepDue(page);
  if (step !== 'choice') return step;
  await page.world.pass(REST_MS);
  return stepDue(page);
}

const LATE_MS = 350; // a curtain ignores keys for so long

/** Does it: of several calls, cards or things the nth. */
export async function doStep(page: Page, step: Exclude<Step, 'over'>, nth = 0): Promise<void> {
  if (step === 'curtain') await page.world.pass(LATE_MS);
  const [, selector] = must(
    SHOWN.find(([what]) => what === step),
    step,
  );
  const all = page.queryAll(selector);
  await page.pressOn(must(all[nth % all.length], selector));
}
