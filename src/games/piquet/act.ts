/** What each action does: who carries it out. */
import type { Seat } from '../../cards/card.ts';
import type { Act, WriteLine, State } from '../contract/contract.ts';
import { ANSWER, CARTE_BLANCHE, CLAIM, DECLARE, DISCARD, DRAW, KEEP, PLAY, REVEAL, SILENT } from './acts.ts';
import type { Dialogue } from './dialogue.ts';
import type { Exchange } from './exchange.ts';
import { allows } from './legal.ts';
import type { Tricks } from './tricks.ts';

export class ActHandler {
  constructor(
    private readonly exchange: Exchange,
    private readonly dialogue: Dialogue,
    private readonly tricks: Tricks,
  ) {}

  /** Carries out one act and what follows by itself. @throws if it is not legal. */
  act(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (!allows(state, seat, act))
      throw new Error(`piquet: seat ${String(seat)} may not do act ${String(act)} here [PQ-P1]`);
    this.carryOut(state, seat, act, write);
  }

  /** The same without a question: for an act that was just listed. */
  carryOut(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (act >= PLAY && act < REVEAL) this.tricks.play(state, seat, act - PLAY, write);
    else if (act >= DISCARD && act < DRAW) this.exchange.layOut(state, seat, act - DISCARD, write);
    else this.word(state, seat, act, write);
  }

  /** Everything but a card laid out or played. */
  private word(state: State, seat: Seat, act: Act, write?: WriteLine): void {
    if (act >= SILENT) this.dialogue.silent(state, write);
    else if (act === REVEAL) this.exchange.reveal(state, seat, write);
    else if (act === KEEP) this.exchange.keep(state);
    else if (act === DRAW) this.exchange.draw(state, seat, write);
    else if (act >= DECLARE) this.dialogue.declare(state, seat, write);
    else if (act >= CLAIM) this.dialogue.claim(state, seat, act - CLAIM, write);
    else if (act > CARTE_BLANCHE) this.exchange.setAside(state, seat, act - CARTE_BLANCHE, write);
    else if (act === CARTE_BLANCHE) this.exchange.showBlanche(state, seat, write);
    else this.dialogue.answer(state, (act - ANSWER) % 3, write);
  }
}
