/**
 * The felt: shows the lines of a game as cards on a table and offers this seat's actions to fingers and mouse. It knows
 * no rules: the lines are the truth, the face says where things lie and how they fly, and the motion follows.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { Face, GameWords, Sound } from '../games/face.ts';
import { Places } from '../record/fold.ts';
import type { Action, Line } from '../record/line.ts';
import type { Clock } from './clock.ts';
import { browserClock } from './clock.ts';
import type { Ground } from './gesture/gesture.ts';
import type { Intent } from './gesture/intent.ts';
import type { Offer } from './gesture/offer.ts';
import { NO_OFFER, offerOf } from './gesture/offer.ts';
import type { Viewport } from './host.ts';
import { isSame, viewportOf, watch } from './host.ts';
import { seedOf } from './layout/jitter.ts';
import type { Hints, Layout } from './layout/layout.ts';
import { lay, NO_HINTS } from './layout/layout.ts';
import type { Scene } from './layout/scene.ts';
import type { Look } from './look.ts';
import { Bubbles } from './motion/bubbles.ts';
import type { Strike } from './motion/beats.ts';
import type { Span, Struck } from './motion/lamps.ts';
import { Lamps } from './motion/lamps.ts';
import { Motion } from './motion/motion.ts';
import { Pace, SAY_MS, SETTLE_MS } from './motion/pace.ts';
import { Pointers } from './pointers.ts';
import type { Shown } from './shown.ts';
import type { Sounds } from './sound/sounds.ts';
import { Stage } from './stage/stage.ts';
import type { Table } from './table.ts';
import { seatOnTurn } from './table.ts';

export interface FeltEvents {
  act(action: Action): void; // one of the offered ones
  pick(actions: readonly Action[], card: Card): void; // a card with several actions: which?
  refuse(card: Card): void; // an own card that has no action although it is this seat's choice
  choose(card: Card | undefined): void; // before one's turn; nothing: taken back
  shown(shown: Shown): void; // whenever what is shown outside the canvas changes
}

export interface FeltSetup {
  /** Positioned, with a size; its padding is kept free (safe areas, bars of the page). */
  readonly host: HTMLElement;
  readonly face: Face;
  readonly words: GameWords | undefined; // nothing is said before they come: `setWords`
  readonly look: Look;
  readonly events: FeltEvents;
  readonly clock?: Clock;
  readonly seed?: string; // of the degree or two by which cards lie askew
  readonly sounds?: Sounds;
}

const PRESS_MS = 90;
const DEFAULT_SEATS = 4; // before the first line

export class Felt {
  private readonly clock: Clock;
  private readonly motion: Motion;
  private readonly lamps = new Lamps();
  private readonly bubbles: Bubbles;
  private readonly pace: Pace;
  private readonly pointers: Pointers;
  private readonly seed: number;
  private readonly unwatch: () => void;
  private viewport: Viewport;
  private stage: Stage | undefined;
  private look: Look;
  private viewer: Seat | undefined;
  private truth = new Places();
  private offered: Offer = NO_OFFER;
  private hints: Hints = NO_HINTS;
  private hovered: Card | undefined;
  private focused: Card | undefined;
  private cancelFrame: (() => void) | undefined;
  private stale = true; // what is drawn is no longer what is so
  private told = false; // `shown` has been told all

  private constructor(private readonly setup: FeltSetup) {
    this.look = setup.look;
    this.viewport = viewportOf(setup.host);
    this.clock = setup.clock ?? browserClock;
    this.seed = seedOf(setup.seed ?? '');
    this.pace = new Pace(setup.look);
    this.bubbles = new Bubbles(setup.words);
    this.motion = new Motion(setup.face, this.surroundings(), this.pace);
    this.pointers = new Pointers(setup.host, { ground: () => this.ground(), want: (intent) => this.grant(intent) });
    this.unwatch = watch(setup.host, { resize: () => this.resize(), hide: () => this.finish() });
  }

  static async open(setup: FeltSetup): Promise<Felt> {
    const felt = new Felt(setup);
    const stale = () => felt.refresh();
    felt.stage = await Stage.open({ host: setup.host, look: setup.look, stale, calm: () => !felt.moving });
    setup.sounds?.load();
    felt.refresh();
    return felt;
  }

  /** Everything so far at once, no motion: a resumed game, an undo, a jump in a replay. */
  begin(lines: readonly Line[], seat: Seat | undefined): void {
    this.viewer = seat;
    this.truth = new Places();
    for (const line of lines) this.truth.apply(line);
    this.pointers.cancel();
    this.bubbles.clear();
    this.offered = NO_OFFER;
    this.hints = { ...NO_HINTS };
    this.motion.begin(lines, seat);
    this.changed();
  }

  /** What has happened since: becomes motion. */
  push(lines: readonly Line[]): void {
    for (const line of lines) this.truth.apply(line);
    this.motion.push(lines, this.clock.now());
    this.letGo();
    if (document.hidden) this.finish();
    this.changed();
  }

  /** What this seat may do now; `chosen` is laid ready before its turn. */
  offer(actions: readonly Action[], chosen: Card | undefined): void {
    const { gestures } = this.setup.face;
    const choosing = actions.length > 0 && seatOnTurn(this.truth.turn, gestures) === this.viewer;
    this.offered = offerOf(actions, { chosen, choosing, gestures });
    this.hint({ playable: new Set(this.offered.byCard.keys()), choosing, chosen });
    if (actions.length > 0) this.letGo(); // what was dropped is not played: it may be chosen anew
  }

  setLook(look: Look): void {
    this.look = look;
    this.pace.set(look);
    this.stage?.setLook(look);
    this.motion.settle(this.clock.now(), SETTLE_MS);
    if (this.pace.atOnce) this.finish();
    this.changed();
  }

  setWords(words: GameWords): void {
    this.bubbles.setWords(words);
    this.changed();
  }

  /** The keyboard's focus in the twin raises that card. */
  focus(card: Card | undefined): void {
    this.focused = card;
    this.hint({ raised: this.hovered ?? this.focused });
  }

  resize(): void {
    const viewport = viewportOf(this.setup.host);
    if (this.stage?.resize() !== true && isSame(viewport, this.viewport)) return;
    this.viewport = viewport;
    this.pointers.cancel();
    this.motion.settle(this.clock.now(), 0);
    this.changed();
    this.tell(this.clock.now()); // what lies on the felt follows at once, however long the drawing takes
  }

  /** Ends all motion in this frame. */
  finish(): void {
    const nowMs = this.clock.now();
    this.motion.finish(nowMs);
    this.changed();
    this.tell(nowMs);
    this.lamps.finish();
    this.frame(nowMs);
  }

  get moving(): boolean {
    return this.motion.moving;
  }

  /** Frames drawn so far: none is while nothing moves. */
  get framesDrawn(): number {
    return this.stage?.framesDrawn ?? 0;
  }

  destroy(): void {
    this.cancelFrame?.();
    this.pointers.destroy();
    this.unwatch();
    this.stage?.destroy();
    this.stage = undefined;
  }

  private surroundings() {
    return {
      lay: (table: Table): Layout => lay(this.scene(table), table, this.hints),
      sound: (sound: Sound): void => this.setup.sounds?.play(sound),
      taken: (line: Line, atMs: number): void => {
        this.bubbles.hear(line, atMs + SAY_MS);
        this.told = false;
      },
      strike: (strike: Strike, of: Struck): void => this.strike(strike, of),
      flash: (piece: number, of: Span): void => this.flash(piece, of),
    };
  }

  private scene(table: Table): Scene {
    return {
      ...this.viewport,
      seats: table.places.game?.seats ?? DEFAULT_SEATS,
      viewer: this.viewer,
      places: this.setup.face.places,
      leftHand: this.look.leftHand,
      seed: this.seed,
    };
  }

  private ground(): Ground {
    const { hand, spots, ground } = this.motion.layout;
    return { hand, spots, offer: this.offered, moving: this.motion.moving, play: ground.middle };
  }

  /** Sets some of the own cards apart from now on. */
  private hint(hints: Partial<Hints>): void {
    this.hints = { ...this.hints, ...hints };
    this.motion.settle(this.clock.now(), 'pressed' in hints ? PRESS_MS : SETTLE_MS);
    this.changed();
  }

  private grant(intent: Intent): void {
    const { events } = this.setup;
    switch (intent.type) {
      case 'press':
        this.hint({ pressed: intent.card });
        break;
      case 'hover':
        this.hovered = intent.card;
        this.hint({ raised: this.hovered ?? this.focused });
        break;
      case 'drag':
        for (const piece of this.motion.piecesOf(intent.card)) this.motion.bodies[piece]?.hold(intent.x, intent.y);
        this.refresh();
        break;
      case 'let-go':
        this.letGo();
        break;
      case 'finish':
        this.finish();
        break;
      case 'act':
        this.motion.hurry(this.clock.now()); // who acts has seen enough
        this.changed();
        events.act(intent.action);
        break;
      case 'pick':
        events.pick(intent.actions, intent.card);
        break;
      case 'refuse':
        this.refuse(intent.card);
        break;
      case 'choose':
        events.choose(intent.card);
        break;
    }
  }

  /** What is neither under a finger nor on its way to be played lies down again. */
  private letGo(): void {
    if (this.pointers.busy) return;
    this.motion.release(this.clock.now());
    if (this.hints.pressed !== undefined) this.hint({ pressed: undefined });
  }

  private refuse(card: Card): void {
    this.motion.shake(this.motion.piecesOf(card), this.clock.now());
    this.setup.sounds?.play('refuse');
    this.refresh();
    this.setup.events.refuse(card);
  }

  private flash(piece: number, of: Span): void {
    if (!this.pace.still) this.lamps.flash(this.motion.layout, piece, of);
  }

  private strike({ effect, seat }: Strike, of: Struck): void {
    if (!this.pace.still) this.lamps.strike({ effect, seat }, this.motion.layout, of);
    if (effect === 'shake' && seat !== undefined) this.motion.shake(this.motion.handOf(seat), of.atMs);
    this.told = false;
  }

  /** Something is so that was not: lights follow, the page is told, a frame is drawn. */
  private changed(): void {
    const { ground } = this.motion.layout;
    this.stage?.setWidestCard(Math.max(ground.sizes.card, ground.tableCard));
    this.told = false;
    this.refresh();
  }

  private refresh(): void {
    this.stale = true;
    this.wake();
  }

  private wake(): void {
    this.cancelFrame ??= this.clock.request((nowMs) => {
      this.cancelFrame = undefined;
      this.frame(nowMs);
    });
  }

  private frame(nowMs: number): void {
    const moved = this.motion.moving || this.lamps.moving;
    this.motion.advance(nowMs);
    const ended = moved && !this.motion.moving;
    if (this.bubbles.advance(nowMs) || ended || !this.told) this.tell(nowMs);
    this.lamps.advance(nowMs);
    if (moved || this.stale) this.stage?.draw(this.motion.bodies, this.lamps.all);
    this.stale = false;
    if (ended) this.stage?.rest();
    if (this.awake) this.wake();
  }

  private get awake(): boolean {
    return this.motion.awake || this.lamps.moving || this.bubbles.speaking;
  }

  private standing() {
    const { table } = this.motion;
    const lit = seatOnTurn(table.places.turn, this.setup.face.gestures);
    const [flourish] = table.places.ended === 'no' ? [] : table.winnersFirst(this.viewer);
    return { lit, marked: [...table.marked.keys()], flourish };
  }

  /** Tells the page what is so, and lights it. */
  private tell(nowMs: number): void {
    this.told = true;
    const { table, layout } = this.motion;
    const standing = this.standing();
    const offered = this.offered.choosing ? [...this.offered.byPlace.keys()] : [];
    const { plates, fans, hand, spots, ground } = layout;
    this.lamps.stand({ ...standing, spots: offered }, layout, { nowMs, atOnce: this.pace.atOnce || this.pace.still });
    this.setup.events.shown({
      places: table.places,
      moving: this.motion.moving,
      ...{ plates, fans, hand, spots, free: ground.box, prompt: ground.prompt, buttons: ground.buttons },
      bubbles: this.bubbles.shown(table),
      ...standing,
    });
  }
}
