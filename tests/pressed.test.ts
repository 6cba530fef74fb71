/**
 * The law of what is pressed: over golden records of all games, at every line that the felt may show while later ones have
 * come, a thing that does not lie as it is shown cannot be pressed, nor one that is about to be turned.
 */
import { expect, it } from 'vitest';
import { isCard } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import { NOTHING, thingsFor } from '../src/games/face/selection.ts';
import { unshown } from '../src/client/unshown.ts';
import { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { offeredTo } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import { someGolden } from './golden-lines.ts';

const RECORDS = 3; // of a game, from all over its list
const MOST_LINES = 400; // of a record
const SEAT = 0;

/** How a thing looks after each line: the cards where it is, and whether they are turned up. */
function looksAfter(lines: readonly Line[], face: GameFace): (count: number, thing: string) => string {
  const table = new FeltTable(face);
  const after = new Timeline(lines).steps(0).map((step) => {
    table.applyStep(step);
    return { places: step.after.places, turned: new Map(table.turned) };
  });
  return (count, thing) => {
    const { places, turned } = must(after[count - 1], 'a line');
    const isOf = (place: string): boolean =>
      isCard(thing) ? places.cards(place).includes(thing) : place === thing || place.startsWith(`${thing}/`);
    const there = places.names().filter(isOf);
    const pot = thing.includes('/') ? places.purse(thing) : 0;
    return JSON.stringify([
      pot,
      there,
      isCard(thing) ? [] : there.map((place) => places.at(place).map(({ id }) => [id, turned.get(id)?.card])),
    ]);
  };
}

it.each(games.map((game) => [game.id, game] as const))(
  '%s: nothing is pressed that is not as it is shown',
  async (id, game) => {
    const face = must(await loadFace(id), 'a face');
    const troubles: string[] = [];
    for (const record of someGolden(id, RECORDS).map((lines) => lines.slice(0, MOST_LINES))) {
      const lines = redact(record, SEAT, game.secrecy);
      const looks = looksAfter(lines, face);
      let before = 0;
      lines.forEach((turn, i) => {
        if (turn.type !== 'turn') return;
        const things = [...thingsFor(offeredTo(SEAT, turn), face.gestures, NOTHING)];
        const count = i + 1;
        for (let shown = Math.max(1, before); shown <= count; shown += 1) {
          const waiting = unshown(things, lines.slice(shown, count), face);
          for (const thing of things) {
            const isOther = looks(shown, thing) !== looks(count, thing);
            if (isOther && !waiting.includes(thing))
              troubles.push(`line ${String(count)}, at ${String(shown)}: ${thing}`);
            if (shown === count && waiting.length > 0)
              troubles.push(`line ${String(count)}: ${waiting.join(' ')} waits for nothing`);
          }
        }
        before = count;
      });
    }
    expect(troubles).toEqual([]);
  },
);

it('a card that is turned up and down again cannot be pressed before both are shown, nor anything before a new deal', () => {
  const face: Pick<GameFace, 'turnsOver'> = {
    turnsOver: ({ what, at }) =>
      what === 'up' ? { up: { place: String(at), cards: [], for: 'down' } } : { down: [String(at)] },
  };
  const up: Line = { type: 'note', what: 'up', seat: 0, at: 'grid/1' };
  const down: Line = { type: 'note', what: 'down', seat: 0, at: 'grid/1' };
  const things = ['grid/0', 'grid/1'];
  expect(unshown(things, [up, down], face)).toEqual(['grid/1']);
  expect(unshown(things, [down], face)).toEqual(['grid/1']);
  expect(unshown([], [down], face)).toEqual(['grid/1']); // on nobody's turn either
  expect(unshown(things, [], face)).toEqual([]);
  expect(unshown(['stock'], [{ type: 'deal', deal: 2, dealer: 0, deck: [] }], face)).toEqual(['stock']);
  expect(
    unshown(['meld/5', 'meld/6'], [{ type: 'move', cards: ['AS'], from: 'hand/0', to: 'meld/5/2', why: 'lay' }], face),
  ).toEqual(['meld/5']);
});
