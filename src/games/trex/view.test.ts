/** What a seat may know of a Trex table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { countCards, isIn } from '../../cards/card-set.ts';
import { describe, expect, it, test } from 'vitest';
import type { Seat, SeenCard } from '../../cards/card.ts';
import { FastChance, SeededChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import { Match } from '../../match/match.ts';
import { Places } from '../../record/fold.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import { Redactor } from '../../record/redact.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { Table, type Position, opened, position } from './position.testing.ts';
import { PLAYED, WORDS, handOf, holds, lacksOf } from './state.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const TABLES: readonly [string, Options][] = [
  ['defaults', {}],
  ['counterclockwise, played to the end', { direction: 'counterclockwise', earlyStop: false }],
  ['complex with twos shown', { contracts: 'complex', showTwos: true, partners: true }],
  ['five with twos shown, without doubling', { showTwos: true, doubling: false }],
];

/** Plays a game by chance; `look` is called before every act. */
function playGame(options: Options, seed: string, look: (match: Match) => void): void {
  const full = fillOptions(game.options, { kingdoms: 1, ...options }, 4);
  const players = ['one', 'two', 'three', 'four'];
  const match = new Match({ game, options: full, seats: 4, seed, players });
  const chance = new SeededChance(`${seed}/acts`);
  while (match.phase !== 'over') {
    if (match.phase === 'between') match.nextDeal();
    else {
      look(match);
      match.act(chance.below(match.acts.length));
    }
  }
}

const inOrder = (cards: readonly SeenCard[], pack: readonly string[]): string =>
  pack.filter((card) => cards.some((one) => one === card)).join(' ');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options) => {
    const places = new Places();
    let told = 0;
    playGame(options, 'lines', ({ rules, state, lines }) => {
      for (; told < lines.length; told += 1) places.apply(must(lines[told], 'line'));
      const table = new Table(rules, state);
      const lying = (place: string): string => inOrder(places.cards(place), rules.pack);
      let held = 0;
      for (const seat of SEATS) {
        expect(table.hand(seat)).toBe(lying(`hand/${String(seat)}`));
        expect(table.exposed(seat)).toBe(lying(`exposed/${String(seat)}`));
        held += words(table.hand(seat), table.exposed(seat)).length;
      }
      expect(rules.pack.filter((_, card) => isIn(state, PLAYED, card))).toHaveLength(52 - held);
    });
  });
});

const words = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' ').filter(Boolean));

const NEXT_UP: Readonly<Record<string, string>> = { Q: 'J', K: 'Q', A: 'K' };
const NEXT_DOWN: Readonly<Record<string, string>> = {
  T: 'J',
  9: 'T',
  8: '9',
  7: '8',
  6: '7',
  5: '6',
  4: '5',
  3: '4',
  2: '3',
};

/** What the dossier lets everybody remember, kept from the redacted lines alone: cards that a seat cannot hold. */
class Memory {
  readonly places = new Places();
  readonly lacks = new Map<Seat, Set<string>>(SEATS.map((seat) => [seat, new Set()]));
  readonly shown = new Map<string, Seat>(); // cards whose holder is known
  private contract = '';

  constructor(private readonly pack: readonly string[]) {}

  take(line: Line): void {
    if (line.type === 'deal') this.forget();
    if (line.type === 'act') this.act(line.seat, line.action);
    if (line.type === 'note' && line.what === 'show')
      for (const card of cardsOf(line['cards'])) this.shown.set(card, line.seat ?? 0);
    if (line.type === 'move' && line.to.startsWith('exposed'))
      for (const card of line.cards) this.shown.set(card, Number(line.to.slice(-1)));
    this.places.apply(line);
  }

  private forget(): void {
    for (const seat of SEATS) this.lacks.set(seat, new Set());
    this.shown.clear();
  }

  private act(seat: Seat, { type, contract, card }: Action): void {
    if (type === 'contract') this.contract = String(contract);
    if (type === 'pass') this.lack(seat, (one) => this.isLayable(one));
    if (type === 'play' && this.contract !== 'trex') this.playedToTrick(seat, String(card));
  }

  /** Before its move: what the card proves of the seat that plays it. */
  private playedToTrick(seat: Seat, card: string): void {
    const led = this.places.at('trick').at(-1)?.card.slice(-1);
    if (led !== undefined && led !== card.slice(-1)) this.lack(seat, (one) => one.endsWith(led));
    if (led === undefined && this.contract === 'king-of-hearts' && card.endsWith('H'))
      this.lack(seat, (one) => !one.endsWith('H'));
  }

  private lack(seat: Seat, proves: (card: string) => boolean): void {
    for (const card of this.pack) if (proves(card)) this.lacks.get(seat)?.add(card);
  }

  private isLayable(card: string): boolean {
    const [rank = '', suit = ''] = card;
    const laid = this.places.cards(`layout/${suit}`).map((one) => one.slice(0, 1));
    return rank === 'J' || laid.includes(NEXT_UP[rank] ?? '') || laid.includes(NEXT_DOWN[rank] ?? '');
  }
}

const cardsOf = (field: unknown): string[] => (Array.isArray(field) ? field.map(String) : []);

/** What is wrong with the guess of a seat; nothing if it agrees with what the seat remembers. */
function disagreement(guess: Table, memory: Memory, seat: Seat): string | undefined {
  const all: string[] = [];
  for (const other of SEATS) {
    const cards = words(guess.hand(other), guess.exposed(other));
    const seen = [`hand/${String(other)}`, `exposed/${String(other)}`].flatMap((place) => memory.places.cards(place));
    if (cards.length !== seen.length) return `seat ${String(other)} holds ${cards.join(' ')}`;
    const lost = seen.find((card) => card !== '??' && !cards.includes(card));
    if (lost !== undefined) return `seat ${String(other)} has not ${lost}`;
    const strange = cards.find((card) => (memory.shown.get(card) ?? other) !== other);
    if (strange !== undefined) return `seat ${String(other)} has ${strange}`;
    const lacking = other === seat ? undefined : cards.find((card) => memory.lacks.get(other)?.has(card));
    if (lacking !== undefined) return `seat ${String(other)} cannot have ${lacking}`;
    all.push(...cards);
  }
  return new Set(all).size === all.length ? undefined : 'a card lies in two hands';
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options) => {
    const chance = new FastChance(1);
    const redactors = SEATS.map((seat) => new Redactor(seat, game.secrecy));
    const memories = SEATS.map(() => new Memory(opened().rules.pack));
    let told = 0;
    playGame(options, 'guess', ({ rules, state, lines }) => {
      const guess = rules.newState();
      for (const [seat, memory] of memories.entries()) {
        for (const line of lines.slice(told)) memory.take(must(redactors[seat], 'redactor').line(line));
        for (let tries = 0; tries < 3; tries += 1) {
          rules.guess(rules.see(state, seat), chance, guess);
          const found = disagreement(new Table(rules, guess), memory, seat);
          if (found !== undefined) throw new Error(`line ${String(lines.length)}: ${found}`);
        }
      }
      told = lines.length;
    });
  });
});

describe('what everybody knows is true', () => {
  it.each(TABLES)('%s', (_name, options) => {
    for (let k = 1; k <= 10; k += 1)
      playGame(options, `true/${String(k)}`, ({ rules, state, lines }) => {
        for (const seat of SEATS)
          for (const card of rules.pack.keys())
            if (holds(state, seat, card) && isIn(state, lacksOf(seat), card))
              throw new Error(`line ${String(lines.length)}: seat ${String(seat)} holds ${rules.pack[card] ?? ''}`);
      });
  });
});

describe('a view', () => {
  const of: Position = {
    contract: 'girls',
    hands: ['AS KS', 'QH', '2S 3S …', '4S 5S'],
    exposed: { 1: 'QS' },
  };

  it('knows the own cards, exposed cards and the sizes of all hands', () => {
    const { rules, state } = position(of);
    const view = rules.see(state, 3);
    const seen = new Table(rules, view.known);
    expect([seen.hand(3), seen.hand(1), seen.exposed(1), seen.hand(0)]).toEqual(['5S 4S', '', 'QS', '']);
    const sizeOf = (seat: Seat): number => countCards(view.known, handOf(seat)) + at(view.known, WORDS + seat);
    expect(SEATS.map(sizeOf)).toEqual([2, 2, 46, 2]);
  });

  it('does not tell the others what a seat may do', () => {
    const views = ['QS 2C', '2D 2C'].map((hand) => {
      const { rules, state } = position({ contract: 'girls', hands: ['AS', hand, '3S', '…'] }, 'asked');
      return JSON.stringify(rules.see(state, 0));
    });
    expect(views[0]).toBe(views[1]);
  });
});

/** Every card that seat 0 thinks possible in the hand of `seat`. */
function possible(table: Table, seat: Seat): Set<string> {
  const { rules, state } = table;
  const [view, into, chance] = [rules.see(state, 0), rules.newState(), new FastChance(8)];
  const cards = new Set<string>();
  for (let k = 0; k < 400; k += 1) {
    rules.guess(view, chance, into);
    const guess = new Table(rules, into);
    for (const card of words(guess.hand(seat), guess.exposed(seat))) cards.add(card);
  }
  return cards;
}

const suitsOf = (cards: ReadonlySet<string>): string =>
  [...new Set([...cards].map((card) => card.slice(-1)))].sort().join('');

describe('a guess', () => {
  const hands = ['AS KH', '3H 4D 5C', '6S 7H 8D 9C', '6H …'] as const;

  it('gives a seat no card of a suit that it did not follow', () => {
    const table = position({ contract: 'eltoosh', hands });
    expect(suitsOf(possible(table, 1))).toBe('CDHS');
    table.row('0 play AS', '1 play 3H');
    expect(suitsOf(possible(table, 1))).toBe('CDH');
    expect(suitsOf(possible(table, 2))).toBe('CDHS');
  });

  it('gives a seat that led a heart in King of Hearts nothing but hearts', () => {
    const of = { contract: 'king-of-hearts', hands: ['2S AC AD', '5H 4H 3H', '3S 4S 5S', '6S 7S …'] } as const;
    const table = position({ ...of, leader: 1 });
    table.act(1, 'play 5H');
    expect(suitsOf(possible(table, 1))).toBe('H');
    const other = position({ ...of, contract: 'eltoosh', leader: 1 });
    other.act(1, 'play 5H');
    expect(suitsOf(possible(other, 1))).toBe('CDHS');
  });

  it('gives a seat that passed in Trex no card that could be laid then', () => {
    const of = { contract: 'trex', hands: ['JS 2S 3S', 'AS AH AD', 'KS …', 'QH KH'] } as const;
    const table = position(of);
    table.act(0, 'play JS');
    expect([...possible(table, 1)].filter((card) => /^J|^[QT]S/.test(card))).not.toEqual([]);
    table.act(1, 'pass');
    const cards = possible(table, 1);
    expect([...cards].filter((card) => /^J|^[QT]S/.test(card))).toEqual([]);
    expect(cards.has('KS') && cards.has('QH') && cards.has('9S')).toBe(true);
  });

  test.each<[string, () => Table, Seat, string]>([
    [
      '7♥ where it was shown',
      () => {
        const table = opened();
        table.deal(1, ['', '', '7H']);
        return table;
      },
      2,
      '7H',
    ],
    ['exposed cards where they lie', () => position({ contract: 'girls', hands, exposed: { 2: 'QS' } }), 2, 'QS'],
    [
      'shown twos where they lie',
      () => {
        const twos = ['JS AS', '2S QS AD', '3S QH KH', '…'] as const;
        const table = position({ options: { showTwos: true }, contract: 'trex', hands: twos });
        table.row('0 play JS', '1 play QS', '2 pass', '3 play JH');
        return table;
      },
      1,
      '2S',
    ],
  ])('leaves %s', (_name, make, seat, card) => {
    const table = make();
    for (const other of SEATS.slice(1)) expect(possible(table, other).has(card)).toBe(other === seat);
  });

  it.each([
    ['exposing nothing', 'girls', 'expose', 'QS'],
    ['keeping the hand', 'trex', 'keep', '2S'],
  ])('learns nothing from %s', (_name, contract, answer, card) => {
    const table = position({ contract, hands: ['AS KS', '3S 4S', '5S 6S', '…'] }, 'asked');
    table.act(1, answer);
    expect(possible(table, 1).has(card)).toBe(true);
  });

  it('finds every place that a hidden card may have', () => {
    const table = position({ contract: 'eltoosh', hands: ['AS', 'KH', 'QD', 'JC'] });
    for (const seat of SEATS.slice(1)) expect([...possible(table, seat)].sort()).toEqual(['JC', 'KH', 'QD']);
    table.row('0 play AS', '1 play KH');
    expect([...possible(table, 2)].sort()).toEqual(['JC', 'QD']);
    expect(must([...possible(table, 1)].length, 'number')).toBe(0);
  });
});
