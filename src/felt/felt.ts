/**
 * The felt: shows the steps of a game as cards on a table and this seat's actions to pointers. It knows no rules: it is
 * given the steps, and the face says where things lie and how they fly.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { HandOrder } from '../games/face/hand-order.ts';
import type { Selection } from '../games/face/selection.ts';
import type { GameFace, GameWords } from '../games/face/game-face.ts';
import type { Action } from '../record/line.ts';
import type { Step } from '../record/timeline.ts';
import { type FeltClock, browserClock } from './clock.ts';
import { Frames } from './frames.ts';
import type { Intent } from './gesture/intent.ts';
import { offerOf } from './gesture/offer.ts';
import { Gestures } from './gestures.ts';
import { Highlights } from './highlights.ts';
import { type Viewport, isSame, viewportOf, watch } from './host.ts';
import type { Hints } from './layout/hints.ts';
import { seedOf } from '../games/face/layout/jitter.ts';
import { lay } from './layout/layout.ts';
import type { Led } from './layout/thread.ts';
import type { Strike } from './motion/beats.ts';
import { Bubbles } from './motion/bubbles.ts';
import { EffectSprites, type Struck } from './motion/effect-sprites.ts';
import { Motion, type MotionOwner } from './motion/motion.ts';
import { Pace, SAY_MS, SETTLE_MS } from './motion/pace.ts';
import type { Spectacle } from './spectacle/spectacle.ts';
import { Report } from './report.ts';
import { sceneOf } from './scene-of-table.ts';
import type { FeltSetup } from './setup.ts';
import { Stage } from './stage/stage.ts';
import type { TableStyle } from './table/table-style.ts';

const PRESS_MS = 90;

/** What this seat may do now, and what it has chosen so far. */
export interface Offered {
  readonly actions: readonly Action[];
  readonly choosing: boolean; // it is this seat's turn, not only a chance to call
  readonly chosen: Card | undefined; // chosen before its turn
  readonly selection: Selection; // to be laid together
}

export class Felt {
  readonly clock: FeltClock;
  readonly highlights = new Highlights();
  motion: Motion;
  private face: GameFace;
  private readonly effectSprites = new EffectSprites();
  private led: Led | undefined;
  private spectacle: Spectacle | undefined; // fetched once the first cards are drawn
  private isSpectacleAsked = false;
  private readonly bubbles: Bubbles;
  private readonly pace: Pace;
  private readonly gestures: Gestures;
  private readonly report: Report;
  private readonly frames: Frames;
  private readonly seed: number;
  private readonly unwatch: () => void;
  private viewport: Viewport;
  private stage: Stage | undefined;
  private look: TableStyle;
  private viewer: Seat | undefined;
  private order: HandOrder = 'suit'; // of the own hand
  private isStale = true; // the drawing is dirty
  private hasTold = false; // the page knows what is shown

  private constructor(private readonly setup: FeltSetup) {
    this.look = setup.look;
    this.viewport = viewportOf(setup.host);
    this.clock = setup.clock ?? browserClock;
    this.seed = seedOf(setup.seed ?? '');
    this.pace = new Pace(setup.look);
    this.bubbles = new Bubbles(setup.words, setup.face.passedOver);
    this.report = new Report(this.bubbles, this.effectSprites, (shown) => setup.events.shown(shown));
    this.frames = new Frames(this.clock, (nowMs) => this.frame(nowMs));
    this.gestures = new Gestures(this, setup);
    this.face = setup.face;
    this.motion = new Motion(setup.face, this.motionOwner(), this.pace);
    this.unwatch = watch(setup.host, { resize: () => this.resize(), hide: () => this.finish() });
  }

  static async open(setup: FeltSetup): Promise<Felt> {
    const felt = new Felt(setup);
    const stale = () => felt.refresh();
    felt.stage = await Stage.open({ host: setup.host, look: setup.look, stale, calm: () => !felt.motion.moving });
    setup.sounds?.load();
    felt.refresh();
    return felt;
  }

  /** Fetches what celebrates, once the first cards are drawn. */
  private fetchSpectacle(): void {
    if (this.isSpectacleAsked) return;
    this.isSpectacleAsked = true;
    void import('./spectacle/spectacle.ts').then(
      ({ Spectacle }) => {
        this.spectacle = new Spectacle(this.effectSprites, () => this.face);
        this.settleCards(0);
      },
      () => undefined, // offline: without it
    );
  }

  /** Switches to another game: call `begin` next. The renderer and the picture of the deck stay. */
  setFace(face: GameFace): void {
    if (face === this.face) return;
    this.face = face;
    this.viewer = undefined; // the table has no seats until `begin`
    this.motion = new Motion(face, this.motionOwner(), this.pace);
    this.bubbles.setFace(face);
    this.effectSprites.douse();
    this.gestures.scroll = 0;
    this.highlights.forget();
  }

  /** Shows all steps of the deal so far without motion: a resumed game, an undo, a jump in a replay. */
  begin(steps: readonly Step[], seat: Seat | undefined): void {
    this.viewer = seat;
    this.gestures.cancel();
    this.bubbles.clear();
    this.highlights.clear();
    this.motion.begin(steps, seat);
    this.changed();
    if (this.hasTold) this.reportShown(this.clock.now()); // nothing of another view stays beside the cards until they are drawn
  }

  /** New steps, shown as motion. */
  push(steps: readonly Step[]): void {
    this.motion.push(steps, this.clock.now());
    this.gestures.letGo();
    if (document.hidden) this.finish();
    this.changed();
  }

  offer({ actions, choosing, chosen, selection }: Offered): void {
    const { gestures } = this.face;
    this.highlights.setOffer(offerOf(actions, { chosen, selection, choosing, gestures }));
    this.settleCards();
    if (actions.length > 0) this.gestures.letGo(); // a dropped card was not played: it may be chosen again
  }

  /** These things cannot be pressed before what happens with them is shown. */
  wait(things: ReadonlySet<string>): void {
    this.highlights.wait(things);
    this.settleCards();
  }

  /** A card that was dropped goes back: it is not played yet. */
  letGo(): void {
    this.gestures.letGo();
    this.changed();
  }

  setLook(look: TableStyle): void {
    this.look = look;
    this.pace.set(look);
    this.stage?.setLook(look);
    this.settleCards();
    if (this.pace.atOnce) this.finish();
  }

  /** Lays the own hand in another order. */
  arrange(order: HandOrder): void {
    this.order = order;
    this.settleCards();
  }

  setWords(words: GameWords): void {
    this.bubbles.setWords(words);
    this.changed();
  }

  /** Lays the suit that was led as thread round its trick. */
  lead(led: Led | undefined): void {
    this.led = led;
    this.changed();
  }

  /** Raises the card that has the keyboard's focus in the twin. */
  focus(card: Card | undefined): void {
    this.highlights.focus(card);
    this.settleCards();
  }

  /** Highlights some of the own cards from now on. */
  hint(hints: Partial<Hints>): void {
    this.highlights.set(hints);
    this.settleCards('pressed' in hints ? PRESS_MS : SETTLE_MS);
  }

  /** Lays out again; cards that must move take this time, 0 for at once. */
  settleCards(lengthMs = SETTLE_MS): void {
    this.motion.bodies.nudge(this.clock.now(), lengthMs);
    this.changed();
  }

  scrollBy(px: number): void {
    this.gestures.scrollBy(px);
  }

  resize(): void {
    const viewport = viewportOf(this.setup.host);
    if (this.stage?.resize() !== true && isSame(viewport, this.viewport)) return;
    this.viewport = viewport;
    this.gestures.cancel();
    this.settleCards(0);
    this.reportShown(this.clock.now()); // the twin follows at once, however long the drawing takes
  }

  /** Ends all motion in this frame. A held clock continues where it stopped. */
  finish(): void {
    if (this.clock.held) return;
    const nowMs = this.clock.now();
    this.motion.finish(nowMs);
    this.changed();
    this.reportShown(nowMs);
    this.effectSprites.finish();
    this.frame(nowMs);
  }

  destroy(): void {
    this.frames.destroy();
    this.gestures.destroy();
    this.unwatch();
    this.stage?.destroy();
    this.stage = undefined;
  }

  /** Marks everything that depends on the table dirty: lights, the report to the page, the drawing. */
  changed(): void {
    const { ground } = this.motion.bodies.layout;
    this.stage?.setWidestCard(Math.max(ground.sizes.card, ground.tableCard));
    this.report.isDue = true;
    this.refresh();
  }

  /** Marks only the drawing dirty. */
  refresh(): void {
    this.isStale = true;
    this.frames.requestFrame();
  }

  aim(dragged?: Intent & { type: 'drag' }): void {
    this.spectacle?.aim(dragged, this.motion, { offer: this.highlights.offer, nowMs: this.clock.now() });
  }

  private motionOwner(): MotionOwner {
    return {
      lay: (table) => {
        const { face, viewport, viewer, seed, look, order, highlights } = this;
        const { scroll } = this.gestures;
        const { leftHand, rightToLeft } = look;
        const { isAlone, ...rest } = viewport;
        const alone = isAlone ? this.spectacle?.alone : undefined;
        const scene = sceneOf(face, table, { ...rest, viewer, scroll, seed, order, leftHand, rightToLeft, alone });
        return lay(scene, table, highlights.hints);
      },
      sound: (sound) => this.setup.sounds?.play(sound),
      taken: (line, atMs, reached) => {
        this.bubbles.addBubbles(line, atMs + SAY_MS, reached);
        this.report.isDue = true;
      },
      strike: (strike, struck) => this.strike(strike, struck),
      flash: (piece, span) => this.spectacle?.flash(this.motion, piece, span),
      pay: (line, span) => this.spectacle?.pay(line, this.motion, span),
    };
  }

  private strike(strike: Strike, struck: Struck): void {
    const { bodies } = this.motion;
    this.spectacle?.strike(strike, this.motion, struck);
    if (strike.effect === 'shake' && strike.seat !== undefined)
      bodies.shake(this.motion.handOf(strike.seat), { nowMs: struck.atMs });
    this.report.isDue = true;
  }

  private frame(nowMs: number): void {
    const { motion, effectSprites } = this;
    const moved = motion.moving || effectSprites.moving;
    this.advance(nowMs);
    const ended = moved && !motion.moving;
    if (this.bubbles.advance(nowMs) || ended || this.report.isDue) this.reportShown(nowMs);
    effectSprites.advance(nowMs);
    if (this.stage && (moved || this.isStale)) {
      this.stage.draw(motion.bodies.all, effectSprites.all);
      this.fetchSpectacle();
    }
    this.isStale = false;
    if (ended) this.stage?.rest();
    if (this.isAwake) this.frames.requestFrame();
  }

  /** The page is told at once when the table comes to rest. */
  private advance(nowMs: number): void {
    const { motion } = this;
    const { resting } = motion;
    motion.advance(nowMs);
    if (motion.resting && !resting) this.report.isDue = true;
  }

  private get isAwake(): boolean {
    return this.motion.awake || this.effectSprites.moving || this.bubbles.speaking;
  }

  private reportShown(nowMs: number): void {
    const { viewer, highlights } = this;
    this.hasTold = true;
    this.spectacle?.lead(this.led, this.motion, nowMs);
    this.report.reportShown(this.motion, { nowMs, viewer, offTurn: this.face.offTurn, highlights });
  }
}
