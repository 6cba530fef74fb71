/**
 * Random walks through every game: a table, a seed for the deck and a list of numbers; number n takes act n mod k. fast-check
 * shrinks a failure to a short walk and prints its seed and path.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { FastChance, hashText } from '../src/cards/chance.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { must } from '../src/cards/must.ts';
import { replay, resume } from '../src/match/replay.ts';
import type { Match } from '../src/match/match.ts';
import { Places } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { parseRecord } from '../src/record/parse.ts';
import { printRecord } from '../src/record/print.ts';
import { Redactor, redact } from '../src/record/redact.ts';
import { games } from './games.ts';
import { compareActions } from './order.ts';
import { pairsOf, equalStates } from './playing.ts';
import { drawnTables, matchAt, usualTables, type TestTable } from './tables.ts';

interface Walk {
  readonly table: number; // index into the tables of the game
  readonly seed: string;
  readonly steps: readonly number[];
}

const walks = (tables: readonly TestTable[]): fc.Arbitrary<Walk> =>
  fc.record({
    table: fc.nat(tables.length - 1),
    seed: fc.nat(99_999).map(String),
    steps: fc.array(fc.nat(5039), { maxLength: 120, size: 'max' }),
  });

/** Takes the walk; `look` is called before every act and at the end. */
function take(table: TestTable, { seed, steps }: Walk, look: (match: Match) => void): Match {
  const match = matchAt(table, seed);
  match.nextDeal();
  for (const step of steps) {
    if (match.phase === 'over') break;
    if (match.phase === 'between') match.nextDeal();
    else {
      look(match);
      match.act(step % match.acts.length);
    }
  }
  look(match);
  return match;
}

function holds(game: Game, numRuns: number, check: (walked: (look: (match: Match) => void) => Match) => void): void {
  const tables = [...usualTables(game), ...drawnTables(game, 60, 21)];
  const property = fc.property(walks(tables), (walk) => {
    const table = must(tables[walk.table], 'table of the walk');
    try {
      check((look) => take(table, walk, look));
    } catch (error) {
      throw new Error(`at ${JSON.stringify([table.seats, table.options])}`, { cause: error });
    }
  });
  fc.assert(property, { numRuns, seed: hashText(game.id) });
}

const nothing = (): void => undefined;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('law 1: lists are ordered, each listed act can be made, unlisted ones throw', () => {
    holds(game, 60, (walked) => {
      const chance = new FastChance(1);
      walked((match) => {
        if (match.phase === 'deal') checkList(match, chance);
      });
    });
  });

  it('law 4: replaying and resuming the record gives the same record', () => {
    holds(game, 60, (walked) => {
      const { lines, state } = walked(nothing);
      const text = printRecord(lines);
      for (const again of [replay, resume]) {
        const parsed = parseRecord(text);
        if (!parsed.ok) throw new Error(parsed.detail);
        const played = again(parsed.value);
        if (!played.ok) throw new Error(`line ${String(played.at)}: ${played.detail}`);
        if (printRecord(played.value.lines) !== text) throw new Error('other lines');
        if (!equalStates(played.value.state, state)) throw new Error('another state');
      }
    });
  });

  it('a redacted record folds to the same table, without what the seat cannot see', () => {
    holds(game, 40, (walked) => {
      const { lines, setup } = walked(nothing);
      for (const seat of [undefined, ...Array.from({ length: setup.seats }, (_, i) => i)])
        checkFold(lines, redact(lines, seat, game.secrecy));
    });
  });

  it('a redacted line depends only on the lines up to it', () => {
    holds(game, 30, (walked) => {
      const { lines, setup } = walked(nothing);
      for (let seat = 0; seat < setup.seats; seat += 1) {
        const redactor = new Redactor(seat, game.secrecy);
        const told = lines.map((line) => redactor.line(line));
        if (printRecord(told) !== printRecord(redact(lines, seat, game.secrecy))) throw new Error('not line by line');
      }
    });
  });

  it('redacting a second time changes nothing', () => {
    holds(game, 20, (walked) => {
      const { lines } = walked(nothing);
      const told = redact(lines, 0, game.secrecy);
      if (printRecord(redact(told, 0, game.secrecy)) !== printRecord(told)) throw new Error('changed again');
    });
  });
});

function checkList({ acts, rules, state }: Match, chance: FastChance): void {
  const pairs = pairsOf(acts);
  const copy = rules.newState();
  for (const [i, [seat, act]] of pairs.entries()) {
    const [before, earlier] = pairs[i - 1] ?? [-1, -1];
    const isOrdered =
      before < seat ||
      (before === seat && compareActions(rules.print(state, before, earlier), rules.print(state, seat, act)) < 0);
    if (!isOrdered) throw new Error(`out of order: ${JSON.stringify(pairs)}`);
    rules.copy(state, copy);
    rules.act(copy, seat, act, chance);
  }
  const seat = chance.below(rules.seats);
  const act = chance.below(100);
  if (pairs.some(([one, other]) => one === seat && other === act)) return;
  rules.copy(state, copy);
  try {
    rules.act(copy, seat, act, chance);
  } catch {
    return;
  }
  throw new Error(`seat ${String(seat)} could do ${String(act)}, which was not listed`);
}

/** The same places and sizes, every face the true one or hidden, and the same pieces. */
function checkFold(lines: readonly Line[], told: readonly Line[]): void {
  const [truth, view] = [new Places(), new Places()];
  for (const [i, line] of lines.entries()) {
    truth.apply(line);
    const seen = told[i];
    if (!seen) throw new Error('a line is missing');
    view.apply(seen);
    if (line.type !== 'turn' && line.type !== 'deal-end') continue;
    for (const place of new Set([...truth.names(), ...view.names()])) {
      const faces = truth.cards(place);
      const seenFaces = view.cards(place);
      const isSame =
        place === 'stock' || seenFaces.includes('??')
          ? seenFaces.length === faces.length && seenFaces.every((card) => card === '??' || faces.includes(card))
          : seenFaces.join() === faces.join();
      if (!isSame)
        throw new Error(`line ${String(i + 1)}, ${place}: ${faces.join(' ')} looks like ${seenFaces.join(' ')}`);
    }
  }
}
