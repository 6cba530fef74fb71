/**
 * What a player keeps of the cards that were turned up, as the dossier's "Hidden information" has it. Nothing is stored
 * from one question to the next: the flips that everybody saw are lived through again each time, with dice that are
 * thrown from them and from the seat alone, so that a memory is always the same for the same view.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { View } from '../contract/contract.ts';
import type { RuleOptions } from './rule-options.ts';
import { OPEN, TURN, TURNS, TURNS_KEPT, dealNumber, flipOf, openSpot } from './state.ts';

/** How well somebody remembers. */
export interface Attention {
  readonly own: number; // chance to remember a card that the seat itself flipped
  readonly others: number; // chance to remember a card that others flipped
  readonly fade: number; // chance to lose a card after any turn
  readonly size: number; // places that are remembered at most
}

/** The dossier's table, by level. */
export const ATTENTION = {
  easy: { own: 0.8, others: 0.5, fade: 0.15, size: 5 },
  medium: { own: 0.95, others: 0.8, fade: 0.06, size: 10 },
  hard: { own: 1, others: 0.95, fade: 0.02, size: 20 },
  perfect: { own: 1, others: 1, fade: 0, size: Infinity },
} as const satisfies Readonly<Record<string, Attention>>;

export type AttentionName = keyof typeof ATTENTION;

export class Memory {
  count = 0; // places that are remembered
  private readonly spots: Uint8Array; // the first `count` of them, those refreshed longest ago first
  private readonly attention: Attention;
  private readonly refreshed: Int32Array; // turn, by spot
  private readonly movers = new Uint8Array(TURNS_KEPT); // seat of each turn that is lived through again

  constructor(
    private readonly options: RuleOptions,
    name: AttentionName,
  ) {
    this.attention = ATTENTION[name];
    this.spots = new Uint8Array(options.grid.cards + 1); // one more may come before the oldest goes
    this.refreshed = new Int32Array(options.grid.cards);
  }

  /** A spot whose card is remembered, 0 the one that was refreshed longest ago. */
  spot(i: number): number {
    return byteAt(this.spots, i);
  }

  /** The spot that was refreshed last; −1 if nothing is remembered. */
  get newest(): number {
    return this.count > 0 ? this.spot(this.count - 1) : -1;
  }

  /** Remembers what the seat of this view does now; the card that lies open is not in it, as it is known anyway. */
  recall({ seat, known }: View): void {
    const turns = known[TURNS];
    const from = Math.max(0, turns - TURNS_KEPT);
    this.count = 0;
    if (this.attention.size === Infinity) this.beginWithAllSeen(known);
    this.findMovers(known, from);
    for (let turn = from; turn < turns; turn += 1) {
      const isOwn = byteAt(this.movers, turn - from) === seat;
      this.liveThrough(known, seat, turn, isOwn);
    }
    if (known[OPEN] === 0) return;
    this.notice(known, seat, openSpot(known), { turn: turns, flip: 0, isOwn: known[TURN] === seat });
    this.forget(openSpot(known));
  }

  /** A memory without limit also holds what was turned up before the flips that are kept. */
  private beginWithAllSeen(known: StateArray): void {
    const { grid } = this.options;
    for (let spot = 0; spot < grid.cards; spot += 1)
      if (grid.isDown(known, spot) && grid.isSeen(known, spot)) this.spots[this.count++] = spot;
  }

  /** Who had each turn since `from`: backwards from the seat on turn, which went on after a pair [CO-P4]. */
  private findMovers(known: StateArray, from: number): void {
    const { seats, again } = this.options;
    let seat = known[TURN];
    for (let turn = known[TURNS] - 1; turn >= from; turn -= 1) {
      if (!again || !this.wasPair(known, turn)) seat = (seat + seats - 1) % seats;
      this.movers[turn - from] = seat;
    }
  }

  private wasPair(known: StateArray, turn: number): boolean {
    const { grid } = this.options;
    return this.options.isPair(grid.face(known, flipOf(known, turn, 0)), grid.face(known, flipOf(known, turn, 1)));
  }

  private liveThrough(known: StateArray, seat: Seat, turn: number, isOwn: boolean): void {
    const first = flipOf(known, turn, 0);
    const second = flipOf(known, turn, 1);
    this.notice(known, seat, first, { turn, flip: 0, isOwn });
    this.notice(known, seat, second, { turn, flip: 1, isOwn });
    if (this.wasPair(known, turn)) {
      this.forget(first);
      this.forget(second);
    }
    if (this.attention.fade > 0) this.fade(known, seat, turn);
  }

  /** A card is shown: its place goes to the end of the row, or the note goes by unheeded. */
  private notice(
    known: StateArray,
    seat: Seat,
    spot: number,
    showing: { turn: number; flip: 0 | 1; isOwn: boolean },
  ): void {
    const { own, others, size } = this.attention;
    const dice = throwDice(known, seat, [2 * showing.turn + showing.flip, this.eventOf(known, spot), 0]);
    if (dice >= (showing.isOwn ? own : others)) return;
    this.forget(spot);
    this.spots[this.count++] = spot;
    this.refreshed[spot] = showing.turn;
    if (this.count > size) this.forget(byteAt(this.spots, 0));
  }

  private forget(spot: number): void {
    const index = this.spots.subarray(0, this.count).indexOf(spot);
    if (index < 0) return;
    this.spots.copyWithin(index, index + 1, this.count);
    this.count -= 1;
  }

  /** After the turn each place that was not written or refreshed in it may be lost. */
  private fade(known: StateArray, seat: Seat, turn: number): void {
    const last = 1 + this.eventOf(known, flipOf(known, turn, 1));
    let kept = 0;
    for (let i = 0; i < this.count; i += 1) {
      const spot = byteAt(this.spots, i);
      const isFresh = at(this.refreshed, spot) === turn;
      const dice = throwDice(known, seat, [turn, this.eventOf(known, spot), last]);
      if (!isFresh && dice < this.attention.fade) continue;
      this.spots[kept] = spot;
      kept += 1;
    }
    this.count = kept;
  }

  /** A place and the card that everybody saw there, as one number below 0x10000. */
  private eventOf(known: StateArray, spot: number): number {
    return (spot << 8) | this.options.grid.face(known, spot);
  }
}

/** A number from 0 up to 1 that depends on what happened in public and on the seat only. */
function throwDice(known: StateArray, seat: Seat, events: readonly number[]): number {
  let hash = mix(1, (dealNumber(known) << 3) | seat);
  for (const event of events) hash = mix(hash, event);
  return (hash >>> 0) * 2 ** -32;
}

/** A step of MurmurHash3 (Appleby 2011) with its last mixing. */
function mix(hash: number, event: number): number {
  let mixed = Math.imul((hash ^ event) + 0x7ed55d16, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
