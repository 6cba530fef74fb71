/**
 * Positions of Piquet written in card text, for its tests. As in the dossier's examples seat 1 is elder and seat 0
 * younger. Acts are given and lines told in short words, so that a test reads like these examples.
 */
import { KINDS } from './words/points.ts';
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { at } from '../../cards/state-array.ts';
import type { Action, Line, Options } from '../../record/line.ts';
import type { Act, Rules } from '../contract/contract.ts';
import { cardNumbers } from '../kit/laid.testing.ts';
import { fillOptions } from '../contract/options/values.ts';
import { NO_CHANCE, ToldTable } from '../kit/told.testing.ts';
import { game } from './index.ts';
import { BASE, DEAL, DEALER, HAND, KIND, PHASE, PLAYED, PLAYING, SCORED, TOTAL, TRICKS, TURN } from './state.ts';

export const rulesOf = (options: Options = {}): Rules => game.table(fillOptions(game.options, options, 2), 2);

const { pack } = rulesOf();

/** The cards of a text as numbers; commas may stand between them. */
const numbers = (text: string): number[] => cardNumbers(text.replaceAll(',', ' '), pack);

/** The cards of a text as a set of bits. */
export const cards = (text: string): number => numbers(text).reduce((set, card) => set | (1 << card), 0);

/** A set of bits as text, in card order. */
export const text = (set: number): string =>
  rulesOf()
    .pack.filter((_, card) => ((set >>> card) & 1) !== 0)
    .join(' ');

/** A table of Piquet in some position. */
export class Table extends ToldTable {
  /** The kind is left out where it is the one that is being settled. */
  protected override words(act: Act): string {
    const { type, card, take, kind, say, extra } = this.rules.print(this.state, 0, act);
    if (kind !== undefined && kind !== KINDS[at(this.state, KIND)]) throw new Error(`${type} of kind ${String(kind)}`);
    const counted = Array.isArray(extra)
      ? extra.map((one) => (Array.isArray(one) ? one.join(' ') : '')).join(' + ')
      : '';
    const words = [type === 'answer' ? say : type, card, take, counted === '' ? undefined : counted];
    return words.filter((word) => word !== undefined).join(' ');
  }

  /** The cards of a seat, in card order. */
  hand(seat: Seat): string {
    return text(at(this.state, HAND + seat));
  }

  /** `play KS`, `equal`, `claim KD QD JD + AH KH QH` as the record's object. */
  protected override actionOf(words: string): Action {
    const [type = '', ...rest] = words.split(' ');
    const kind = KINDS[at(this.state, KIND)] ?? '';
    const extra =
      rest.length === 0
        ? []
        : rest
            .join(' ')
            .split(' + ')
            .map((one) => one.split(' '));
    if (type === 'declare' || type === 'silent') return { type, kind };
    if (type === 'claim') return { type, kind, extra };
    if (type === 'carte-blanche') return rest[0] === undefined ? { type } : { type, take: Number(rest[0]) };
    if (['equal', 'good', 'not-good'].includes(type)) return { type: 'answer', kind, say: type };
    return rest[0] === undefined ? { type } : { type, card: rest[0] };
  }

  protected override tell(line: Line): string {
    return tell(line);
  }
}

/** A line in short words: `stock → hand/1: 5D (draw)`, `seat 1 declare point count 5`, `seat 1 +6 point`. */
function tell(line: Line): string {
  if (line.type === 'move') return `${line.from} → ${line.to}: ${line.cards.join(' ')} (${line.why})`;
  if (line.type === 'score') return `seat ${String(line.seat)} +${String(line.points)} ${line.why}`;
  if (line.type === 'note') {
    const { type: _type, seat, what, kind, ...rest } = line;
    const fields = Object.entries(rest).map(
      ([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : String(value)}`,
    );
    const words = [seat === undefined ? undefined : `seat ${String(seat)}`, what, kind, ...fields];
    return words.filter((word) => word !== undefined).join(' ');
  }
  if (line.type === 'deal-end') return `deal-end winners ${line.winners.join(' ')} totals ${line.totals.join(' ')}`;
  throw new Error(`the rules do not say ${line.type}`);
}

const YOUNGER = 0;
const ELDER = 1;

/** Two hands at the beginning of the exchange; what is left out is filled up from the rest of the pack. */
export interface Dealt {
  readonly options?: Options;
  readonly elder?: string;
  readonly younger?: string;
  readonly talon?: string; // top first
}

/** The whole deck that gives these hands: two cards at a time, elder first [PQ-S3]. */
export function deckOf({ elder = '', younger = '', talon = '' }: Dealt): number[] {
  const piles = [numbers(elder), numbers(younger), numbers(talon)];
  const rest = Array.from({ length: 32 }, (_, card) => card).filter((card) => !piles.flat().includes(card));
  const [ours, theirs, left] = [12, 12, 8].map((size, i) => {
    const pile = must(piles[i], 'pile');
    return [...pile, ...rest.splice(0, size - pile.length)];
  });
  const hands = Array.from({ length: 24 }, (_, i) => must((i & 2) === 0 ? ours : theirs, 'hand').shift() ?? -1);
  const deck = [...hands, ...must(left, 'talon')];
  if (new Set(deck).size !== 32 || deck.includes(-1)) throw new Error('a card lies in two places, or too many in one');
  return deck;
}

/** Before the exchange; and what was told until there. */
export function dealt(hands: Dealt): { readonly table: Table; readonly told: readonly string[] } {
  const rules = rulesOf(hands.options);
  const told: string[] = [];
  const state = rules.newState();
  rules.open(state);
  const deck = Uint8Array.from(deckOf(hands));
  rules.deal(state, { deal: 1, dealer: YOUNGER, deck }, NO_CHANCE, (line) => told.push(tell(line)));
  return { table: new Table(rules, state), told };
}

/** The cut with these cards at the bottom of the halves: what was told, and who deals first. */
export function cut(upper: string, lower: string): { readonly told: readonly string[]; readonly dealer: Seat } {
  const rules = rulesOf();
  const [first, second] = [must(numbers(upper)[0], upper), must(numbers(lower)[0], lower)];
  const rest = Array.from({ length: 32 }, (_, card) => card).filter((card) => card !== first && card !== second);
  const deck = Uint8Array.from([...rest.slice(0, 15), first, ...rest.slice(15), second]);
  const told: string[] = [];
  const state = rules.newState();
  const { deal, dealer } = rules.open(state);
  rules.deal(state, { deal, dealer: must(dealer, 'dealer'), deck }, NO_CHANCE, (line) => told.push(tell(line)));
  return { told, dealer: rules.standing(state).nextDealer };
}

/** Both hands of twelve after the exchange: elder drew five cards, younger three, so that no talon is left. */
export function exchanged({ options = {}, elder, younger }: Omit<Dealt, 'talon'>): Table {
  const [ours, theirs] = [numbers(elder ?? ''), numbers(younger ?? '')];
  const rest = Array.from({ length: 32 }, (_, card) => card).filter((card) => ![...ours, ...theirs].includes(card));
  ours.push(...rest.splice(0, 12 - ours.length));
  theirs.push(...rest.splice(0, 12 - theirs.length));
  const names = (list: number[]): string => list.map((card) => pack[card]).join(' ');
  const gone = [rest.slice(0, 5), rest.slice(5)] as const;
  const { table } = dealt({
    options,
    elder: names([...ours.slice(0, 7), ...gone[0]]),
    younger: names([...theirs.slice(0, 9), ...gone[1]]),
    talon: names([...ours.slice(7), ...theirs.slice(9)]),
  });
  for (const card of gone[0]) table.act(ELDER, `discard ${names([card])}`);
  table.act(ELDER, 'draw');
  for (const card of gone[1]) table.act(YOUNGER, `discard ${names([card])}`);
  table.act(YOUNGER, 'draw');
  return table;
}

/** The words are over, nothing was scored, and elder leads. */
export function silent(hands: Omit<Dealt, 'talon'>): Table {
  const table = exchanged(hands);
  for (let kind = 0; kind < KINDS.length; kind += 1)
    for (const seat of hands.options?.['youngerDeclares'] === 'after-lead' ? [ELDER] : [ELDER, YOUNGER])
      table.act(seat, 'silent');
  return table;
}

/** Late in the play: the cards that are left, who leads, and how things stand. */
export interface Late {
  readonly options?: Options;
  readonly hands: readonly [string, string]; // by seat
  readonly leader: Seat;
  readonly tricks: readonly [number, number]; // won so far, by seat
  readonly scored?: readonly [number, number]; // in this deal; all of it counts in the base
  readonly totals?: readonly [number, number]; // with this deal's
  readonly deal?: number;
}

export function late(ending: Late): Table {
  const rules = rulesOf(ending.options);
  const state = rules.newState();
  const hands = ending.hands.map(cards);
  const rest = Array.from({ length: 32 }, (_, card) => card).filter((card) =>
    hands.every((hand) => ((hand >>> card) & 1) === 0),
  );
  const played = ending.tricks[0] + ending.tricks[1];
  const pile = (count: number): number => rest.splice(0, count).reduce((set, card) => set | (1 << card), 0);
  for (const seat of [0, 1] as const) {
    state[HAND + seat] = must(hands[seat], 'hand');
    state[PLAYED + seat] = pile(played);
    state[TRICKS + seat] = ending.tricks[seat];
    state[SCORED + seat] = ending.scored?.[seat] ?? 0;
    state[BASE + seat] = ending.scored?.[seat] ?? 0;
    state[TOTAL + seat] = ending.totals?.[seat] ?? ending.scored?.[seat] ?? 0;
  }
  state[DEAL] = ending.deal ?? 1;
  state[DEALER] = YOUNGER;
  state[PHASE] = PLAYING;
  state[TURN] = ending.leader;
  return new Table(rules, state);
}
