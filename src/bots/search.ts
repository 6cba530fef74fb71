/**
 * Looking ahead without seeing: information set Monte Carlo tree search from one observer (Cowling, Powley, Whitehouse
 * 2012), with availability counts. Each iteration guesses how the hidden cards may lie, walks down one tree of acts, and
 * plays the rest out by the game's quick policy. Knows the contract, no game.
 */
import { FastChance } from '../cards/chance.ts';
import { Acts, type Act, type Rules, type State, type View } from '../games/contract.ts';

const NODES = 4096;
const EXPLORATION = 0.7;
const ROOT = 0;

/** One choice by information-set Monte Carlo tree search: made for a question, used once. */
export class Search {
  private readonly chance: FastChance;
  private readonly acts = new Acts();
  private readonly state: State;
  private readonly worth: Float64Array; // of the deal that an iteration led to, by seat
  // The tree, a node an index; children are a linked list. Node 0 is the root and no act led there.
  private readonly act = new Int32Array(NODES);
  private readonly mover = new Uint8Array(NODES); // the seat that made the act
  private readonly child = new Int32Array(NODES); // first one; 0 for none
  private readonly sibling = new Int32Array(NODES);
  private readonly visits = new Int32Array(NODES);
  private readonly available = new Int32Array(NODES); // how often it could have been chosen
  private readonly sum = new Float64Array(NODES); // worth for its mover over all visits
  private readonly path = new Int32Array(512);
  private nodes = 1;
  private depth = 0;

  constructor(
    private readonly rules: Rules,
    seed: number,
  ) {
    this.chance = new FastChance(seed);
    this.state = rules.newState();
    this.worth = new Float64Array(rules.seats);
  }

  /** Index into `acts` of the act visited most; those of `acts` that are answers and no choices are left out. */
  choose(view: View, acts: readonly Act[], iterations: number): number {
    for (let i = 0; i < iterations; i += 1) this.iterate(view);
    let best = acts.findIndex((act) => !this.rules.brain.isReflex(act));
    let most = -1;
    for (let node = this.child[ROOT] ?? 0; node !== 0; node = this.sibling[node] ?? 0) {
      const index = acts.indexOf(this.act[node] ?? -1);
      const visits = this.visits[node] ?? 0;
      if (index >= 0 && visits > most) [best, most] = [index, visits];
    }
    return Math.max(best, 0);
  }

  /** One guess, one way down the tree, one playout. */
  iterate(view: View): void {
    this.rules.guess(view, this.chance, this.state);
    this.descend();
    this.rules.brain.value(this.state, this.worth);
    for (let i = 0; i < this.depth; i += 1) {
      const node = this.path[i] ?? 0;
      this.visits[node] = (this.visits[node] ?? 0) + 1;
      this.sum[node] = (this.sum[node] ?? 0) + (this.worth[this.mover[node] ?? 0] ?? 0);
    }
  }

  private descend(): void {
    const { rules, state, acts, chance } = this;
    let node = ROOT;
    let inTree = true;
    this.depth = 0;
    for (;;) {
      rules.legal(state, acts);
      if (acts.length === 0) return;
      let chosen = acts.length === 1 ? 0 : rules.brain.rollout(state, acts, chance);
      const isChoice = acts.length > 1 && !rules.brain.isReflex(acts.act(chosen));
      if (inTree && isChoice && this.depth < this.path.length) {
        const next = this.step(node);
        inTree = next.inTree;
        if (next.chosen >= 0) {
          chosen = next.chosen;
          node = next.node;
          this.path[this.depth] = node;
          this.depth += 1;
        }
      }
      rules.act(state, acts.seat(chosen), acts.act(chosen), chance);
    }
  }

  private readonly next = { chosen: -1, node: ROOT, inTree: true }; // reused

  /** Chooses among the acts that are possible now: an untried one, else by upper confidence. */
  private step(node: number): { chosen: number; node: number; inTree: boolean } {
    const { acts, next } = this;
    next.chosen = -1;
    next.inTree = true;
    let untried = 0;
    let best = -Infinity;
    for (let i = 0; i < acts.length; i += 1) {
      if (this.rules.brain.isReflex(acts.act(i))) continue;
      const child = this.find(node, acts.act(i), acts.seat(i));
      if (child === 0) {
        untried += 1;
        if (this.chance.below(untried) > 0) continue;
        next.chosen = i;
        next.node = 0;
        continue;
      }
      this.available[child] = (this.available[child] ?? 0) + 1;
      if (untried > 0) continue;
      const score = this.score(child);
      if (score > best) {
        best = score;
        next.chosen = i;
        next.node = child;
      }
    }
    if (untried > 0) this.expand(node);
    return next;
  }

  private score(child: number): number {
    const visits = this.visits[child] ?? 1;
    return (this.sum[child] ?? 0) / visits + EXPLORATION * Math.sqrt(Math.log(this.available[child] ?? 1) / visits);
  }

  private find(node: number, act: Act, seat: number): number {
    for (let child = this.child[node] ?? 0; child !== 0; child = this.sibling[child] ?? 0)
      if (this.act[child] === act && this.mover[child] === seat) return child;
    return 0;
  }

  /** Adds the untried act that was chosen; from here the iteration is a playout. A full tree grows no more. */
  private expand(parent: number): void {
    const { acts, next } = this;
    next.inTree = false;
    if (this.nodes >= NODES) {
      next.chosen = -1;
      return;
    }
    const node = this.nodes;
    this.nodes += 1;
    this.act[node] = acts.act(next.chosen);
    this.mover[node] = acts.seat(next.chosen);
    this.sibling[node] = this.child[parent] ?? 0;
    this.child[parent] = node;
    this.available[node] = 1;
    next.node = node;
  }
}
