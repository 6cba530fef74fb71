/**
 * Deals the unseen cards of a seat again: all that the seat saw happens again, line by line, and the rest is left to chance.
 * This searches among decks: starting from the true one, it swaps two cards or two places at a time and keeps a swap if the
 * seat would see the same record. A game's `guess` gives a state instead, which cannot be written as a record.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { Chance } from '../cards/chance.ts';
import type { ActLine, Action, FieldValue, Line } from '../record/line.ts';
import { printLine } from '../record/print.ts';
import { Redactor } from '../record/redact.ts';
import type { Match } from './match.ts';
import { type Order, Orders, RecordedChance, ordersIn } from './orders.ts';
import { again } from './undo.ts';

const MOST_CHANGES = 240; // tried swaps
const MOST_MADE = 12_000; // acts in all these tries: what a long deal may cost

/** A deal: its decks and shuffles, and the acts. */
interface Dealt {
  readonly orders: readonly Order[];
  readonly acts: readonly ActLine[];
}

/** Compares what a seat would see of a deal with what it saw, line by line. */
class Eyes {
  private compared = 0;

  constructor(
    private readonly redactor: Redactor,
    private readonly from: number, // the first line of the deal
    private readonly seen: readonly string[],
  ) {}

  /** Has the seat seen the same so far? `lines`: those of the game. */
  seeTheSame(lines: readonly Line[]): boolean {
    for (; this.compared < this.seen.length; this.compared += 1) {
      const line = lines[this.from + this.compared];
      if (!line) return true;
      if (printLine(this.redactor.line(line)) !== this.seen[this.compared]) return false;
    }
    return lines.length === this.from + this.seen.length;
  }
}

/** Deals the last deal of a game again. */
class LastDeal {
  private readonly base: Match; // before it was dealt
  private readonly from: number; // its first line
  private readonly seen: readonly string[];
  readonly asItWas: Dealt;
  made = 0; // acts in all tries

  constructor(
    lines: readonly Line[],
    private readonly match: Match,
    private readonly seat: Seat,
  ) {
    this.from = beginOf(lines);
    this.base = again(match.setup, lines.slice(0, this.from));
    const ofDeal = lines.slice(this.from);
    this.asItWas = { orders: ordersIn(ofDeal), acts: ofDeal.filter((line) => line.type === 'act') };
    const redactor = redactorOf(match, seat);
    this.seen = ofDeal.map((line) => printLine(redactor.line(line)));
  }

  /** The game with this deal; undefined if an act is impossible, or the seat would see something else. */
  dealt({ orders, acts }: Dealt): Match | undefined {
    const match = this.base.fork(new RecordedChance(new Orders(orders, this.base.rules.pack, undefined)));
    const eyes = new Eyes(redactorOf(match, this.seat), this.from, this.seen);
    match.nextDeal();
    for (const { seat, action } of acts) {
      const index = eyes.seeTheSame(match.lines) ? match.find(seat, action) : undefined;
      if (index === undefined) return undefined;
      match.act(index);
      this.made += 1;
    }
    return eyes.seeTheSame(match.lines) ? match : undefined;
  }

  /** Cards that the seat has not seen in this deal. */
  unseen(): readonly Card[] {
    const text = this.seen.join();
    return this.match.rules.pack.filter((card) => !text.includes(`"${card}"`));
  }
}

/** The index of the first line of the last deal; an opening deal, which has no choices, belongs to the first. */
function beginOf(lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ type }) => type === 'deal');
  const line = lines[last];
  return line?.type === 'deal' && line.deal === 1 ? lines.findIndex(({ type }) => type === 'deal') : last;
}

/** A redactor for a new deal, which has had only the `game` line. */
function redactorOf({ lines, setup }: Match, seat: Seat): Redactor {
  const redactor = new Redactor(seat, setup.game.secrecy);
  for (const line of lines.slice(0, 1)) redactor.line(line);
  return redactor;
}

/**
 * The lines of a game up to the choice before line `end`, with the unseen cards of `seat` in its last deal dealt again.
 * Earlier deals stay the same; so does a game before its first deal.
 */
export function dealtAnew(match: Match, end: number, seat: Seat, chance: Chance): readonly Line[] {
  const { lines } = again(match.setup, match.lines.slice(0, end)); // to the choice at that point
  if (!lines.some(({ type }) => type === 'deal')) return lines;
  const deal = new LastDeal(lines, match, seat);
  const unseen = deal.unseen();
  let best = deal.asItWas;
  let found = lines;
  for (let i = 0; i < MOST_CHANGES && deal.made < MOST_MADE; i += 1) {
    const changed = chance.below(2) === 0 ? renamed(best, unseen, chance) : moved(best, chance);
    const dealt = deal.dealt(changed);
    if (!dealt) continue;
    best = changed;
    found = dealt.lines;
  }
  return found;
}

/** Swaps two cards that the seat has not seen, in decks, shuffles and acts. */
function renamed({ orders, acts }: Dealt, unseen: readonly Card[], chance: Chance): Dealt {
  const [one, other] = [unseen[chance.below(unseen.length)], unseen[chance.below(unseen.length)]];
  if (one === undefined || other === undefined) return { orders, acts };
  const names = new Map<string, Card>([
    [one, other],
    [other, one],
  ]);
  return {
    orders: orders.map((order) => order.map((card) => names.get(card) ?? card)),
    acts: acts.map((act) => ({ ...act, action: { ...renamedFields(act.action, names), type: act.action.type } })),
  };
}

const renamedFields = (action: Action, names: ReadonlyMap<string, Card>): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(Object.entries(action).map(([key, value]) => [key, renamedField(value, names)]));

function renamedField(value: FieldValue, names: ReadonlyMap<string, Card>): FieldValue {
  if (typeof value === 'string') return names.get(value) ?? value;
  return typeof value === 'object' ? value.map((one) => renamedField(one, names)) : value;
}

/** Swaps the cards at two places of one deck or shuffle; the acts stay the same. */
function moved({ orders, acts }: Dealt, chance: Chance): Dealt {
  const nth = chance.below(orders.length);
  const order = [...(orders[nth] ?? [])];
  const [i, j] = [chance.below(order.length), chance.below(order.length)];
  [order[i], order[j]] = [order[j] ?? '??', order[i] ?? '??'];
  return { orders: orders.map((old, k) => (k === nth ? order : old)), acts };
}
