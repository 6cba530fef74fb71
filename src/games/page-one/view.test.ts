/** What a seat may know of a Page One table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { bit0, bit1, isIn } from '../../cards/card-set.ts';
import { describe, expect, it, test } from 'vitest';
import { parseCard, type Seat, type SeenCard } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { at, packedByte } from '../../cards/state-array.ts';
import type { Line, MoveLine, NoteLine, Options } from '../../record/line.ts';
import { Places, fold } from '../../record/fold.ts';
import { redact } from '../../record/redact.ts';
import type { Rules } from '../contract/contract.ts';
import { wordsIn } from '../kit/laid.testing.ts';
import { playDeal } from '../kit/played.testing.ts';
import { game } from './index.ts';
import { voidsOf } from './knowledge.ts';
import { Table, position, rulesOf } from './position.testing.ts';
import { HAND, PILE, PUBLIC, SUIT_OF, TURN } from './state.ts';
import { cardsOf } from './view.ts';

const TABLES: readonly [string, Options, Seat][] = [
  ['defaults', {}, 3],
  ['two seats', {}, 2],
  ['six seats', { deal: 5 }, 6],
  ['a strict joker', { jokerVoidOnly: true, jokerCompulsory: true, jokerLast: false }, 4],
  ['challenges', { callRule: 'challenge', jokerLead: 'leader' }, 4],
  ['picking up', { stockOut: 'pickup', jokerLast: false }, 5],
  ['challenges and picking up', { stockOut: 'pickup', callRule: 'challenge' }, 8],
];

const sorted = (cards: readonly SeenCard[], rules: Rules): string =>
  [...cards].sort((a, b) => rules.pack.findIndex((c) => c === a) - rules.pack.findIndex((c) => c === b)).join(' ');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 12; k += 1)
      playDeal(rules, `lines/${String(k)}`, (state, lines) => {
        const table = new Table(rules, state);
        const places = fold(lines);
        const hands = Array.from({ length: seats }, (_, seat) => seat);
        expect([table.stock, table.discard, table.trick, ...hands.map((seat) => table.hand(seat))]).toEqual([
          places.cards('stock').join(' '),
          places.cards('discard').join(' '),
          [...places.cards('trick')].reverse().join(' '),
          ...hands.map((seat) => sorted(places.cards(`hand/${String(seat)}`), rules)),
        ]);
      });
  });
});

/** What the dossier lets everybody remember, kept from the redacted lines alone: suits that a seat holds none of. */
class Memory {
  readonly voids: Set<string>[];
  readonly places = new Places();
  private required: string | undefined;
  private readonly searching = new Set<Seat>();

  constructor(seats: number) {
    this.voids = Array.from({ length: seats }, () => new Set<string>());
  }

  take(line: Line): void {
    this.places.apply(line);
    if (line.type === 'note') this.note(line);
    if (line.type !== 'move') return;
    this.move(line, Number(line.to.slice(5)));
    if (line.why === 'collect' || line.why === 'pickup') this.required = undefined;
  }

  private move(line: MoveLine, seat: Seat): void {
    if (line.why === 'play') this.play(Number(line.from.slice(5)), line.cards[0]);
    if (line.from === 'stock') this.voids[seat]?.clear();
    if (line.why === 'draw' && this.required !== undefined) this.searching.add(seat);
    if (line.why === 'pickup') this.searching.delete(seat);
    if (line.why === 'pickup' || line.why === 'penalty')
      for (const suit of suitsOf(line.cards)) this.voids[seat]?.delete(suit);
  }

  private play(seat: Seat, card: SeenCard | undefined): void {
    const suit = card === undefined ? undefined : parseCard(card)?.suit;
    const followed = this.required;
    if (this.places.at('trick').length === 1) this.required = suit;
    if (!this.searching.delete(seat) || followed === undefined) return;
    this.voids[seat]?.clear();
    this.voids[seat]?.add(followed);
  }

  private note(line: NoteLine): void {
    if (line.what === 'suit' && typeof line['suit'] === 'string') this.required = line['suit'];
  }
}

const suitsOf = (cards: readonly string[]): string[] => cards.flatMap((card) => parseCard(card)?.suit ?? []);

/** What a guessed table has otherwise than the seat has seen it; nothing if it agrees. */
function disagreement({ rules, state }: Table, memory: Memory, seat: Seat): string | undefined {
  const { places } = memory;
  const guessed = new Table(rules, state);
  const all = [guessed.stock, guessed.discard, guessed.trick];
  for (let other = 0; other < rules.seats; other += 1) {
    const hand = guessed.hand(other);
    const cards = wordsIn(hand);
    const seen = places.cards(`hand/${String(other)}`);
    if (cards.length !== seen.length) return `hand ${String(other)} has ${hand}, not ${String(seen.length)} cards`;
    const lost = seen.find((card) => card !== '??' && !cards.includes(card));
    if (lost !== undefined) return `hand ${String(other)} has ${hand}, not ${lost}`;
    const isSearching = state[TURN] === other && other !== seat;
    const suit = isSearching ? undefined : suitsOf(cards).find((one) => memory.voids[other]?.has(one));
    if (suit !== undefined) return `hand ${String(other)} has ${hand}, but no ${suit}`;
    all.push(hand);
  }
  if (guessed.discard !== places.cards('discard').join(' ')) return `discard ${guessed.discard}`;
  if (guessed.trick !== [...places.cards('trick')].reverse().join(' ')) return `trick ${guessed.trick}`;
  const lying = all.flatMap(wordsIn).sort().join(' ');
  return lying === [...rules.pack].sort().join(' ') ? undefined : `cards ${lying}`;
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const guess = rules.newState();
    for (let k = 1; k <= 8; k += 1) {
      const chance = new FastChance(k);
      const memories = Array.from({ length: seats }, () => new Memory(seats));
      let told = 0;
      playDeal(rules, `guess/${String(k)}`, (state, lines) => {
        for (const [seat, memory] of memories.entries()) {
          for (const line of redact(lines.slice(told), seat, game.secrecy)) memory.take(line);
          rules.guess(rules.see(state, seat), chance, guess);
          const found = disagreement(new Table(rules, guess), memory, seat);
          if (found !== undefined) throw new Error(`deal ${String(k)}, line ${String(lines.length)}: ${found}`);
        }
        told = lines.length;
      });
    }
  });
});

describe('what everybody knows is true', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 40; k += 1)
      playDeal(rules, `true/${String(k)}`, (state) => {
        for (let seat = 0; seat < seats; seat += 1) {
          const voids = voidsOf(state, seat);
          for (const [card] of rules.pack.entries()) {
            if (!isIn(state, HAND + 2 * seat, card)) continue;
            const isPublic =
              ((at(state, PUBLIC + 2 * seat) & bit0(card)) | (at(state, PUBLIC + 2 * seat + 1) & bit1(card))) !== 0;
            if (!isPublic && (voids & (1 << (SUIT_OF[card] ?? 4))) !== 0)
              throw new Error(`seat ${String(seat)} holds ${rules.pack[card] ?? ''}`);
          }
        }
      });
  });
});

describe('a view', () => {
  const table = position({
    trick: '7H',
    hands: ['2S 4S', '3S 9C JK', '6S KS'],
    stock: '5D 8H 2C',
    discard: 'AC KC QC',
  });

  it('knows the sizes of all hands and the own cards', () => {
    const view = table.rules.see(table.state, 2);
    expect([0, 1, 2].map((seat) => cardsOf(view.known, seat))).toEqual([2, 3, 2]);
    expect(new Table(table.rules, view.known).hand(2)).toBe('KS 6S');
    expect(new Table(table.rules, view.known).hand(1)).toBe('');
  });

  it('holds no byte of the stock', () => {
    const { known } = table.rules.see(table.state, 1);
    expect([0, 1, 2].map((i) => packedByte(known, PILE, i))).toEqual([0, 0, 0]);
  });

  it.each([
    [0, true],
    [1, false],
  ])('does not tell others what was drawn and must be played: seat %i', (seat, same) => {
    const views = ['8H 2C …', '2C 8H …'].map((stock) => {
      const table = position({ trick: '7H', hands: ['2S 4S', '3S 9C', '6S KS'], stock });
      table.act(1, 'draw');
      return table.rules.see(table.state, seat);
    });
    expect(JSON.stringify(views[0]) === JSON.stringify(views[1])).toBe(same);
  });

  it('remembers the cards that were picked up', () => {
    const pickup = position({
      options: { stockOut: 'pickup' },
      trick: '9H QH',
      hands: ['2S 3S', '4S 5S', 'TS 8D', '6S 7S'],
      discard: '…',
    });
    pickup.act(2, 'pickup');
    expect(new Table(pickup.rules, pickup.rules.see(pickup.state, 0).known).hand(2)).toBe('QH 9H');
  });
});

/** The suits that seat 0 thinks possible in the hand of `seat`. */
function suitsGuessed(table: Table, seat: Seat): string {
  const view = table.rules.see(table.state, 0);
  const [into, chance] = [table.rules.newState(), new FastChance(8)];
  const suits = new Set<string>();
  for (let k = 0; k < 300; k += 1) {
    table.rules.guess(view, chance, into);
    for (const suit of suitsOf(wordsIn(new Table(table.rules, into).hand(seat)))) suits.add(suit);
  }
  return [...suits].sort().join(' ');
}

describe('a guess', () => {
  it('gives a searching seat no card of the suit but the one that it drew last', () => {
    const table = position({ trick: '7H', hands: ['2S 4S', '3S 9C', '6S KS'], stock: '5D 8H 2C …' });
    table.row('1 draw', '1 draw');
    const view = table.rules.see(table.state, 0);
    const [into, chance] = [table.rules.newState(), new FastChance(3)];
    const hearts = new Set<number>();
    for (let k = 0; k < 300; k += 1) {
      table.rules.guess(view, chance, into);
      const guessed = new Table(table.rules, into);
      const held = wordsIn(guessed.hand(1)).filter((card) => parseCard(card)?.suit === 'H');
      const noHeart = guessed.hand(1).includes('JK') ? 'draw, play JK' : 'draw';
      hearts.add(held.length);
      expect(guessed.legal()).toEqual({ 1: held[0] === undefined ? noHeart : `play ${held[0]}` });
    }
    expect([...hearts].sort()).toEqual([0, 1]);
  });

  it('leaves no heart to one who dug for hearts and played it', () => {
    const table = position({ trick: '7H', hands: ['2S 4S', '3S 9C', '6S KS'], stock: '5D 8H 2C …' });
    table.row('1 draw', '1 draw', '1 play 8H');
    expect(suitsGuessed(table, 1)).toBe('C D S');
  });

  test.each([
    ['no heart to one who followed with the joker where only a void seat may', true, { trick: '7H' }, 'C D S'],
    ['also hearts to one who followed with the joker of its own will', false, { trick: '7H' }, 'C D H S'],
    ['every suit to one who led the joker, which needs no void', true, { leader: 1 }, 'C D H S'],
  ])('gives %s [PO-P4.3]', (_name, jokerVoidOnly, lying, suits) => {
    const hands = ['2S 4S', 'JK 3S 9C', '6S KS'];
    const table = position({ ...lying, options: { jokerVoidOnly }, hands, stock: '…' });
    table.act(1, 'play JK');
    expect(suitsGuessed(table, 1)).toBe(suits);
  });

  test.each([
    ['a seat that drew since the recycle holds a renewed card', 1, true],
    ['a seat that did not draw since holds none', 2, false],
  ])('%s', (_name, seat, expected) => {
    const table = position({ trick: '7H', hands: ['2S 4S …', '3S 9C', '6S KS'], discard: 'AC KC QC JC' });
    table.act(1, 'draw', 'QC AC JC KC');
    const [into, chance] = [table.rules.newState(), new FastChance(5)];
    for (let k = 0; k < 100; k += 1) {
      table.rules.guess(table.rules.see(table.state, 0), chance, into);
      expect(/[AKQJ]C/.test(new Table(table.rules, into).hand(seat))).toBe(expected);
    }
  });

  it('keeps all sizes when a penalty renewed the stock after the draw of a searching seat', () => {
    const table = position({ hands: ['7H 2S', '3S 9C 4D', '6S KS …'], stock: '5D', discard: 'AC KC QC JC TC 8C' });
    table.act(0, 'play 7H');
    table.act(1, 'draw', 'QC AC JC KC 8C TC');
    expect([table.hand(0).split(' ').length, table.hand(1), table.stock]).toEqual([6, '3S 5D 4D 9C', 'TC']);
    const [into, chance] = [table.rules.newState(), new FastChance(7)];
    for (let k = 0; k < 100; k += 1)
      for (const seat of [0, 2]) {
        const view = table.rules.see(table.state, seat);
        table.rules.guess(view, chance, into);
        expect(table.rules.see(into, seat)).toEqual(view);
      }
  });

  it('finds every place that a hidden card may have', () => {
    const table = position({ hands: ['2S 4S', '3S 9C', '6S KS'], stock: 'JK 5D …' });
    const view = table.rules.see(table.state, 0);
    const [into, chance] = [table.rules.newState(), new FastChance(6)];
    const places = new Set<string>();
    for (let k = 0; k < 1000; k += 1) {
      table.rules.guess(view, chance, into);
      const guessed = new Table(table.rules, into);
      places.add([1, 2].find((seat) => guessed.hand(seat).includes('JK'))?.toString() ?? 'stock');
    }
    expect([...places].sort()).toEqual(['1', '2', 'stock']);
  });
});
