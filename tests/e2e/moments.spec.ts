/**
 * The moments of every game: calls, challenges, slaps, claims, everything that must be pressed in time. Each is resumed at a
 * place in a golden record where it is possible, with the person in the right seat, and done by keyboard, on the phone by touch.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Seat } from '../../src/cards/card.ts';
import type { GameFace, GameSayings, TableView } from '../../src/games/face/game-face.ts';
import type { Action, Line } from '../../src/record/line.ts';
import { tableViewOf } from '../../src/client/table-view.ts';
import { Timeline } from '../../src/record/timeline.ts';
import type { Locator, Page } from '@playwright/test';
import { holdEngine } from './engine.ts';
import { keepRunning } from './saves.ts';
import { QUICK, expect, press, test, withSettings } from './table.ts';
import { wordsIn } from './words.ts';

const GAMES = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/face.ts`));
const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);

/** More than there are at any table. */
const MOST_SEATS = 16;

/** A place in a record where a seat acts. */
interface Moment {
  readonly lines: readonly Line[]; // to the `turn` line that lists it
  readonly seat: Seat;
  readonly rivals: number; // other seats that may act out of turn here, and are asked before
}

async function faceOf(game: string): Promise<GameFace> {
  const { face } = (await import(`../../src/games/${game}/face.ts`)) as { face: GameFace };
  return face;
}

/** The actions that a face calls moments, and those that are possible out of turn. */
const momentsOf = ({ gestures, offTurn }: GameFace): readonly string[] =>
  Object.keys(gestures).filter((type) => {
    const gesture = gestures[type];
    return offTurn.includes(type) || (gesture?.by === 'button' && gesture.size === 'moment');
  });

/** All places in a record where this is done. */
function momentsIn(lines: readonly Line[], wanted: string, { offTurn }: GameFace): Moment[] {
  return lines.flatMap((line, i) => {
    const act = lines[i + 1];
    if (line.type !== 'turn' || act?.type !== 'act' || act.action.type !== wanted) return [];
    const entries = Object.entries(line.legal);
    const mayCall = ([, list]: (typeof entries)[number]): boolean =>
      list !== '??' && list.some(({ type }) => offTurn.includes(type));
    const last = Number(entries.find((entry) => !mayCall(entry))?.[0] ?? act.seat); // on turn: asked after all others
    const placeOf = (seat: Seat): number => (seat > last ? seat : seat + MOST_SEATS);
    const rivals = entries.filter((entry) => mayCall(entry) && placeOf(Number(entry[0])) < placeOf(act.seat));
    return [{ lines: lines.slice(0, i + 1), seat: act.seat, rivals: rivals.length }];
  });
}

/** The place in all golden records with the fewest rivals, and of these the earliest. */
function findMoment(face: GameFace, type: string): Moment | undefined {
  const folder = `src/games/${face.id}/records`;
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => momentsIn(linesOf(`${folder}/${name}`), type, face));
  return found.sort((a, b) => a.rivals - b.rivals || a.lines.length - b.lines.length)[0];
}

/** The same lines with a person in one seat and plain players in the others. */
const taken = (lines: readonly Line[], person: Seat): readonly Line[] =>
  lines.map((line) =>
    line.type === 'game'
      ? { ...line, players: line.players.map((_, seat) => (seat === person ? 'human' : 'plain/1')) }
      : line,
  );

/** The seat and its action, if a line allows only one seat only one action. */
function onlyOf(line: Line): { seat: Seat; action: Action } | undefined {
  const [entry, another] = line.type === 'turn' ? Object.entries(line.legal) : [];
  if (!entry || another || entry[1] === '??') return undefined;
  const [action, other] = entry[1];
  return action && !other ? { seat: Number(entry[0]), action } : undefined;
}

/** The first place in a game's golden records where the only action is to play one card, which must be selected first. */
function findOnly({ id, gestures }: GameFace): { lines: readonly Line[]; seat: Seat; card: string; type: string }[] {
  const folder = `src/games/${id}/records`;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jsonl'))) {
    const lines = linesOf(`${folder}/${name}`);
    for (const [i, line] of lines.entries()) {
      const { seat = 0, action } = onlyOf(line) ?? {};
      const gesture = gestures[action?.type ?? ''];
      const cards = action && gesture?.by === 'cards' ? [action[gesture.field]].flat() : [];
      if (action && cards.length === 1)
        return [{ lines: lines.slice(0, i + 1), seat, card: String(cards[0]), type: action.type }];
    }
  }
  return [];
}

async function seize(button: Locator, byFinger: boolean): Promise<void> {
  await expect(button).toBeVisible();
  if (byFinger) await button.tap();
  else await button.press('Enter');
}

for (const game of GAMES)
  test(`${game}: every moment can be used`, async ({ page, hasTouch }) => {
    await withSettings(page, { ...QUICK, callWindow: 'go-on', assist: false, lessons: { [game]: 3 } });
    await holdEngine(page);
    const face = await faceOf(game);
    for (const type of momentsOf(face)) {
      const moment = findMoment(face, type);
      expect(moment, `a golden record of ${game} in which somebody does "${type}"`).toBeDefined();
      if (!moment) continue;
      await keepRunning(page, taken(moment.lines, moment.seat));
      await page.goto('./');
      await seize(page.locator(`[data-offer="${type}"]`).first(), hasTouch);
      const which = page.locator('dialog[open] .ways button').first();
      if (await which.isVisible()) await seize(which, hasTouch);
      await page.waitForFunction((wanted) => window.engine.acts.includes(wanted), type);
    }
  });

/** The earliest place in a game's records where the seat on turn has only one action. */
function findForced(face: GameFace): Moment | undefined {
  const folder = `src/games/${face.id}/records`;
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => {
      const lines = linesOf(`${folder}/${name}`);
      return lines.flatMap((line, i): Moment[] => {
        const act = lines[i + 1];
        if (line.type !== 'turn' || act?.type !== 'act' || Object.keys(line.legal).length > 1) return [];
        const isOnly = line.legal[String(act.seat)]?.length === 1 && !face.offTurn.includes(act.action.type);
        return isOnly ? [{ lines: lines.slice(0, i + 1), seat: act.seat, rivals: 0 }] : [];
      });
    });
  return found.sort((a, b) => a.lines.length - b.lines.length)[0];
}

test('forced actions are automatic if the person has chosen that, else not', async ({ page }) => {
  const faces = await Promise.all(GAMES.map(faceOf));
  const forced = faces.map(findForced).find((moment) => moment !== undefined);
  expect(forced).toBeDefined();
  if (!forced) return;
  await page.addInitScript((text) => {
    localStorage.setItem('card-table.settings', sessionStorage.getItem('settings') ?? text);
  }, JSON.stringify(QUICK));
  await holdEngine(page);
  await keepRunning(page, taken(forced.lines, forced.seat));
  await page.goto('./');
  await expect(page.locator('#prompt p')).toBeVisible();
  await page.waitForTimeout(1200); // longer than the pause
  expect(await page.evaluate(() => window.engine.acts)).toEqual([]);
  await page.evaluate((text) => sessionStorage.setItem('settings', text), JSON.stringify({ ...QUICK, forced: true }));
  await page.reload();
  await page.waitForFunction(() => window.engine.acts.length > 0);
});

test('the only card that can be played is played by pressing it', async ({ page, hasTouch }) => {
  await withSettings(page, QUICK);
  await holdEngine(page);
  const found = (await Promise.all(GAMES.map(faceOf))).flatMap(findOnly);
  expect(found.length).toBeGreaterThan(0);
  for (const { lines, seat, card, type } of found) {
    await keepRunning(page, taken(lines, seat));
    await page.goto('./');
    await seize(page.locator(`[data-card="${card}"]`).first(), hasTouch);
    await page.waitForFunction((wanted) => window.engine.acts.includes(wanted), type);
  }
});

/** Where a card that a seat plays brings a sign that is read off the lines, not off what lies there. */
interface Signing extends Moment {
  readonly game: string;
  readonly card: string;
  readonly label: string; // of the sign
}

/** What the slips and discs say; arrows and veils are drawn in another way. */
const labelsOf = (words: GameSayings, view: TableView): readonly string[] =>
  (words.signs?.(view) ?? []).filter(({ as }) => typeof as !== 'string').map(({ label }) => label);

/** Does pressing the card do just this, without a question? */
function isOnlyAct(turn: Line | undefined, { seat, action }: Line & { type: 'act' }): boolean {
  const legal = turn?.type === 'turn' ? turn.legal[String(seat)] : undefined;
  return Array.isArray(legal) && legal.filter(({ card }) => card === action['card']).length === 1;
}

/** A sign that comes with an act, and that lines of after it would already bring to the places of before. */
function signOf(words: GameSayings, before: TableView | undefined, after: TableView | undefined): string | undefined {
  if (!before || !after) return undefined;
  const early = labelsOf(words, { ...after, places: before.places });
  return labelsOf(words, after).find((label) => early.includes(label) && !labelsOf(words, before).includes(label));
}

/** Index of the `turn` line after an act; undefined if the deal ends before, for the next one waits for a button. */
function nextTurn(lines: readonly Line[], i: number): number | undefined {
  const next = lines.findIndex(({ type }, at) => at > i && (type === 'turn' || type === 'deal'));
  return lines[next]?.type === 'turn' ? next : undefined;
}

/** The first one in a game's golden records. */
async function findSigning(face: GameFace): Promise<Signing[]> {
  const words = await wordsIn('en', face.id);
  const folder = `src/games/${face.id}/records`;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.jsonl'))) {
    const lines = linesOf(`${folder}/${name}`);
    const timeline = new Timeline(lines);
    for (const [i, act] of lines.entries()) {
      if (act.type !== 'act' || face.gestures[act.action.type]?.by !== 'card' || !isOnlyAct(lines[i - 1], act))
        continue;
      const next = nextTurn(lines, i);
      const who = { seat: act.seat, names: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] };
      const [before, after] = [timeline.at(i), timeline.at(next === undefined ? i : next + 1)];
      const label = signOf(words, tableViewOf(before, who), tableViewOf(after, who));
      const place = { lines: lines.slice(0, i), seat: act.seat, rivals: 0 };
      if (label !== undefined) return [{ ...place, game: face.id, card: String(act.action['card']), label }];
    }
  }
  return [];
}

/** What stands on the table when the page has changed: the sign, and how many cards each seat holds. */
interface Glimpse {
  readonly signed: boolean;
  readonly held: string;
}

declare global {
  interface Window {
    glimpses: Glimpse[];
    look: () => Glimpse;
  }
}

/** Plays the card, and looks at signs and counts at every change of the page until the sign has come. */
async function watchSign(page: Page, { lines, seat, card, label }: Signing): Promise<void> {
  await keepRunning(page, taken(lines, seat));
  await page.goto('./');
  await expect(page.locator('.plate .count').first()).toBeAttached();
  await page.evaluate((title) => {
    window.look = () => ({
      signed: Array.from(document.querySelectorAll('.sign')).some((sign) => sign.getAttribute('title') === title),
      held: Array.from(document.querySelectorAll('.plate .count'), (count) => count.textContent).join(),
    });
    window.glimpses = [window.look()];
    const observer = new MutationObserver(() => window.glimpses.push(window.look()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, label);
  await press(page, `[data-card="${card}"]`);
  await page.waitForFunction(() => window.glimpses.some(({ signed }) => signed));
  const [first, ...glimpses] = await page.evaluate(() => window.glimpses);
  const come = glimpses.find(({ signed }) => signed);
  expect(first?.signed).toBe(false);
  expect(come?.held).not.toBe(first?.held); // the card has left the hand
}

test('a sign comes with its card, however far ahead the game is', async ({ page }) => {
  const found = (await Promise.all((await Promise.all(GAMES.map(faceOf))).map(findSigning))).flat();
  expect(found.length).toBeGreaterThan(0);
  const lessons = Object.fromEntries(GAMES.map((game) => [game, 3]));
  await withSettings(page, { speed: 1, pace: 'at-once', language: 'en', lessons });
  for (const signing of found) await test.step(signing.game, async () => watchSign(page, signing));
});
