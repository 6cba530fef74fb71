/**
 * How Concentration is played well, from the dossier's Strategy: the plain player, who knows what his memory holds, and
 * the same judgement as a quick policy of playouts, which forgets nothing.
 */
import { lowestBit } from '../../cards/bits.ts';
import type { Chance } from '../../cards/chance.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import { must } from '../../cards/must.ts';
import type { Act, Acts, Brain, MemoryLevel, State, View } from '../contract/contract.ts';
import { type RuleOptions, KINDS } from './rule-options.ts';
import { type AttentionName, Memory } from './memory.ts';
import { CARDS, CLEARED, DOWN, OPEN, TURNS, UNSEEN, ended, openSpot, pairsOf } from './state.ts';

const NONE = -1;
/** An unknown card may be this many times likelier to help the others than to make the own pair: measured, 4,000 games a value. */
const PRESENTS_A_PAIR = 4;

/** How well the levels remember, the beginner first ["Hidden information"]. */
const LEVELS: readonly AttentionName[] = ['easy', 'medium', 'hard', 'perfect'];

export class ConcentrationBrain implements Brain {
  private readonly memories: readonly Memory[]; // by level of memory
  private memory: Memory; // of the seat that is asked
  private readonly inPack = new Uint8Array(KINDS); // cards of each kind
  private readonly elsewhere = new Uint8Array(KINDS); // cards of each kind that lie where the player knows none
  private readonly isKnown: Uint8Array; // by spot: the player knows its card
  private readonly isRemembered = new Uint8Array(KINDS); // by kind: a place of such a card is remembered

  constructor(
    private readonly options: RuleOptions,
    attention: readonly AttentionName[] = LEVELS,
  ) {
    this.memories = attention.map((name) => new Memory(options, name));
    this.memory = this.memoryOf(0);
    this.isKnown = new Uint8Array(options.grid.cards);
    for (const kind of options.kind) this.inPack[kind] = byteAt(this.inPack, kind) + 1;
  }

  plain(view: View, acts: readonly Act[], _mayPass: boolean, chance: Chance, level: MemoryLevel = 1): number {
    this.memory = this.memoryOf(level);
    this.memory.recall(view);
    const isFirst = view.known[OPEN] === 0;
    const sure = acts.indexOf(isFirst ? this.oldestPair(view.known) : this.oldestMate(view.known));
    if (sure >= 0) return sure; // [Strategy 1]
    const quiet = isFirst || this.takesChance(view.known) ? NONE : acts.indexOf(this.memory.newest);
    return quiet >= 0 ? quiet : this.anyUnknown(acts, chance); // [Strategy 2, 3]
  }

  /**
   * Nothing is left to weigh: a pair that is known is taken [Strategy 1], and among unseen places, each as good as any
   * other, a search only finds the one that its guesses happened to favour. The thinker won 35 % of 400 games so, the
   * plain player 78 %, ties counted for both.
   */
  isReflex(): boolean {
    return true;
  }

  private memoryOf(level: number): Memory {
    return must(this.memories[Math.min(level, this.memories.length - 1)], 'memory');
  }

  /** The remembered spot refreshed longest ago of which a mate is remembered too; NONE if there is no pair. */
  private oldestPair(known: StateArray): number {
    const { memory, options } = this;
    let oldest = NONE;
    this.isRemembered.fill(0);
    for (let i = memory.count - 1; i >= 0; i -= 1) {
      const spot = memory.spot(i);
      const card = options.grid.face(known, spot);
      if (byteAt(this.isRemembered, byteAt(options.mate, card)) > 0) oldest = spot;
      this.isRemembered[byteAt(options.kind, card)] = 1;
    }
    return oldest;
  }

  /** Of the remembered spots whose card matches the open one that refreshed longest ago; NONE if there is none. */
  private oldestMate(known: StateArray): number {
    const { memory, options } = this;
    const open = options.grid.face(known, openSpot(known));
    for (let i = 0; i < memory.count; i += 1)
      if (options.isPair(open, options.grid.face(known, memory.spot(i)))) return memory.spot(i);
    return NONE;
  }

  private anyUnknown(acts: readonly Act[], chance: Chance): number {
    this.isKnown.fill(0);
    for (let i = 0; i < this.memory.count; i += 1) this.isKnown[this.memory.spot(i)] = 1;
    const unknown = acts.flatMap((act, i) =>
      act !== this.options.timeUp && byteAt(this.isKnown, act) === 0 ? [i] : [],
    );
    return unknown[chance.below(unknown.length)] ?? 0;
  }

  /**
   * Is an unknown card the better second flip? It may be the mate, but it also tells the others what it is: where it is
   * likelier to be the mate of a card that is known it makes them a present [Strategy 3, 7].
   */
  private takesChance(known: StateArray): boolean {
    if (this.options.seats === 1) return true;
    const { memory, options, elsewhere } = this;
    this.countElsewhere(known);
    const mine = byteAt(elsewhere, byteAt(options.mate, options.grid.face(known, openSpot(known))));
    let theirs = 0;
    for (let i = 0; i < memory.count; i += 1)
      theirs += byteAt(elsewhere, byteAt(options.mate, options.grid.face(known, memory.spot(i))));
    return PRESENTS_A_PAIR * mine >= theirs;
  }

  /** Counts what is left when cards taken, remembered and open are struck off the pack [Strategy 6]. */
  private countElsewhere(known: StateArray): void {
    const { memory, options, elsewhere } = this;
    elsewhere.set(this.inPack);
    for (let spot = 0; spot < options.grid.cards; spot += 1)
      if (!options.grid.isDown(known, spot)) this.strike(known, spot);
    for (let i = 0; i < memory.count; i += 1) this.strike(known, memory.spot(i));
  }

  private strike(known: StateArray, spot: number): void {
    const kind = byteAt(this.options.kind, this.options.grid.face(known, spot));
    this.elsewhere[kind] = byteAt(this.elsewhere, kind) - 1;
  }

  /** Takes any pair that was turned up; else an unseen card, but second a seen one where many are known. */
  rollout(state: State, acts: Acts, chance: Chance): number {
    const isFirst = state[OPEN] === 0;
    const wanted = isFirst ? this.seenPair(state) : this.seenMate(state);
    const flips = acts.length - (this.options.hasClock ? 1 : 0);
    const start = chance.below(flips);
    if (wanted !== NONE) for (let i = 0; i < flips; i += 1) if (acts.act(i) === wanted) return i;
    const isQuiet = !isFirst && this.options.seats > 1 && state[CARDS] - 1 - state[UNSEEN] > PRESENTS_A_PAIR;
    for (let i = start; i < start + flips; i += 1) {
      const index = i < flips ? i : i - flips;
      if (this.options.grid.isSeen(state, acts.act(index)) === isQuiet) return index;
    }
    return start;
  }

  /** A spot of which a mate was turned up too; NONE if there is no pair. */
  private seenPair(state: State): number {
    const { options, isRemembered } = this;
    isRemembered.fill(0);
    for (let set = 0; set < options.grid.sets; set += 1)
      for (let rest = this.seenDown(state, set); rest !== 0; rest &= rest - 1) {
        const spot = 32 * set + lowestBit(rest);
        const card = options.grid.face(state, spot);
        if (byteAt(isRemembered, byteAt(options.mate, card)) > 0) return spot;
        isRemembered[byteAt(options.kind, card)] = 1;
      }
    return NONE;
  }

  /** A spot whose card was turned up and matches the open one; NONE if there is none. */
  private seenMate(state: State): number {
    const { options } = this;
    const open = options.grid.face(state, openSpot(state));
    for (let set = 0; set < options.grid.sets; set += 1)
      for (let rest = this.seenDown(state, set); rest !== 0; rest &= rest - 1) {
        const spot = 32 * set + lowestBit(rest);
        if (options.isPair(open, options.grid.face(state, spot))) return spot;
      }
    return NONE;
  }

  /** Spots of a card that lies face down and was turned up before, as bits. */
  private seenDown(state: State, set: number): number {
    return at(state, DOWN + set) & at(state, this.options.grid.seen + set);
  }

  /** Half for winning the deal, half for the share of the pairs; a player alone wants few turns. */
  value(state: State, out: Float64Array): void {
    const { seats, grid } = this.options;
    const pairs = grid.cards / 2;
    if (seats === 1) {
      out[0] = ended(state) === CLEARED ? pairs / state[TURNS] : 0;
      return;
    }
    let most = 0;
    for (let seat = 0; seat < seats; seat += 1) most = Math.max(most, pairsOf(state, seat));
    let winners = 0;
    for (let seat = 0; seat < seats; seat += 1) if (pairsOf(state, seat) === most) winners += 1;
    for (let seat = 0; seat < seats; seat += 1) {
      const won = pairsOf(state, seat);
      out[seat] = (won / pairs + (won === most ? 1 / winners : 0)) / 2;
    }
  }
}
