/** Laws 5 and 6 of the contract: what a seat may know and guess, and that its bot knows nothing else. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { SEARCH_CONFIGS, searchingLevel } from '../src/bots/thinking.ts';
import { FastChance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { Acts } from '../src/games/contract/contract.ts';
import { questionFor } from '../src/match/ask.ts';
import type { Match } from '../src/match/match.ts';
import { Orders, RecordedChance, ordersIn } from '../src/match/orders.ts';
import type { Line } from '../src/record/line.ts';
import { printLine, printRecord } from '../src/record/print.ts';
import { Redactor, redact } from '../src/record/redact.ts';
import { games } from './games.ts';
import { lookAround, pairsOf, playRest, equalStates } from './playing.ts';
import { drawnTables, matchAt, playOn, usualTables, type TestTable } from './tables.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const usual = usualTables(game);

  describe('law 5', () => {
    it('see(guess(see(s, i)), i) equals see(s, i), for every seat', () => {
      const chance = new FastChance(5);
      lookAround([...usual, ...drawnTables(game, 100, 5)], 200, ({ rules, state }, where) => {
        const guess = rules.newState();
        for (let seat = 0; seat < rules.seats; seat += 1) {
          const view = rules.see(state, seat);
          rules.guess(view, chance, guess);
          if (!equalStates(rules.see(guess, seat).known, view.known))
            throw new Error(`${where}, seat ${String(seat)}: the guess has another view`);
        }
      });
    });

    it('a guess can be played to its end', () => {
      const chance = new FastChance(6);
      lookAround(drawnTables(game, 20, 6), 150, ({ rules, state }) => {
        const guess = rules.newState();
        rules.guess(rules.see(state, chance.below(rules.seats)), chance, guess);
        playRest(rules, guess, chance);
      });
    });

    it('in a guess the asked seat has the same legal acts', () => {
      const [chance, acts] = [new FastChance(7), new Acts()];
      lookAround(drawnTables(game, 30, 7), 200, (match, where) => {
        const { rules, state } = match;
        const guess = rules.newState();
        for (const seat of match.asked()) {
          rules.guess(rules.see(state, seat), chance, guess);
          rules.legal(guess, acts);
          const [mine, true_] = [acts, match.acts].map((list) => pairsOf(list).filter(([who]) => who === seat));
          if (String(mine) !== String(true_)) throw new Error(`${where}: ${String(mine)}, not ${String(true_)}`);
        }
      });
    });

    it('views depend only on the record as redacted for the seat', () => {
      const chance = new FastChance(8);
      let pairs = 0;
      for (const table of [...usual, ...drawnTables(game, 60, 8)]) {
        const match = matchAt(table, table.name);
        playOn(match, chance, 1 + chance.below(60));
        const told = new Told(match, table);
        for (let tries = 0; tries < 12; tries += 1) if (looksTheSame(match, told, chance)) pairs += 1;
      }
      expect(pairs).toBeGreaterThan(100);
    });
  });

  it('law 6: bots choose the same when the hidden cards are dealt again', () => {
    const chance = new FastChance(9);
    lookAround([...usual, ...drawnTables(game, 15, 9)], 25, (match, where) => {
      const { rules, state } = match;
      const seat = must(match.asked().at(-1), 'a seat');
      const question = questionFor(match, seat);
      const guess = rules.newState();
      rules.guess(question.view, chance, guess);
      const again = { ...question, view: rules.see(guess, seat) };
      const choices = [question, again].map((one) => [
        LEVELS.random.choose(rules, one),
        LEVELS.plain.choose(rules, one),
        searchingLevel({ ...SEARCH_CONFIGS.thinker, iterations: 12 }).choose(rules, one),
      ]);
      if (String(choices[0]) !== String(choices[1])) throw new Error(`${where}: ${String(choices)}`);
      const view = rules.see(state, seat);
      if (view.seat !== question.view.seat || !equalStates(view.known, question.view.known))
        throw new Error(`${where}: a bot has changed its view`);
    });
  });

  it('law 6: in a state the strong policy uses only what the seat can see', () => {
    const acts = new Acts();
    lookAround([...usual, ...drawnTables(game, 40, 8)], 300, ({ rules, state }, where) => {
      rules.legal(state, acts);
      const seat = rules.onTurn(state);
      const pairs = pairsOf(acts);
      if (!rules.brain.strongPolicy || seat === undefined || pairs.length < 2 || pairs.some(([who]) => who !== seat))
        return;
      const own = pairs.map(([, act]) => act);
      const inView = rules.brain.strongPolicy(rules.see(state, seat), own, false, new FastChance(3), 3);
      const inState = rules.brain.strongPolicy({ seat, known: state }, own, false, new FastChance(3), 3);
      if (inState !== inView) throw new Error(`${where}: it chooses differently in the state`);
    });
  });

  it('law 6: a view survives structuredClone', () => {
    lookAround(usual, 20, ({ rules, state }) => {
      const view = rules.see(state, 0);
      expect(structuredClone(view)).toEqual(view);
    });
  });
});

/** What the seats of a game are told of it, redacted and printed once for each. */
class Told {
  private readonly bySeat: (readonly [lines: readonly Line[], texts: readonly string[]] | undefined)[] = [];
  readonly printed: string;

  constructor(
    private readonly match: Match,
    readonly table: TestTable,
  ) {
    this.printed = printRecord(match.lines);
  }

  /** The lines as this seat is told them, and each as text. */
  to(seat: number): readonly [lines: readonly Line[], texts: readonly string[]] {
    const known = this.bySeat[seat];
    if (known) return known;
    const lines = redact(this.match.lines, seat, this.table.game.secrecy);
    const told = [lines, lines.map(printLine)] as const;
    this.bySeat[seat] = told;
    return told;
  }

  /** Whether these lines are told to this seat as those of the game are, byte for byte. */
  isSame(lines: readonly Line[], seat: number): boolean {
    const [, texts] = this.to(seat);
    const redactor = new Redactor(seat, this.table.game.secrecy);
    return lines.length === texts.length && lines.every((line, i) => printLine(redactor.line(line)) === texts[i]);
  }
}

/**
 * Swaps two cards of the last deck that a seat has not seen, and makes the same acts. If the redacted record is the same for
 * the seat, its view must be the same too. False if the redacted records differ.
 */
function looksTheSame(match: Match, told: Told, chance: FastChance): boolean {
  const { rules, lines } = match;
  const { table } = told;
  const seat = chance.below(rules.seats);
  const deals = lines.filter((line) => line.type === 'deal');
  const [first, deal] = [deals[0], deals.at(-1)];
  if (!first || !deal) return false;
  const toldSince = told.to(seat)[0].slice(lines.indexOf(deal));
  const shown = new Set(toldSince.flatMap((line) => (line.type === 'move' ? line.cards : [])));
  const hidden = deal.deck.filter((card) => !shown.has(card));
  const [one, other] = [hidden[chance.below(hidden.length)], hidden[chance.below(hidden.length)]];
  if (one === undefined || other === undefined || one === other) return false;
  const deck = deal.deck.map((card) => (card === one ? other : card === other ? one : card));
  const orders = ordersIn(lines).map((order) => (order === deal.deck ? deck : order));
  const script = new Orders(orders, rules.pack, first.dealer);
  const recorded = new RecordedChance(script);
  const twin = matchAt(table, table.name, recorded, first.dealer);
  if (!repeats(twin, lines) || recorded.isMisfit) return false;
  if (!told.isSame(twin.lines, seat)) return false;
  if (script.left !== 0) throw new Error(`${table.name}: ${String(script.left)} orders of cards were not used`);
  if (printRecord(twin.lines) === told.printed) throw new Error(`${table.name}: the twin has the same record`);
  if (!equalStates(twin.rules.see(twin.state, seat).known, rules.see(match.state, seat).known))
    throw new Error(`${table.name}: with ${one} and ${other} swapped seat ${String(seat)} sees something else`);
  return true;
}

/** Makes the same acts; false if one of them is not possible. */
function repeats(match: Match, lines: readonly Line[]): boolean {
  for (const line of lines) {
    if (line.type === 'deal' && line.deal !== 0) match.nextDeal(); // an opening deal comes with the first one
    if (line.type !== 'act') continue;
    const index = match.phase === 'deal' ? match.find(line.seat, line.action) : undefined;
    if (index === undefined) return false;
    match.act(index);
  }
  return true;
}
