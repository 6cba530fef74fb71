/** Taking a course of lessons as its file says: by the twin’s buttons, or by taps. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type LessonStep, readCourse, solutionOf } from '../../src/practice/lesson.ts';
import { expect } from './table.ts';

export const courseOf = (game: string): readonly LessonStep[] =>
  readCourse(JSON.parse(readFileSync(`src/games/${game}/lessons.json`, 'utf8')));

/** What makes an act: elements to press one after the other. */
async function partsOf(page: Page, act: string): Promise<string[]> {
  return page.evaluate((text) => {
    const quoted = (value = ''): string => CSS.escape(value);
    const [type = '', ...words] = text.split(/[ ,]/);
    if (text === 'let it pass') return ['[data-actions] .go'];
    const said = (value: unknown): string => {
      if (!Array.isArray(value)) return String(value);
      return value.length === 0
        ? 'nothing'
        : value.map((one: unknown) => (Array.isArray(one) ? one.join('+') : String(one))).join(',');
    };
    for (const element of document.querySelectorAll<HTMLElement>('[data-does], [data-way]')) {
      const { does, way } = element.dataset;
      const action = JSON.parse(does ?? way ?? '{}') as Record<string, unknown>;
      if (!`${Object.values(action).map(said).join(' ')} `.startsWith(`${text} `)) continue;
      return [does === undefined ? `[data-way="${quoted(way)}"]` : `[data-does="${quoted(does)}"]`];
    }
    const there = (selector: string): boolean => document.querySelector(selector) !== null;
    const own = words.map((word) => `[data-card="${quoted(word)}"]`).filter(there);
    const things = words.map((word) => `[data-thing="${quoted(word)}"]`).filter(there);
    const offer = `[data-offer="${quoted(type)}"]`;
    const [only, another] = document.querySelectorAll<HTMLElement>('[data-thing]');
    if (own.length + things.length > 0) return [...own, ...things];
    if (there(offer)) return [offer];
    return only && !another ? [`[data-thing="${quoted(only.dataset['thing'])}"]`] : [];
  }, act);
}

/** How something is pressed. */
export type Press = (page: Page, selector: string) => Promise<void>;

/** Solves the step that is shown, and checks that it was right. What is pressed before its position lies there counts for nothing. */
export async function solve(page: Page, step: LessonStep, press: Press): Promise<void> {
  await expect(page.locator(`[data-lesson="${step.key}"]`)).toBeAttached();
  const acts = solutionOf(step);
  const isPlan = acts.length > 2 && new Set(acts.map((act) => act.split(' ')[0])).size > 1; // cards are chosen, then sent together
  const right = page.locator('[data-lesson][data-answered="right"]');
  const pressed = new Set<string>(); // one that was carried out cannot be pressed again
  const attempt = async (): Promise<void> => {
    if ((await right.count()) > 0) return;
    for (const act of acts) {
      if (pressed.has(act) && (await partsOf(page, act)).length === 0) continue;
      const message = `${step.key}: ${act}`;
      await expect.poll(() => partsOf(page, act), { message, timeout: 5000 }).not.toEqual([]);
      for (const part of await partsOf(page, act)) if (!(await isChosen(page, part))) await press(page, part);
      if (!isPlan) await finish(page, act, press);
      pressed.add(act);
    }
    await expect(right, `${step.key} is solved`).toBeAttached({ timeout: 5000 });
  };
  await expect(attempt).toPass();
}

/** A card may be chosen from an attempt before; pressed once more it would not be. */
const isChosen = async (page: Page, part: string): Promise<boolean> =>
  (await page.locator(`${part}[data-card][aria-pressed="true"]`).count()) > 0;

/** What is chosen must be laid, or one of several ways chosen. */
async function finish(page: Page, act: string, press: Press): Promise<void> {
  const [way] = await partsOf(page, act);
  if (way?.startsWith('[data-way') === true && (await page.locator(`dialog ${way}`).count()) > 0)
    await press(page, `dialog ${way}`);
  const lay = `[data-actions] [data-offer="${act.split(' ')[0] ?? ''}"]`;
  const chosen = await page.locator('[data-card][aria-pressed="true"]').count();
  if (chosen > 0 && (await page.locator(lay).count()) > 0) await press(page, lay);
}
