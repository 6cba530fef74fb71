/** What a seat may know of a Fifty-One table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Seat, SeenCard } from '../../cards/card.ts';
import { FastChance, SeededChance } from '../../cards/chance.ts';
import { Places, fold } from '../../record/fold.ts';
import type { Line, MoveLine, Options } from '../../record/line.ts';
import { redact } from '../../record/redact.ts';
import { Acts, type Rules, type Start, type State } from '../contract/contract.ts';
import { game } from './index.ts';
import { type Position, Table, dealt, position, rulesOf } from './position.testing.ts';

const ALL = { joker: true, pass: 'later', swapAll: true, rounds: 12 };
const TABLES: readonly [string, Options, number][] = [
  ['two seats, where the stock runs out', { ...ALL, stopNeedsFlush: true }, 2],
  ['three seats with a joker', { joker: true, pass: 'last' }, 3],
  ['four seats', {}, 4],
  ['five seats, Stop with a flush', { ...ALL, stopNeedsFlush: true, mixedHand: 'zero' }, 5],
];

/** Plays a deal by chance, with many clears and few stops; `look` is called before every act and after the last. */
function playDeal(rules: Rules, seed: string, look: (state: State, lines: readonly Line[]) => void): void {
  const lines: Line[] = [];
  const say = (line: Line): void => void lines.push(line);
  const chance = new SeededChance(seed);
  const [state, acts] = [rules.newState(), new Acts()];
  const deck = Uint8Array.from(rules.pack, (_, card) => card);
  chance.shuffle(deck, deck.length);
  const start: Start = { deal: 1, dealer: chance.below(rules.seats), deck };
  say({ type: 'deal', deal: 1, dealer: start.dealer, deck: Array.from(deck, (card) => rules.pack[card] ?? '??') });
  rules.deal(state, start, chance, say);
  for (;;) {
    rules.legal(state, acts);
    look(state, lines);
    if (acts.length === 0) return;
    const isEarly = lines.length < 250;
    const chosen = isEarly && chance.below(acts.length > 2 ? 2 : 20) > 0 ? 0 : chance.below(acts.length);
    say({ type: 'act', seat: acts.seat(chosen), action: rules.print(state, acts.seat(chosen), acts.act(chosen)) });
    rules.act(state, acts.seat(chosen), acts.act(chosen), chance, say);
  }
}

const sorted = (cards: readonly SeenCard[], rules: Rules): string =>
  rules.pack.filter((card) => cards.includes(card)).join(' ');
const boardOf = (places: Places): string =>
  [0, 1, 2, 3, 4].flatMap((slot) => places.cards(`board/${String(slot)}`)).join(' ');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 10; k += 1)
      playDeal(rules, `lines/${String(k)}`, (state, lines) => {
        const [table, places] = [new Table(rules, state), fold(lines)];
        const everySeat = Array.from({ length: seats }, (_, seat) => seat);
        expect([table.board, table.stock, table.discard, ...everySeat.map((seat) => table.hand(seat))]).toEqual([
          boardOf(places),
          places.cards('stock').join(' '),
          places.cards('discard').join(' '),
          ...everySeat.map((seat) => sorted(places.cards(`hand/${String(seat)}`), rules)),
        ]);
      });
  });
});

const cardsOf = (text: string): string[] => text.split(' ').filter((card) => card !== '');

/** What everybody can keep in mind from the redacted lines alone. */
class Memory {
  readonly places = new Places();
  readonly hands: Set<string>[]; // cards seen going into a hand, and shown hands
  recycled: Set<string> | undefined; // all that lies in the stock, once it was renewed
  flush: Seat | undefined; // the caller, where Stop needs a flush

  constructor(
    seats: number,
    private readonly stopNeedsFlush: boolean,
  ) {
    this.hands = Array.from({ length: seats }, () => new Set<string>());
  }

  take(line: Line): void {
    this.places.apply(line);
    if (line.type === 'note' && line.what === 'stop' && this.stopNeedsFlush) this.flush = line.seat;
    if (line.type !== 'move') return;
    if (line.why === 'recycle') this.recycled = new Set(line.cards);
    if (line.from === 'stock') for (const card of line.cards) this.recycled?.delete(card);
    this.swap(line);
  }

  private swap({ why, from, to, cards }: MoveLine): void {
    for (const card of cards) {
      if (why === 'take') this.hands[Number(to.slice(5))]?.add(card);
      if (why === 'give') this.hands[Number(from.slice(5))]?.delete(card);
    }
  }
}

/** What a guessed hand has otherwise than all have seen it. */
function handTrouble(cards: readonly string[], memory: Memory, seat: Seat): string | undefined {
  if (cards.length !== 5) return `hand ${String(seat)} has ${String(cards.length)} cards`;
  const lost = [...(memory.hands[seat] ?? [])].find((card) => !cards.includes(card));
  if (lost !== undefined) return `hand ${String(seat)} lost ${lost}`;
  const suits = new Set(cards.filter((card) => card !== 'JK').map((card) => card.charAt(1)));
  return seat === memory.flush && suits.size > 1 ? `hand ${String(seat)} is no flush: ${cards.join(' ')}` : undefined;
}

/** What a guessed table has otherwise than the seat has seen it; nothing if it agrees. */
function disagreement(table: Table, memory: Memory, seat: Seat): string | undefined {
  const { places, recycled } = memory;
  const { rules } = table;
  const hands = Array.from({ length: rules.seats }, (_, other) => cardsOf(table.hand(other)));
  const trouble = hands.map((cards, other) => handTrouble(cards, memory, other)).find((one) => one !== undefined);
  if (trouble !== undefined) return trouble;
  if (table.hand(seat) !== sorted(places.cards(`hand/${String(seat)}`), rules)) return `own hand ${table.hand(seat)}`;
  if (table.board !== boardOf(places) || table.discard !== places.cards('discard').join(' ')) return 'board or discard';
  const stock = cardsOf(table.stock);
  if (stock.length !== places.cards('stock').length) return `stock of ${String(stock.length)}`;
  if (recycled && [...recycled].sort().join() !== [...stock].sort().join()) return `stock ${table.stock}`;
  const lying = [...hands, cardsOf(table.board), cardsOf(table.discard), stock].flat().sort().join(' ');
  return lying === [...rules.pack].sort().join(' ') ? undefined : `cards ${lying}`;
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const guess = rules.newState();
    const seen = { recycled: 0, taken: 0, flushes: 0 };
    for (let k = 1; k <= 12; k += 1) {
      const chance = new FastChance(k);
      const memories = Array.from({ length: seats }, () => new Memory(seats, options['stopNeedsFlush'] === true));
      let told = 0;
      playDeal(rules, `guess/${String(k)}`, (state, lines) => {
        for (const [seat, memory] of memories.entries()) {
          for (const line of redact(lines.slice(told), seat, game.secrecy)) memory.take(line);
          rules.guess(rules.see(state, seat), chance, guess);
          const found = disagreement(new Table(rules, guess), memory, seat);
          if (found !== undefined) throw new Error(`deal ${String(k)}, line ${String(lines.length)}: ${found}`);
          seen.recycled += memory.recycled ? 1 : 0;
          seen.taken += memory.hands.reduce((sum, hand) => sum + hand.size, 0);
          seen.flushes += memory.flush === undefined ? 0 : 1;
        }
        told = lines.length;
      });
    }
    expect(seen.taken).toBeGreaterThan(100);
    if (seats === 2) expect(seen.recycled).toBeGreaterThan(100);
  });
});

describe('a caller whose Stop showed a flush', () => {
  const options = { stopNeedsFlush: true, joker: true, pass: 'later' };
  const before: Position = {
    options,
    hands: ['2S 4S 6S 8S TS', 'AH KD 3C 5C 7C', 'AD KC 3S 5H 7H'],
    board: 'JD 9D 2D 3D 4D',
    stock: '…',
    turn: 0,
    round: 2,
    phase: 'call',
  };
  const suitsGuessed = (of: Position): Set<string> => {
    const { rules, state } = position(of);
    const [guess, chance, suits] = [rules.newState(), new FastChance(3), new Set<string>()];
    rules.act(state, 0, 3, chance); // stop
    for (let i = 0; i < 300; i += 1) {
      rules.guess(rules.see(state, 1), chance, guess);
      const cards = cardsOf(new Table(rules, guess).hand(0)).filter((card) => card !== 'JK');
      expect(new Set(cards.map((card) => card.charAt(1))).size).toBe(1);
      suits.add(cards[0]?.charAt(1) ?? '');
    }
    return suits;
  };

  it('may hold any suit while none of its cards is known', () => {
    expect(suitsGuessed(before)).toEqual(new Set(['S', 'H', 'D', 'C']));
  });

  it('holds the suit of the card that it was seen to take', () => {
    expect(suitsGuessed({ ...before, taken: ['8S'] })).toEqual(new Set(['S']));
  });

  it('may hold any suit if all that was seen is the joker', () => {
    const hands = ['2S 4S 6S 8S JK', ...before.hands.slice(1)];
    expect(suitsGuessed({ ...before, hands, taken: ['JK'] }).size).toBe(4);
  });

  it('holds no suit of which too few cards are left', () => {
    const discard = '2H 3H 4H 6H 8H 9H TH JH QH KH 2C 4C 6C 8C 9C TC JC QC AC 5D 6D 7D 8D TD QD';
    expect(suitsGuessed({ ...before, discard })).toEqual(new Set(['S']));
  });

  it('is not asked for where Stop needs none', () => {
    const { rules, state } = position({ ...before, options: { joker: true } });
    const [guess, chance] = [rules.newState(), new FastChance(3)];
    rules.act(state, 0, 3, chance);
    const suits = Array.from({ length: 50 }, () => {
      rules.guess(rules.see(state, 1), chance, guess);
      return new Set(cardsOf(new Table(rules, guess).hand(0)).map((card) => card.charAt(1))).size;
    });
    expect(Math.max(...suits)).toBeGreaterThan(1);
  });
});

describe('hidden cards', () => {
  it('are in no view of another seat, nor the stock in any', () => {
    const { table } = dealt({ seats: 3, dealer: 0 });
    table.row(`1 ${table.lists()[1]?.[7] ?? ''}`, '1 end');
    for (let seat = 0; seat < 3; seat += 1) {
      const seen = new Table(table.rules, table.rules.see(table.state, seat).known);
      expect([0, 1, 2].map((other) => seen.hand(other))).toEqual(
        [0, 1, 2].map((other) => (other === seat ? table.hand(other) : table.taken(other))),
      );
      expect(new Set(cardsOf(seen.stock)).size).toBe(1); // blank
    }
  });

  test.each<[string, readonly string[], string]>([
    ['what a seat takes is known to be there', ['0 swap KH for 2S'], 'KH'],
    ['until it gives it away again', ['0 swap KH for 2S', '0 end', '1 pass', '1 end', '0 swap 9D for KH'], '9D'],
    ['all of it after swap-all', ['0 swap-all'], 'KH JD 9D 3D 2D'],
  ])('%s', (_name, acts, taken) => {
    const table = position({
      options: { pass: 'later', swapAll: true },
      hands: ['2S 4S 6S 8S TS', 'AH KD 3C 5C 7C'],
      board: 'JD 9D 2D 3D KH',
      stock: '…',
      round: 2,
    });
    table.row(...acts);
    expect(table.taken(0)).toBe(taken);
  });

  it('are all shown when the deal is over', () => {
    const table = position({
      options: { pass: 'later' },
      hands: ['2S 4S 6S 8S TS', 'AH KD 3C 5C 7C'],
      board: 'JD 9D 2D 3D KH',
      stock: '…',
      round: 2,
      caller: 1,
    });
    table.act(0, 'pass');
    const seen = new Table(table.rules, table.rules.see(table.state, 1).known);
    expect([seen.hand(0), seen.hand(1)]).toEqual([table.hand(0), table.hand(1)]);
  });

  it('are named by no line: only the own hand, board, discard and what is taken and given', () => {
    const lines: Line[] = [];
    playDeal(rulesOf({ joker: true }, 2), 'lines', (_state, all) => lines.splice(0, lines.length, ...all));
    const told = redact(lines, 0, game.secrecy);
    const dealtToOther = told.flatMap((line) =>
      line.type === 'move' && line.from === 'stock' && line.to === 'hand/1' ? line.cards : [],
    );
    expect(dealtToOther).toEqual(['??', '??', '??', '??', '??']);
    const others = told.flatMap((line) => (line.type === 'move' && line.why !== 'deal' ? line.cards : []));
    expect(others).not.toContain('??');
    const recycles = told.filter((line) => line.type === 'shuffle');
    expect(recycles.length).toBeGreaterThan(0);
    for (const { cards } of recycles) expect(new Set(cards)).toEqual(new Set(['??']));
  });
});
