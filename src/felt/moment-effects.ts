/** Effects of a moment besides moving cards: flashes and sliding chips. None if motion is off. */
import type { ChipsLine } from '../record/line.ts';
import type { FeltLayout } from './layout/hints.ts';
import type { Strike } from './motion/beats.ts';
import type { EffectSprites, Span, Struck } from './motion/effect-sprites.ts';
import type { Pace } from './motion/pace.ts';
import { purseBox } from './scene-of-table.ts';

export class MomentEffects {
  constructor(
    private readonly effectSprites: EffectSprites,
    private readonly pace: Pace,
  ) {}

  flash(layout: FeltLayout, piece: number, of: Span): void {
    if (!this.pace.still) this.effectSprites.flash(layout, piece, of);
  }

  strike({ effect, seat }: Strike, layout: FeltLayout, of: Struck): void {
    if (!this.pace.still) this.effectSprites.strike({ effect, seat }, layout, of);
  }

  /** Chips slide between purses and pots; `stem`: of the purses that lie on the seats' plates. */
  pay({ from, to, amount }: ChipsLine, layout: FeltLayout, stem: string | undefined, of: Span): void {
    if (this.pace.still || of.lengthMs <= 0) return;
    const [start, end] = [from, to].map((purse) => purseBox(layout, purse, stem));
    if (start && end) this.effectSprites.pay(start, end, { ...of, amount });
  }
}
