/**
 * What is signed and said while cards are still on their way: over golden records of all games the motion is stopped at
 * every moment, and the lines, places and acts that the page then reads must belong together.
 */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import type { FeltLayout } from '../src/felt/layout/hints.ts';
import { Motion } from '../src/felt/motion/motion.ts';
import { Pace } from '../src/felt/motion/pace.ts';
import { shownOf } from '../src/felt/scene-of-table.ts';
import type { GameFace, GameWords, TableView } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { type Places, fold, offeredTo } from '../src/record/fold.ts';
import type { Action, Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import { someGolden } from './golden-lines.ts';

const NAMES = ['Mari', 'Kaede', 'Rin', 'Sato', 'Yuki', 'Jun', 'Emi', 'Ken'];
const RECORDS = 2; // of a game, from all over its list
const MOST_LINES = 300; // of a record that are played
const FRAME_MS = 30;

/** As the engine tells them: up to each choice. */
function* news(lines: readonly Line[]): Generator<readonly Line[]> {
  for (let from = 0; from < lines.length;) {
    const turn = lines.findIndex((line, i) => i >= from && line.type === 'turn');
    const to = turn < 0 ? lines.length : turn + 1;
    yield lines.slice(from, to);
    from = to;
  }
}

const box = { x: 0, y: 0, width: 1, height: 1 };
/** Where things lie does not matter here. */
const LAYOUT: FeltLayout = {
  ground: {
    ...{
      box,
      middle: box,
      prompt: box,
      buttons: box,
      hand: box,
      plates: [],
      portraits: [],
      fronts: [],
      tableCard: 1,
      hidden: 0,
      text: 1,
    },
    sizes: {
      ...{ card: 1, back: 1, pile: 1, backs: 'below', front: 1, lines: 1, gap: 1, aside: false },
      ...{ seat: { ...box, face: 1, upright: false }, own: { ...box, face: 1, upright: false } },
    },
  },
  ...{
    felt: box,
    poses: new Map(),
    plates: [],
    fans: [],
    hand: [],
    spots: {},
    empty: new Set(),
    cards: {},
    beds: [],
    scrollMost: 0,
  },
};
const nothing = (): void => undefined;
const AROUND = { lay: () => LAYOUT, sound: nothing, taken: nothing, strike: nothing, flash: nothing, pay: nothing };

/** What the page reads at every moment in mid-animation at which another line, or another card of one, was taken. */
function* moments(face: GameFace, lines: readonly Line[], seat: Seat | undefined): Generator<TableView> {
  const motion = new Motion(face, AROUND, new Pace({ speed: 1, reducedMotion: false }));
  motion.begin([], seat);
  let timeline = new Timeline();
  let nowMs = 0;
  for (const chunk of news(lines)) {
    const from = timeline.lines.length;
    timeline = timeline.with(chunk);
    motion.push(timeline.steps(from), nowMs);
    for (let last; motion.moving; nowMs += FRAME_MS) {
      motion.advance(nowMs);
      const { seen } = shownOf(motion.table, motion.bodies.layout);
      if (seen === last) continue;
      last = seen;
      const view = tableViewOf(seen, { seat, names: NAMES });
      if (view) yield view;
    }
    expect(motion.table.seen.count).toBe(timeline.lines.length);
  }
}

/** All that can be asked of places, as text. */
const told = (places: Places): string =>
  JSON.stringify([
    places.names().map((name) => [name, places.at(name)]),
    [places.game, places.deal, places.dealer, places.totals, places.turn, places.acts, places.notes, places.ended],
  ]);

/** Are these lines the first of the record, the last one perhaps with fewer cards? */
function isBeginning(lines: readonly Line[], record: readonly Line[]): boolean {
  const at = lines.length - 1;
  const [last, whole] = [lines[at], record[at]];
  if (lines.some((line, i) => i < at && line !== record[i])) return false;
  if (last === whole) return true;
  return last?.type === 'move' && whole?.type === 'move' && last.cards.every((card, i) => card === whole.cards[i]);
}

/** What the last of these lines leaves the seat to do. */
function legalAfter(lines: readonly Line[], seat: Seat | undefined): readonly Action[] {
  const last = lines.findLast(({ type }) => type === 'turn' || type === 'act' || type === 'deal-end');
  return offeredTo(seat, last);
}

/** What is written, as signs and large beside the cards. */
const written = (face: GameFace, words: GameWords, view: TableView): string =>
  JSON.stringify([words.signs?.(view), words.prompt(view), face.required(view)]);

/** What does not belong together in a view; nothing if all does. */
function trouble(view: TableView, record: readonly Line[], face: GameFace, words: GameWords): string | undefined {
  const { lines, seat } = view;
  const places = fold(lines);
  const legal = legalAfter(lines, seat);
  if (!isBeginning(lines, record)) return 'other lines';
  if (told(view.places) !== told(places)) return 'other places';
  if (JSON.stringify(view.legal) !== JSON.stringify(legal)) return 'other acts';
  const apart = written(face, words, { ...view, places, legal });
  return written(face, words, view) === apart ? undefined : 'other words';
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const eyes: readonly (readonly [string, Seat | undefined])[] = [
    ['seat 0', 0],
    ['who sees all', undefined],
  ];
  it.each(eyes)('says to %s what the cards show while they fly, and no more', async (_, seat) => {
    const face = must(await loadFace(id), 'face');
    const words = await face.words('en');
    const troubles: string[] = [];
    let count = 0;
    for (const record of someGolden(game.id, RECORDS).map((lines) => lines.slice(0, MOST_LINES))) {
      const lines = seat === undefined ? record : redact(record, seat, game.secrecy);
      for (const view of moments(face, lines, seat)) {
        const found = trouble(view, lines, face, words);
        if (found !== undefined) troubles.push(`after ${JSON.stringify(view.lines.at(-1))}: ${found}`);
        count += 1;
      }
    }
    expect(troubles).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
});
