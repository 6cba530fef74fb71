/**
 * Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Each world is a guess where
 * the hidden cards lie. At the root, all acts still in question are played out in the same world with the same chance, so
 * that they differ by the act alone; the worse half is dropped after each round (sequential halving: Karnin, Koren, Somekh
 * 2013). Below the root one tree of acts grows over all worlds. The seat's own acts are chosen by upper confidence bounds
 * with availability counts, those of others by the game's quick policy, which also plays the rest of the deal; the seat
 * itself may use the game's strong policy there. Knows the contract, no game.
 */
import { FastChance } from '../cards/chance.ts';
import { Acts, type Act, type MemoryLevel, type Rules, type State, type View } from '../games/contract/contract.ts';
import type { Seat } from '../cards/card.ts';
import type { Evaluation } from './evaluation.ts';

/** What a search is given besides the question. */
export interface SearchParameters {
  readonly iterations: number; // playouts, over all acts
  readonly depth: number; // own acts in a row that are planned; 1: only the one to be chosen, then the policy plays
  /** Memory for the game's strong policy, which then plays for the seat in playouts; without it the quick policy does. */
  readonly strongPlayouts?: MemoryLevel;
  /** The error of guesses and policy, which more playouts do not remove, in standard deviations of the worth. Measured. */
  readonly bias: number;
}

/** Fills a state with one guess at the hidden cards. */
export type World = (chance: FastChance, into: State) => void;

const MOST_NODES = 16384;
const EXPLORATION = 1; // in standard deviations of the worth
const LEAST_DEVIATION = 0.01;
const FEWEST_TRIES = 4; // of each act that is evaluated
const MOST_SEED = 0x7fffffff;
const NONE = 0; // no node

interface CandidateAct {
  readonly index: number;
  readonly node: number;
  worlds: number;
  lead: number; // summed, and squared
  squares: number;
}

/** The search for one question; used once. */
export class Search {
  private readonly ownChance: FastChance;
  private readonly playChance = new FastChance(0); // seeded again for every playout
  private readonly acts = new Acts();
  private readonly own: Act[] = []; // the acts of the searching seat
  private readonly view: View; // of the state, for the strong policy
  private readonly guessed: State;
  private readonly state: State;
  private readonly worth: Float64Array; // of the deal after a playout, by seat
  // The tree: a node is an index, children are a linked list, and node 0 means none.
  private readonly act: Int32Array;
  private readonly mover: Uint8Array; // the seat that made the act
  private readonly child: Int32Array;
  private readonly sibling: Int32Array;
  private readonly visits: Int32Array;
  private readonly available: Int32Array; // how often it could have been chosen
  private readonly sum: Float64Array; // worth for the searching seat over all visits
  private readonly path: Int32Array;
  private nodes = 1;
  private length = 0; // of the path
  private playouts = 0;
  private total = 0; // sum of the worth over all playouts, and of its squares
  private squares = 0;
  private deviation = LEAST_DEVIATION;

  constructor(
    private readonly rules: Rules,
    private readonly seat: Seat,
    private readonly how: SearchParameters,
    seed: number,
  ) {
    this.ownChance = new FastChance(seed);
    this.guessed = rules.newState();
    this.state = rules.newState();
    this.view = { seat, known: this.state };
    this.worth = new Float64Array(rules.seats);
    const nodes = Math.min(MOST_NODES, how.iterations + 2);
    this.act = new Int32Array(nodes);
    this.mover = new Uint8Array(nodes);
    this.child = new Int32Array(nodes);
    this.sibling = new Int32Array(nodes);
    this.visits = new Int32Array(nodes);
    this.available = new Int32Array(nodes);
    this.sum = new Float64Array(nodes);
    this.path = new Int32Array(how.depth);
  }

  /**
   * Evaluates the acts of `among` (indices into `acts`; the first is the policy's choice) in worlds that agree with what
   * the seat knows. Acts that were kept longest come first, better ones before worse. The policy's act is kept to the end.
   */
  evaluate(acts: readonly Act[], among: readonly number[], world: World): Evaluation[] {
    const [first, ...others] = this.candidates(acts, among);
    if (!first) return [];
    const dropped: CandidateAct[] = [];
    const left = others;
    const rounds = Math.max(1, Math.ceil(Math.log2(others.length + 1)));
    for (let round = 1; round <= rounds; round += 1) {
      const worlds = Math.floor(this.how.iterations / rounds / (left.length + 1));
      for (let i = 0; i < Math.max(1, worlds); i += 1) this.tryAll(first, left, world);
      if (round === rounds) break;
      left.sort((a, b) => b.lead / b.worlds - a.lead / a.worlds || a.index - b.index);
      dropped.push(...left.splice(Math.max(1, left.length >> 1)));
    }
    const base = this.meanOf(first);
    return [first, ...left, ...dropped]
      .map((one) => evaluationOf(one, base, this.deviation, this.how.bias))
      .sort((a, b) => b.visits - a.visits || b.value - a.value || a.index - b.index);
  }

  /** As many acts as can be tried a few times each, drawn at random. */
  private candidates(acts: readonly Act[], among: readonly number[]): CandidateAct[] {
    const chosen = [...among];
    const most = Math.max(2, Math.floor(this.how.iterations / FEWEST_TRIES));
    for (let i = 1; i < Math.min(most, chosen.length); i += 1) {
      const j = i + this.ownChance.below(chosen.length - i);
      [chosen[i], chosen[j]] = [chosen[j] ?? 0, chosen[i] ?? 0];
    }
    return chosen.slice(0, most).map((index) => {
      const node = this.add(NONE, acts[index] ?? 0, this.seat);
      return { index, node, worlds: 0, lead: 0, squares: 0 };
    });
  }

  /** Plays out the policy's act and all others still in question, in one world and with the same chance. */
  private tryAll(first: CandidateAct, others: readonly CandidateAct[], world: World): void {
    world(this.ownChance, this.guessed);
    const seed = this.ownChance.below(MOST_SEED);
    const base = this.playout(first.node, seed);
    first.worlds += 1;
    for (const one of others) {
      const lead = this.playout(one.node, seed) - base;
      one.worlds += 1;
      one.lead += lead;
      one.squares += lead * lead;
    }
  }

  /** The worth of the deal to the seat after this act at the root. */
  private playout(node: number, seed: number): number {
    const { rules, state, seat, playChance } = this;
    rules.copy(this.guessed, state);
    playChance.seed(seed);
    rules.playOn(state, seat, this.act[node] ?? 0, playChance);
    this.path[0] = node;
    this.length = 1;
    this.descend(node);
    rules.brain.value(state, this.worth);
    const worth = this.worth[seat] ?? 0;
    this.count(worth);
    return worth;
  }

  private count(worth: number): void {
    this.playouts += 1;
    this.total += worth;
    this.squares += worth * worth;
    const mean = this.total / this.playouts;
    this.deviation = Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, this.squares / this.playouts - mean * mean)));
    for (let i = 0; i < this.length; i += 1) {
      const node = this.path[i] ?? 0;
      this.visits[node] = (this.visits[node] ?? 0) + 1;
      this.sum[node] = (this.sum[node] ?? 0) + worth;
    }
  }

  /** Plays from a node to the end of the deal: through the tree as far as it goes, then by policy. */
  private descend(start: number): void {
    const { rules, state, acts, playChance, seat } = this;
    let node = start; // none once the tree is left
    let own = 1; // acts of the seat so far
    for (;;) {
      rules.legal(state, acts);
      if (acts.length === 0) return;
      let chosen = acts.length === 1 ? 0 : this.policy();
      if (node !== NONE && own < this.how.depth && acts.length > 1 && !rules.brain.isReflex(acts.act(chosen))) {
        const mine = acts.seat(chosen) === seat;
        if (mine) {
          chosen = this.choose(node, chosen);
          own += 1;
        }
        node = this.follow(node, chosen, mine);
      }
      rules.playOn(state, acts.seat(chosen), acts.act(chosen), playChance);
    }
  }

  /** Index into `acts` of what is done in a playout: by the strong policy for the seat itself if set, else by the quick one. */
  private policy(): number {
    const { rules, state, acts, own, playChance, seat } = this;
    const { strongPlayouts } = this.how;
    if (strongPlayouts === undefined || !rules.brain.strongPolicy || rules.onTurn(state) !== seat)
      return rules.brain.rollout(state, acts, playChance);
    for (let i = 0; i < acts.length; i += 1) {
      if (acts.seat(i) !== seat) return rules.brain.rollout(state, acts, playChance); // another seat may act out of turn
      own[i] = acts.act(i);
    }
    while (own.length > acts.length) own.pop(); // keeps its memory, unlike a new length
    return rules.brain.strongPolicy(this.view, own, false, playChance, strongPlayouts) ?? 0;
  }

  /** Index into `acts` of what the seat does at its own node: first the policy's act, then untried ones, then the best. */
  private choose(node: number, advised: number): number {
    const { acts, rules, playChance } = this;
    let [chosen, untried, most] = [advised, 0, -Infinity];
    for (let i = 0; i < acts.length; i += 1) {
      if (rules.brain.isReflex(acts.act(i))) continue;
      const child = this.find(node, acts.act(i), acts.seat(i));
      if (child === NONE) {
        if (i === advised) return i;
        untried += 1;
        if (playChance.below(untried) === 0) chosen = i;
        continue;
      }
      this.available[child] = (this.available[child] ?? 0) + 1;
      const score = this.scoreOf(child);
      if (untried > 0 || score <= most) continue;
      [chosen, most] = [i, score];
    }
    return chosen;
  }

  private scoreOf(child: number): number {
    const visits = this.visits[child] ?? 1;
    const spread = Math.sqrt(Math.log(this.available[child] ?? 1) / visits);
    return (this.sum[child] ?? 0) / visits + EXPLORATION * this.deviation * spread;
  }

  /** The node of the chosen act; none if it is new, because there the tree ends. */
  private follow(parent: number, chosen: number, mine: boolean): number {
    const [act, seat] = [this.acts.act(chosen), this.acts.seat(chosen)];
    const known = this.find(parent, act, seat);
    const node = known === NONE ? this.add(parent, act, seat) : known;
    if (mine && node !== NONE) {
      this.path[this.length] = node;
      this.length += 1;
    }
    return known;
  }

  private find(node: number, act: Act, seat: Seat): number {
    for (let child = this.child[node] ?? NONE; child !== NONE; child = this.sibling[child] ?? NONE)
      if (this.act[child] === act && this.mover[child] === seat) return child;
    return NONE;
  }

  /** A new node; none if the tree is full. */
  private add(parent: number, act: Act, seat: Seat): number {
    if (this.nodes >= this.act.length) return NONE;
    const node = this.nodes;
    this.nodes += 1;
    this.act[node] = act;
    this.mover[node] = seat;
    this.available[node] = 1;
    if (parent === NONE) return node;
    this.sibling[node] = this.child[parent] ?? NONE;
    this.child[parent] = node;
    return node;
  }

  private meanOf({ node }: CandidateAct): number {
    return (this.sum[node] ?? 0) / Math.max(1, this.visits[node] ?? 0);
  }
}

function evaluationOf(
  { index, worlds, lead, squares }: CandidateAct,
  base: number,
  deviation: number,
  bias: number,
): Evaluation {
  const count = Math.max(1, worlds);
  const mean = lead / count;
  const variance = Math.max(0, squares / count - mean * mean) / count;
  const byChance = Math.hypot(Math.sqrt(variance), deviation / count); // the last term: few playouts say little
  return {
    index,
    visits: worlds,
    value: Math.min(1, Math.max(0, base + mean)), // the lead of few playouts can be larger than what there is
    lead: mean,
    byChance,
    error: Math.hypot(byChance, bias * deviation),
  };
}
