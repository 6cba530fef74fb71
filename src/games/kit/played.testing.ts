/** Random deals for the tests of games, and checks of guesses against what the seats remember. */
import { type Chance, SeededChance } from '../../cards/chance.ts';
import type { Seat } from '../../cards/card.ts';
import type { Line } from '../../record/line.ts';
import { Redactor } from '../../record/redact.ts';
import { Acts, type Game, type Rules, type WriteLine, type State } from '../contract/contract.ts';

/** Checks a state with all lines so far. */
export type StateCheck = (state: State, lines: readonly Line[]) => void;

/** What the chooser of an act gets. */
export interface Choosing {
  readonly rules: Rules;
  readonly state: State;
  readonly acts: Acts;
  readonly chance: Chance;
  readonly lines: readonly Line[];
}

/** Plays a random deal with all its lines; `look` is called before every act and after the last. */
export function playDeal(
  rules: Rules,
  seed: string,
  look: StateCheck,
  how: { choose?: (choosing: Choosing) => number; deck?: (chance: Chance) => Uint8Array } = {},
): void {
  const lines: Line[] = [];
  const write = (line: Line): void => void lines.push(line);
  const chance = new SeededChance(seed);
  const [state, acts] = [rules.newState(), new Acts()];
  const deck = how.deck?.(chance) ?? shuffled(rules, chance);
  const dealer = chance.below(rules.seats);
  rules.open(state);
  write({ type: 'deal', deal: 1, dealer, deck: Array.from(deck, (card) => rules.pack[card] ?? '??') });
  rules.deal(state, { deal: 1, dealer, deck }, chance, write);
  const choose = how.choose ?? (() => chance.below(acts.length));
  for (;;) {
    rules.legal(state, acts);
    look(state, lines);
    if (acts.length === 0) return;
    const chosen = choose({ rules, state, acts, chance, lines });
    const [seat, act] = [acts.seat(chosen), acts.act(chosen)];
    write({ type: 'act', seat, action: rules.print(state, seat, act) });
    rules.act(state, seat, act, chance, write);
  }
}

/** A whole deck, shuffled. */
function shuffled(rules: Rules, chance: Chance): Uint8Array {
  const deck = Uint8Array.from(rules.pack, (_, card) => card);
  chance.shuffle(deck, deck.length);
  return deck;
}

/** Plays the deal on to its end; `choose` gives the index of each act. */
export function playRest(
  rules: Rules,
  state: State,
  choose: (acts: Acts) => number,
  chance: Chance,
  write?: WriteLine,
): void {
  const acts = new Acts();
  for (;;) {
    rules.legal(state, acts);
    if (acts.length === 0) return;
    const chosen = choose(acts);
    rules.act(state, acts.seat(chosen), acts.act(chosen), chance, write);
  }
}

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** What one seat remembers from its redacted lines alone. */
export interface SeatMemory {
  take(line: Line): void;
}

/**
 * A check for one deal: gives each seat its view of the new lines, then asks `trouble` where the seat's guess differs from
 * its memory. @throws with the answer, if there is one
 */
export function tellAndGuess<M extends SeatMemory>(
  game: Game,
  memories: readonly M[],
  trouble: (state: State, memory: M, seat: Seat, lines: readonly Line[]) => string | undefined,
): StateCheck {
  const redactors = memories.map((_, seat) => new Redactor(seat, game.secrecy));
  let told = 0;
  return (state, lines) => {
    const fresh = lines.slice(told);
    told = lines.length;
    for (const [seat, memory] of memories.entries()) {
      for (const line of fresh) memory.take(redactors[seat]?.line(line) ?? line);
      const found = trouble(state, memory, seat, lines);
      if (found !== undefined) throw new Error(`line ${String(told)}, seat ${String(seat)}: ${found}`);
    }
  };
}
