/** Tells the page what the felt shows, and updates the lasting lights: turn, marks, winner. */
import type { Seat } from '../cards/card.ts';
import { seatOnTurn } from '../games/face/turns.ts';
import type { Highlights } from './highlights.ts';
import type { Bubbles } from './motion/bubbles.ts';
import type { EffectSprites } from './motion/effect-sprites.ts';
import type { Motion } from './motion/motion.ts';
import { shownOf } from './scene-of-table.ts';
import type { Shown } from './table/shown.ts';

const MOST_LIT = 12; // lit places to tap: if there are more, none is lit

export class Report {
  isDue = true; // something has changed since the page was told

  constructor(
    private readonly bubbles: Bubbles,
    private readonly effectSprites: EffectSprites,
    private readonly shown: (shown: Shown) => void,
  ) {}

  reportShown(
    { table, bodies, resting, pace }: Motion,
    situation: { nowMs: number; viewer: Seat | undefined; offTurn: readonly string[]; highlights: Highlights },
  ): void {
    this.isDue = false;
    const { hints, offer } = situation.highlights;
    const lit = seatOnTurn(table.places.turn, situation.offTurn);
    const winners = table.places.ended === 'no' ? [] : table.winners;
    const standing = { lit, marked: table.marks.map(({ seat }) => seat), winners };
    const spots = offer.things.size > MOST_LIT ? [] : [...offer.things];
    const atOnce = pace.atOnce || pace.still;
    this.effectSprites.stand({ ...standing, spots }, bodies.layout, { nowMs: situation.nowMs, atOnce });
    const bubbles = this.bubbles.shown(table);
    this.shown({ ...shownOf(table, bodies.layout), ...standing, moving: !resting, raised: hints.raised, bubbles });
  }
}
