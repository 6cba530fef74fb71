/** All lights of the table: lasting ones and flashes. */
import type { Seat } from '../../cards/card.ts';
import { boxAround, middle } from '../layout/box.ts';
import type { FeltLayout } from '../layout/hints.ts';
import type { Pose } from '../layout/pose.ts';
import { RATIO } from '../layout/pose.ts';
import type { Box } from '../shown.ts';
import type { Strike } from './beats.ts';
import type { EffectKind } from './effect-sprite.ts';
import { EffectSprite } from './effect-sprite.ts';

/** What the lasting lights show. */
export interface LastingEffects {
  readonly lit: Seat | undefined; // whose turn it is
  readonly marked: readonly Seat[];
  readonly flourish: Seat | undefined;
  readonly spots: readonly string[]; // places that wait to be tapped
}

export interface Span {
  readonly atMs: number;
  readonly lengthMs: number;
}

/** A moment: its time and its pieces. */
export interface Struck extends Span {
  readonly pieces: readonly number[];
}

export class EffectSprites {
  readonly all: EffectSprite[] = [];
  private readonly byKey = new Map<string, EffectSprite>();
  private nextChip = 0;

  get moving(): boolean {
    return this.all.some((sprite) => sprite.moving);
  }

  /** Updates the lasting lights. */
  stand(standing: LastingEffects, layout: FeltLayout, of: { nowMs: number; atOnce: boolean }): void {
    layout.plates.forEach((plate, seat) => {
      const pool = poolOver(plate);
      this.set(`turn ${String(seat)}`, { kind: 'turn', box: pool, goal: standing.lit === seat ? 0.55 : 0 }, of);
      this.set(
        `flourish ${String(seat)}`,
        { kind: 'flourish', box: pool, goal: standing.flourish === seat ? 0.95 : 0 },
        of,
      );
      const fan = layout.fans[seat] ?? plate;
      const halo = boxAround(middle(fan), Math.min(fan.width, fan.height * 1.9) * 1.5, fan.height * 1.7);
      this.set(`halo ${String(seat)}`, { kind: 'halo', box: halo, goal: standing.marked.includes(seat) ? 0.8 : 0 }, of);
    });
    for (const [place, box] of Object.entries(layout.spots)) {
      const card = cardIn(box, layout);
      this.set(
        `bed ${place}`,
        { kind: 'bed', box: card, goal: layout.beds.includes(place) ? 1 : 0 },
        { ...of, atOnce: true },
      );
      const goal = standing.spots.includes(place) ? 1 : 0;
      const spread = box.width > card.width + 1; // then no card hides the middle: a pool of light, not an edge
      this.set(
        `spot ${place}`,
        spread ? { kind: 'halo', box: wider(box), goal } : { kind: 'spot', box: card, goal },
        of,
      );
    }
  }

  /** A flash over a box, or over a card with this pose. */
  private pass(kind: EffectKind, over: Box | Pose, of: Span): void {
    const sprite = this.sprite(kind, kind);
    if ('angleRad' in over) sprite.over(boxAround(over, over.width, over.width * RATIO), over.angleRad);
    else sprite.over(over);
    sprite.pass(of.atMs, of.lengthMs);
  }

  /** The effect of a moment. */
  strike({ effect, seat }: Strike, layout: FeltLayout, of: Struck): void {
    if (of.lengthMs <= 0) return;
    const plate = seat === undefined ? undefined : layout.plates[seat];
    if (effect === 'bubble' && plate) this.pass('impact', squareAround(plate, plate.height * 2.6), of);
    if (effect === 'flourish' && plate) this.pass('impact', squareAround(plate, plate.width * 1.5), of);
    if (effect === 'glory' && seat !== undefined) this.glorify(layout, seat, of);
    if (effect === 'light') this.takeLight(layout, of);
    if (effect === 'flash') for (const piece of of.pieces) this.flash(layout, piece, of);
  }

  /** Chips slide from one box to another: a few stand for many. */
  pay(from: Box, to: Box, of: Span & { amount: number }): void {
    const size = clampSize(from);
    const chips = Math.min(MOST_CHIPS, Math.max(1, Math.ceil(Math.sqrt(of.amount))));
    for (let i = 0; i < chips; i += 1) {
      const sprite = this.sprite(`chip ${String(this.nextChip)}`, 'chip');
      this.nextChip = (this.nextChip + 1) % CHIPS;
      sprite.over(boxAround(middle(from), size, size));
      sprite.fly(middle(to), of.atMs + i * CHIP_STEP_MS, of.lengthMs);
    }
  }

  /** A card flashes where it lies. */
  flash(layout: FeltLayout, piece: number, of: Span): void {
    const pose = layout.poses.get(piece);
    if (pose && of.lengthMs > 0) this.pass('flash', pose, of);
  }

  /** A pool of light around the cards before a seat, and a growing ring. */
  private glorify({ ground, plates }: FeltLayout, seat: Seat, of: Span): void {
    const front = ground.fronts[seat];
    const box = front && front.height > 0 ? front : plates[seat];
    if (!box) return;
    const size = Math.max(box.height * 3, ground.sizes.front * 6);
    this.pass('flourish', squareAround(box, size), of);
    this.pass('impact', squareAround(box, size), of);
  }

  /** One card is lit for a while, all others are dimmed. */
  private takeLight(layout: FeltLayout, of: Struck): void {
    const [piece = -1] = of.pieces;
    const pose = layout.poses.get(piece);
    if (!pose) return;
    this.pass('dim', layout.felt, of);
    this.pass('light', squareAround({ ...pose, height: 0, width: 0 }, pose.width * 4.4), of);
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

  private set(
    key: string,
    to: { kind: EffectKind; box: Box; goal: number },
    of: { nowMs: number; atOnce: boolean },
  ): void {
    if (to.goal === 0 && !this.byKey.has(key)) return;
    const sprite = this.sprite(key, to.kind);
    sprite.over(to.box);
    sprite.turnTo(to.goal, of);
  }

  private sprite(key: string, kind: EffectKind): EffectSprite {
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
const wider = (box: Box): Box => boxAround(middle(box), box.width * 1.5, box.height * 1.3);

const CHIPS = 96; // in the air at once, at most
const MOST_CHIPS = 12; // of one payment
const CHIP_STEP_MS = 45;

const clampSize = (box: Box): number => Math.min(30, Math.max(18, box.height * 0.42));

const squareAround = (box: Box, size: number): Box => boxAround(middle(box), size, size);

/** The card in the middle of a place, which may be wider; before seats cards are smaller. */
function cardIn(box: Box, { ground }: FeltLayout): Box {
  const width = Math.min(ground.tableCard, box.height / RATIO);
  return boxAround(middle(box), width, width * RATIO);
}
