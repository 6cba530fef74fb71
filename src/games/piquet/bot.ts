/**
 * How Piquet is played well, from the dossier's Strategy: the plain player, which is also the quick policy of playouts. It
 * reads only what its seat knows, which views and states have in the same words.
 */
import type { Seat } from '../../cards/card.ts';
import { type StateArray, at } from '../../cards/state-array.ts';
import type { Act, Acts, Brain, State, View } from '../contract/contract.ts';
import { KEEP, PLAY, REVEAL } from './acts.ts';
import { chooseAnswer, chooseClaim, chooseWord } from './bot-dialogue.ts';
import { chooseExchange } from './bot-exchange.ts';
import { chooseCard } from './bot-tricks.ts';
import type { RuleOptions } from './rule-options.ts';
import { LAST_DEAL, marginOf, wordsWorth } from './score.ts';
import {
  ANSWERS_MAKING,
  CLAIMING,
  DEAL,
  ELDER_SPEAKS,
  PHASE,
  PLAYING,
  SCORED,
  TALON_LEFT,
  TOTAL,
  TURN,
  YOUNGER_ANSWERS,
  YOUNGER_SPEAKS,
} from './state.ts';

/** A lead counts less and less: with this many points it counts three quarters. */
const TRICKS_SCALE = 25; // for what was made in the tricks, lead for lead
const WORDS_SCALE = 60; // for what was made before
const WORDS_SHARE = 0.2; // of all worth
const MOST_MARGIN = 400; // of a partie; a higher one is hardly ever seen

export class PiquetBrain implements Brain {
  /** With as many playouts it beats one that plans a single card by 3.3 ± 1.4 hundredths a deal. */
  readonly planned = 8;

  constructor(private readonly options: RuleOptions) {}

  plain({ known, seat }: View, acts: readonly Act[]): number {
    return Math.max(acts.indexOf(choose(known, seat, this.options)), 0);
  }

  /** Only the play is searched: exchange and words are better made by rule than by a search of a few thousand steps. */
  isReflex(act: Act): boolean {
    return act < PLAY || act >= REVEAL;
  }

  rollout(state: State, acts: Acts): number {
    const act = choose(state, state[TURN], this.options);
    for (let i = 0; i < acts.length; i += 1) if (acts.act(i) === act) return i;
    return 0;
  }

  /** The points of the deal; after the last one the margin of the partie counts as much [Strategy 10]. */
  value(state: State, out: Float64Array): void {
    const words = wordsWorth(state, 0) - wordsWorth(state, 1);
    const tricks = state[SCORED] - at(state, SCORED + 1) - words;
    const deal = WORDS_SHARE * share(words / WORDS_SCALE) + (1 - WORDS_SHARE) * share(tricks / TRICKS_SCALE);
    out[0] = state[DEAL] < LAST_DEAL ? deal : (deal + partieWorth(state)) / 2;
    out[1] = 1 - out[0];
  }
}

/** From 0 to 1; 0.5 for nothing. */
const share = (ahead: number): number => 0.5 + Math.tanh(ahead) / 2;

/** What the partie is worth to seat 0 as it stands, from 0 to 1. */
function partieWorth(state: State): number {
  const [ours, theirs] = [state[TOTAL], at(state, TOTAL + 1)];
  if (ours === theirs) return 0.5;
  const { points } = marginOf(state, ours > theirs ? 0 : 1);
  const ahead = Math.min(points, MOST_MARGIN) / MOST_MARGIN / 2;
  return ours > theirs ? 0.5 + ahead : 0.5 - ahead;
}

/** The act that the seat on turn likes best. */
function choose(array: StateArray, seat: Seat, options: RuleOptions): Act {
  switch (array[PHASE]) {
    case PLAYING:
      return PLAY + chooseCard(array, seat, options);
    case TALON_LEFT:
      return KEEP; // elder, who attacks, could make more of it
    case ELDER_SPEAKS:
    case YOUNGER_SPEAKS:
      return chooseWord(array, seat);
    case YOUNGER_ANSWERS:
    case ANSWERS_MAKING:
      return chooseAnswer(array, seat);
    case CLAIMING:
      return chooseClaim(array, seat);
    default:
      return chooseExchange(array, seat);
  }
}
