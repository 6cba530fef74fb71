/** What a seat may know of a Newmarket table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Card, Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { StateArray } from '../../cards/state-array.ts';
import { Match } from '../../match/match.ts';
import { fold } from '../../record/fold.ts';
import type { Line, Options } from '../../record/line.ts';
import { printRecord } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import type { State } from '../contract/contract.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { type Position, Table, position } from './position.testing.ts';
import { EXTRA, GONE, HAND, NO_SEAT, SWAPPER, TURN, WORDS, cardsInSet, limitOf } from './state.ts';
import { extraSize } from './view.ts';

/** How many cards a seat holds, by a state or by a view, which has a word for those that it cannot name. */
const handSize = (array: StateArray, seat: Seat): number =>
  cardsInSet(array, HAND + 2 * seat).length + (array[WORDS + seat] ?? 0);

const TABLES: readonly [string, Options, number][] = [
  ['defaults', {}, 3],
  ['eight seats', {}, 8],
  ['own leads', { noLead: 'own', widow: 'none' }, 5],
  ['any suit but the last one', { lead: 'suit', widow: 'exchange' }, 4],
  ['any suit, kings', { lead: 'any', layout: 'kings' }, 4],
  ['claims', { collect: 'claim' }, 5],
];

const matchOf = (options: Options, seats: number, seed: string): Match => {
  const players = Array.from({ length: seats }, () => 'test');
  return new Match({ game, options: fillOptions(game.options, { deals: 1, ...options }, seats), seats, seed, players });
};

const LOOKS_EVERY = 6; // acts, by chance

/** Plays a deal by chance; `look` is called now and then and at the end. */
function playDeal(match: Match, seed: number, look: (match: Match) => void): void {
  const chance = new FastChance(seed);
  match.nextDeal();
  while (match.phase === 'deal') {
    if (chance.below(LOOKS_EVERY) === 0) look(match);
    match.act(chance.below(match.acts.length));
  }
  look(match);
}

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const inOrder = (pack: readonly string[], cards: readonly string[]): string =>
  pack.filter((card) => cards.includes(card)).join(' ');

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (let k = 1; k <= 6; k += 1)
      playDeal(matchOf(options, seats, `lines/${String(k)}`), k, ({ rules, state, lines }) => {
        const [table, places] = [new Table(rules, state), fold(lines)];
        for (const seat of seatsOf(seats)) {
          expect(table.hand(seat)).toBe(inOrder(rules.pack, places.cards(`hand/${String(seat)}`)));
          expect(table.purses[seat]).toBe(places.purse(`purse/${String(seat)}`));
        }
        expect(table.extra).toBe(inOrder(rules.pack, [...places.cards('widow'), ...places.cards('dead')]));
        const played = seatsOf(seats).flatMap((seat) => places.cards(`played/${String(seat)}`));
        expect(table.played).toBe(inOrder(rules.pack, played));
        const pots = options['layout'] === 'kings' ? 'KS KH KD KC kitty' : 'AH KC QD JS kitty';
        expect(table.pots).toEqual(pots.split(' ').map((pot) => places.purse(`pot/${pot}`)));
      });
  });
});

const isCard = (card: string): card is Card => card !== '??';
const moved = (lines: readonly Line[], of: { from?: string; to?: string; why: string }): Card[] =>
  lines.flatMap((line) =>
    line.type === 'move' &&
    line.why === of.why &&
    (of.from ?? line.from) === line.from &&
    (of.to ?? line.to) === line.to
      ? line.cards.filter(isCard)
      : [],
  );

/** The hands as they were dealt if the cards lie as guessed, the extra hand last. */
function handsDealt(match: Match, guess: State, seat: Seat): Card[][] {
  const { lines, setup, rules } = match;
  const table = new Table(rules, guess);
  const cardsOf = (text: string): Card[] =>
    text.split(' ').flatMap((word) => rules.pack.filter((card) => card === word));
  const hands = seatsOf(setup.seats).map((other) => [
    ...moved(lines, { from: `hand/${String(other)}`, why: 'play' }),
    ...cardsOf(table.hand(other)),
  ]);
  const swapper = guess[SWAPPER];
  const extra = cardsOf(table.extra);
  const widow = swapper === NO_SEAT ? extra : must(hands[swapper], 'hand of the swapper');
  if (swapper !== NO_SEAT) hands[swapper] = extra;
  hands[seat] = moved(lines, { to: `hand/${String(seat)}`, why: 'deal' }); // it has seen them in their order
  return [...hands, widow];
}

/**
 * The whole deal as it was if the cards lie as guessed: the deck that dealt them, and the same acts. Where somebody could
 * not have made its act, or a line looks otherwise to `seat`, the guess was of a world that `seat` knew to be untrue.
 */
function worldLooksTheSame(match: Match, guess: State, seat: Seat): boolean {
  const { lines, setup, rules } = match;
  const { seats } = setup;
  const hands = handsDealt(match, guess, seat);
  const deal = must(
    lines.find((line) => line.type === 'deal'),
    'deal',
  );
  const handAt = (i: number): number => (i === seats ? seats : (deal.dealer + 1 + i) % seats);
  const deck = rules.pack.map((_, i) => must(hands[handAt(i % (seats + 1))]?.shift(), 'card'));
  const shuffle = (cards: Uint8Array): void => cards.set(deck.map((card) => rules.pack.indexOf(card)));
  const twin = new Match(setup, { below: () => 0, shuffle }, deal.dealer);
  twin.nextDeal();
  for (const line of lines) {
    if (line.type !== 'act') continue;
    const index = twin.find(line.seat, line.action);
    if (index === undefined) return false;
    twin.act(index);
  }
  return printRecord(redact(twin.lines, seat, game.secrecy)) === printRecord(redact(lines, seat, game.secrecy));
}

describe('a guess agrees with all that the seat has seen: the deal could have gone so', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (let k = 1; k <= 8; k += 1) {
      const [chance, match] = [new FastChance(k), matchOf(options, seats, `guess/${String(k)}`)];
      const guess = match.rules.newState();
      playDeal(match, k, ({ rules, state, lines }) => {
        const seat = chance.below(seats);
        rules.guess(rules.see(state, seat), chance, guess);
        if (!worldLooksTheSame(match, guess, seat))
          throw new Error(`deal ${String(k)}, line ${String(lines.length)}, seat ${String(seat)}`);
      });
    }
  });
});

describe('what everybody knows is true', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (let k = 1; k <= 20; k += 1)
      playDeal(matchOf(options, seats, `true/${String(k)}`), k, ({ rules, state }) => {
        const table = new Table(rules, state);
        for (const card of cardsInSet(state, GONE)) expect(table.extra).toContain(rules.pack[card]);
        for (const seat of seatsOf(seats))
          for (const [card, name] of rules.pack.entries())
            if (card % 13 >= limitOf(state, seat, Math.floor(card / 13)) && table.hand(seat).includes(name))
              throw new Error(`seat ${String(seat)} holds ${name}`);
      });
  });
});

describe('a view', () => {
  const of: Position = {
    hands: ['5S 2C', '3D 4D', '6S 3H 9H'],
    extra: 'KS QS',
    purses: [40, -3, 60],
    pots: { AH: 9 },
  };

  it('knows the own cards, the cards played, all sizes and all chips', () => {
    const { rules, state } = position(of);
    const { known } = rules.see(state, 2);
    const seen = new Table(rules, known);
    expect([seen.hand(2), seen.hand(0), seen.hand(1), seen.extra]).toEqual(['6S 9H 3H', '', '', '']);
    expect(seen.played.split(' ')).toHaveLength(52 - 9);
    expect([0, 1, 2].map((seat) => handSize(known, seat))).toEqual([2, 2, 3]);
    expect(extraSize(known)).toBe(2);
    expect([seen.purses, seen.pots]).toEqual([
      [40, -3, 60],
      [9, 4, 4, 4, 0],
    ]);
  });

  it('is the same wherever the cards of the others lie', () => {
    const other: Position = { ...of, hands: ['KS 2C', '3D QS', '6S 3H 9H'], extra: '5S 4D' };
    const [one, two] = [position(of), position(other)];
    expect(two.rules.see(two.state, 2)).toEqual(one.rules.see(one.state, 2));
  });

  it('tells who leads, but not who holds the card that is due', () => {
    const table = position(of);
    const turns = (): number[] => [0, 1, 2].map((seat) => table.rules.see(table.state, seat).known[TURN]);
    expect(turns()).toEqual([0, 0, 0]);
    table.act(0, 'play 5S');
    expect(turns()).toEqual([NO_SEAT, NO_SEAT, 2]);
    table.act(2, 'play 6S');
    expect(turns()).toEqual([2, 2, 2]);
  });

  it('tells who decides and who bids', () => {
    const table = position({ ...of, deciding: true, dealer: 1 });
    const turns = (): number[] => [0, 1, 2].map((seat) => table.rules.see(table.state, seat).known[TURN]);
    expect(turns()).toEqual([1, 1, 1]);
    table.act(1, 'keep');
    expect(turns()).toEqual([2, 2, 2]);
  });

  it('keeps the hand that a seat gave away, for itself alone', () => {
    const table = position({ ...of, deciding: true, dealer: 1 });
    table.act(1, 'exchange');
    const seen = (seat: Seat): string => new Table(table.rules, table.rules.see(table.state, seat).known).extra;
    expect([seen(0), seen(1), seen(2)]).toEqual(['', '4D 3D', '']);
  });

  it('shows all hands but the extra one once the deal is over', () => {
    const table = position({ ...of, hands: ['5S', '3D 4D', '6S 3H 9H'] });
    table.act(0, 'play 5S');
    const { known } = table.rules.see(table.state, 0);
    const seen = new Table(table.rules, known);
    expect([seen.hand(1), seen.hand(2), seen.extra]).toEqual(['4D 3D', '6S 9H 3H', '']);
  });

  it('is as long as a state, a word a seat and one for the extra hand', () => {
    const { rules, state } = position(of);
    expect(rules.see(state, 0).known).toHaveLength(WORDS + 8 + 1);
  });
});

/** What `from` thinks possible for a seat, or for the extra hand, as far as these cards are in it. */
function guessed(table: Table, of: Seat | 'extra', cards: string, from: Seat): string[] {
  const view = table.rules.see(table.state, from);
  const [into, chance] = [table.rules.newState(), new FastChance(8)];
  const found = new Set<string>();
  for (let k = 0; k < 300; k += 1) {
    table.rules.guess(view, chance, into);
    const guess = new Table(table.rules, into);
    const held = of === 'extra' ? guess.extra : guess.hand(of);
    const named = cards.split(' ').filter((card) => held.split(' ').includes(card));
    found.add(named.join(' '));
  }
  return [...found].sort();
}

describe('a guess', () => {
  it('gives a leader nothing lower in its suit', () => {
    const table = position({ hands: ['9S KS 2D 4D', '2S 3S AH 3D 6D', 'TC 5D 7D', 'JC QC 8D'], extra: '4S TS' });
    table.act(0, 'play 9S');
    expect(guessed(table, 0, '2S 3S 4S', 3)).toEqual(['']);
    expect(guessed(table, 1, '2S 3S', 3).length).toBeGreaterThan(1);
    expect(guessed(table, 0, 'KS', 3)).toEqual(['', 'KS']);
  });

  it('lays the missing card of a stop into the extra hand', () => {
    const table = position({ hands: ['9S KS 2D 4D', '2S 3S AH 3D 6D', 'TC 5D 7D', 'JC QC 8D'], extra: '4S TS' });
    table.act(0, 'play 9S');
    expect(guessed(table, 'extra', 'TS', 3)).toEqual(['TS']);
    expect(guessed(table, 'extra', '4S', 3)).toEqual(['', '4S']);
  });

  it('knows nothing of the extra hand by a stop at a card that was played before, or at an ace', () => {
    for (const lead of ['9S', 'AS']) {
      const table = position({ hands: [`${lead} 2D 4D`, '3S AH 3D', 'TC 5D 7D', 'JC QC'], extra: '4S' });
      table.act(0, `play ${lead}`);
      expect(guessed(table, 'extra', '4S', 3)).toEqual(['', '4S']);
    }
  });

  it('gives no card of the other colour to a seat that could not lead one', () => {
    const table = position({ hands: ['4S KS 3C', '2H 5C', '8D QH JD', 'TH 2D'], turn: 2, extra: '9D 7C' });
    table.act(2, 'play 8D');
    for (const seat of [2, 3]) expect(guessed(table, seat, '4S KS 3C 7C', 1)).toEqual(['']);
    expect(guessed(table, 'extra', '4S KS 3C 7C', 1)).not.toEqual(['']);
  });

  it('gives such a card to the seat that leads', () => {
    const table = position({ hands: ['4S 2H', 'AH KH', '8D QH JD', 'TH 2D'], turn: 2, extra: '9D 7C' });
    table.act(2, 'play 8D'); // seats 2 and 3 hold no black card, 0 leads
    const hands = guessed(table, 0, '4S 7C', 1);
    expect(hands.every((hand) => hand !== '')).toBe(true);
    expect(hands).toEqual(['4S', '4S 7C', '7C']);
  });

  it('gives the card that is due to a seat, never to the extra hand', () => {
    const table = position({ hands: ['5S 2D 4D', '6S 3D', 'TC 5D', 'JC QC'], extra: '8S 9S' });
    table.act(0, 'play 5S');
    expect(guessed(table, 'extra', '6S', 3)).toEqual(['']);
    expect(guessed(table, 1, '6S', 3)).toEqual(['', '6S']);
    const [into, chance] = [table.rules.newState(), new FastChance(3)];
    table.rules.guess(table.rules.see(table.state, 3), chance, into);
    const guess = new Table(table.rules, into);
    expect(Object.values(guess.legal())).toEqual(['play 6S']);
    expect(guess.hand(into[TURN])).toContain('6S');
  });

  it('does not give it to a seat that has led higher cards of the suit', () => {
    const led = position({ hands: ['9S 2D KH', '5S 3D', 'TC 5D 6S', 'JC QC'], extra: '8S TS' });
    led.row('0 play 9S', '0 play 2D', '1 play 3D');
    expect(led.legal()).toEqual({ 1: 'play 5S' });
    led.act(1, 'play 5S');
    expect(guessed(led, 0, '6S', 3)).toEqual(['']);
  });

  test.each([
    ['the hand that it gave away', 1, ['4D 3D']],
    ['nothing of it as another', 0, ['', '3D', '4D', '4D 3D']],
  ])('knows %s', (_name, from, hands) => {
    const before: Position = { hands: ['5S 2C', '3D 4D', '6S 3H'], extra: 'KS QS', deciding: true, dealer: 1 };
    const table = position(before);
    table.act(1, 'exchange');
    expect(guessed(table, 'extra', '4D 3D', from)).toEqual([...hands].sort());
  });

  it('fills exactly the hands', () => {
    const { rules, state } = position({ hands: ['5S 2C', '3D 4D', '6S 3H 9H'], extra: 'KS QS AD' });
    const into = rules.newState();
    rules.guess(rules.see(state, 0), new FastChance(1), into);
    expect([0, 1, 2].map((seat) => handSize(into, seat))).toEqual([2, 2, 3]);
    expect(cardsInSet(into, EXTRA)).toHaveLength(3);
  });
});
