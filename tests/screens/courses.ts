/** Taking a course of lessons as its file says, by the twin’s buttons. */
import { readFileSync } from 'node:fs';
import { type LessonStep, readCourse, solutionOf } from '../../src/practice/lesson.ts';
import type { Page } from './page.ts';

export const courseOf = (game: string): readonly LessonStep[] =>
  readCourse(JSON.parse(readFileSync(`src/games/${game}/lessons.json`, 'utf8')));

const said = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0
    ? 'nothing'
    : value.map((one) => (Array.isArray(one) ? one.join('+') : String(one))).join(',');
};

/** What makes an act: elements to press one after the other. */
function partsOf(page: Page, act: string): HTMLElement[] {
  const one = (selector: string): HTMLElement[] => page.queryAll(selector).slice(0, 1);
  if (act === 'let it pass') return one('[data-actions] .go');
  const [type = '', ...words] = act.split(/[ ,]/);
  const named = page.queryAll('[data-does], [data-way]').find(({ dataset: { does, way } }) => {
    const action = JSON.parse(does ?? way ?? '{}') as Record<string, unknown>;
    return `${Object.values(action).map(said).join(' ')} `.startsWith(`${act} `);
  });
  if (named) return [named];
  const quoted = (value: string): string => value.replaceAll('"', '\\"');
  const own = words.flatMap((word) => one(`[data-card="${quoted(word)}"]`));
  const things = words.flatMap((word) => one(`[data-thing="${quoted(word)}"]`));
  if (own.length + things.length > 0) return [...own, ...things];
  const offer = one(`[data-offer="${quoted(type)}"]`);
  if (offer.length > 0) return offer;
  const all = page.queryAll('[data-thing]');
  return all.length === 1 ? all : [];
}

/** A thing can be pressed once it is shown what has become of it. */
const canPress = (parts: readonly HTMLElement[]): boolean =>
  parts.length > 0 && !parts.some((part) => part.matches('[data-thing][aria-disabled]'));

const isRight = (page: Page): boolean => page.query('[data-lesson][data-answered="right"]') !== undefined;

/** Solves the step that is shown. */
export async function solve(page: Page, step: LessonStep): Promise<void> {
  await page.element(`[data-lesson="${step.key}"]`);
  const acts = solutionOf(step);
  const isPlan = acts.length > 2 && new Set(acts.map((act) => act.split(' ')[0])).size > 1; // cards are chosen, then sent together
  for (const act of acts) {
    if (isRight(page)) break;
    await page.until(`${step.key}: ${act}`, () => canPress(partsOf(page, act)));
    for (let i = 0; i < partsOf(page, act).length; i += 1) {
      const part = partsOf(page, act)[i];
      if (part && part.getAttribute('aria-pressed') !== 'true') await page.pressOn(part);
      if (i === 0 && part?.dataset['way'] !== undefined) break;
    }
    if (!isPlan) await finish(page, act);
  }
  await page.until(`${step.key} to be right`, () => isRight(page));
}

/** What is chosen must be laid, or one of several ways chosen. */
async function finish(page: Page, act: string): Promise<void> {
  const way = partsOf(page, act)[0];
  if (way?.closest('dialog') && way.dataset['way'] !== undefined) await page.pressOn(way);
  const lay = `[data-actions] [data-offer="${act.split(' ')[0] ?? ''}"]`;
  if (page.query('[data-card][aria-pressed="true"]') && page.query(lay)) await page.press(lay);
}
