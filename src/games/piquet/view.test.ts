/** What a seat may know at a Piquet table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import type { Seat } from '../../cards/card.ts';
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { Line, NoteLine, Options } from '../../record/line.ts';
import { Places } from '../../record/fold.ts';
import { Redactor } from '../../record/redact.ts';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import { game } from './index.ts';
import { Knowledge } from './knowledge.ts';
import { type Dealt, type Table, cards, dealt, deckOf, exchanged, rulesOf, text } from './position.testing.ts';
import { HAND, LAID_OUT, PLAYED, SEEN, TALON, talonCard } from './state.ts';

/** Plays a deal with all its lines, by chance, but fond of words; `look` is called before every act and at the end. */
function playDeal(rules: Rules, of: Dealt, seed: number, look: (state: State, lines: readonly Line[]) => void): void {
  const chance = new FastChance(seed);
  const deck = Uint8Array.from(deckOf(of));
  if (of.elder === undefined && of.younger === undefined) chance.shuffle(deck, deck.length);
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: Array.from(deck, (card) => must(rules.pack[card], 'card')) },
  ];
  const say = (line: Line): void => void lines.push(line);
  const [state, acts] = [rules.newState(), new Acts()];
  rules.deal(state, { deal: 1, dealer: 0, deck }, chance, say);
  for (;;) {
    rules.legal(state, acts);
    look(state, lines);
    if (acts.length === 0) return;
    const chosen = fond(rules, state, acts, chance);
    const [seat, act] = [acts.seat(chosen), acts.act(chosen)];
    say({ type: 'act', seat, action: rules.print(state, seat, act) });
    rules.act(state, seat, act, chance, say);
  }
}

/** Any act, but rather one that says something. */
function fond(rules: Rules, state: State, acts: Acts, chance: FastChance): number {
  const all = Array.from({ length: acts.length }, (_, i) => i);
  const telling = all.filter((i) => {
    const { type, say } = rules.print(state, acts.seat(i), acts.act(i));
    return type === 'declare' || type === 'carte-blanche' || say === 'equal' || say === 'not-good';
  });
  const among = telling.length > 0 && chance.below(4) > 0 ? telling : all;
  return must(among[chance.below(among.length)], 'act');
}

const BLANCHE = 'AS TS 9S 8S AH TH 9H 7H TD 8D 9C 7C';
const TABLES: readonly [string, Options, Dealt][] = [
  ['at once', {}, {}],
  ['after the lead', { youngerDeclares: 'after-lead' }, {}],
  ["elder's carte blanche", {}, { elder: BLANCHE, talon: 'KS QS KH QH KD QD KC QC' }],
  [
    "younger's carte blanche",
    { youngerDeclares: 'after-lead' },
    { younger: BLANCHE, talon: 'KS QS KH QH KD QD KC QC' },
  ],
];
const DEALS = 4; // of each table

// What follows knows the dossier only: combinations as lists of cards in text.
const RANKS = 'AKQJT987';
const VALUES: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10, T: 10, 9: 9, 8: 8, 7: 7 };
const POINTS: Readonly<Record<string, readonly number[]>> = {
  sequence: [0, 0, 0, 3, 4, 15, 16, 17, 18],
  set: [0, 0, 0, 3, 14],
};
type Combination = readonly string[];
const value = (combination: Combination): number =>
  combination.reduce((sum, card) => sum + (VALUES[card.charAt(0)] ?? 0), 0);
const top = (combination: Combination): number => 8 - RANKS.indexOf(must(combination[0], 'a card').charAt(0));
const second = (kind: string, combination: Combination): number =>
  kind === 'point' ? value(combination) : top(combination);

/** All combinations of a kind, strongest first. */
function combinations(kind: string, hand: readonly string[]): Combination[] {
  const found: string[][] = [];
  if (kind === 'set')
    for (const rank of 'AKQJT')
      found.push(['S', 'H', 'D', 'C'].map((suit) => rank + suit).filter((c) => hand.includes(c)));
  else
    for (const suit of 'SHDC') {
      let run: string[] = [];
      for (const rank of RANKS)
        if (hand.includes(rank + suit)) run.push(rank + suit);
        else if (kind === 'sequence') {
          found.push(run);
          run = [];
        }
      found.push(run);
    }
  return found
    .filter((one) => one.length >= (kind === 'point' ? 1 : 3))
    .sort((a, b) => b.length - a.length || second(kind, b) - second(kind, a));
}

/** What elder has said of a kind: how many cards, the rank of a set, and how much it makes. */
interface Said {
  count: number;
  rank: number;
  making: number; // 0 as long as it was not asked
}

function hear(note: NoteLine, said: Said): void {
  if (note.what === 'declare' && note.seat === 1) said.count = Number(note['count']);
  if (note.what === 'declare' && note.seat === 1) said.rank = toNumber(note['rank']);
  if (note.what === 'making') said.making = toNumber(note['value'] ?? note['rank']);
}

/** What one seat remembers of the other from its redacted record, and what it holds against a guess. */
class Memory {
  readonly places = new Places();
  private readonly lines: Line[] = [];

  constructor(private readonly seat: Seat) {}

  take(line: Line): void {
    this.places.apply(line);
    this.lines.push(line);
  }

  /** What is wrong with the other's guessed cards; nothing if they fit all that was seen and said. */
  disagreement(state: State): string | undefined {
    const other = 1 - this.seat;
    const hand = text(at(state, HAND + other))
      .split(' ')
      .filter((card) => card !== '');
    const twelve = [...hand, ...text(at(state, PLAYED + other)).split(' ')].filter((card) => card !== '');
    if (hand.length !== this.places.at(`hand/${String(other)}`).length) return `hand ${hand.join(' ')}`;
    const away = this.placed().find((card) => hand.includes(card));
    if (away !== undefined) return `${away} lies elsewhere`;
    return (
      this.voids(hand) ??
      this.blanche(hand, text(at(state, LAID_OUT + other))) ??
      ['point', 'sequence', 'set'].map((kind) => this.words(kind, twelve)).find((trouble) => trouble !== undefined)
    );
  }

  /** Cards that the seat sees anywhere but in the other's hand. */
  private placed(): string[] {
    const own = [`hand/${String(this.seat)}`, `discard/${String(this.seat)}`, 'trick', 'won/0', 'won/1'];
    const looked = this.notes('look').flatMap((note) => listOf(note['cards']));
    const revealed = this.shows('talon', undefined).flat();
    const drawn = this.lines.flatMap((line) =>
      line.type === 'move' && line.from === 'stock' && line.to === `hand/${String(1 - this.seat)}` ? line.cards : [],
    );
    const inTalon = [...looked, ...revealed].filter((card) => !drawn.some((one) => one === card));
    return [...own.flatMap((place) => this.places.cards(place)), ...inTalon];
  }

  private notes(what: string): NoteLine[] {
    return this.lines.flatMap((line) => (line.type === 'note' && line.what === what ? [line] : []));
  }

  private shows(why: string, seat: Seat | undefined): string[][] {
    return this.notes('show')
      .filter((note) => note['why'] === why && (seat === undefined || note.seat === seat))
      .map((note) => listOf(note['cards']));
  }

  /** Suits that it did not follow. */
  private voids(hand: readonly string[]): string | undefined {
    for (const line of this.lines)
      if (line.type === 'move' && line.why === 'collect') {
        const [led = '', followed = ''] = line.cards;
        const follower = this.playedBy(followed);
        if (follower !== this.seat && led.charAt(1) !== followed.charAt(1))
          if (hand.some((card) => card.charAt(1) === led.charAt(1))) return `${hand.join(' ')}, but void in ${led}`;
      }
    return undefined;
  }

  private playedBy(card: string): Seat {
    const played = this.lines.find((line) => line.type === 'move' && line.why === 'play' && line.cards[0] === card);
    return played?.type === 'move' ? Number(played.from.slice(5)) : -1;
  }

  /** A carte blanche has no court cards; once it is shown, what is laid out comes from it. */
  private blanche(hand: readonly string[], laidOut: string): string | undefined {
    const other = 1 - this.seat;
    const shown = this.shows('carte-blanche', other)[0];
    const isSaid = this.notes('carte-blanche').some((note) => note.seat === other);
    if (isSaid && shown === undefined && hand.some((card) => 'KQJ'.includes(card.charAt(0)))) return 'court cards';
    if (shown === undefined) return undefined;
    const known = [...hand, ...laidOut.split(' '), ...this.playedCards(other)];
    const lost = shown.find((card) => !known.includes(card));
    return lost === undefined ? undefined : `${lost} was shown and is gone`;
  }

  private playedCards(seat: Seat): string[] {
    return this.lines.flatMap((line) =>
      line.type === 'move' && line.from === `hand/${String(seat)}` && line.to === 'trick' ? line.cards : [],
    );
  }

  /** All words about one kind, in the order in which they were said. */
  private words(kind: string, twelve: readonly string[]): string | undefined {
    const all = combinations(kind, twelve);
    const said: Said = { count: 0, rank: 0, making: 0 };
    for (const line of this.lines) {
      const isAbout =
        line.type === 'note' ? line['kind'] === kind : line.type === 'act' && line.action['kind'] === kind;
      if (line.type === 'note' && isAbout) hear(line, said);
      if ((isAbout || (line.type === 'score' && line.why === kind)) && !this.fits(kind, line, all, said))
        return `${kind} ${JSON.stringify(all[0])}, but there was ${JSON.stringify(line)}`;
    }
    return this.shown(kind, all);
  }

  /** May this line be about such combinations of the other? Lines about the own ones always may. */
  private fits(kind: string, line: Line, all: readonly Combination[], said: Said): boolean {
    if (!('seat' in line) || line.seat === this.seat) return true;
    if (line.type === 'score') return kind === 'point' || sums(kind, all).includes(line.points);
    const best = all[0];
    if (line.type === 'note') return best !== undefined && this.isNoted(kind, line, best);
    const word = line.action.type === 'answer' ? String(line.action['say']) : 'good';
    return word === 'good' || (best !== undefined && this.isAnswer(kind, word, best, said));
  }

  private isNoted(kind: string, note: NoteLine, best: Combination): boolean {
    const { count, rank, value: worth } = note;
    if (count !== undefined && count !== best.length) return false;
    if (rank !== undefined && toNumber(rank) !== top(best)) return false;
    return worth === undefined || (kind === 'point' && worth === value(best));
  }

  /** Is it a true answer, to what elder has declared, or to how much that makes? */
  private isAnswer(kind: string, word: string, best: Combination, said: Said): boolean {
    const isSecond = said.making > 0;
    if (isSecond || (kind === 'set' && best.length === said.count)) {
      const more = second(kind, best) - (isSecond ? said.making : said.rank);
      return best.length === said.count && (word === 'not-good' ? more > 0 : more === 0);
    }
    return word === 'not-good' ? best.length > said.count : best.length === said.count;
  }

  /** What it has shown are its combinations in full, the first its best. */
  private shown(kind: string, all: readonly Combination[]): string | undefined {
    const shown = this.shows(kind, 1 - this.seat).map((one) => one.join(' '));
    const mine = all.map((one) => one.join(' '));
    if (shown.length > 0 && shown[0] !== mine[0]) return `${String(mine[0])}, but ${String(shown[0])} was shown`;
    const strange = shown.find((one) => !mine.includes(one));
    return strange === undefined ? undefined : `${strange} was shown, but there is ${mine.join(' + ')}`;
  }
}

const listOf = (field: unknown): string[] => (Array.isArray(field) ? field.map(String) : []);
const toNumber = (field: unknown): number => (typeof field === 'number' ? field : 8 - RANKS.indexOf(String(field)));

/** What the best and any of the others can make together. */
function sums(kind: string, all: readonly Combination[]): number[] {
  const [best = 0, ...others] = all.map((one) => POINTS[kind]?.[one.length] ?? 0);
  return others.reduce((made, points) => [...made, ...made.map((sum) => sum + points)], [best]);
}

describe('a guess agrees with everything that the seat has seen and heard', () => {
  it.each(TABLES)('%s', (_name, options, of) => {
    const rules = rulesOf(options);
    const guess = rules.newState();
    for (let k = 1; k <= DEALS; k += 1) {
      const chance = new FastChance(k);
      const memories = [0, 1].map((seat) => new Memory(seat));
      const redactors = [0, 1].map((seat) => new Redactor(seat, game.secrecy));
      let told = 0;
      playDeal(rules, of, 100 + k, (state, lines) => {
        for (const [seat, memory] of memories.entries()) {
          for (const line of lines.slice(told)) memory.take(must(redactors[seat], 'redactor').line(line));
          const view = rules.see(state, seat);
          for (let tries = 0; tries < 3; tries += 1) {
            rules.guess(view, chance, guess);
            const found = memory.disagreement(guess);
            if (found !== undefined)
              throw new Error(`deal ${String(k)}, seat ${String(seat)}, line ${String(lines.length)}: ${found}`);
            if (JSON.stringify(rules.see(guess, seat)) !== JSON.stringify(view))
              throw new Error('the guess looks otherwise');
          }
        }
        told = lines.length;
      });
    }
  });
});

describe('what is known is true', () => {
  it.each(TABLES)('%s', (_name, options, of) => {
    const rules = rulesOf(options);
    for (let k = 1; k <= DEALS; k += 1)
      playDeal(rules, of, 200 + k, (state, lines) => {
        for (const seat of [0, 1]) {
          const knowledge = new Knowledge(rules.see(state, seat));
          const hand = at(state, HAND + knowledge.other) & ~knowledge.certain;
          if ((hand & ~knowledge.possible) !== 0 || !knowledge.allows(hand))
            throw new Error(
              `deal ${String(k)}, line ${String(lines.length)}: seat ${String(seat)} rules out ${text(hand)}`,
            );
        }
      });
  });
});

describe('a state holds what the lines say', () => {
  it.each(TABLES)('%s', (_name, options, of) => {
    const rules = rulesOf(options);
    for (let k = 1; k <= DEALS; k += 1) {
      const places = new Places();
      let told = 0;
      playDeal(rules, of, 300 + k, (state, lines) => {
        for (const line of lines.slice(told)) places.apply(line);
        told = lines.length;
        for (const seat of [0, 1])
          for (const [word, place] of [
            [HAND, 'hand'],
            [LAID_OUT, 'discard'],
          ] as const)
            expect(at(state, word + seat)).toBe(cards(places.cards(`${place}/${String(seat)}`).join(' ')));
      });
    }
  });
});

/** As the seat sees the table. */
const seen = (table: Table, seat: Seat): State => table.rules.see(table.state, seat).known;

describe('a view', () => {
  const talon = 'KS QS KH QH KD QD KC QC';

  it('holds the own hand and discards, nothing of the other’s', () => {
    const { table } = dealt({ talon });
    const [first = '', second = ''] = table.hand(1).split(' ');
    table.row(`1 discard ${first}`, `1 discard ${second}`);
    expect([text(at(seen(table, 1), HAND + 1)), text(at(seen(table, 1), LAID_OUT + 1))]).toEqual([
      table.hand(1),
      `${first} ${second}`,
    ]);
    expect([at(seen(table, 0), HAND + 1), at(seen(table, 0), LAID_OUT + 1)]).toEqual([0, 0]);
  });

  /** The talon as far as a seat knows it, top first. */
  const known = (table: Table, seat: Seat): string =>
    Array.from({ length: 8 }, (_, place) =>
      (at(seen(table, seat), SEEN + seat) & (1 << place)) !== 0
        ? (table.rules.pack[talonCard(seen(table, seat), place)] ?? '')
        : '??',
    ).join(' ');

  const exchange = (elders: number, youngers: number): Table => {
    const { table } = dealt({ talon });
    for (let i = 0; i < elders; i += 1) table.act(1, `discard ${table.hand(1).slice(0, 2)}`);
    table.act(1, 'draw');
    for (let i = 0; i < youngers; i += 1) table.act(0, `discard ${table.hand(0).slice(0, 2)}`);
    table.act(0, 'draw');
    return table;
  };

  it('elder knows the five top cards, younger what it drew', () => {
    const table = exchange(3, 3);
    expect([known(table, 1), known(table, 0)]).toEqual(['KS QS KH QH KD ?? ?? ??', '?? ?? ?? QH KD QD ?? ??']);
    expect(talonWords(table, 0)).not.toBe(talonWords(table, 1));
  });

  const talonWords = (table: Table, seat: Seat): string =>
    [at(seen(table, seat), TALON), at(seen(table, seat), TALON + 1)].join();

  it('both know what was revealed', () => {
    const table = exchange(3, 3);
    table.act(0, 'reveal');
    expect([known(table, 1), known(table, 0)]).toEqual(['KS QS KH QH KD ?? KC QC', '?? ?? ?? QH KD QD KC QC']);
  });

  it('elder sees cards that it looked at in the hand of younger', () => {
    const table = exchange(3, 3);
    expect(text(at(seen(table, 1), HAND))).toBe('QH KD');
    expect(at(seen(table, 0), HAND + 1)).toBe(0);
  });

  it('shown cards are seen in the hand as long as they are not played', () => {
    const table = exchanged({
      elder: 'AS KS QS JS 9S AH AD AC KH 9H 8C 7C',
      younger: 'KD QD JD TD 9D TH TC 8H 7H 7D QC JC',
    });
    table.row('1 declare', '0 good', '1 silent', '0 silent', '1 silent', '0 silent', '1 play AS');
    expect(text(at(seen(table, 0), HAND + 1))).toBe('KS QS JS 9S');
  });

  it('what waits to be shown after the lead is not told', () => {
    const options = { youngerDeclares: 'after-lead' };
    const view = (elder: string, claim: string): State => {
      const younger = 'AH KD QD TD 9D TC 8H 7H 7D QC JC 8C';
      const table = exchanged({ options, elder, younger });
      table.row('1 silent', '1 declare', '0 good', `1 ${claim}`);
      return seen(table, 0);
    };
    // Another tierce is counted; the same was said and scored.
    const one = view('AS KS QS TS 9S 8S KH QH TH AD JD AC', 'claim TS 9S 8S');
    const other = view('AS KS QS JS 9S 8S KH QH JH AD JD AC', 'claim');
    expect([...one].slice(HAND, HAND + 2)).toEqual([...other].slice(HAND, HAND + 2));
  });
});

/** How the other may hold its cards, as seat 0 guesses: the different hands found. */
function handsGuessed(table: Table, seat: Seat, tries: number): Set<string> {
  const view = table.rules.see(table.state, seat);
  const [into, chance] = [table.rules.newState(), new FastChance(11)];
  const hands = new Set<string>();
  for (let k = 0; k < tries; k += 1) {
    table.rules.guess(view, chance, into);
    hands.add(text(at(into, HAND + 1 - seat)));
  }
  return hands;
}

describe('a guess', () => {
  const elder = 'AS KS QS JS 9S AH AD AC KH 9H 8C 7C';
  const younger = 'KD QD JD TD 9D TH TC 8H 7H 7D QC JC';

  it('finds each of the 455 hands that younger may hold before it has spoken', () => {
    expect(handsGuessed(exchanged({ elder, younger }), 1, 5000).size).toBe(455);
  });

  test.each<[string, readonly string[], (hand: string) => boolean]>([
    ['silence proves nothing', ['1 silent', '0 silent'], () => true],
    ['good proves nothing', ['1 declare', '0 good'], () => true],
  ])('%s', (_name, words, fits) => {
    const table = exchanged({ elder, younger });
    table.row(...words);
    const hands = [...handsGuessed(table, 1, 5000)];
    expect([hands.length, hands.every(fits)]).toEqual([455, true]);
  });

  test.each<[string, string, RegExp]>([
    ['a set of aces: all four', 'AS AH AD AC KS QS 9H 8H 7H JD TD 9C', /^AS.* AH.* AD.* AC/],
    ['a set of kings: they are there', 'KS KH KD KC AS QS 9H 8H 7H JD TD 9C', /^.*KS.* KH.* KD.* KC/],
  ])('%s', (_name, hand, fits) => {
    const table = exchanged({ elder: hand });
    table.row('1 silent', '0 silent', '1 silent', '0 silent', '1 declare');
    for (const guessed of handsGuessed(table, 0, 200)) expect(guessed).toMatch(fits);
  });

  it('a set of three kings: neither the fourth nor three aces', () => {
    const table = exchanged({
      elder: 'KS KH KD AS AH QS 9H 8H 7H JD TD 9C',
      younger: 'QH QD JS JH TS TH TC 9S 8S 9D 8D 7D',
    });
    table.row('1 silent', '0 silent', '1 silent', '0 silent', '1 declare');
    for (const guessed of handsGuessed(table, 0, 300)) {
      expect(guessed.match(/K/g)).toHaveLength(3);
      expect(guessed.match(/A/g)?.length ?? 0).toBeLessThan(3);
    }
  });

  it('not good after the lead: younger has more', () => {
    const table = exchanged({ elder, younger, options: { youngerDeclares: 'after-lead' } });
    table.row('1 silent', '1 declare', '0 not-good');
    for (const guessed of handsGuessed(table, 1, 500))
      expect(combinations('sequence', guessed.split(' '))[0]?.length).toBeGreaterThan(4);
  });

  it('finds what was counted but is not shown yet', () => {
    const table = exchanged({
      elder: 'AS KS QS TS 9S 8S KH QH TH AD JD AC',
      younger: 'AH KD QD TD 9D TC 8H 7H 7D QC JC 8C',
      options: { youngerDeclares: 'after-lead' },
    });
    table.row('1 silent', '1 declare', '0 good', '1 claim TS 9S 8S');
    for (const guessed of handsGuessed(table, 0, 300))
      expect(combinations('sequence', guessed.split(' ')).length).toBeGreaterThan(1);
  });

  it('a hand that was shown for carte blanche lacks what was laid out since, and no more', () => {
    const { table } = dealt({ younger: BLANCHE, talon: 'KS QS KH QH KD QD KC QC' });
    for (let i = 0; i < 5; i += 1) table.act(1, `discard ${table.hand(1).slice(0, 2)}`);
    table.row('1 draw', '0 carte-blanche', '0 discard 7C', '0 discard 9C', '0 draw');
    for (const guessed of handsGuessed(table, 1, 300))
      expect(guessed.split(' ').filter((card) => BLANCHE.split(' ').includes(card))).toHaveLength(10);
  });
});
