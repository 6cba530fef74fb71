/**
 * What moments add to moving cards: the suit led as thread, flashes, chips, a card that takes the light, the winner of a trick, a victory, and the
 * place that a dragged card would go to. Fetched once the first cards are drawn.
 */
import { type Seat, SUITS } from '../../cards/card.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { ChipsLine } from '../../record/line.ts';
import type { Intent } from '../gesture/intent.ts';
import type { Offer } from '../gesture/offer.ts';
import { ALONE } from '../layout/alone.ts';
import { boxAround, middle } from '../../games/face/layout/box.ts';
import type { FeltLayout } from '../layout/hints.ts';
import { type Led, threadBox } from '../layout/thread.ts';
import { threadOf } from '../stage/thread.ts';
import { type Pose, RATIO } from '../../games/face/layout/pose.ts';
import { purseBox } from '../layout/purses.ts';
import { type Box } from '../../games/face/layout/box.ts';
import { boxesOf } from '../table/shown.ts';
import type { Strike } from '../motion/beats.ts';
import type { EffectKind } from '../motion/effect-sprite.ts';
import { type EffectSprites, type EffectSpan, type Struck, wider } from '../motion/effect-sprites.ts';
import type { Motion } from '../motion/motion.ts';
import { Spark } from './spark.ts';

const CHIPS = 96; // in the air at once, at most
const MOST_CHIPS = 12; // of one payment
const CHIP_STEP_MS = 45;
const RISE_MS = 140; // the best card of a trick
const SPARKS = 36;
const SPARKS_MS = 1200;
const HOP_MS = 420;
const HOPS_MS = 700; // from the first card that hops to the last
const MOST_HOPS = 26; // cards

type Looks = Pick<GameFace, 'chips' | 'gestures'>;

/** A card under a finger. */
type Dragged = Intent & { readonly type: 'drag' };

export class Spectacle {
  readonly alone = ALONE;
  private nextChip = 0;
  private readonly sparks: Spark[] = [];
  private aimed: Box | undefined;

  constructor(
    private readonly lights: EffectSprites,
    private readonly face: () => Looks,
  ) {}

  /** The effect of a moment. With reduced motion only what must be seen: which card has won. */
  strike({ effect, seat, place }: Strike, motion: Motion, struck: Struck): void {
    if (effect === 'crown' && place !== undefined) this.crown(motion, { seat, place }, struck);
    if (struck.lengthMs <= 0 || motion.pace.still) return;
    const { layout } = motion.bodies;
    const plate = layout.plates[seat ?? -1];
    const ring = (size: (plate: Box) => number) => (): void => {
      if (plate) this.pass('impact', squareAround(plate, size(plate)), struck);
    };
    const shows: Partial<Record<Strike['effect'], () => void>> = {
      bubble: ring(({ height }) => height * 2.6),
      flourish: ring(({ width }) => width * 1.5),
      glory: () => this.glorify(layout, seat, struck),
      light: () => this.lightCard(layout, struck),
      flash: () => struck.pieces.forEach((piece) => this.flash(motion, piece, struck)),
      triumph: () => this.triumph(motion, seat, struck),
    };
    shows[effect]?.();
  }

  /** A card flashes where it lies. */
  flash({ bodies, pace }: Motion, piece: number, span: EffectSpan): void {
    const pose = bodies.layout.poses.get(piece);
    if (pose && span.lengthMs > 0 && !pace.still) this.pass('flash', pose, span);
  }

  /** Chips slide between purses and pots: a few stand for many. */
  pay({ from, to, amount }: ChipsLine, { bodies, pace }: Motion, span: EffectSpan): void {
    if (pace.still || span.lengthMs <= 0) return;
    const [start, end] = [from, to].map((purse) => purseBox(bodies.layout, purse, this.face().chips?.purse));
    if (!start || !end) return;
    const size = clampSize(start);
    const chips = Math.min(MOST_CHIPS, Math.max(1, Math.ceil(Math.sqrt(amount))));
    for (let i = 0; i < chips; i += 1) {
      const sprite = this.lights.sprite(`chip ${String(this.nextChip)}`, 'chip');
      this.nextChip = (this.nextChip + 1) % CHIPS;
      sprite.over(boxAround(middle(start), size, size));
      sprite.fly(middle(end), span.atMs + i * CHIP_STEP_MS, span.lengthMs);
    }
  }

  /** The suit that was led is thread round its trick, where there is room; others go. */
  lead(led: Led | undefined, { bodies, pace }: Motion, nowMs: number): void {
    const { layout } = bodies;
    const box = led && threadBox({ ...layout, prompt: layout.ground.prompt }, led.place);
    for (const suit of SUITS) {
      const key = `thread ${suit}`;
      const goal = box && led.suit === suit ? 1 : 0;
      if (goal > 0) this.lights.sprite(key, 'thread').picture ??= threadOf(suit);
      this.lights.set(
        key,
        { kind: 'thread', box: box ?? layout.ground.middle, goal },
        { nowMs, atOnce: pace.still || pace.atOnce },
      );
    }
  }

  /** Lights the place that a dragged card would go to; none: nothing is dragged any more. */
  aim(dragged: Dragged | undefined, { bodies, pace }: Motion, situation: { offer: Offer; nowMs: number }): void {
    const box = dragged && this.goalOf(dragged, bodies.layout, situation.offer);
    this.aimed = box ?? this.aimed;
    if (!this.aimed) return;
    const light = { kind: 'halo', box: wider(this.aimed), goal: box ? 1 : 0 } as const;
    this.lights.set('aim', light, { nowMs: situation.nowMs, atOnce: pace.still || pace.atOnce });
  }

  /** Where a card would lie if it were dropped now; nowhere if it would go back or be refused. */
  private goalOf({ card, onto, x, y }: Dragged, layout: FeltLayout, offer: Offer): Box | undefined {
    const far = (box: Box): number => Math.hypot(middle(box).x - x, middle(box).y - y);
    const nearest = (place: string): Box | undefined =>
      [...boxesOf(place, layout)].sort((one, other) => far(one) - far(other))[0];
    if (typeof onto === 'string') return nearest(onto);
    const [action] = onto && !offer.selecting ? offer.withCard(card) : [];
    const play = this.face().gestures[action?.type ?? '']?.play;
    return play && (nearest(play.to) ?? layout.ground.middle);
  }

  /** A flash over a box, or over a card with this pose. */
  private pass(kind: EffectKind, over: Box | Pose, span: EffectSpan): void {
    const sprite = this.lights.sprite(kind, kind);
    if ('angleRad' in over) sprite.over(boxAround(over, over.width, over.width * RATIO), over.angleRad);
    else sprite.over(over);
    sprite.pass(span.atMs, span.lengthMs);
  }

  /** A pool of light around the cards before a seat, and a growing ring. */
  private glorify({ ground, plates }: FeltLayout, seat: Seat | undefined, span: EffectSpan): void {
    const front = ground.fronts[seat ?? -1];
    const box = front && front.height > 0 ? front : plates[seat ?? -1];
    if (!box) return;
    const size = Math.max(box.height * 3, ground.sizes.front * 6);
    this.pass('flourish', squareAround(box, size), span);
    this.pass('impact', squareAround(box, size), span);
  }

  /** One card is lit for a while, all others are dimmed. */
  private lightCard(layout: FeltLayout, struck: Struck): void {
    const [piece = -1] = struck.pieces;
    const pose = layout.poses.get(piece);
    if (!pose) return;
    this.pass('dim', layout.felt, struck);
    this.pass('light', squareAround({ ...pose, height: 0, width: 0 }, pose.width * 4.4), struck);
  }

  /** The card of whoever takes a trick rises and glows before all are swept; not where only one seat has laid cards. */
  private crown(motion: Motion, { seat, place }: Pick<Strike, 'seat'> & { place: string }, struck: Struck): void {
    const { table, bodies } = motion;
    const { places } = table;
    const trick = places.at(place);
    if (new Set(trick.map(({ id }) => table.cameFrom(id))).size < 2) return;
    const won = trick.filter(({ id }) => table.cameFrom(id) === seat);
    for (const { id } of won) table.risen.add(id);
    bodies.settleAll(struck.atMs, RISE_MS);
    for (const { id } of won) this.flash(motion, id, struck);
  }

  /** The winner’s plate, cards and chips celebrate. */
  private triumph(motion: Motion, seat: Seat | undefined, struck: Struck): void {
    const plate = motion.bodies.layout.plates[seat ?? -1];
    if (!plate || seat === undefined) return;
    this.pass('impact', squareAround(plate, plate.width * 1.9), struck);
    this.hop(motion, seat, struck.atMs);
    const chips = this.face().chips !== undefined;
    for (let i = 0; i < SPARKS; i += 1) {
      const isChip = chips && i % 3 === 0;
      this.spark(isChip ? 'chip' : 'light').burst(plate, {
        ...{ nth: i, count: SPARKS, size: isChip ? clampSize(plate) : 9 + (i % 4) * 5 },
        ...{ startMs: struck.atMs + (i % 6) * motion.pace.real(55), lengthMs: motion.pace.real(SPARKS_MS) },
      });
    }
  }

  /** One that rests, or a new one. */
  private spark(kind: 'chip' | 'light'): Spark {
    const resting = this.sparks.find((one) => one.kind === kind && !one.moving);
    if (resting) return resting;
    const spark = new Spark(kind);
    this.sparks.push(spark);
    this.lights.all.push(spark);
    return spark;
  }

  /** The cards that the seat holds or has laid hop one after another, as a wave does. */
  private hop({ table, bodies, pace }: Motion, seat: Seat, atMs: number): void {
    const own = table
      .pieces()
      .flatMap(({ id }) => bodies.all[id] ?? [])
      .filter(
        ({ id, covered }) =>
          !covered && (table.cameFrom(id) === seat || isIn(bodies.layout.fans[seat], bodies.layout.poses.get(id))),
      )
      .sort((one, other) => one.x - other.x)
      .slice(0, MOST_HOPS);
    own.forEach((body, i) =>
      body.go(body.pose, {
        startMs: atMs + pace.real((HOPS_MS * i) / Math.max(own.length, 8)),
        lengthMs: pace.real(HOP_MS),
        ...{ arc: 0.7, flipMs: 0 },
      }),
    );
  }
}

const isIn = (fan: Box | undefined, pose: Pose | undefined): boolean =>
  fan !== undefined &&
  pose !== undefined &&
  Math.abs(pose.x - fan.x - fan.width / 2) <= fan.width / 2 &&
  Math.abs(pose.y - fan.y - fan.height / 2) <= fan.height / 2;

const clampSize = (box: Box): number => Math.min(30, Math.max(18, box.height * 0.42));

const squareAround = (box: Box, size: number): Box => boxAround(middle(box), size, size);
