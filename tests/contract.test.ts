/** The laws of the contract for every game in the registry. Laws about cards and views have their own files. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { FastChance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { Acts, type Rules, type State } from '../src/games/contract/contract.ts';
import { drawTable } from '../src/games/contract/options/draw.ts';
import type { Match } from '../src/match/match.ts';
import type { Action } from '../src/record/line.ts';
import { printRecord } from '../src/record/print.ts';
import { games } from './games.ts';
import { compareActions } from './order.ts';
import { lookAround, pairsOf, playGame, playRest, equalStates } from './playing.ts';
import { drawnTables, matchAt, playOn, playedGame, tablesOfAllValues, usualTables } from './tables.ts';

const ACTS_TRIED = 128; // numbers that are tried as acts, listed or not

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const usual = usualTables(game);
  const tables = [...usual, ...drawnTables(game, 20, 1)];

  describe('law 1: legal', () => {
    it('lists at least one act until the deal is over, none after it', () => {
      lookAround(tables, 300, ({ acts, rules, state }, where) => {
        if (acts.length === 0 || rules.standing(state).dealOver) throw new Error(`${where}: nothing to do`);
      });
      const match = playedGame(must(usual[0], 'a table'), 'over');
      match.rules.legal(match.state, match.acts);
      expect([match.acts.length, match.rules.standing(match.state).dealOver]).toEqual([0, true]);
    });

    it('lists in the order of the record, without doubles', () => {
      lookAround(tables, 300, ({ acts, rules, state }, where) => {
        const pairs = pairsOf(acts);
        for (const [i, [seat, act]] of pairs.entries()) {
          const [before, earlier] = pairs[i - 1] ?? [-1, -1];
          if (
            before < seat ||
            (before === seat && compareActions(rules.print(state, before, earlier), rules.print(state, seat, act)) < 0)
          )
            continue;
          throw new Error(
            `${where}: ${JSON.stringify(pairs.map(([one, other]) => [one, rules.print(state, one, other)]))}`,
          );
        }
      });
    });

    it('lists exactly the acts that can be made; any other throws and changes nothing', () => {
      const chance = new FastChance(1);
      lookAround([...usual, ...drawnTables(game, 40, 2)], 60, ({ acts, rules, state }, where) => {
        const listed = pairsOf(acts);
        const copy = rules.newState();
        const [lastSeat, lastAct] = must(listed.at(-1), 'the last listed act');
        const others = Array.from({ length: 12 }, (_, i): [number, number] =>
          i < 4 ? [lastSeat, lastAct + 1 + i] : [chance.below(rules.seats + 1), chance.below(ACTS_TRIED) - 1],
        );
        for (const [seat, act] of [...listed, ...others]) {
          rules.copy(state, copy);
          const made = makes(rules, copy, seat, act, chance);
          if (made !== listed.some(([one, other]) => one === seat && other === act))
            throw new Error(`${where}: seat ${String(seat)}, act ${String(act)} ${made ? 'can' : 'cannot'} be made`);
          if (!made && !equalStates(state, copy))
            throw new Error(`${where}: refused act ${String(act)} changed the state`);
        }
      });
    });

    it('plays on in a playout as it acts: the same lists, the same end', () => {
      for (const [k, { options, seats, name }] of tables.entries()) {
        const rules = game.table(options, seats);
        const [checked, playout] = [rules.newState(), rules.newState()];
        const [seeing, blind, choosing] = [new FastChance(k), new FastChance(k), new FastChance(k + 1)];
        const [acts, others] = [new Acts(), new Acts()];
        rules.open(checked);
        rules.deal(checked, { deal: 1, dealer: 0 }, choosing);
        rules.copy(checked, playout);
        for (;;) {
          rules.legal(checked, acts);
          rules.legal(playout, others);
          if (JSON.stringify(pairsOf(others)) !== JSON.stringify(pairsOf(acts))) throw new Error(`${name}: other acts`);
          if (acts.length === 0) break;
          const i = choosing.below(acts.length);
          rules.act(checked, acts.seat(i), acts.act(i), seeing);
          rules.playOn(playout, acts.seat(i), acts.act(i), blind);
        }
        const worths = [checked, playout].map((state) => {
          const worth = new Float64Array(seats);
          rules.brain.value(state, worth);
          return [...worth];
        });
        expect(worths[1]).toEqual(worths[0]);
        expect(rules.standing(playout)).toEqual(rules.standing(checked));
      }
    });

    it('prints and parses every listed act', () => {
      lookAround(tables, 300, ({ acts, rules, state }, where) => {
        for (const [seat, act] of pairsOf(acts)) {
          const action = JSON.parse(JSON.stringify(rules.print(state, seat, act))) as Action;
          if (rules.parse(state, seat, action) !== act) throw new Error(`${where}: ${JSON.stringify(action)}`);
        }
      });
    });

    it.each([[{ type: '' }], [{ type: 'no-such-act' }], [{ type: 'toString' }], [{ type: '__proto__', card: 'AS' }]])(
      'does not parse %j',
      (action) => {
        const { rules, state } = dealtAt(must(usual[0], 'a table'));
        expect(rules.parse(state, 0, action)).toBeUndefined();
      },
    );
  });

  describe('law 3: states', () => {
    it('are independent of their copies', () => {
      lookAround(tables, 120, ({ acts, rules, state }, where) => {
        const [copy, before, chance] = [rules.newState(), rules.newState(), new FastChance(5)];
        rules.copy(state, copy);
        rules.copy(state, before);
        rules.act(copy, acts.seat(0), acts.act(0), chance);
        if (!equalStates(state, before)) throw new Error(`${where}: the original changed with its copy`);
        rules.copy(copy, before);
        playRest(rules, before, chance);
        playRest(rules, copy, chance);
        rules.copy(state, copy);
        if (!equalStates(state, copy)) throw new Error(`${where}: a copy is not the same`);
      });
    });

    it('do not grow with the deals that are played', () => {
      const collect = collector();
      const { rules } = matchAt(must(usual[Math.floor(usual.length / 2)], 'a table'), 'heap');
      const [state, acts, chance] = [rules.newState(), new Acts(), new FastChance(9)];
      // Fewer playouts in games with long deals.
      const play = (playouts: number): void => {
        for (let i = 0, made = 0; i < playouts && made < 100 * playouts; i += 1) {
          rules.open(state);
          rules.deal(state, { deal: 1, dealer: i % rules.seats }, chance);
          made += playRest(rules, state, chance, acts);
        }
      };
      play(2_000);
      collect();
      const before = process.memoryUsage().heapUsed;
      play(20_000);
      collect();
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000);
    });

    it('return undefined from legal and act', () => {
      const { rules, state, acts } = dealtAt(must(usual[0], 'a table'));
      const calls: (() => unknown)[] = [
        () => rules.legal(state, acts),
        () => rules.act(state, acts.seat(0), acts.act(0), new FastChance(1)),
      ];
      expect(calls.map((call) => call())).toEqual([undefined, undefined]);
    });
  });

  it('law 4: the same seed and acts give the same lines, byte for byte', () => {
    const firstDeal = ({ lines }: Match): string =>
      printRecord(lines.filter(({ type }) => type === 'deal').slice(0, 1));
    for (const table of tables) {
      const first = matchAt(table, table.name);
      const second = matchAt(table, table.name);
      playOn(first, new FastChance(4), 300);
      playOn(second, new FastChance(4), 300);
      expect(printRecord(second.lines)).toBe(printRecord(first.lines));
      const other = matchAt(table, `${table.name}/other`);
      other.nextDeal();
      expect(firstDeal(other)).not.toBe(firstDeal(first));
    }
  });

  it('law 6: a state survives structuredClone', () => {
    const again = new Acts();
    lookAround(tables, 30, ({ rules, state, acts }, where) => {
      const clone = structuredClone(state);
      rules.legal(clone, again);
      if (!equalStates(clone, state) || String(pairsOf(again)) !== String(pairsOf(acts))) throw new Error(where);
    });
  });

  it('law 7: every deal ends', () => {
    const chance = new FastChance(10);
    for (const table of [...usual, ...drawnTables(game, 150, 10)]) {
      const { rules, state } = matchAt(table, 'bound');
      for (let deal = 0; deal < 10; deal += 1) {
        rules.open(state);
        rules.deal(state, { deal: 1, dealer: deal % rules.seats }, chance);
        playRest(rules, state, chance);
      }
    }
  });

  describe('law 8: every value of every option plays to an end at every number of seats', () => {
    it('with defaults for the other options', () => {
      for (const table of tablesOfAllValues(game, () => ({}))) playGame(table);
    });

    it('with random values for the other options, for every fifth value', () => {
      const chance = new FastChance(11);
      const all = tablesOfAllValues(game, (seats) => drawTable(game.options, chance, { options: {} }, [seats]).options);
      for (const table of all.filter((_, i) => i % 5 === 0)) playGame(table);
    });
  });
});

function makes(rules: Rules, state: State, seat: number, act: number, chance: FastChance): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // nobody reads where it was refused, and to find that takes longer than the act
  try {
    rules.act(state, seat, act, chance);
    return true;
  } catch {
    return false;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function dealtAt(table: Parameters<typeof matchAt>[0]): ReturnType<typeof matchAt> {
  const match = matchAt(table, 'dealt');
  match.nextDeal();
  return match;
}

/** The garbage collector, which Node exposes only with a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
