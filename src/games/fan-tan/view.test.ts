/** What a seat may know of a Fan Tan table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Card, Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { Match } from '../../match/match.ts';
import { fold } from '../../record/fold.ts';
import type { Line, Options } from '../../record/line.ts';
import { printRecord } from '../../record/print.ts';
import { redact } from '../../record/redact.ts';
import type { State } from '../contract/contract.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { Table, dealt, position } from './position.testing.ts';
import { HAND, NO_SEAT, PASSES, TURN, WORDS, cannotHold, holds } from './state.ts';
import { sizeKnown } from './view.ts';

const TABLES: readonly [string, Options, number][] = [
  ['defaults', {}, 3],
  ['eight seats', {}, 8],
  ['the 7♦ first', { start: '7D' }, 5],
  ['on their honour', { honour: true }, 4],
  ['on their honour, eight seats', { honour: true }, 8],
  ['on their honour, the 7♥ first', { honour: true, start: '7H' }, 3],
];

const matchOf = (options: Options, seats: number, seed: string): Match => {
  const players = Array.from({ length: seats }, () => 'test');
  return new Match({ game, options: fillOptions(game.options, { deals: 1, ...options }, seats), seats, seed, players });
};

const LOOKS_EVERY = 8; // acts, by chance

/** Plays a deal by chance, where one may pass often passing; `look` is called now and then and at the end. */
function playDeal(match: Match, seed: number, look: (match: Match) => void): void {
  const chance = new FastChance(seed);
  match.nextDeal();
  while (match.phase === 'deal') {
    if (chance.below(LOOKS_EVERY) === 0) look(match);
    match.act(chance.below(3) === 0 ? 0 : chance.below(match.acts.length));
  }
  look(match);
}

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (let k = 1; k <= 6; k += 1)
      playDeal(matchOf(options, seats, `lines/${String(k)}`), k, ({ rules, state, lines }) => {
        const [table, places] = [new Table(rules, state), fold(lines)];
        for (let seat = 0; seat < seats; seat += 1) {
          expect(table.hand(seat)).toBe(inOrder(rules.pack, places.cards(`hand/${String(seat)}`)));
          expect(table.purses[seat]).toBe(places.purse(`purse/${String(seat)}`));
        }
        expect(table.pot).toBe(places.purse('pot'));
        const rows = places.names().filter((name) => /^(seven|low|high)\//.test(name));
        expect(table.rows).toBe(
          inOrder(
            rules.pack,
            rows.flatMap((name) => places.cards(name)),
          ),
        );
      });
  });
});

const inOrder = (pack: readonly string[], cards: readonly string[]): string =>
  pack.filter((card) => cards.includes(card)).join(' ');

/**
 * The whole deal as it was if the cards lie as guessed: the deck that dealt them, and the same acts. Where somebody could
 * not have made its act, or a line looks otherwise to `seat`, the guess was of a world that `seat` knew to be untrue.
 */
function worldLooksTheSame(match: Match, guess: State, seat: Seat): boolean {
  const { lines, setup, rules } = match;
  const played = Array.from({ length: setup.seats }, (_, other) => playedBy(lines, other));
  const hands = played.map((cards, other) => [...cards, ...rules.pack.filter((_, card) => holds(guess, other, card))]);
  hands[seat] = dealtTo(lines, seat);
  const deal = must(
    lines.find((line) => line.type === 'deal'),
    'deal',
  );
  const deck = rules.pack.map((_, i) => must(hands[(deal.dealer + 1 + i) % setup.seats]?.shift(), 'card'));
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

const isCard = (card: string): card is Card => card !== '??';
const moved = (lines: readonly Line[], of: { from?: string; to?: string }): Card[] =>
  lines.flatMap((line) =>
    line.type === 'move' && (of.from ?? line.from) === line.from && (of.to ?? line.to) === line.to
      ? line.cards.filter(isCard)
      : [],
  );
const playedBy = (lines: readonly Line[], seat: Seat): Card[] => moved(lines, { from: `hand/${String(seat)}` });
const dealtTo = (lines: readonly Line[], seat: Seat): Card[] => moved(lines, { to: `hand/${String(seat)}` });

describe('a guess agrees with all that the seat has seen: the deal could have gone so', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (let k = 1; k <= 5; k += 1) {
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
        const open = openCards(table.rows);
        for (const { card, end } of open)
          for (let seat = 0; seat < seats; seat += 1)
            if ((cannotHold(state, seat) & (1 << end)) !== 0 && table.hand(seat).split(' ').includes(card))
              throw new Error(`seat ${String(seat)} holds ${card}`);
      });
  });
});

/** The cards due at both ends of the four rows, found from the cards in them. */
function openCards(rows: string): { card: string; end: number }[] {
  const laid = rows.split(' ');
  return 'SHDC'.split('').flatMap((suit, x) =>
    ['765432A', '789TJQK'].flatMap((ranks, way) => {
      const due = ranks.split('').find((rank) => !laid.includes(rank + suit));
      return due === undefined ? [] : [{ card: due + suit, end: 4 * way + x }];
    }),
  );
}

describe('a view', () => {
  const table = position({ rows: 'S 7-9', hands: ['TS 2C', '…', '3C 4C 5C'], purses: [40, -3, 60], pot: 7 });
  const view = table.rules.see(table.state, 2);

  it('knows the own cards, the rows, all sizes and all chips', () => {
    const seen = new Table(table.rules, view.known);
    expect([seen.hand(2), seen.hand(0), seen.hand(1)]).toEqual(['5C 4C 3C', '', '']);
    expect(seen.rows).toBe('9S 8S 7S');
    expect([0, 1, 2].map((seat) => sizeKnown(view.known, seat))).toEqual([2, 44, 3]);
    expect([seen.purses, seen.pot]).toEqual([[40, -3, 60], 7]);
  });

  it('is the same wherever the cards of the others lie', () => {
    const other = position({ rows: 'S 7-9', hands: ['KD 2C', '…', '3C 4C 5C'], purses: [40, -3, 60], pot: 7 });
    expect(other.rules.see(other.state, 2)).toEqual(view);
  });

  it('tells whose turn it is', () => {
    expect(view.known[TURN]).toBe(0);
  });

  it('does not tell the others who holds the first card', () => {
    const hands = ['', '7D 8D', '6D 7C'];
    const { table: first } = dealt({ options: { start: '7D' }, seats: 3, dealer: 0, hands });
    const turns = (): number[] => [0, 1, 2].map((seat) => first.rules.see(first.state, seat).known[TURN]);
    expect(turns()).toEqual([NO_SEAT, 1, NO_SEAT]);
    first.act(1, 'play 7D');
    expect(turns()).toEqual([2, 2, 2]);
  });

  it('shows all hands once the deal is over', () => {
    const last = position({ rows: 'H 7-Q', hands: ['KH', '2S', '3S 4S'] });
    last.act(0, 'play KH');
    expect(new Table(last.rules, last.rules.see(last.state, 0).known).hand(2)).toBe('4S 3S');
  });

  it('is as long as a state and a word a seat', () => {
    expect(view.known).toHaveLength(WORDS + 8);
  });

  it('tells nothing of a false pass before it is found', () => {
    const words = ['8S KH', '9S KH'].map((hand) => {
      const one = position({ options: { honour: true }, rows: 'S 7', hands: [hand, '2C', '…'] });
      one.act(0, 'pass');
      return one.rules.see(one.state, 1).known;
    });
    expect(words[0]).toEqual(words[1]);
    expect(words[0]?.subarray(PASSES, PASSES + 2)).toEqual(Int32Array.of(0x01010101, 0x01010101)); // so often it passed
  });
});

/** The hands that seat 0 thinks possible for `seat`, as far as these cards are in them. */
function guessed(table: Table, seat: Seat, cards: readonly string[], from = 0): string[] {
  const view = table.rules.see(table.state, from);
  const [into, chance] = [table.rules.newState(), new FastChance(8)];
  const found = new Set<string>();
  for (let k = 0; k < 300; k += 1) {
    table.rules.guess(view, chance, into);
    const held = new Table(table.rules, into).hand(seat).split(' ');
    found.add(cards.filter((card) => held.includes(card)).join(' '));
  }
  return [...found].sort();
}

describe('a guess', () => {
  const hands = ['KC QC JC TC 9C', '2S 3S 9S TS 2D 3D', '6S 8S 7D 4D AC', '…'];

  it('gives a seat that passed none of the cards that were due then', () => {
    const table = position({ rows: 'S 7', hands, turn: 1 });
    table.act(1, 'pass');
    expect(guessed(table, 1, ['8S', '6S', '7H', '7D', '7C'])).toEqual(['']);
    expect(guessed(table, 2, ['8S', '6S']).length).toBeGreaterThan(1);
  });

  it('may give it a card that became due since', () => {
    const table = position({ rows: 'S 7', hands, turn: 1 });
    table.row('1 pass', '2 play 8S');
    expect(guessed(table, 1, ['9S', '6S'])).toEqual(['', '9S']);
  });

  it('gives it such cards where it may have passed falsely', () => {
    const table = position({ options: { honour: true }, rows: 'S 7', hands, turn: 1 });
    table.act(1, 'pass');
    expect(guessed(table, 1, ['6S', '8S'])).toEqual(['', '6S', '6S 8S', '8S']);
  });

  it('gives it none where even on its honour it would have had to play', () => {
    const table = position({ options: { honour: true }, rows: 'S 7', hands, turn: 2 });
    table.row('2 pass', '3 pass', '0 pass', '1 pass');
    expect(guessed(table, 1, ['6S', '8S', '7H', '7D', '7C'])).toEqual(['']);
    expect(guessed(table, 2, ['6S', '8S']).length).toBeGreaterThan(1);
  });

  it('finds the holder of the first card', () => {
    const options = { start: '7D' };
    const { table } = dealt({ options, seats: 3, dealer: 0, hands: ['', '7D', '6D'] });
    const [into, chance] = [table.rules.newState(), new FastChance(2)];
    const turns = new Set<number>();
    for (let k = 0; k < 100; k += 1) {
      table.rules.guess(table.rules.see(table.state, 0), chance, into);
      turns.add(into[TURN]);
      expect(Object.values(new Table(table.rules, into).legal())).toEqual(['play 7D']);
    }
    expect([...turns].sort()).toEqual([1, 2]);
  });

  describe('remembers who was paid for a 7 [FT-H4]', () => {
    const paid = (of: readonly string[]): Table => {
      const table = position({ options: { honour: true }, hands: of, turn: 1 });
      table.row('1 pass', '2 pass', '3 pass', '0 pass', '1 play 7D');
      return table;
    };
    const own = 'KC QC JC TC 9C';

    test.each<[string, readonly string[], Record<Seat, string[]>]>([
      ['two seats: each holds its card', [own, '7D 2S', '8D 3S 4S', '6D …'], { 1: [''], 2: ['8D'], 3: ['6D'] }],
      ['one seat twice: it holds both', [own, '7D 2S', '8D 6D 3S', '…'], { 1: [''], 2: ['8D 6D'], 3: [''] }],
      ['nobody: the payer holds both', [own, '7D 6D 8D', '3S', '…'], { 1: ['8D 6D'], 2: [''], 3: [''] }],
      ['one seat once: one each', [own, '7D 6D 2S', '8D 3S', '…'], { 1: ['6D', '8D'], 2: ['6D', '8D'], 3: [''] }],
    ])('%s', (_name, of, held) => {
      const table = paid(of);
      for (const seat of [1, 2, 3]) expect(guessed(table, seat, ['8D', '6D'])).toEqual(held[seat]);
    });

    it('one of the two who hold one each knows the other card', () => {
      const table = paid([own, '7D 6D 2S', '8D 3S', '…']);
      expect(guessed(table, 1, ['8D', '6D'], 2)).toEqual(['6D']);
      expect(guessed(table, 2, ['8D', '6D'], 1)).toEqual(['8D']);
    });

    it('all know the other card once one of them is played', () => {
      const table = paid([own, '7D 6D 2S', '8D 3S', '…']);
      table.row('2 play 8D', '3 pass', '0 pass');
      for (const seat of [1, 2, 3]) expect(guessed(table, seat, ['6D'])).toEqual([seat === 1 ? '6D' : '']);
    });
  });

  it('fills exactly the hands', () => {
    const table = position({ rows: 'S 7', hands });
    const into = table.rules.newState();
    table.rules.guess(table.rules.see(table.state, 0), new FastChance(1), into);
    expect([0, 1, 2, 3].map((seat) => sizeKnown(into, seat))).toEqual([5, 6, 5, 35]);
    expect(into.subarray(HAND, HAND + 2)).toEqual(table.state.subarray(HAND, HAND + 2));
  });
});
