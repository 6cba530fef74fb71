/** What a seat may know of a 500 Rummy table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { Places } from '../../record/fold.ts';
import type { Line, Options } from '../../record/line.ts';
import { Redactor } from '../../record/redact.ts';
import { CARD_TEXTS, cardNumber, cardOf, copyOf, faceOf } from './cards.ts';
import { game } from './index.ts';
import { playDeal } from '../kit/played.testing.ts';
import { type Position, Table, position, rulesOf } from './position.testing.ts';
import { cardsOf, handSize, meldCount, stockSize } from './state.ts';
import { sizeInView } from './view.ts';

const TABLES: readonly [string, Options, number][] = [
  ['two seats', {}, 2],
  ['four seats that float, played on', { goingOut: 'float', stockOut: 'play-on' }, 4],
  ['five seats with two packs', { goingOut: 'discard', stockOut: 'turn' }, 5],
  ['eight seats', {}, 8],
];

const textOf = (cards: readonly number[]): string[] => cards.map((card) => CARD_TEXTS[card] ?? '?');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const places = new Places();
    let told = 0;
    playDeal(rules, 'lines', (state, lines) => {
      for (const line of lines.slice(told)) places.apply(line);
      told = lines.length;
      const table = new Table(rules, state);
      expect(table.stock).toBe(places.cards('stock').join(' '));
      expect(table.pile).toBe(places.cards('discard').join(' '));
      for (let seat = 0; seat < seats; seat += 1)
        expect(table.hand(seat).split(' ').filter(Boolean).sort()).toEqual([...places.cards(handOf(seat))].sort());
      const melds = places.names().filter((name) => name.startsWith('meld/'));
      expect(meldCount(state)).toBe(new Set(melds.map((name) => name.split('/')[1])).size);
    });
  });
});

const handOf = (seat: Seat): string => `hand/${String(seat)}`;

/** What the dossier lets everybody remember, kept from the lines as one seat is told them. */
class Memory {
  private readonly open = new Map<Seat, Set<string>>(); // cards that all saw going into a hand
  private readonly lacks = new Map<Seat, Set<string>>(); // cards that a hand cannot hold
  private obliged: string | undefined;

  take(line: Line): void {
    if (line.type === 'act') {
      const { type, card } = line.action;
      if (type === 'take' || type === 'rummy') this.obliged = String(card);
    }
    if (line.type !== 'move') return;
    if (line.from === 'discard') this.pickUp(seatOf(line.to), line.cards);
    else if (line.why === 'draw') this.lacks.delete(seatOf(line.to));
    else if (line.from.startsWith('hand/')) this.play(seatOf(line.from), line.cards);
  }

  private pickUp(seat: Seat, cards: readonly string[]): void {
    for (const card of cards) {
      setOf(this.open, seat).add(card);
      setOf(this.lacks, seat).delete(card);
    }
  }

  /** Of equal cards the lowest is played [FR-M7]: without the lower ones in hand, but for the obliged card. */
  private play(seat: Seat, cards: readonly string[]): void {
    for (const card of cards) {
      setOf(this.open, seat).delete(card);
      if (card !== this.obliged) for (const lower of lowerCopies(card)) setOf(this.lacks, seat).add(lower);
    }
    this.obliged = undefined;
  }

  openIn(seat: Seat): readonly string[] {
    return [...setOf(this.open, seat)];
  }

  lackedBy(seat: Seat): ReadonlySet<string> {
    return setOf(this.lacks, seat);
  }
}

const seatOf = (place: string): Seat => Number(place.split('/')[1]);

function setOf(sets: Map<Seat, Set<string>>, seat: Seat): Set<string> {
  const set = sets.get(seat) ?? new Set<string>();
  sets.set(seat, set);
  return set;
}

function lowerCopies(text: string): string[] {
  const card = cardNumber(text) ?? 0;
  return textOf(Array.from({ length: copyOf(card) }, (_, copy) => cardOf(faceOf(card), copy)));
}

describe('a seat knows what it has seen and no more', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    const chance = new FastChance(3);
    const guess = rules.newState();
    const memory = new Memory();
    const viewer = seats - 1;
    const redactor = new Redactor(viewer, game.secrecy);
    let told = 0;
    playDeal(rules, 'seen', (state, lines) => {
      for (const line of lines.slice(told)) memory.take(redactor.line(line));
      told = lines.length;
      const view = rules.see(state, viewer);
      rules.guess(view, chance, guess);
      expect(new Table(rules, guess).pile).toBe(new Table(rules, state).pile);
      for (let seat = 0; seat < seats; seat += 1) {
        expect(sizeInView(view, seat)).toBe(handSize(state, seat));
        expect(handSize(guess, seat)).toBe(handSize(state, seat));
        const guessed = textOf(cardsOf(guess, seat));
        if (seat === viewer) {
          expect(guessed).toEqual(textOf(cardsOf(state, seat)));
          continue;
        }
        const known = textOf(cardsOf(view.known, seat));
        expect(known.sort()).toEqual([...memory.openIn(seat)].sort());
        expect(guessed).toEqual(expect.arrayContaining([...memory.openIn(seat)]));
        expect(guessed.filter((card) => memory.lackedBy(seat).has(card))).toEqual([]);
      }
      expect(stockSize(guess)).toBe(stockSize(state));
    });
  });
});

describe('an obliged card can be laid in every guess [FR-P4]', () => {
  const taking: Position = { start: true, turn: 1, hands: ['KS 2D', '9S 9D', '5C 6C 7C'], pile: '9H', stock: '…' };

  it('whatever it needs is in the hidden hand', () => {
    const table = position(taking);
    table.act(1, 'take 9H');
    const view = table.rules.see(table.state, 0);
    const guess = table.rules.newState();
    const guessed = new Table(table.rules, guess);
    const ways = new Set<string>();
    for (let seed = 1; seed <= 100; seed += 1) {
      table.rules.guess(view, new FastChance(seed), guess);
      expect(guessed.lays().length).toBeGreaterThan(0);
      for (const way of guessed.lays()) ways.add(way);
    }
    expect(ways.size).toBeGreaterThan(5); // sets and runs, with jokers and without
  });

  it('a card that lies open elsewhere is in no hand', () => {
    const table = position({ ...taking, pile: '9H 9C TH 8H' });
    table.act(1, 'take 9H');
    const guess = table.rules.newState();
    for (let seed = 1; seed <= 50; seed += 1) {
      table.rules.guess(table.rules.see(table.state, 2), new FastChance(seed), guess);
      expect(textOf(cardsOf(guess, 1))).not.toContain('9C');
      expect(new Table(table.rules, guess).lays()).not.toContain('meld 8H 9H TH');
    }
  });
});

describe('equal cards [FR-M7]', () => {
  const hands = ['2S', '5C#2 8D', '3H', '3D', '4S'];
  const melds = ['S', 'H', 'D'].map((suit) => Array.from('A23456789TJQK', (rank) => `${rank}${suit}#2`).join(' '));
  const drawn: Position = { start: true, turn: 1, hands, melds, pile: 'KS', stock: '6H 7H 8H 9H TH JH …' };
  const holdsFirst = (table: Table): boolean =>
    Array.from({ length: 200 }, (_, seed) => {
      const guess = table.rules.newState();
      table.rules.guess(table.rules.see(table.state, 0), new FastChance(seed + 1), guess);
      return textOf(cardsOf(guess, 1)).includes('5C');
    }).some(Boolean);

  it('who throws the second copy does not hold the first, until it draws again', () => {
    const table = position(drawn);
    expect(holdsFirst(table)).toBe(true);
    table.row('1 draw', '1 discard 5C#2');
    expect(holdsFirst(table)).toBe(false);
    table.row('2 draw', '2 discard 3H', '3 draw', '3 discard 3D', '4 draw', '4 discard 4S', '0 draw', '0 discard 2S');
    expect(holdsFirst(table)).toBe(false);
    table.act(1, 'draw');
    expect(holdsFirst(table)).toBe(true);
  });
});
