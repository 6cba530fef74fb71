/**
 * The engine sends nothing to a seat that the seat may not know: every message of whole games is checked. What a seat may know
 * is read from the dossiers (`dossier-view.ts`), independently of the code that redacts.
 */
import { describe, expect, it } from 'vitest';
import { type Chance, FastChance, hashText } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { LOCAL } from '../src/record/holder.ts';
import { printPlayer } from '../src/record/player.ts';
import { Match } from '../src/match/match.ts';
import { type Order, Orders, RecordedChance, ordersIn } from '../src/match/orders.ts';
import type { Line } from '../src/record/line.ts';
import { printRecord } from '../src/record/print.ts';
import { listed, reopen, toldOf } from '../src/workers/archive.ts';
import type { TableMessage } from '../src/workers/protocol.ts';
import { type Decide, Listener, repeating } from './listening.ts';
import { type Hidden, hiddenIn, dossierView } from './dossier-view.ts';
import { games } from './games.ts';
import { drawnTables, playOn, type TestTable, usualTables } from './tables.ts';

const SECRET = 'the seed that no seat may know';
const CARD = /(?<![\w/])(?:JK|[AKQJT2-9][SHDC])(?:#\d)?(?!\w)/g;

const cardsNamed = (value: unknown): string[] => (value === undefined ? '' : JSON.stringify(value)).match(CARD) ?? [];

/** A table with a person at one seat, dealt by `chance` or by the seed. */
function matchAt(
  { game, options, seats }: TestTable,
  seed: string,
  person: number,
  chance?: Chance,
  dealer?: number,
): Match {
  const players = Array.from({ length: seats }, (_, seat) =>
    printPlayer(seat === person ? LOCAL : { by: 'bot', level: 'plain' }),
  );
  return new Match({ game, options, seats, seed, players }, chance, dealer);
}

/** Chooses at random. */
function byChance(seed: number): Decide {
  const chance = new FastChance(seed);
  return (_, count, mayPass) => {
    const chosen = chance.below(count + (mayPass ? 1 : 0));
    return chosen < count ? chosen : undefined;
  };
}

/** Only the lines of a message may name cards, and each line only cards that the seat may know. */
function checkNews(news: TableMessage, expected: readonly object[], where: string): void {
  const { lines, from, ...rest } = news;
  if (cardsNamed(rest).length > 0) throw new Error(`${where}: ${JSON.stringify(rest)}`);
  checkLines(lines, expected.slice(from), where);
}

function checkLines(lines: readonly Line[], expected: readonly object[], where: string): void {
  for (const [i, line] of lines.entries()) {
    const allowed = new Set(cardsNamed(expected[i]));
    const strange = cardsNamed(line).find((card) => !allowed.has(card));
    if (strange !== undefined) throw new Error(`${where}: ${strange} is not for this seat: ${JSON.stringify(line)}`);
  }
  if (JSON.stringify(lines).includes(SECRET)) throw new Error(`${where}: the seed is told`);
}

/** Checks all messages so far that belong to these lines, up to an undo or the end. */
function checkHeard(
  heard: Listener,
  news: readonly TableMessage[],
  lines: readonly Line[],
  of: { hidden: Hidden; name: string },
): void {
  const expected = dossierView(lines, heard.running.seat, of.hidden);
  for (const [i, told] of news.entries()) checkNews(told, expected, `${of.name}, message ${String(i)} to the page`);
}

/** The bots' worker is sent numbers, but no name of a card and no seed. */
function checkAsked({ asked, notices }: Listener, name: string): void {
  for (const { options: _, ...ask } of asked) {
    if (cardsNamed(ask).length > 0) throw new Error(`${name}: the bots are told ${JSON.stringify(ask)}`);
    if (JSON.stringify(ask).includes(SECRET)) throw new Error(`${name}: the bots are told the seed`);
    expect(Object.keys(ask.question).sort()).toEqual(['acts', 'mayPass', 'seed', 'view']);
    expect(Object.keys(ask.question.view).sort()).toEqual(['known', 'seat']);
  }
  for (const notice of notices) expect(Object.keys(notice)).toEqual(['prepare']);
}

/** Checks a saved game that is not over, as the page receives it. */
async function checkKept(heard: Listener, of: { hidden: Hidden; name: string }): Promise<void> {
  const { lines, seat } = heard.running;
  const save = { id: 'a', savedAt: 0, ended: false, text: printRecord(lines) };
  const expected = dossierView(lines, seat, of.hidden);
  checkLines(heard.running.toldLines, expected, `${of.name}: the running record`);
  const told = await toldOf(save);
  if (told.type !== 'record') throw new Error(`${of.name}: ${told.type}`);
  expect(told.text).toBe(printRecord(told.lines));
  checkLines(told.lines, expected, `${of.name}: the kept record`);
  const shown = listed([save], '').map(({ line, ...rest }) => ({ ...rest, line: { ...line, options: {} } }));
  expect([cardsNamed(shown), JSON.stringify(shown).includes(SECRET)]).toEqual([[], false]);
}

/** A whole game: begun, saved, undone, resumed and played to its end. */
async function listenToAll(table: TestTable, person: number, hidden: Hidden): Promise<number> {
  const of = { hidden, name: `${table.name}, person at ${String(person)}` };
  const heard = new Listener(matchAt(table, SECRET, person), byChance(hashText(table.name)));
  await heard.playTo(60);
  if (!heard.running.isOver) await checkKept(heard, of);
  const [lines, before] = [heard.running.lines, heard.news.length];
  const isBack = !heard.running.isOver && heard.link.grantRequest({ type: 'undo' });
  checkHeard(heard, heard.news.slice(0, before), lines, of);
  await heard.playTo(160);
  checkHeard(heard, heard.news.slice(isBack ? before : 0), heard.running.lines, of);
  checkAsked(heard, of.name);
  const taken = heard.running.isOver ? undefined : await reopen(printRecord(heard.running.lines));
  heard.running.retire();
  if (!taken) return heard.news.length;
  if (!taken.ok) throw new Error(`${of.name}: ${taken.detail}`);
  const again = new Listener(taken.value, byChance(hashText(of.name)));
  await again.playTo(Infinity);
  checkHeard(again, again.news, again.running.lines, of);
  checkAsked(again, of.name);
  expect(again.running.isOver).toBe(true);
  return heard.news.length + again.news.length;
}

/** Makes the same acts with other cards; undefined if one of them is not possible. */
function repeated(match: Match, lines: readonly Line[]): Match | undefined {
  for (const line of lines) {
    if (line.type === 'deal' && line.deal !== 0) match.nextDeal(); // an opening deal comes with the first one
    if (line.type !== 'act') continue;
    const index = match.phase === 'deal' ? match.find(line.seat, line.action) : undefined;
    if (index === undefined) return undefined;
    match.act(index);
  }
  return match;
}

/** The orders of cards in these lines with two cards of the last deal in each other's place. */
function swapped(lines: readonly Line[], chance: FastChance): Order[] {
  const deck = must(
    lines.findLast((line) => line.type === 'deal'),
    'a deal',
  ).deck;
  const [one, other] = [deck[chance.below(deck.length)], deck[chance.below(deck.length)]];
  const order = deck.map((card) => (card === one ? other : card === other ? one : card));
  return ordersIn(lines).map((cards) => (cards === deck ? order.map((card) => card ?? '??') : cards));
}

/** All messages of the engine to a seat while these acts are made with these cards. */
async function saidTo(
  seat: number,
  of: { table: TestTable; person: number; lines: readonly Line[]; orders: readonly Order[] },
): Promise<string> {
  const { table, person, lines, orders } = of;
  const dealer = lines.find((line) => line.type === 'deal')?.dealer;
  const pack = table.game.table(table.options, table.seats).pack;
  const match = matchAt(table, SECRET, person, new RecordedChance(new Orders(orders, pack, dealer)), dealer);
  const heard = new Listener(
    match,
    repeating(lines, () => match.lines),
  );
  await heard.playTo(lines.length);
  heard.running.retire();
  if (seat !== person) return JSON.stringify(heard.questionsOf(seat).map((ask) => ({ ...ask, id: 0 })));
  const save = { id: 'a', savedAt: 0, ended: false, text: printRecord(match.lines) };
  return JSON.stringify([heard.news, heard.running.toldLines, await toldOf(save), listed([save], '')]);
}

/** Swaps two hidden cards of a game and compares the messages; false if the seat could see the difference. */
async function compare(table: TestTable, hidden: Hidden, chance: FastChance): Promise<boolean> {
  const [person, seat] = [chance.below(table.seats), chance.below(table.seats)];
  const match = matchAt(table, SECRET, person, new FastChance(chance.below(1e9)));
  playOn(match, chance, 1 + chance.below(60));
  const { lines } = match;
  if (match.phase === 'over') return false;
  const expected = JSON.stringify(dossierView(lines, seat, hidden));
  const printed = printRecord(lines);
  const dealer = lines.find((line) => line.type === 'deal')?.dealer;
  for (let tries = 0; tries < 8; tries += 1) {
    const orders = swapped(lines, chance);
    const recorded = new RecordedChance(new Orders(orders, match.rules.pack, dealer));
    const twin = repeated(matchAt(table, SECRET, person, recorded, dealer), lines);
    if (!twin || recorded.isMisfit || printRecord(twin.lines) === printed) continue;
    if (JSON.stringify(dossierView(twin.lines, seat, hidden)) !== expected) continue;
    const [told, toldOfTwin] = [
      await saidTo(seat, { table, person, lines, orders: ordersIn(lines) }),
      await saidTo(seat, { table, person, lines, orders }),
    ];
    if (told === toldOfTwin) return told.length > 100;
    const at = Array.from(told).findIndex((letter, i) => letter !== toldOfTwin[i]);
    const [one, other] = [told, toldOfTwin].map((text) => text.slice(Math.max(0, at - 150), at + 50));
    throw new Error(
      `${table.name}, seat ${String(seat)}: its messages depend on hidden cards:\n${String(one)}\n${String(other)}`,
    );
  }
  return false;
}

/** The tables with the shortest random games, because each save prints the whole game. */
function shortest(tables: readonly TestTable[], count: number): TestTable[] {
  const played = tables.map((table) => {
    const match = matchAt(table, SECRET, 0);
    const acts = playOn(match, new FastChance(24), 3000);
    return { table, acts };
  });
  return played
    .sort((a, b) => a.acts - b.acts)
    .slice(0, count)
    .map(({ table }) => table);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const hidden = hiddenIn(id);
  const usual = usualTables(game);
  const tables = shortest([...usual, ...drawnTables(game, 10, 21)], 8);

  it('names no card to the page that its seat may not know, and no card at all to the bots', async () => {
    let messages = 0;
    for (const [k, table] of tables.entries()) messages += await listenToAll(table, k % table.seats, hidden);
    expect(messages).toBeGreaterThan(5 * tables.length);
  });

  it('sends a seat the same messages, byte for byte, when hidden cards are swapped', async () => {
    const chance = new FastChance(22);
    let pairs = 0;
    for (const table of [...usual, ...drawnTables(game, 12, 23)])
      for (let i = 0; i < 5; i += 1) if (await compare(table, hidden, chance)) pairs += 1;
    expect(pairs).toBeGreaterThan(10);
  });
});
