/**
 * The dialogue: point, sequence and set, each settled before the next [PQ-D1 to PQ-D10], and what younger says only
 * after elder's first lead [PQ-D11]. What the words prove to everybody is kept in the state [PROVED, SHOWN].
 */
import { KINDS } from './words/points.ts';
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { WriteLine, State } from '../contract/contract.ts';
import { EQUAL, GOOD } from './acts.ts';
import {
  CombinationList,
  MOST_STRENGTH,
  POINT,
  SET,
  bestOf,
  countOf,
  findExtras,
  strengthOf,
  strongestOf,
  sumOf,
  weakestOf,
} from './combinations.ts';
import type { RuleOptions } from './rule-options.ts';
import { checkPique, count, countAnew } from './score.ts';
import {
  ANSWERS_MAKING,
  CLAIMED,
  CLAIMING,
  ELDER_SPEAKS,
  HOLD,
  KIND,
  LED,
  NOBODY,
  NOT_GOOD,
  NOT_GOOD_AFTER_EQUAL,
  OUTCOME,
  PHASE,
  PLAYING,
  PROVED,
  SHOWN,
  SILENT,
  TIED,
  TURN,
  WON_BY,
  WORTH,
  YOUNGER_ANSWERS,
  YOUNGER_SPEAKS,
  elderOf,
  twelve,
  youngerOf,
} from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

/** How strong the seat's best combination of the kind is that is being settled; 0 for none. */
export const bestStrength = (state: State, seat: Seat): number => strengthOf(state[KIND], twelve(state, seat));

/** Everybody knows from now on that the seat's best of this kind is so strong. */
function prove(state: State, seat: Seat, kind: number, least: number, most: number): void {
  state[PROVED + 3 * seat + kind] = least | (most << 16);
}

/** It was said how many cards the best has; of a set its rank too. */
function proveCount(state: State, seat: Seat, kind: number, strong: number): void {
  const count = countOf(strong);
  if (kind === SET) prove(state, seat, kind, strong, strong);
  else prove(state, seat, kind, weakestOf(count), strongestOf(count));
}

const words = (kind: number): 'point' | 'sequence' | 'set' => KINDS[kind] ?? 'set';

export class Dialogue {
  private readonly extras = new CombinationList();

  constructor(
    private readonly options: RuleOptions,
    private readonly writer: PiquetLineWriter,
  ) {}

  begin(state: State): void {
    this.askElder(state, POINT);
  }

  private askElder(state: State, kind: number): void {
    state[KIND] = kind;
    state[PHASE] = ELDER_SPEAKS;
    state[TURN] = elderOf(state);
  }

  /** `declare`: elder's word [PQ-D4], or younger's where elder was silent [PQ-D8]. */
  declare(state: State, seat: Seat, write?: WriteLine): void {
    const kind = state[KIND];
    const strong = bestStrength(state, seat);
    proveCount(state, seat, kind, strong);
    if (write) this.writer.declared(write, seat, kind, strong);
    if (state[PHASE] === YOUNGER_SPEAKS) {
      this.win(state, seat, write);
      return;
    }
    state[PHASE] = YOUNGER_ANSWERS;
    state[TURN] = youngerOf(state);
  }

  /** `silent` proves nothing. After elder's younger is asked, at once or after the lead [PQ-D8, PQ-D11]. */
  silent(state: State, write?: WriteLine): void {
    if (state[PHASE] === YOUNGER_SPEAKS) this.settle(state, NOBODY, write);
    else if (this.options.afterLead) this.settle(state, SILENT, write);
    else this.askYounger(state, state[KIND]);
  }

  private askYounger(state: State, kind: number): void {
    state[KIND] = kind;
    state[PHASE] = YOUNGER_SPEAKS;
    state[TURN] = youngerOf(state);
  }

  /** Younger's answer [PQ-D5], and its second one after elder told how much it makes [PQ-D6]. */
  answer(state: State, said: number, write?: WriteLine): void {
    const isSecond = state[PHASE] === ANSWERS_MAKING;
    if (said === GOOD) this.win(state, elderOf(state), write);
    else if (said !== EQUAL) this.notGood(state, write);
    else if (isSecond) this.tie(state, write);
    else this.tellMaking(state, write);
  }

  /** [PQ-D6] */
  private tellMaking(state: State, write?: WriteLine): void {
    const elder = elderOf(state);
    const kind = state[KIND];
    const strong = bestStrength(state, elder);
    prove(state, elder, kind, strong, strong);
    proveCount(state, youngerOf(state), kind, strong);
    if (write) this.writer.making(write, elder, kind, strong);
    state[PHASE] = ANSWERS_MAKING;
  }

  /** A second `equal`: nobody scores in this kind, and both show [PQ-D7, PQ-D10]. */
  private tie(state: State, write?: WriteLine): void {
    const kind = state[KIND];
    const strong = bestStrength(state, elderOf(state));
    prove(state, youngerOf(state), kind, strong, strong);
    state[OUTCOME + kind] = TIED;
    if (state[HOLD] === 0) this.showTied(state, kind, write);
    this.next(state, write);
  }

  /** Younger's is better: it says how much better now, or after the lead [PQ-D9, PQ-D11]. */
  private notGood(state: State, write?: WriteLine): void {
    const isSecond = state[PHASE] === ANSWERS_MAKING;
    if (!this.options.afterLead) {
      this.announce(state, isSecond, write);
      return;
    }
    const [kind, elders] = [state[KIND], bestStrength(state, elderOf(state))];
    const count = countOf(elders);
    if (isSecond) prove(state, youngerOf(state), kind, elders + 1, strongestOf(count));
    else prove(state, youngerOf(state), kind, kind === SET ? elders + 1 : weakestOf(count + 1), MOST_STRENGTH);
    this.settle(state, isSecond ? NOT_GOOD_AFTER_EQUAL : NOT_GOOD, write);
  }

  /** [PQ-D9] */
  private announce(state: State, wasEqual: boolean, write?: WriteLine): void {
    const kind = state[KIND];
    const younger = youngerOf(state);
    const strong = bestStrength(state, younger);
    if (wasEqual) prove(state, younger, kind, strong, strong);
    else proveCount(state, younger, kind, strong);
    if (write && wasEqual) this.writer.declaredWithSecond(write, younger, kind, strong);
    else if (write) this.writer.declared(write, younger, kind, strong);
    this.win(state, younger, write);
  }

  /** The winner of a point scores; of sequences and sets it says what it counts [PQ-D10]. */
  private win(state: State, seat: Seat, write?: WriteLine): void {
    const kind = state[KIND];
    state[OUTCOME + kind] = WON_BY + seat;
    if (kind === POINT) {
      this.score(state, seat, bestOf(POINT, twelve(state, seat)), write);
      return;
    }
    state[PHASE] = CLAIMING;
    state[TURN] = seat;
  }

  /** [PQ-D10] `index` of the other combinations in the list of claims. */
  claim(state: State, seat: Seat, index: number, write?: WriteLine): void {
    const kind = state[KIND];
    const cards = twelve(state, seat);
    findExtras(kind, cards, this.extras);
    this.score(state, seat, bestOf(kind, cards) | this.extras.at(index), write);
  }

  /** The winner's points for the combinations that it counts; then it shows them, unless shows wait. */
  private score(state: State, seat: Seat, counted: number, write?: WriteLine): void {
    const kind = state[KIND];
    const points = sumOf(kind, counted);
    state[WORTH + kind] = points;
    count(state, seat, words(kind), points, write);
    if (state[HOLD] === 0) this.show(state, seat, kind, counted, write);
    else state[CLAIMED + kind] = counted;
    this.next(state, write);
  }

  private show(state: State, seat: Seat, kind: number, cards: number, write?: WriteLine): void {
    const strong = strengthOf(kind, cards);
    prove(state, seat, kind, strong, strong);
    state[SHOWN + 3 * seat + kind] = cards;
    if (write) this.writer.showed(write, seat, kind, cards);
  }

  /** Elder's first [PQ-D10]. */
  private showTied(state: State, kind: number, write?: WriteLine): void {
    for (const seat of [elderOf(state), youngerOf(state)])
      this.show(state, seat, kind, bestOf(kind, twelve(state, seat)), write);
  }

  private settle(state: State, outcome: number, write?: WriteLine): void {
    state[OUTCOME + state[KIND]] = outcome;
    this.next(state, write);
  }

  /** The next kind; after the last elder leads. Once elder has led only what younger held back is left. */
  private next(state: State, write?: WriteLine): void {
    const kind = state[KIND] + 1;
    if (state[LED] !== 0) this.askAfterLead(state, kind, write);
    else if (kind < KINDS.length) this.askElder(state, kind);
    else {
      state[PHASE] = PLAYING;
      state[TURN] = elderOf(state);
    }
  }

  /** Elder's first card lies in the trick: younger says what it has held back [PQ-D11]. */
  afterFirstLead(state: State, write?: WriteLine): void {
    if (this.options.afterLead) this.askAfterLead(state, POINT, write);
  }

  private askAfterLead(state: State, from: number, write?: WriteLine): void {
    for (let kind = from; kind < KINDS.length; kind += 1) {
      const outcome = at(state, OUTCOME + kind);
      if (outcome === SILENT) {
        this.askYounger(state, kind);
        return;
      }
      if (outcome === NOT_GOOD || outcome === NOT_GOOD_AFTER_EQUAL) {
        state[KIND] = kind;
        this.announce(state, outcome === NOT_GOOD_AFTER_EQUAL, write);
        return; // it goes on from there
      }
    }
    this.endHold(state, write);
  }

  /** Now repique is looked for, all that was kept back is shown, and pique is looked for [PQ-D11, PQ-B3]. */
  private endHold(state: State, write?: WriteLine): void {
    countAnew(state, write);
    for (let kind = 0; kind < KINDS.length; kind += 1) {
      const outcome = at(state, OUTCOME + kind);
      if (outcome === TIED) this.showTied(state, kind, write);
      else if (outcome === WON_BY || outcome === WON_BY + 1)
        this.show(state, outcome - WON_BY, kind, at(state, CLAIMED + kind), write);
      state[CLAIMED + kind] = 0;
    }
    checkPique(state, elderOf(state), write);
    state[PHASE] = PLAYING;
    state[TURN] = youngerOf(state);
  }
}
