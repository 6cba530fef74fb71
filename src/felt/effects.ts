/** What is seen of a moment besides cards moving: lights that pass, chips that slide. Nothing of it where motion is off. */
import type { ChipsLine } from '../record/line.ts';
import type { Layout } from './layout/hints.ts';
import type { Strike } from './motion/beats.ts';
import type { Lamps, Span, Struck } from './motion/lamps.ts';
import type { Pace } from './motion/pace.ts';
import { purseBox } from './telling.ts';

export class Effects {
  constructor(
    private readonly lamps: Lamps,
    private readonly pace: Pace,
  ) {}

  flash(layout: Layout, piece: number, of: Span): void {
    if (!this.pace.still) this.lamps.flash(layout, piece, of);
  }

  strike({ effect, seat }: Strike, layout: Layout, of: Struck): void {
    if (!this.pace.still) this.lamps.strike({ effect, seat }, layout, of);
  }

  /** Chips slide between purses and pots; `stem`: of the purses that lie on the seats' plates. */
  pay({ from, to, amount }: ChipsLine, layout: Layout, stem: string | undefined, of: Span): void {
    if (this.pace.still || of.lengthMs <= 0) return;
    const [start, end] = [from, to].map((purse) => purseBox(layout, purse, stem));
    if (start && end) this.lamps.pay(start, end, { ...of, amount });
  }
}
