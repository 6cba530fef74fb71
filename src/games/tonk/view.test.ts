/** What a seat may know of a Tonk table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Seat } from '../../cards/card.ts';
import { FastChance, SeededChance, type Chance } from '../../cards/chance.ts';
import { at } from '../../cards/state-array.ts';
import { Places, fold } from '../../record/fold.ts';
import type { ActLine, Line, Options } from '../../record/line.ts';
import { redact } from '../../record/redact.ts';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import { COUNT_OF } from './count.ts';
import { game } from './index.ts';
import { Table, handsDealt, isOpen, position, rulesOf } from './position.testing.ts';
import { ORDER, SPREADS, askedSeats, declaredSeats, declinedSeats, isSeatIn } from './state.ts';
import { sizeOf } from './view.ts';

const OFTEN = { tonkHigh: 49, tonkLow: 15 }; // tonks as often as can be
const TABLES: readonly [string, Options, Seat][] = [
  ['defaults', {}, 3],
  ['two seats', OFTEN, 2],
  ['four seats', OFTEN, 4],
  ['eating', { ...OFTEN, slap: 'any', aceHigh: false, upcard: false, barStack: true }, 4],
  ['strict', { ...OFTEN, bar: 'spread-drop', count: 'all', returnTaken: true }, 3],
];

const seatsOf = (rules: Rules): Seat[] => Array.from({ length: rules.seats }, (_, seat) => seat);
const cardsIn = (text: string): string[] => text.split(' ').filter((card) => card !== '');

/** A deck by chance; every second one gives a seat a tonk on the deal. */
function deckOf(rules: Rules, chance: Chance): Uint8Array {
  const deck = Uint8Array.from(rules.pack, (_, card) => card);
  chance.shuffle(deck, deck.length);
  if (chance.below(2) === 0) return deck;
  const first = chance.below(rules.seats); // of the first cards to be dealt, and of each row of cards that follows
  const tens = [...deck].filter((card) => COUNT_OF[card] === 10).slice(0, 5);
  for (const [row, card] of tens.entries()) {
    const [from, to] = [deck.indexOf(card), first + row * rules.seats];
    [deck[from], deck[to]] = [deck[to] ?? 0, card];
  }
  return deck;
}

/** Plays a deal by chance with all its lines, drops seldom; `look` is called before every act and after the last. */
function playDeal(rules: Rules, seed: string, look: (state: State, lines: readonly Line[]) => void): void {
  const lines: Line[] = [];
  const say = (line: Line): void => void lines.push(line);
  const chance = new SeededChance(seed);
  const [state, acts] = [rules.newState(), new Acts()];
  const dealer = chance.below(rules.seats);
  const deck = deckOf(rules, chance);
  rules.open(state);
  say({ type: 'deal', deal: 1, dealer, deck: Array.from(deck, (card) => rules.pack[card] ?? '??') });
  rules.deal(state, { deal: 1, dealer, deck }, chance, say);
  for (;;) {
    rules.legal(state, acts);
    if (acts.length === 0) break;
    look(state, lines);
    let chosen = chance.below(acts.length);
    const actionOf = (i: number): string => rules.print(state, acts.seat(i), acts.act(i)).type;
    if (actionOf(chosen) === 'drop' && chance.below(20) > 0) chosen = chosen > 0 ? chosen - 1 : chosen;
    if (actionOf(chosen) === 'tonk' && chance.below(4) > 0) chosen -= 1;
    say({ type: 'act', seat: acts.seat(chosen), action: rules.print(state, acts.seat(chosen), acts.act(chosen)) });
    rules.act(state, acts.seat(chosen), acts.act(chosen), chance, say);
  }
  look(state, lines);
}

const inOrder = (cards: readonly string[], rules: Rules): string =>
  rules.pack.filter((card) => cards.includes(card)).join(' ');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 15; k += 1)
      playDeal(rules, `lines/${String(k)}`, (state, lines) => {
        const table = new Table(rules, state);
        const places = fold(lines);
        const cards = (place: string): string => inOrder(places.cards(place), rules);
        const spreads = Array.from({ length: 17 }, (_, i) => i);
        expect([
          table.order,
          table.stock,
          table.discard,
          ...seatsOf(rules).map((seat) => table.hand(seat)),
          ...spreads.map((i) => table.spread(i)),
        ]).toEqual([
          places.cards('stock').join(' '),
          cards('stock'),
          // What lay below a discard that was taken is not kept: nobody can see it again.
          cards('discard'),
          ...seatsOf(rules).map((seat) => cards(`hand/${String(seat)}`)),
          ...spreads.map((i) => cards(`meld/${String(i)}`)),
        ]);
      });
  });
});

/** What a seat remembers of the others, from its redacted lines alone. */
class Memory {
  readonly places = new Places();
  readonly came = new Map<Seat, string[]>(); // cards that each seat was dealt or drew unseen, and that were seen later
  declared: Seat[] = [];
  private declined = 0; // by others
  private isAnotherAsked = false;

  constructor(private readonly seat: Seat) {}

  take(line: Line): void {
    if (line.type === 'move' && line.from.startsWith('hand/')) this.cameOut(Number(line.from.slice(5)), line.cards);
    if (line.type === 'turn') this.isAnotherAsked = Object.keys(line.legal).length === 0; // nobody is on turn, nor asked here
    if (line.type === 'act') this.acted(line);
    this.places.apply(line);
  }

  private acted({ seat, action }: ActLine): void {
    this.isAnotherAsked = false;
    if (seat < 0) this.declined += 1;
    if (action.type === 'tonk') this.declared.push(seat);
  }

  /** A card that the place holds face up was taken openly; all others were unseen. */
  private cameOut(seat: Seat, cards: readonly string[]): void {
    const known = this.places.cards(`hand/${String(seat)}`);
    const unseen = seat === this.seat ? [] : cards.filter((card) => !known.some((one) => one === card));
    this.came.set(seat, [...(this.came.get(seat) ?? []), ...unseen]);
  }

  /** How many others must have held a tonk. */
  get holders(): number {
    return this.declined + (this.isAnotherAsked ? 1 : 0);
  }
}

/** The sums of all five cards out of these, as bits of one number. */
function sumsOfFive(counts: readonly number[]): bigint {
  let sums = [1n, 0n, 0n, 0n, 0n, 0n]; // by how many of the cards are taken
  for (const count of counts) sums = sums.map((bits, cards) => bits | ((sums[cards - 1] ?? 0n) << BigInt(count)));
  return sums[5] ?? 0n;
}

/** Can the five cards that this seat was dealt have been a tonk, and can they have been none? */
function couldHaveHeld(rules: Rules, cards: readonly string[], options: Options): { tonk: boolean; none: boolean } {
  const bits = sumsOfFive(cards.map((card) => COUNT_OF[rules.pack.findIndex((one) => one === card)] ?? 0));
  const sums = Array.from({ length: 51 }, (_, sum) => sum).filter((sum) => ((bits >> BigInt(sum)) & 1n) === 1n);
  const { tonkHigh = 50, tonkLow = 11 } = options;
  const isTonk = (sum: number): boolean => sum >= Number(tonkHigh) || sum <= Number(tonkLow);
  return { tonk: sums.some(isTonk), none: sums.some((sum) => !isTonk(sum)) };
}

/** What a guessed table has otherwise than the seat has seen it; nothing if it agrees. */
function disagreement(guessed: Table, memory: Memory, seat: Seat, options: Options): string | undefined {
  const { rules } = guessed;
  const others = seatsOf(rules).filter((other) => other !== seat);
  const holders = others.filter((other) => hasHeld(guessed, other));
  if (holders.length !== memory.holders) return `${String(holders.length)} others held a tonk`;
  const wrong = others.map((other) => wrongHand(guessed, memory, other, options)).find((one) => one !== undefined);
  if (wrong !== undefined) return wrong;
  const hands = seatsOf(rules).map((one) => guessed.hand(one));
  const spreads = Array.from({ length: 17 }, (_, k) => guessed.spread(k));
  const open = [...spreads, guessed.discard];
  const seen = [...spreads.map((_, k) => `meld/${String(k)}`), 'discard'].map((place) => memory.places.cards(place));
  if (open.join('; ') !== seen.map((cards) => inOrder(cards, rules)).join('; '))
    return `the table has ${open.join('; ')}`;
  const lying = [...open, ...hands, guessed.stock].flatMap(cardsIn);
  return lying.sort().join() === [...rules.pack].sort().join() ? undefined : `cards ${lying.join(' ')}`;
}

const hasHeld = ({ state }: Table, seat: Seat): boolean => isSeatIn(askedSeats(state) | declinedSeats(state), seat);

/** What is wrong with another seat's guessed hand. */
function wrongHand(guessed: Table, memory: Memory, seat: Seat, options: Options): string | undefined {
  const cards = cardsIn(guessed.hand(seat));
  const seen = memory.places.cards(`hand/${String(seat)}`);
  const known = seen.filter((card) => card !== '??');
  const isFit = cards.length === seen.length && known.every((card) => cards.includes(card));
  if (!isFit) return `hand ${String(seat)} has ${cards.join(' ')}, not ${seen.join(' ')}`;
  if (memory.declared.includes(seat)) return undefined;
  const unseen = [...(memory.came.get(seat) ?? []), ...cards.filter((card) => !known.some((one) => one === card))];
  const could = couldHaveHeld(guessed.rules, unseen, options);
  if (hasHeld(guessed, seat)) return could.tonk ? undefined : `seat ${String(seat)} held no tonk: ${unseen.join(' ')}`;
  return could.none ? undefined : `seat ${String(seat)} held a tonk: ${unseen.join(' ')}`;
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const guess = rules.newState();
    let declines = 0;
    for (let k = 1; k <= 25; k += 1) {
      const chance = new FastChance(k);
      const memories = seatsOf(rules).map((seat) => new Memory(seat));
      let told = 0;
      playDeal(rules, `guess/${String(k)}`, (state, lines) => {
        const isOver = lines.at(-1)?.type === 'deal-end';
        const turn: Line[] = isOver ? [] : [{ type: 'turn', legal: legalOf(rules, state) }];
        for (const [seat, memory] of memories.entries()) {
          for (const line of redact([...lines.slice(told), ...turn], seat, game.secrecy)) memory.take(line);
          if (lines.some((line) => line.type === 'note' && line.what === 'show') && isOver) continue;
          rules.guess(rules.see(state, seat), chance, guess);
          const found = disagreement(new Table(rules, guess), memory, seat, options);
          if (found !== undefined) throw new Error(`deal ${String(k)}, line ${String(lines.length)}: ${found}`);
          declines += memory.holders;
        }
        told = lines.length;
      });
    }
    expect(declines).toBeGreaterThan(0);
  });
});

/** What may be done now, as a `turn` line has it. */
function legalOf(rules: Rules, state: State): Record<string, ReturnType<Rules['print']>[]> {
  const acts = new Acts();
  rules.legal(state, acts);
  const legal: Record<string, ReturnType<Rules['print']>[]> = {};
  for (let i = 0; i < acts.length; i += 1)
    (legal[String(acts.seat(i))] ??= []).push(rules.print(state, acts.seat(i), acts.act(i)));
  return legal;
}

describe('a view', () => {
  const table = position({
    hands: ['2S 4S', '3S 9C 5D', '6S KS'],
    discard: '7H AC KC',
    spreads: ['2: 9S 9H 9D'],
    stock: '8H 2C …',
  });

  it('knows the own cards, the sizes of all hands, the table and nothing else', () => {
    const view = table.rules.see(table.state, 2);
    const seen = new Table(table.rules, view.known);
    expect([0, 1, 2].map((seat) => sizeOf(view.known, seat))).toEqual([2, 3, 2]);
    expect([0, 1, 2].map((seat) => seen.hand(seat))).toEqual(['', '', 'KS 6S']);
    expect([seen.discard, seen.spread(0)]).toEqual(['7H AC KC', '9S 9H 9D']);
  });

  it('holds as one set all cards that the seat has not seen', () => {
    const seen = new Table(table.rules, table.rules.see(table.state, 2).known);
    const shown = 'KS 6S 7H AC KC 9S 9H 9D'.split(' ');
    expect(cardsIn(seen.stock)).toEqual(table.rules.pack.filter((card) => !shown.includes(card)));
  });

  it('holds no byte of the stock’s order', () => {
    const { known } = table.rules.see(table.state, 1);
    for (let word = ORDER; word < SPREADS; word += 1) expect(at(known, word)).toBe(0);
  });

  it('remembers the cards that were taken off the pile until they are played', () => {
    const taking = position({ hands: ['2S 4S', '3S 9C', '6S KS'], turn: 1, discard: '7H', stock: '8H 2C TD …' });
    taking.row('1 draw discard', '1 discard 3S');
    const known = (): string => new Table(taking.rules, taking.rules.see(taking.state, 0).known).hand(1);
    expect(known()).toBe('7H');
    taking.row('2 draw stock', '2 discard 8H', '0 draw stock', '0 discard 2C', '1 draw stock', '1 discard 7H');
    expect(known()).toBe('');
  });

  it.each([
    ['run out', '1 discard 9C', ''],
    ['a drop', '1 drop', '9C'],
  ])('knows the hands after %s only if they were shown', (_name, act, hand) => {
    const before = position({
      hands: ['2S 4S', '9C', '6S KS'],
      turn: 1,
      step: act.includes('drop') ? 'start' : 'play',
      stock: '…',
    });
    before.row(act);
    expect(new Table(before.rules, before.rules.see(before.state, 0).known).hand(2)).toBe(hand === '' ? '' : 'KS 6S');
  });
});

describe('who declined a tonk', () => {
  const hands = ['KS KD QH JC TS', 'QS QD KH JD TH', '9S 8S 2H 3H 5D', '9D 8D 2C 3C 5C'];
  const after = (...declined: string[]): Table => {
    const table = handsDealt(hands);
    table.row(...declined);
    return table;
  };
  const look = (table: Table, seat: Seat): string => table.rules.see(table.state, seat).known.join();

  it('is known to itself alone', () => {
    const [one, other] = [after('0 no-tonk'), after('1 no-tonk')];
    expect(look(one, 2)).toBe(look(other, 2));
    expect(look(one, 0)).not.toBe(look(other, 0));
  });

  it('is a number to the others, who are asked is not told', () => {
    const { rules, state } = after('0 no-tonk');
    const { known } = rules.see(state, 3);
    expect([askedSeats(known), declaredSeats(known), declinedSeats(known)]).toEqual([0, 0, 0]);
    expect(look(after(), 3)).not.toBe(look(after('0 no-tonk'), 3));
    expect(look(after('0 no-tonk', '1 no-tonk'), 3)).not.toBe(look(after('0 no-tonk'), 3));
  });

  /** The seats whose guessed hands are tonks, as often as seat 3 guesses them. */
  const guessed = (table: Table): Set<string> => {
    const { rules, state } = table;
    const [guess, chance, found] = [rules.newState(), new FastChance(1), new Set<string>()];
    for (let k = 0; k < 300; k += 1) {
      rules.guess(rules.see(state, 3), chance, guess);
      const held = [0, 1, 2].filter((seat) => {
        const cards = cardsIn(new Table(rules, guess).hand(seat));
        return couldHaveHeld(rules, cards, {}).tonk;
      });
      found.add(held.join(' '));
    }
    return found;
  };

  it('may be any of the others in a guess, one after one declined', () => {
    expect(guessed(after())).toEqual(new Set(['0', '1', '2'])); // somebody is asked
    expect(guessed(after('0 no-tonk'))).toEqual(new Set(['0 1', '0 2', '1 2'])); // one declined, another is asked
    expect(guessed(after('0 no-tonk', '1 no-tonk'))).toEqual(new Set(['0 1', '0 2', '1 2']));
  });

  it('leaves open which of them is still asked', () => {
    const { rules, state } = after('0 no-tonk');
    const [guess, chance, answers] = [rules.newState(), new FastChance(4), new Set<string>()];
    for (let k = 0; k < 200; k += 1) {
      rules.guess(rules.see(state, 3), chance, guess);
      answers.add(`${String(declinedSeats(guess))} ${String(askedSeats(guess))}`); // as sets of seats
    }
    expect([...answers].sort()).toEqual(['1 2', '1 4', '2 1', '2 4', '4 1', '4 2']);
  });

  it('is not one who declared: that hand was shown', () => {
    const table = after('0 tonk');
    expect(new Table(table.rules, table.rules.see(table.state, 3).known).hand(0)).toBe('KS TS QH KD JC');
    const rest = [...guessed(table)];
    expect(rest.sort()).toEqual(['0 1', '0 2']); // seat 0 as shown, and one more that is still asked
  });

  it('leaves no tonk to anybody where nobody was asked', () => {
    const none = handsDealt(['AS KD QH 7C TS', 'QS QD 2H JD TH', '9S 8S AH 3H 5D', '9D 8D 2C 3C 5C'], {
      options: OFTEN,
    });
    const { rules, state } = none;
    const [guess, chance] = [rules.newState(), new FastChance(2)];
    for (let k = 0; k < 500; k += 1) {
      rules.guess(rules.see(state, 3), chance, guess);
      for (const seat of [0, 1, 2])
        expect(couldHaveHeld(rules, cardsIn(new Table(rules, guess).hand(seat)), OFTEN).none).toBe(true);
    }
  });
});

describe('a guess', () => {
  it('leaves the order of the stock open', () => {
    const { rules, state } = handsDealt(['AS KD QH 7C TS', 'QS QD 2H JD TH']);
    const guess = rules.newState();
    rules.guess(rules.see(state, 0), new FastChance(1), guess);
    expect([isOpen(state), isOpen(guess)]).toEqual([false, true]);
  });

  test.each([0, 1, 2])('finds every place that a hidden card may have, for seat %i', (seat) => {
    const { rules, state } = handsDealt(['AS KD QH 7C TS', 'QS QD 2H JD TH', '9S 8S AH 3H 5D']);
    const [guess, chance] = [rules.newState(), new FastChance(6)];
    const view = rules.see(state, seat);
    const places = new Set<string>();
    for (let k = 0; k < 600; k += 1) {
      rules.guess(view, chance, guess);
      const table = new Table(rules, guess);
      const holder = [0, 1, 2].find((other) => table.hand(other).includes('4C'));
      places.add(holder === undefined ? 'stock' : String(holder));
    }
    expect([...places].sort()).toEqual(['stock', ...[0, 1, 2].filter((other) => other !== seat).map(String)].sort());
  });
});
