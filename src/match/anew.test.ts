/** Dealing anew behind one seat's back: it saw the very same record, the rest is other cards, and the game goes on. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../cards/card.ts';
import { FastChance, hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import { titles } from '../games/registry/page/titles.ts';
import { parseRecord } from '../record/parse.ts';
import { printLine, printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import type { Line } from '../record/line.ts';
import { matchAt, playOn, usualTables } from '../../tests/tables.ts';
import { dealtAnew } from './anew.ts';
import type { Match } from './match.ts';
import { replay } from './replay.ts';
import { again } from './undo.ts';

/** A usual table in the middle of its first deal. */
function begun(id: string, acts: number): Match {
  const game = must(
    games.find((one) => one.id === id),
    'game',
  );
  const match = matchAt(must(usualTables(game).at(-1), 'a table'), `anew/${id}`);
  playOn(match, new FastChance(hashText(id)), acts);
  return match;
}

const seenBy = (seat: Seat, lines: readonly Line[], { setup }: Match): readonly string[] =>
  redact(lines, seat, setup.game.secrecy).map(printLine);

const linesOf = (match: Match, seat: Seat): readonly Line[] =>
  dealtAnew(match, match.lines.length, seat, new FastChance(7));

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it.each([1, 6])('after %i acts: no seat can tell its own deal from the true one', (acts) => {
    const match = begun(id, acts);
    const last = match.setup.seats - 1;
    for (const seat of [0, last]) {
      const lines = linesOf(match, seat);
      expect(seenBy(seat, lines, match)).toEqual(seenBy(seat, match.lines, match));
      const view = again(match.setup, lines);
      expect(view.rules.see(view.state, seat)).toEqual(match.rules.see(match.state, seat));
    }
  });

  it('is a record that plays back, and goes on to its end', () => {
    const match = begun(id, 4);
    const seed = 'another';
    const going = again({ ...match.setup, seed }, linesOf(match, 0));
    playOn(going, new FastChance(3), 60);
    const parsed = parseRecord(printRecord(going.lines));
    expect(parsed.ok && replay(parsed.value).ok).toBe(true);
  });
});

it('the front page’s game: after a few acts most of what was hidden lies elsewhere', () => {
  const match = begun(titles[0]?.id ?? '', 5);
  const deck = (lines: readonly Line[]): readonly string[] =>
    lines.flatMap((line) => (line.type === 'deal' ? [...line.deck] : []));
  const [before, after] = [deck(match.lines), deck(linesOf(match, 0))];
  expect([...after].sort()).toEqual([...before].sort());
  expect(after.filter((card, i) => card !== before[i]).length).toBeGreaterThan(before.length / 3);
});

it('a game of which nothing is dealt yet stays as it is', () => {
  const match = matchAt(must(usualTables(must(games[0], 'game'))[0], 'a table'), 'none');
  expect(linesOf(match, 0)).toEqual(match.lines);
});
