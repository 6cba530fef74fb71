/** What a seat may know of a Jack Change It table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it } from 'vitest';
import { hasSpot } from '../../cards/spot-sets.ts';
import { type Seat, parseCard } from '../../cards/card.ts';
import { cardsSince, kindsMissed } from '../../cards/misses.ts';
import { at, byteAt, packedByte } from '../../cards/state-array.ts';
import { Places } from '../../record/fold.ts';
import type { Line, MoveLine, Options } from '../../record/line.ts';
import type { State } from '../contract/contract.ts';
import { wordsIn } from '../kit/laid.testing.ts';
import { RenewalMemory, disagreement, everythingIn } from '../kit/matching.testing.ts';
import { type Choosing, type StateCheck, playDeal, seatsOf, tellAndGuess } from '../kit/played.testing.ts';
import type { RuleOptions } from './rule-options.ts';
import { game } from './index.ts';
import { lastKnown, mayBeLast } from './knowledge.ts';
import { type Position, type Table, ruleOptionsOf, position, rulesOf, tableOf } from './position.testing.ts';
import { cardsInHand } from '../kit/matching/hands.ts';
import { MISS, OLD, OLD_COUNTS, setOf } from './state.ts';

const TABLES: readonly [string, Options, Seat][] = [
  ['defaults', {}, 4],
  ['two seats', { lastTrick: true }, 2],
  ['six seats', { stackAce: true, afterPenalty: 'play' }, 6],
  ['playing what was drawn', { playDrawn: true }, 3],
  ['drawing of its own will, and playing that', { mayDraw: true, playDrawn: true, jackWhen: 'any' }, 4],
  ['jacks on jacks', { jackOnJack: true, jackNames: 'any', playDrawn: true, afterPenalty: 'play' }, 5],
];

/** Draws seldom of its own will. */
const choose = ({ acts, chance }: Choosing): number =>
  acts.length === 1 || chance.below(4) === 0 ? 0 : 1 + chance.below(acts.length - 1);

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 4; k += 1) {
      const places = new Places();
      let told = 0;
      const look: StateCheck = (state, lines) => {
        for (const line of lines.slice(told)) places.apply(line);
        told = lines.length;
        expect(tableOf(rules, state, options).everything).toEqual(everythingIn(places, rules));
      };
      playDeal(rules, `lines/${String(k)}`, look, { choose });
    }
  });
});

/**
 * What a seat remembers, kept from its redacted lines alone: the cards that lay in hands when the stock was renewed, how
 * many of them each seat has left, and of who drew or passed without a legal play, until it draws again, that it has no
 * plain card of the suit that was needed.
 */
class Memory extends RenewalMemory {
  readonly lacks = new Map<number, string>(); // by seat: the suit of which it holds no plain card
  private demand: string | undefined;
  private asked: string | undefined; // the suit that was needed at the act of which lines are told now
  private owes = false;

  override take(line: Line): void {
    if (line.type === 'move') this.move(line);
    if (line.type === 'note') this.note(line.what, String(line['suit']));
    if (line.type === 'act') {
      this.asked = this.owes ? undefined : (this.demand ?? parseCard(String(this.places.cards('discard')[0]))?.suit);
      if (line.action.type === 'pass' && this.asked !== undefined) this.lacks.set(line.seat, this.asked);
      if (line.action.type === 'draw') this.owes = false;
    }
    super.take(line);
  }

  private note(what: string, suit: string): void {
    if (what === 'suit') this.demand = suit;
    if (what === 'penalty') this.owes = true;
    if (what === 'block') this.owes = false;
  }

  private move(line: MoveLine): void {
    if (line.from === 'stock' && line.to !== 'discard') this.lacks.delete(Number(line.to.slice(5)));
    if (line.why === 'play') this.demand = undefined;
  }
}

const isPlainOf = (card: string, suit: string | undefined): boolean => card[1] === suit && !/^[28JQ]|^AH/.test(card);

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 3; k += 1) {
      const memories = seatsOf(rules).map(() => new Memory(rules));
      const look = tellAndGuess(game, memories, (state, memory, seat, lines) =>
        disagreement(tableOf(rules, state, options).guess(seat, lines.length), memory, seat, (other, card) =>
          isPlainOf(card, memory.lacks.get(other)),
        ),
      );
      playDeal(rules, `guess/${String(k)}`, look, { choose });
    }
  });
});

describe('what everybody knows is true', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const ruleOptions = ruleOptionsOf(options, seats);
    for (let k = 1; k <= 25; k += 1)
      playDeal(
        rules,
        `true/${String(k)}`,
        (state, lines) => {
          for (let seat = 0; seat < seats; seat += 1) {
            const wrong = wrongKnowledge(state, seat, ruleOptions);
            if (wrong !== undefined) throw new Error(`line ${String(lines.length)}, seat ${String(seat)}: ${wrong}`);
          }
        },
        { choose },
      );
  });
});

/** What the state says of a hand and is not so; nothing if all is. */
function wrongKnowledge(state: State, seat: Seat, options: RuleOptions): string | undefined {
  const cards = cardsInHand(state, seat, options);
  const isOld = (card: number): boolean => hasSpot(state, OLD, byteAt(options.spots, card));
  const old = cards.filter(isOld);
  if (old.length !== packedByte(state, OLD_COUNTS, seat)) return `${String(old.length)} old cards`;
  const last = lastKnown(state, seat);
  if (last !== undefined && !cards.some((card) => !isOld(card) && mayBeLast(state, seat, card, options)))
    return 'it does not hold what it drew last';
  const miss = at(state, setOf(seat) + MISS);
  const missed = cards.filter((card) => (at(options.kinds, card) & kindsMissed(miss)) !== 0);
  return missed.length > cardsSince(miss)
    ? `it holds ${missed.map((card) => options.pack[card]).join(' ')}`
    : undefined;
}

/** How many cards of a kind a guess of seat 0 may have in the hand of `seat`. */
function counts(table: Table, seat: Seat, kind: RegExp): number[] {
  const numbers = new Set<number>();
  for (let seed = 1; seed <= 400; seed += 1)
    numbers.add(wordsIn(table.guess(0, seed).hand(seat)).filter((card) => kind.test(card)).length);
  return [...numbers].sort();
}

describe('a view', () => {
  it('knows the sizes of all hands and the own cards', () => {
    const table = position({ hands: ['7H 2S', '3S 9C KH', '6S KS'], discard: '7D 9S', stock: '5D 8H 2C …' });
    const guessed = table.guess(2, 1);
    expect([0, 1, 2].map((seat) => wordsIn(guessed.hand(seat)).length)).toEqual([2, 3, 2]);
    expect([guessed.hand(2), guessed.discard]).toEqual(['KS 6S', '7D 9S']);
  });

  it.each([
    [0, true],
    [1, false],
    [2, true],
  ])('tells nobody else what was drawn, though it may be played: seat %i', (seat, same) => {
    const views = ['8D 2D …', '2D 8D …'].map((stock) => {
      const of = { options: { playDrawn: true }, turn: 1, hands: ['7H 2S', '3S 9C KH', '6S KS'], discard: '7D' };
      const table = position({ ...of, stock });
      table.act(1, 'draw');
      return JSON.stringify(table.rules.see(table.state, seat).known);
    });
    expect(views[0] === views[1]).toBe(same);
  });
});

describe('a guess', () => {
  const before: Position = {
    turn: 1,
    hands: ['2C 4C', '3S 9C KH', '6S KS', '3C 4S'],
    discard: '7D',
    stock: '5H 4H TD …',
  };
  const matching = /^7|D$/;

  it('gives a seat that had to draw nothing that matched, but for the card that it drew', () => {
    const table = position(before);
    table.act(1, 'draw');
    expect(counts(table, 1, matching)).toEqual([0, 1]);
    expect(table.possible(2).has('AD')).toBe(true);
  });

  it('knows of a demand what was not there', () => {
    const table = position({ ...before, discard: 'JS', demand: 'D' });
    table.act(1, 'draw');
    expect(counts(table, 1, /D$/)).toEqual([0, 1]);
    expect(counts(table, 1, /^J/)).toContain(2);
  });

  it('knows with jackOnJack that there was no jack either', () => {
    const table = position({ ...before, options: { jackOnJack: true }, discard: 'JS', demand: 'D' });
    table.act(1, 'draw');
    expect(counts(table, 1, /^J|D$/)).toEqual([0, 1]);
  });

  it('leaves a single card its trick cards that match [JC-P2]', () => {
    const table = position({ ...before, hands: ['2C 4C', 'QD', '6S KS', '3C 4S'] });
    table.act(1, 'draw');
    const cards = table.possible(1);
    expect(cards.has('QD')).toBe(true);
    expect(counts(table, 1, /^7|[^28JQ]D$/)).toEqual([0, 1]);
  });

  it('knows the same of who passed', () => {
    const table = position({ ...before, hands: ['2C 4C', '3S 9C KH', '6S KS', '…'], stock: '' });
    table.act(1, 'pass');
    expect(counts(table, 1, matching)).toEqual([0]);
  });

  it('knows nothing of who drew of its own will, perhaps', () => {
    const table = position({ ...before, options: { mayDraw: true } });
    table.act(1, 'draw');
    expect(counts(table, 1, matching)).toContain(3);
  });

  it('knows nothing of who drew a penalty', () => {
    const table = position({ ...before, discard: '2D', debt: 2 });
    table.act(1, 'draw');
    expect(counts(table, 1, /D$/)).toContain(4);
  });

  it('gives who may play the drawn card one that can be played, and that turn', () => {
    const table = position({ ...before, options: { playDrawn: true }, stock: 'TD …' });
    table.act(1, 'draw');
    expect(counts(table, 1, matching)).toEqual([1]);
    for (let seed = 1; seed <= 30; seed += 1)
      expect(table.guess(0, seed).legal()[1]).toMatch(/^keep, play (7.|.D|JD . *)/);
  });

  it('remembers the card that was kept', () => {
    const table = position({ ...before, options: { playDrawn: true }, stock: 'TD …' });
    table.row('1 draw', '1 keep');
    expect(counts(table, 1, matching)).toEqual([1]);
    expect(counts(table, 2, matching)).toContain(0);
  });

  it('remembers it over later draws, and forgets it when it may have been played', () => {
    const hands = ['2C 4C', '3S 9C KH', '6S KS'];
    const table = position({ ...before, options: { playDrawn: true }, hands, discard: '7D', stock: 'TD 5H 7C 8C …' });
    table.row('1 draw', '1 keep', '2 draw');
    expect(counts(table, 1, matching)).toEqual([1]);
    const other = position({
      ...before,
      options: { playDrawn: true, mayDraw: true },
      hands: ['7H', '3S 9C KD', '6D KS'],
      stock: 'TD 5H …',
    });
    other.row('1 draw', '1 keep', '2 play 6D', '0 draw', '1 play TD');
    expect(counts(other, 1, matching)).toContain(0);
  });

  it('knows that a card that was not offered could not be played', () => {
    const table = position({ ...before, options: { playDrawn: true }, stock: '5H …' });
    table.act(1, 'draw');
    expect(counts(table, 1, matching)).toEqual([0]);
  });

  it('knows it of that card alone where the seat may draw of its own will', () => {
    const table = position({ ...before, options: { playDrawn: true, mayDraw: true }, stock: '5H …' });
    table.act(1, 'draw');
    const most = Math.max(...counts(table, 1, matching));
    expect(most).toBe(3); // of four cards
  });

  it('gives what lay in the discard to nobody who did not draw since it was recycled', () => {
    const hands = ['2C 4C …', '3S 9C KH', '6S KS'];
    const table = position({ ...before, hands, discard: '7D 5H 5S 5C', stock: '' });
    table.act(1, 'draw', '5C 5S 5H');
    expect(counts(table, 1, /^5/)).toEqual([1]);
    expect(counts(table, 2, /^5/)).toEqual([0]);
  });

  it('finds every place that a hidden card may have', () => {
    const table = position({ ...before, hands: ['2C 4C', '3S 9C KH', '6S KS'] });
    const places = new Set<string>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const guessed = table.guess(0, seed);
      places.add([1, 2].find((seat) => wordsIn(guessed.hand(seat)).includes('AD'))?.toString() ?? 'stock');
    }
    expect([...places].sort()).toEqual(['1', '2', 'stock']);
  });
});
