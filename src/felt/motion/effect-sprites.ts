/** All lights of the table: lasting ones and flashes. */
import type { Seat } from '../../cards/card.ts';
import { boxAround, middle } from '../../games/face/layout/box.ts';
import type { FeltLayout } from '../layout/hints.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { EffectKind } from './effect-sprite.ts';
import { EffectSprite } from './effect-sprite.ts';

/** What the lasting lights show. */
export interface LastingEffects {
  readonly lit: Seat | undefined; // whose turn it is
  readonly marked: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly spots: readonly string[]; // places that wait to be tapped
}

export interface EffectSpan {
  readonly atMs: number;
  readonly lengthMs: number;
}

/** A moment: its time and its pieces. */
export interface Struck extends EffectSpan {
  readonly pieces: readonly number[];
}

export class EffectSprites {
  readonly all: EffectSprite[] = [];
  private readonly byKey = new Map<string, EffectSprite>();
  private seats = 0;

  get moving(): boolean {
    return this.all.some((sprite) => sprite.moving);
  }

  /** Updates the lasting lights. */
  stand(standing: LastingEffects, layout: FeltLayout, timing: { nowMs: number; atOnce: boolean }): void {
    if (layout.plates.length < this.seats) this.douse(); // a table of fewer seats
    this.seats = layout.plates.length;
    layout.plates.forEach((plate, seat) => {
      const pool = poolOver(plate);
      this.set(`turn ${String(seat)}`, { kind: 'turn', box: pool, goal: standing.lit === seat ? 0.55 : 0 }, timing);
      this.set(
        `flourish ${String(seat)}`,
        { kind: 'flourish', box: pool, goal: standing.winners.includes(seat) ? 0.95 : 0 },
        timing,
      );
      const fan = layout.fans[seat] ?? plate;
      const halo = boxAround(middle(fan), Math.min(fan.width, fan.height * 1.9) * 1.5, fan.height * 1.7);
      this.set(
        `halo ${String(seat)}`,
        { kind: 'halo', box: halo, goal: standing.marked.includes(seat) ? 0.8 : 0 },
        timing,
      );
    });
    for (const [key, sprite] of this.byKey) {
      const [kind, place = ''] = key.split(' ');
      if (kind === 'bed' && !(place in layout.spots)) sprite.turnTo(0, { ...timing, atOnce: true });
    }
    for (const [place, box] of Object.entries(layout.spots)) {
      const card = cardIn(box, layout);
      this.set(
        `bed ${place}`,
        { kind: 'bed', box: card, goal: layout.beds.includes(place) ? 1 : 0 },
        { ...timing, atOnce: true },
      );
      const goal = standing.spots.includes(place) ? 1 : 0;
      const spread = box.width > card.width + 1; // then no card hides the middle: a pool of light, not an edge
      const isEmpty = layout.empty.has(place); // then the place itself is lit
      this.set(`place ${place}`, { kind: 'place', box: card, goal: isEmpty ? goal : 0 }, timing);
      this.set(
        `spot ${place}`,
        { ...(spread ? { kind: 'halo', box: wider(box) } : { kind: 'spot', box: card }), goal: isEmpty ? 0 : goal },
        timing,
      );
    }
  }

  advance(nowMs: number): void {
    for (let i = 0; i < this.all.length; i += 1) this.all[i]?.advance(nowMs); // an index loop, as in `bodies.ts`
  }

  finish(): void {
    for (const sprite of this.all) sprite.finish();
  }

  /** All off, at once. */
  douse(): void {
    for (const sprite of this.all) {
      sprite.turnTo(0, { nowMs: 0, atOnce: true });
      sprite.finish();
    }
  }

  /** Turns the light with this name on or off. */
  set(key: string, to: { kind: EffectKind; box: Box; goal: number }, timing: { nowMs: number; atOnce: boolean }): void {
    if (to.goal === 0 && !this.byKey.has(key)) return;
    const sprite = this.sprite(key, to.kind);
    sprite.over(to.box);
    sprite.turnTo(to.goal, timing);
  }

  sprite(key: string, kind: EffectKind): EffectSprite {
    const known = this.byKey.get(key);
    if (known) return known;
    const sprite = new EffectSprite(kind);
    this.byKey.set(key, sprite);
    this.all.push(sprite);
    return sprite;
  }
}

/** A pool of light larger than a plate. */
const poolOver = (plate: Box): Box => boxAround(middle(plate), plate.width * 1.9, plate.height * 3.6);

/** A pool of light around spread cards. */
export const wider = (box: Box): Box => boxAround(middle(box), box.width * 1.5, box.height * 1.3);

/** The card in the middle of a place, which may be wider; before seats cards are smaller. */
function cardIn(box: Box, { ground }: FeltLayout): Box {
  const width = Math.min(ground.tableCard, box.height / RATIO);
  return boxAround(middle(box), width, width * RATIO);
}
