/** What a seat may know of a Crazy Eights table, and what it may guess of the rest ["Hidden information" of the dossier]. */
import { describe, expect, it, test } from 'vitest';
import { parseCard, type Seat } from '../../cards/card.ts';
import { hasSpot } from '../../cards/spot-sets.ts';
import { cardsSince, kindsMissed } from '../../cards/misses.ts';
import { at, byteAt, packedByte } from '../../cards/state-array.ts';
import type { Line, Options, MoveLine } from '../../record/line.ts';
import { Places } from '../../record/fold.ts';
import type { Rules, State } from '../contract/contract.ts';
import { wordsIn } from '../kit/laid.testing.ts';
import { RenewalMemory, disagreement, everythingIn } from '../kit/matching.testing.ts';
import { type Choosing, type StateCheck, playDeal, seatsOf, tellAndGuess } from '../kit/played.testing.ts';
import { game } from './index.ts';
import { cardsInHand } from '../kit/matching/hands.ts';
import { type RuleOptions, LACK } from './rule-options.ts';
import { lackOf } from './knowledge.ts';
import { type Position, ruleOptionsOf, position, rulesOf, tableOf } from './position.testing.ts';
import { MISS, OLD, OLD_COUNTS, setOf } from './state.ts';

const TABLES: readonly [string, Options, Seat][] = [
  ['defaults', {}, 4],
  ['two seats', { jokers: 2 }, 2],
  ['no draw with a card that fits', { mayDraw: false, handSize: 5 }, 3],
  ['three draws, none with a card that fits', { mayDraw: false, drawRule: 'three' }, 4],
  ['one draw', { drawRule: 'one', specials: true }, 5],
  ['a stock that is not renewed', { recycle: false, jokers: 1 }, 3],
  ['two packs', { decks: 2, jokers: 4, specials: true, mayDraw: false }, 8],
];

/** Draws seldom of its own will. */
const choose = ({ acts, chance }: Choosing): number =>
  acts.length === 1 || chance.below(10) === 0 ? 0 : 1 + chance.below(acts.length - 1);

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
 * many of them each seat has left, and for each seat what fitted the card that was up when it showed that it had nothing.
 */
class Memory extends RenewalMemory {
  readonly missed = new Map<number, (card: string) => boolean>(); // by seat: of its whole hand
  private named: string | undefined;

  constructor(
    rules: Rules,
    private readonly options: Options,
  ) {
    super(rules);
  }

  override take(line: Line): void {
    if (line.type === 'move') this.move(line);
    if (line.type === 'note' && line.what === 'suit') this.named = String(line['suit']);
    if (line.type === 'act' && line.action.type === 'pass' && this.passProves())
      this.missed.set(line.seat, this.fitting());
    super.take(line);
  }

  private passProves(): boolean {
    return this.options['mayDraw'] === false || (this.options['drawRule'] ?? 'until') === 'until';
  }

  private move(line: MoveLine): void {
    if (line.from === 'stock' && line.to !== 'discard') this.missed.delete(Number(line.to.slice(5)));
    if (line.why === 'play') this.named = undefined;
  }

  private fitting(): (card: string) => boolean {
    const up = parseCard(String(this.places.cards('discard')[0]));
    const { named } = this;
    return (card) => {
      const parts = parseCard(card);
      if (parts?.rank === undefined || parts.rank === '8') return true;
      return named === undefined ? parts.suit === up?.suit || parts.rank === up?.rank : parts.suit === named;
    };
  }
}

describe('a guess agrees with everything that the seat has seen', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    const rules = rulesOf(options, seats);
    for (let k = 1; k <= 2; k += 1) {
      const memories = seatsOf(rules).map(() => new Memory(rules, options));
      const look = tellAndGuess(game, memories, (state, memory, seat, lines) =>
        disagreement(
          tableOf(rules, state, options).guess(seat, lines.length),
          memory,
          seat,
          (other, card) => memory.missed.get(other)?.(card) === true,
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
    for (let k = 1; k <= 12; k += 1)
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
  const old = cards.filter((card) => hasSpot(state, OLD, byteAt(options.spots, card)));
  if (old.length !== packedByte(state, OLD_COUNTS, seat)) return `${String(old.length)} old cards`;
  const miss = at(state, setOf(seat) + MISS);
  const lack = (kindsMissed(miss) & LACK) === 0 ? undefined : lackOf(state, seat);
  const missed = cards.filter((card) => card === lack || (at(options.kinds, card) & kindsMissed(miss)) !== 0);
  return missed.length > cardsSince(miss)
    ? `it holds ${missed.map((card) => options.pack[card]).join(' ')}`
    : undefined;
}

describe('a view', () => {
  const before: Position = { hands: ['7H 2S', '3S 9C KH', '6S KS'], discard: '7D 9S', stock: '5D 8H 2C' };

  it('knows the sizes of all hands and the own cards', () => {
    const table = position(before);
    const view = tableOf(table.rules, table.rules.see(table.state, 2).known, undefined);
    expect([0, 1, 2].map((seat) => view.hand(seat))).toEqual(['', '', 'KS 6S']);
    expect(view.discard).toBe('7D 9S');
    const guessed = table.guess(2, 1);
    expect([0, 1, 2].map((seat) => wordsIn(guessed.hand(seat)).length)).toEqual([2, 3, 2]);
  });

  it.each([
    [0, true],
    [1, false],
    [2, true],
  ])('tells nobody else what was drawn: seat %i', (seat, same) => {
    const views = ['8H 2C …', '2C 8H …'].map((stock) => {
      const table = position({ ...before, turn: 1, stock });
      table.act(1, 'draw');
      return JSON.stringify(table.rules.see(table.state, seat).known);
    });
    expect(views[0] === views[1]).toBe(same);
  });
});

describe('a guess', () => {
  const before: Position = {
    options: { mayDraw: false },
    turn: 1,
    hands: ['2C 4C', '3S 9C KH', '6S KS'],
    discard: '7D',
    stock: '5H 4S TD 8H …',
  };

  it('gives a seat that had to draw nothing that fitted, but for the card that it drew last', () => {
    const table = position(before);
    table.row('1 draw', '1 draw');
    const fits = /^8|^7|D$/;
    const counts = new Set<number>();
    for (let seed = 1; seed <= 300; seed += 1) {
      const guessed = table.guess(0, seed);
      counts.add(wordsIn(guessed.hand(1)).filter((card) => fits.test(card)).length);
      expect(guessed.legal()[1]).toMatch(/^(draw|play)/);
    }
    expect(counts).toEqual(new Set([0, 1]));
  });

  it('leaves it nothing that fitted once it has played what it drew', () => {
    const table = position(before);
    table.row('1 draw', '1 draw', '1 draw', '1 play TD');
    expect([...table.possible(1)].filter((card) => /^8|^7|D$/.test(card))).toEqual([]);
    expect(table.possible(1).has('AS')).toBe(true);
  });

  it('knows the same of who passed because nothing could be drawn', () => {
    const table = position({ ...before, options: {}, hands: ['2C 4C', '3S 9C KH', '…'], stock: '' });
    table.act(1, 'pass');
    expect([...table.possible(1)].filter((card) => /^8|^7|D$/.test(card))).toEqual([]);
  });

  test.each([
    ['drew of its own will, perhaps', { mayDraw: true }, ['1 draw']],
    ['stopped after a draw', { mayDraw: true, drawRule: 'one' }, ['1 draw', '1 pass']],
  ])('knows nothing of who %s', (_name, options, acts) => {
    const table = position({ ...before, options });
    table.row(...acts);
    expect([...table.possible(1)].some((card) => card.startsWith('8'))).toBe(true);
  });

  it('gives what lay in the discard to nobody who did not draw since it was recycled', () => {
    const hands = ['2C 4C …', '3S 9C KH', '6S KS'];
    const table = position({ ...before, options: {}, hands, discard: '7D 5H 5S 5C', stock: '' });
    table.act(1, 'draw', '5C 5S 5H');
    const fives = (seat: Seat): number => [...table.possible(seat)].filter((card) => card.startsWith('5')).length;
    expect([fives(1), fives(2)]).toEqual([3, 0]);
    for (let seed = 1; seed <= 50; seed += 1) {
      const guessed = table.guess(0, seed);
      expect(wordsIn(guessed.hand(1)).filter((card) => card.startsWith('5'))).toHaveLength(1);
    }
  });

  it('gives the lower copy of a card to nobody who played the higher one', () => {
    const options = { decks: 2, jokers: 2 };
    const hands = ['2C 4C', '9D#2 3S KH JK#2', '6S KS'];
    const table = position({ ...before, options, hands, stock: 'AS AH …' });
    table.act(1, 'play 9D#2');
    expect(table.possible(1).has('9D')).toBe(false);
    expect(table.possible(2).has('9D')).toBe(true);
    table.row('2 draw', '2 draw');
    expect(table.possible(2).has('9D')).toBe(true);
  });

  it('forgets that for what the seat draws later', () => {
    const hands = ['4D 2C', '9D#2 3S KH'];
    const table = position({ ...before, options: { decks: 2 }, hands, stock: 'AS AH …' });
    table.row('1 play 9D#2', '0 play 4D');
    expect(table.possible(1).has('9D')).toBe(false);
    table.act(1, 'draw');
    expect(table.possible(1).has('9D')).toBe(true);
  });

  it('finds every place that a hidden card may have', () => {
    const table = position({ ...before, options: { jokers: 1 }, stock: 'JK …' });
    const places = new Set<string>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const guessed = table.guess(0, seed);
      places.add([1, 2].find((seat) => wordsIn(guessed.hand(seat)).includes('JK'))?.toString() ?? 'stock');
    }
    expect([...places].sort()).toEqual(['1', '2', 'stock']);
  });
});
