/** Shown clauses: `shown.json` of each game is what `npm run shown` makes, and every clause has a moment, or a reason for none. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { momentsOf, wantedOf } from '../src/cli/moments.ts';
import { fillOptions } from '../src/games/contract/options/values.ts';
import { isMoments } from '../src/games/face/moment.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { unpack } from '../src/match/packed.ts';

const DEFINED = /^- (?:\*\*)?([A-Z]{2}-[A-Z]\d+)\b/gm;
const MOST_LETTERS = 700; // of the longest moment; most have about a hundred
const MOST_BYTES = 40_000; // of a game's moments

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const rules = readFileSync(`src/games/${id}/rules.md`, 'utf8');
  const defined = Array.from(rules.matchAll(DEFINED), ([, clause = '']) => clause);
  const text = readFileSync(`src/games/${id}/shown.json`, 'utf8');
  const read: unknown = JSON.parse(text);
  const moments = isMoments(read) ? read : {};
  const { unseen } = wantedOf(game);

  it('shows every clause that can be seen, and names the others with a reason', () => {
    const named = [...Object.keys(moments), ...Object.keys(unseen)];
    expect([...named].sort()).toEqual([...defined].sort());
    expect(Object.values(unseen).filter((reason) => reason.length < 10)).toEqual([]);
  });

  it('has the moments that are found anew', () => {
    expect(momentsOf(game)).toEqual(moments);
  });

  it('has small moments', () => {
    const letters = Object.values(moments).flatMap((all) => all.map(({ packed }) => packed.length));
    expect(Math.max(...letters)).toBeLessThan(MOST_LETTERS);
    expect(text.length).toBeLessThan(MOST_BYTES);
  });

  it('shows each clause at a table where it is in force, in a game that goes on beyond its line', async () => {
    const { sheet } = await must(await loadFace(id), 'a face').sheets('en');
    for (const [clause, all] of Object.entries(moments))
      for (const { packed, seats, options, line } of all) {
        const match = unpack(packed);
        if (!match.ok) throw new Error(`${clause}: ${match.detail}`);
        expect(match.value.lines.length).toBeGreaterThan(line);
        const { setup } = match.value;
        expect([setup.game.id, setup.seats, setup.options]).toEqual([
          id,
          seats,
          fillOptions(game.options, options, seats),
        ]);
        const inForce = sheet(setup.options, seats).flatMap(({ clauses }) => clauses.map((one) => one.clause));
        expect(inForce).toContain(clause);
      }
  });
});
