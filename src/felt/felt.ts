/**
 * The felt: shows the lines of a game as cards on a table and offers this seat's actions to fingers and mouse. It knows
 * no rules: the lines are the truth, the face says where things lie and how they fly, and the motion follows.
 */
import type { Card, Seat } from '../cards/card.ts';
import type { Selection } from '../client/selection.ts';
import type { GameFace, GameWords, Sound } from '../games/face/game-face.ts';
import { seatOnTurn } from '../games/face/turns.ts';
import { Places } from '../record/fold.ts';
import type { Action, ChipsLine, Line } from '../record/line.ts';
import { type Clock, browserClock } from './clock.ts';
import { MomentEffects } from './moment-effects.ts';
import type { GestureTargets } from './gesture/pointer-gesture.ts';
import type { Intent } from './gesture/intent.ts';
import { NO_OFFER, type Offer, offerOf } from './gesture/offer.ts';
import type { Viewport } from './host.ts';
import { isSame, viewportOf, watch } from './host.ts';
import { seedOf } from './layout/jitter.ts';
import type { Hints, FeltLayout } from './layout/hints.ts';
import { NO_HINTS } from './layout/hints.ts';
import { lay } from './layout/layout.ts';
import type { Scene } from './layout/scene.ts';
import type { TableStyle } from './table-style.ts';
import { Bubbles } from './motion/bubbles.ts';
import type { Strike } from './motion/beats.ts';
import { EffectSprites, type Span, type Struck } from './motion/effect-sprites.ts';
import { Motion } from './motion/motion.ts';
import { Pace, SAY_MS, SETTLE_MS } from './motion/pace.ts';
import { Pointers } from './pointers.ts';
import type { FeltSetup } from './setup.ts';
import { sceneOf, shownOf } from './scene-of-table.ts';
import { Stage } from './stage/stage.ts';
import type { Table } from './table.ts';

const PRESS_MS = 90;
const MOST_LIT = 12; // places that wait to be tapped: where everything may be, nothing shines

export class Felt {
  private readonly clock: Clock;
  private face: GameFace;
  motion: Motion; // not private: `?debug` looks into it
  private readonly effectSprites = new EffectSprites();
  private readonly effects: MomentEffects;
  private readonly bubbles: Bubbles;
  private readonly pace: Pace;
  private readonly pointers: Pointers;
  private readonly seed: number;
  private readonly unwatch: () => void;
  private viewport: Viewport;
  private stage: Stage | undefined;
  private look: TableStyle;
  private viewer: Seat | undefined;
  private truth = new Places();
  private offered: Offer = NO_OFFER;
  private hints: Hints = NO_HINTS;
  private scroll = 0;
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
    this.effects = new MomentEffects(this.effectSprites, this.pace);
    this.bubbles = new Bubbles(setup.words, setup.face.passedOver);
    this.face = setup.face;
    this.motion = new Motion(setup.face, this.surroundings(), this.pace);
    this.pointers = new Pointers(setup.host, { ground: () => this.ground(), want: (intent) => this.grant(intent) });
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

  /** Another game comes on the same table: call `begin` next. The picture of the deck and what draws it stay. */
  setFace(face: GameFace): void {
    if (face === this.face) return;
    this.face = face;
    this.motion = new Motion(face, this.surroundings(), this.pace);
    this.bubbles.setFace(face);
    this.effectSprites.douse();
    this.scroll = 0;
    [this.hovered, this.focused] = [undefined, undefined];
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

  /** What this seat may do now; `chosen` is laid ready before its turn, `selection` to be laid together. */
  offer(actions: readonly Action[], chosen: Card | undefined, selection: Selection): void {
    const { gestures, offTurn } = this.face;
    const choosing = actions.length > 0 && seatOnTurn(this.truth.turn, offTurn) === this.viewer;
    this.offered = offerOf(actions, { chosen, selection, choosing, gestures });
    this.hint({
      playable: this.offered.faces,
      things: this.offered.things,
      choosing,
      selecting: this.offered.selecting,
      chosen: new Set(this.offered.chosen),
    });
    if (actions.length > 0) this.letGo(); // what was dropped is not played: it may be chosen anew
  }

  setLook(look: TableStyle): void {
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

  /** Ends all motion in this frame. A clock that is held goes on where it was, whatever happens meanwhile. */
  finish(): void {
    if (this.clock.held) return;
    const nowMs = this.clock.now();
    this.motion.finish(nowMs);
    this.changed();
    this.tell(nowMs);
    this.effectSprites.finish();
    this.frame(nowMs);
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
      lay: (table: Table): FeltLayout => lay(this.scene(table), table, this.hints),
      sound: (sound: Sound): void => this.setup.sounds?.play(sound),
      taken: (line: Line, atMs: number, reached: string | undefined): void => {
        this.bubbles.hear(line, atMs + SAY_MS, reached);
        this.told = false;
      },
      strike: (strike: Strike, of: Struck): void => this.strike(strike, of),
      flash: (piece: number, of: Span): void => this.effects.flash(this.motion.layout, piece, of),
      pay: (line: ChipsLine, of: Span): void => this.effects.pay(line, this.motion.layout, this.face.chips?.purse, of),
    };
  }

  private scene(table: Table): Scene {
    const { viewport, viewer, scroll, seed } = this;
    const { leftHand } = this.look;
    return sceneOf(this.face, table, { ...viewport, viewer, scroll, seed, leftHand });
  }

  private ground(): GestureTargets {
    const { hand, spots, cards, ground, scrollMost } = this.motion.layout;
    const { offered: offer } = this;
    return { hand, spots, cards, offer, moving: this.motion.moving, play: ground.middle, scrolls: scrollMost > 0 };
  }

  /** Sets some of the own cards apart from now on. */
  hint(hints: Partial<Hints>): void {
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
      case 'thing':
        events.thing(intent.thing, intent.card);
        break;
      case 'pan':
        this.scrollBy(intent.byPx);
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

  /** Scrolls a table that is too high for the screen. */
  scrollBy(px: number): void {
    const scroll = Math.min(this.motion.layout.scrollMost, Math.max(0, this.scroll + px));
    if (scroll === this.scroll) return;
    this.scroll = scroll;
    this.motion.settle(this.clock.now(), 0);
    this.changed();
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

  private strike({ effect, seat }: Strike, of: Struck): void {
    this.effects.strike({ effect, seat }, this.motion.layout, of);
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
    const moved = this.motion.moving || this.effectSprites.moving;
    this.motion.advance(nowMs);
    const ended = moved && !this.motion.moving;
    if (this.bubbles.advance(nowMs) || ended || !this.told) this.tell(nowMs);
    this.effectSprites.advance(nowMs);
    if (moved || this.stale) this.stage?.draw(this.motion.bodies, this.effectSprites.all);
    this.stale = false;
    if (ended) this.stage?.rest();
    if (this.awake) this.wake();
  }

  private get awake(): boolean {
    return this.motion.awake || this.effectSprites.moving || this.bubbles.speaking;
  }

  private standing() {
    const { table } = this.motion;
    const lit = seatOnTurn(table.places.turn, this.face.offTurn);
    const [flourish] = table.places.ended === 'no' ? [] : table.winnersFirst(this.viewer);
    return { lit, marked: [...table.marked.keys()], flourish, raised: this.hints.raised };
  }

  /** Tells the page what is so, and lights it. */
  private tell(nowMs: number): void {
    this.told = true;
    const { table, layout } = this.motion;
    const standing = this.standing();
    const { things } = this.offered;
    const offered = things.size > MOST_LIT ? [] : [...things];
    this.effectSprites.stand({ ...standing, spots: offered }, layout, {
      nowMs,
      atOnce: this.pace.atOnce || this.pace.still,
    });
    const moving = this.motion.moving;
    this.setup.events.shown({ ...shownOf(table, layout), ...standing, moving, bubbles: this.bubbles.shown(table) });
  }
}
