/** What players remember: the dossier's table of a fair bot's memory, measured and by single cases. */
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { ATTENTION, type AttentionName, Memory } from './memory.ts';
import { SMALL, type Table, example, ruleOptionsOf, laidOut } from './position.testing.ts';

const NAMES = ['easy', 'medium', 'hard', 'perfect'] as const;

/** Somebody at a table whose memory is looked into. */
class SeatMemory {
  private readonly memory: Memory;

  constructor(
    private readonly options: RuleOptions,
    name: AttentionName,
  ) {
    this.memory = new Memory(options, name);
  }

  /** The spots that are remembered, those refreshed longest ago first. */
  spots(view: View): number[] {
    this.memory.recall(view);
    return Array.from({ length: this.memory.count }, (_, i) => this.memory.spot(i));
  }

  /** The same as numbers of places. */
  places(view: View): number[] {
    return this.spots(view).map((spot) => this.options.grid.spotOf.indexOf(spot));
  }
}

const memories = (options: typeof SMALL, seats: number): Record<AttentionName, SeatMemory> => {
  const ruleOptions = ruleOptionsOf(options, seats);
  const memoryOf = (name: AttentionName): SeatMemory => new SeatMemory(ruleOptions, name);
  return { easy: memoryOf('easy'), medium: memoryOf('medium'), hard: memoryOf('hard'), perfect: memoryOf('perfect') };
};

/** A new deal by chance at the same table. */
function dealAgain({ rules, state }: Table, chance: FastChance): void {
  rules.open(state);
  rules.deal(state, { deal: 1, dealer: 0 }, chance);
}

/** Deals at one table by chance, at most 60 flips each: `look` sees the table before every flip. */
function playing(table: Table, deals: number, look: () => void): void {
  const chance = new FastChance(1);
  for (let k = 0; k < deals; k += 1) {
    dealAgain(table, chance);
    for (let list = table.listed(), flips = 0; list.length > 0 && flips < 60; list = table.listed(), flips += 1) {
      look();
      table.flip(must(list[chance.below(list.length)], 'a flip'));
    }
  }
}

describe('a perfect memory', () => {
  const { perfect } = memories(SMALL, 2);

  it('holds every card that was turned up and still lies there, the oldest first', () => {
    const table = example();
    table.row('1: 1 2', '0: 3 4', '1: 5 0', '1: 2 6');
    for (const seat of [0, 1]) expect(perfect.places(table.view(seat))).toEqual([1, 3, 4, 2, 6]);
  });

  it('leaves out the card that lies open', () => {
    const table = example();
    table.row('1: 1 2', '0: 1');
    expect(perfect.places(table.view(0))).toEqual([2]);
  });

  it('holds what was seen longer ago than flips are kept', () => {
    const alone = memories({}, 1);
    const table = laidOut({ seats: 1 });
    table.row('0: 0 14', '0: 1 15');
    table.again(70, '2 16', '3 17');
    expect(alone.perfect.places(table.view(0))).toEqual([0, 1, 14, 15, 2, 16, 3, 17]);
    expect(alone.hard.places(table.view(0))).not.toContain(0);
  });
});

describe('every memory', () => {
  it('is the same for the same view, whatever was remembered before', () => {
    const [table, some, others] = [example(), memories(SMALL, 2), memories(SMALL, 2)];
    playing(table, 20, () => {
      for (const name of NAMES) {
        const first = some[name].spots(table.view(0));
        others[name].spots(table.view(1));
        expect(others[name].spots(table.view(0))).toEqual(first);
      }
    });
  });

  it('holds nothing that was not turned up, that was taken, or that lies open', () => {
    const [table, some, { grid }] = [example(), memories(SMALL, 2), ruleOptionsOf(SMALL, 2)];
    playing(table, 20, () => {
      const { state } = table;
      for (const name of NAMES)
        for (const spot of some[name].spots(table.view(1)))
          expect([grid.isSeen(state, spot), grid.isDown(state, spot)]).toEqual([true, true]);
    });
  });

  it('differs from seat to seat and from deal to deal', () => {
    const options = { ...SMALL, deals: 20 };
    const { easy } = memories(options, 2);
    /** What a seat holds after each of the first turns. */
    const held = (seat: number, deal: number): string => {
      const table = example({ deal, options });
      return ['1: 1 2', '0: 3 2', '1: 4 5', '0: 7 8', '1: 9 10', '0: 11 6']
        .map((turn) => {
          table.row(turn);
          return easy.places(table.view(seat)).join();
        })
        .join(' ');
    };
    expect(new Set([held(0, 1), held(1, 1), held(0, 2), held(0, 3)]).size).toBe(4);
  });

  it('remembers less than the next better one', () => {
    const held = { easy: 0, medium: 0, hard: 0, perfect: 0 };
    const [table, some] = [laidOut({}), memories({}, 2)];
    playing(table, 100, () => {
      for (const name of NAMES) held[name] += some[name].spots(table.view(0)).length;
    });
    expect(held.easy).toBeLessThan(0.5 * held.medium);
    expect(held.medium).toBeLessThan(0.7 * held.hard);
    expect(held.hard).toBeLessThan(0.9 * held.perfect);
  });

  test.each(['easy', 'medium', 'hard'] as const)('%s holds up to its size and never more', (name) => {
    let most = 0;
    const [table, some] = [laidOut({}), memories({}, 2)];
    playing(table, 60, () => {
      most = Math.max(most, some[name].spots(table.view(0)).length);
    });
    expect(most).toBe(ATTENTION[name].size);
  });
});

describe('chances are those of the dossier', () => {
  const seats = 4;
  const table = laidOut({ seats });
  const options = ruleOptionsOf({}, seats);
  const some = memories({}, seats);
  const { state } = table;

  /** Of many deals without a pair: how often a seat still holds the place of the very first flip, by seat 1, after some turns. */
  function share(name: AttentionName, seat: number, turns: number): number {
    const deals = 3000;
    const chance = new FastChance(2);
    let held = 0;
    for (let k = 0; k < deals; k += 1) {
      dealAgain(table, chance);
      const first = chance.below(52);
      const face = (spot: number): number => options.grid.face(state, spot);
      let open = first;
      table.flip(first);
      for (let made = 1; made < 2 * turns; made += 1) {
        const next = table
          .listed()
          .find((act) => act !== first && !options.grid.isSeen(state, act) && !options.isPair(face(open), face(act)));
        table.flip((open = must(next, 'another')));
      }
      held += some[name].spots(table.view(seat)).includes(first) ? 1 : 0;
    }
    return held / deals;
  }

  test.each([
    ['easy', 'own', 1],
    ['easy', 'others', 1],
    ['medium', 'own', 1],
    ['medium', 'others', 1],
    ['hard', 'own', 1],
    ['hard', 'others', 1],
    ['easy', 'others', 2],
    ['medium', 'own', 4],
    ['hard', 'own', 9],
  ] as const)('%s, %s flips, after turn %i', (name, mover, turns) => {
    const { fade } = ATTENTION[name];
    const expected = ATTENTION[name][mover] * (1 - fade) ** (turns - 1);
    expect(Math.abs(share(name, mover === 'own' ? 1 : 3, turns) - expected)).toBeLessThan(0.03);
  });
});
