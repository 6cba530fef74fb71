/** Refusals: whatever keeps a card from being played goes back to a clause that is in force at that table. */
import { isHeld } from '../src/games/face/places.ts';
import { expect, it } from 'vitest';
import { isCard } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import type { TableView } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import type { Line } from '../src/record/line.ts';
import { Timeline } from '../src/record/timeline.ts';
import { goldenFiles, goldenLines, seatsOf } from './golden-lines.ts';

const MOST_LINES = 120; // of a record
const EVERY = 3; // tables that are looked at, and all at which a deal ends

/** The tables of a record at which somebody is asked, as each seat sees them. */
function* tablesOf(lines: readonly Line[]): Generator<TableView & { readonly seat: number }> {
  const timeline = new Timeline(lines);
  const seats = seatsOf(lines);
  for (const [i, { type }] of lines.entries())
    if (type === 'deal-end' || (type === 'turn' && i % EVERY === 0))
      for (let seat = 0; seat < seats; seat += 1)
        yield { ...must(tableViewOf(timeline.at(i + 1), { seat, names: [] }), 'a table'), seat };
}

it.each(games.map(({ id }) => id))('%s: a refusal leads to its clause', async (id) => {
  const face = must(await loadFace(id), 'a face');
  const [words, reading] = await Promise.all([face.words('en'), face.sheets('en')]);
  const held = face.places.filter(isHeld);
  const lost = new Set<string>();
  let refused = 0;
  for (const lines of goldenFiles(id).map(goldenLines))
    for (const view of tablesOf(lines.slice(0, MOST_LINES))) {
      const game = must(view.places.game, 'a game');
      const offered = JSON.stringify(view.legal);
      const own = held.flatMap(({ name }) => view.places.cards(`${name}/${String(view.seat)}`));
      for (const card of own.filter((one) => isCard(one) && !offered.includes(`"${one}"`))) {
        if (!isCard(card)) continue;
        refused += 1;
        const by = words.refusedBy(card, view);
        if (reading.ruleOf(by, game.options, game.seats) === undefined) lost.add(by.join(' '));
      }
    }
  expect(refused > 0).toBe(held.length > 0);
  expect([...lost]).toEqual([]);
});
