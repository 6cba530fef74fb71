/** What a seat may know of a One Card table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { Places, fold } from '../../record/fold.ts';
import type { Line, Options } from '../../record/line.ts';
import { redact } from '../../record/redact.ts';
import { inPackOrder, wordsIn } from '../kit/laid.testing.ts';
import { type Choosing, playDeal } from '../kit/played.testing.ts';
import { game } from './index.ts';
import { type Position, Table, dealt, position, rulesOf } from './position.testing.ts';
import { lackedBy } from './state.ts';
import { sizeOf } from './view.ts';
import { RuleOptions } from './rule-options.ts';

const TABLES: readonly [string, Options, number][] = [
  ['two seats', {}, 2],
  ['three seats', { bidReentry: true }, 3],
  ['four seats', {}, 4],
];

/** Mostly passes, so that rounds without a bid come too. */
const choose = ({ acts, chance, lines }: Choosing): number =>
  chance.below(3) > 0 && lines.length < 40 ? acts.length - 1 : chance.below(acts.length);

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 20; k += 1)
      playDeal(
        rules,
        `lines/${String(k)}`,
        (state, lines) => {
          const [table, places] = [new Table(rules, state), fold(lines)];
          const at = (place: string): string => inPackOrder(places.cards(place), rules.pack);
          const everySeat = Array.from({ length: seats }, (_, seat) => seat);
          expect([
            table.kitty,
            table.trick,
            ...everySeat.flatMap((seat) => [table.hand(seat), table.won(seat)]),
          ]).toEqual([
            at('kitty'),
            at('trick'),
            ...everySeat.flatMap((seat) => [at(`hand/${String(seat)}`), at(`won/${String(seat)}`)]),
          ]);
        },
        { choose },
      );
  });
});

/** What the dossier lets everybody infer, kept from the redacted lines alone: cards that a seat holds none of. */
class Memory {
  readonly places = new Places();
  readonly lacks: Set<string>[];
  private trump: string | undefined;

  constructor(
    seats: number,
    private readonly pack: readonly string[],
  ) {
    this.lacks = Array.from({ length: seats }, () => new Set<string>());
  }

  take(line: Line): void {
    if (line.type === 'note' && line.what === 'trump') this.trump = String(line['suit']);
    const led = this.places.cards('trick').at(-1);
    if (line.type === 'move' && line.why === 'play' && led !== undefined) {
      const asked = this.pack.filter((card) => this.follows(card, led));
      const card = line.cards[0];
      if (!asked.some((one) => one === card)) for (const one of asked) this.lacks[Number(line.from.slice(5))]?.add(one);
    }
    this.places.apply(line);
  }

  /** Does the card answer this lead? */
  private follows(card: string, led: string): boolean {
    const isTrump = (one: string): boolean => this.trump !== undefined && (one === 'JK' || one[1] === this.trump);
    if (isTrump(led)) return isTrump(card);
    return led !== 'JK' && card !== 'JK' && card[1] === led[1];
  }
}

/** What a guessed table has otherwise than the seat has seen it; nothing if it agrees. */
function disagreement(table: Table, memory: Memory): string | undefined {
  const { places } = memory;
  const { rules } = table;
  const all = [table.trick, table.kitty];
  for (let seat = 0; seat < rules.seats; seat += 1) {
    const cards = wordsIn(table.hand(seat));
    const seen = places.cards(`hand/${String(seat)}`);
    if (cards.length !== seen.length) return `hand ${String(seat)} has ${String(cards.length)} cards`;
    const strange = seen.find((card) => card !== '??' && !cards.includes(card));
    if (strange !== undefined) return `hand ${String(seat)} lost ${strange}`;
    const lacked = cards.find((card) => memory.lacks[seat]?.has(card));
    if (lacked !== undefined) return `hand ${String(seat)} cannot hold ${lacked}`;
    if (table.won(seat) !== inPackOrder(places.cards(`won/${String(seat)}`), rules.pack)) return `won ${String(seat)}`;
    all.push(table.hand(seat), table.won(seat));
  }
  if (wordsIn(table.kitty).length !== places.cards('kitty').length) return `kitty ${table.kitty}`;
  const lying = all.flatMap(wordsIn).sort().join(' ');
  return lying === [...rules.pack].sort().join(' ') ? undefined : `cards ${lying}`;
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const guess = rules.newState();
    let inferred = 0;
    for (let k = 1; k <= 12; k += 1) {
      const chance = new FastChance(k);
      const memories = Array.from({ length: seats }, () => new Memory(seats, rules.pack));
      let told = 0;
      playDeal(
        rules,
        `guess/${String(k)}`,
        (state, lines) => {
          for (const [seat, memory] of memories.entries()) {
            for (const line of redact(lines.slice(told), seat, game.secrecy)) memory.take(line);
            rules.guess(rules.see(state, seat), chance, guess);
            const found = disagreement(new Table(rules, guess), memory);
            if (found !== undefined) throw new Error(`deal ${String(k)}, line ${String(lines.length)}: ${found}`);
            inferred += memory.lacks.reduce((sum, set) => sum + set.size, 0);
          }
          told = lines.length;
        },
        { choose },
      );
    }
    expect(inferred).toBeGreaterThan(1000);
  });
});

describe('what all know a seat to lack', () => {
  const hands = ['QS TS', 'KH JK', 'AH KS'];
  const lacks = (of: Position, seat: Seat, ...acts: string[]): string => {
    const table = position(of);
    table.row(...acts);
    return table.cards(lackedBy(table.state, seat));
  };

  test.each<[string, Position['trump'], string, string, string, string]>([
    ['a plain suit that it did not follow', 'S', '9D', 'KH JK', 'play KH', 'AD KD QD JD TD 9D'],
    ['a plain suit that it ruffed with the joker', 'S', '9D', 'KH JK', 'play JK', 'AD KD QD JD TD 9D'],
    ['trumps and joker if it did not follow trump', 'S', '9S', 'KH QD', 'play KH', 'AS KS QS JS TS 9S JK'],
    ['trumps and joker if it did not follow the joker', 'S', 'JK', 'KH QD', 'play KH', 'AS KS QS JS TS 9S JK'],
    ['nothing if it played the joker on trump', 'S', '9S', 'KH JK', 'play JK', ''],
    ['nothing if it followed', 'S', '9S', 'KS JK', 'play KS', ''],
    ['nothing under the joker without trump', 'none', 'JK', 'KH QD', 'play KH', ''],
    ['the suit led without trump, not the joker', 'none', '9D', 'KH QC', 'play KH', 'AD KD QD JD TD 9D'],
  ])('%s', (_name, trump, trick, hand, act, cards) => {
    expect(lacks({ hands: ['TC', hand, 'TH 9H'], trump, trick }, 1, `1 ${act}`)).toBe(cards);
  });

  it('is not told by a lead', () => {
    expect(lacks({ hands, trump: 'open', bid: [0, 7] }, 0, '0 play QS')).toBe('');
  });
});

describe('hidden cards', () => {
  const table = dealt({ seats: 3, dealer: 0, deck: 'AS KS QS JK' }).table;

  it('are in no view of another seat, nor the One Card in any', () => {
    for (let seat = 0; seat < 3; seat += 1) {
      const seen = new Table(table.rules, table.rules.see(table.state, seat).known);
      expect([0, 1, 2].map((other) => seen.hand(other) !== '')).toEqual([0, 1, 2].map((other) => other === seat));
      expect(seen.kitty).toBe('');
      expect(seen.hand(seat)).toBe(table.hand(seat));
    }
  });

  it('may be anywhere: every unseen card is in the middle of some guess, about as often', () => {
    const { rules, state } = table;
    const [guess, chance] = [rules.newState(), new FastChance(4)];
    const found = new Map<string, number>();
    for (let i = 0; i < 17_000; i += 1) {
      rules.guess(rules.see(state, 1), chance, guess);
      const { kitty } = new Table(rules, guess);
      found.set(kitty, (found.get(kitty) ?? 0) + 1);
    }
    expect(found.size).toBe(17);
    for (const often of found.values()) expect(Math.abs(often - 1000)).toBeLessThan(160);
  });

  it('the One Card is named to all when it is taken, not when it is dealt', () => {
    const lines: Line[] = [];
    playDeal(rulesOf({}, 4), 'kitty', (_state, all) => lines.splice(0, lines.length, ...all));
    for (const seat of [0, 1, 2, 3, undefined]) {
      const moves = redact(lines, seat, game.secrecy).flatMap((line) =>
        line.type === 'move' && (line.from === 'kitty' || line.to === 'kitty') ? [line.cards[0]] : [],
      );
      expect(moves).toHaveLength(2);
      expect([moves[0], moves[1] === '??']).toEqual(['??', false]);
    }
  });

  it('are the only thing hidden: turns name the seat, all acts and won cards are told', () => {
    const lines: Line[] = [];
    playDeal(rulesOf({}, 2), 'open', (_state, all) => lines.splice(0, lines.length, ...all));
    const told = redact(lines, 0, game.secrecy);
    const shown = (line: Line): boolean => line.type === 'act' || line.type === 'note' || line.type === 'score';
    expect(told.filter(shown)).toEqual(lines.filter(shown));
    const collected = told.flatMap((line) => (line.type === 'move' && line.to.startsWith('won/') ? line.cards : []));
    expect(collected).toHaveLength(25);
    expect(collected).not.toContain('??');
  });
});

it.each([2, 3, 4])('sizes of hands are counted right with %i seats', (seats) => {
  const rules = rulesOf({}, seats);
  const options = new RuleOptions({}, seats);
  playDeal(
    rules,
    'sizes',
    (state) => {
      const table = new Table(rules, state);
      for (let seat = 0; seat < seats; seat += 1)
        expect(sizeOf(rules.see(state, 0).known, seat, options)).toBe(wordsIn(table.hand(seat)).length);
    },
    { choose },
  );
});
