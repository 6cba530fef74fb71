/**
 * Draws the table: cloth, lights, cards, in one pass. Follows bodies and effects, which others move, and draws only on
 * request. Survives the loss of its graphics context.
 */
import { Container, ImageSource, Sprite, Texture } from 'pixi.js';
import type { TableStyle } from '../table/table-style.ts';
import type { Body } from '../motion/body.ts';
import type { EffectSprite } from '../motion/effect-sprite.ts';
import { Atlas, atlasPixels, loadPicture } from './atlas.ts';
import { CardSprite } from './card-sprite.ts';
import { clothDensity, paintCloth } from './cloth.ts';
import { EFFECT_PAINT, PAINT_CARD, Paints } from './paints.ts';
import type { Renderer, RendererSize } from './renderer.ts';
import { makeRenderer } from './webgl.ts';

const MOST_DENSITY = 3;
const SHARP_UP_TO = 1.15; // a card may be drawn so much larger than its picture
const RESTORE_MS = 400; // a lost context that is not back by then is replaced
const CLOTH_Z = -1000;
const CLOTH_MS = 120;
const SHARPEN_MS = 1200; // the large picture waits until the first cards lie

export interface StageSetup {
  readonly host: HTMLElement;
  readonly look: TableStyle;
  /** The picture has changed but the table has not: draw again. */
  readonly stale: () => void;
  /** Whether nothing moves: time for work that would make motion jerk. */
  readonly calm: () => boolean;
}

/** What belongs to one renderer and is destroyed with it. */
interface RenderedScene {
  readonly renderer: Renderer;
  readonly container: Container;
  readonly paints: Paints;
  readonly cloth: Sprite;
  readonly cards: CardSprite[]; // by piece
  readonly effects: Map<EffectSprite, Sprite>;
  readonly atlas: Atlas;
}

export class Stage {
  private look: TableStyle;
  private size: RendererSize;
  private scene: RenderedScene | undefined;
  private picture: ImageBitmap | undefined;
  private pictureScale: 1 | 2 = 1;
  private pictureDeck: TableStyle['deck'];
  private widestCard = 0;
  private loading: string | undefined;
  private destroyed = false;
  private only: 'canvas' | undefined; // WebGL exists, but does not show the cards
  private sharper = false; // a sharper picture waits until nothing moves
  private clothTimer: ReturnType<typeof setTimeout> | undefined;
  private sharpenTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(private readonly setup: StageSetup) {
    this.look = setup.look;
    this.pictureDeck = setup.look.deck;
    this.size = sizeOf(setup.host);
  }

  /** Ready to draw when it resolves: the small picture of the deck is there, the large one follows where it is needed. */
  static async open(setup: StageSetup): Promise<Stage> {
    const stage = new Stage(setup);
    const [picture, renderer] = await Promise.all([loadPicture(setup.look.deck, 1), makeRenderer(stage.size)]);
    stage.picture = picture;
    stage.build(renderer);
    return stage;
  }

  get canvas(): HTMLCanvasElement | undefined {
    return this.scene?.renderer.canvas;
  }

  /** Draws one frame. */
  draw(bodies: readonly Body[], effects: readonly EffectSprite[]): void {
    const { scene, look } = this;
    if (!scene) return;
    for (let i = 0; i < bodies.length; i += 1) {
      const body = bodies[i];
      if (body) this.card(scene, i).follow(body, scene.atlas, look.back);
    }
    while (scene.cards.length > bodies.length) scene.cards.pop()?.destroy();
    for (let i = 0; i < effects.length; i += 1) {
      const effect = effects[i];
      if (effect) this.effect(scene, effect);
    }
    scene.renderer.render(scene.container);
  }

  setLook(look: TableStyle): void {
    const { cloth } = this.look;
    this.look = look;
    if (cloth !== look.cloth) this.layCloth();
    void this.sharpen();
  }

  /** Fits the canvas to the host; returns whether anything changed. */
  resize(): boolean {
    const size = sizeOf(this.setup.host);
    const { width, height, density } = this.size;
    if (size.width === width && size.height === height && size.density === density) return false;
    this.size = size;
    this.scene?.renderer.resize(size);
    this.scene?.cloth.setSize(size.width, size.height); // stretched until the size no longer changes
    clearTimeout(this.clothTimer);
    this.clothTimer = setTimeout(() => this.layCloth(), CLOTH_MS);
    return true;
  }

  /** Tells how large cards are drawn: past a certain size they need the large picture. */
  setWidestCard(width: number): void {
    if (width === this.widestCard) return;
    this.widestCard = width;
    this.sharpenTimer ??= setTimeout(() => {
      this.sharpenTimer = undefined;
      void this.sharpen();
    }, SHARPEN_MS);
  }

  destroy(): void {
    this.destroyed = true;
    clearTimeout(this.clothTimer);
    clearTimeout(this.sharpenTimer);
    this.dismantle();
    this.picture?.close();
  }

  private card(scene: RenderedScene, i: number): CardSprite {
    return (scene.cards[i] ??= new CardSprite(scene.container, scene.paints));
  }

  private effect(scene: RenderedScene, effect: EffectSprite): void {
    let sprite = scene.effects.get(effect);
    if (!sprite) {
      if (effect.out) return;
      sprite = new Sprite(pictureOf(effect, scene.paints));
      sprite.anchor.set(0.5);
      sprite.zIndex = effect.z;
      scene.container.addChild(sprite);
      scene.effects.set(effect, sprite);
    }
    sprite.visible = effect.alpha > 0.003;
    if (!sprite.visible) return;
    sprite.position.set(effect.x, effect.y);
    sprite.rotation = effect.angleRad;
    sprite.alpha = effect.alpha;
    if (isCardShaped(effect)) sprite.scale.set((effect.width / PAINT_CARD) * effect.scale);
    else sprite.setSize(effect.width * effect.scale, effect.height * effect.scale);
  }

  private build(renderer: Renderer): void {
    const { picture } = this;
    if (!picture) return;
    const { canvas } = renderer;
    canvas.style.position = 'absolute';
    canvas.style.inset = '0';
    canvas.setAttribute('aria-hidden', 'true');
    this.setup.host.prepend(canvas);
    canvas.addEventListener('webglcontextlost', this.lost);
    const container = new Container();
    container.sortableChildren = true;
    const cloth = new Sprite();
    cloth.zIndex = CLOTH_Z;
    container.addChild(cloth);
    const atlas = new Atlas(picture, this.pictureScale, this.pictureDeck);
    this.scene = { renderer, container, paints: new Paints(), cloth, cards: [], effects: new Map(), atlas };
    this.layCloth();
    this.checkDeck().catch(() => undefined); // could not be loaded, or no longer needed
  }

  /** A deck that WebGL did not accept would be drawn black: then the canvas renderer takes over. */
  private async checkDeck(): Promise<void> {
    const { scene } = this;
    const { isDeckBlank } = await import('./read-back.ts');
    if (!scene?.renderer.webgl || this.scene !== scene) return;
    if (!(await isDeckBlank(scene.renderer.webgl, scene.atlas)) || this.scene !== scene) return;
    this.only = 'canvas';
    await this.rebuild();
  }

  private dismantle(): void {
    const { scene } = this;
    if (!scene) return;
    this.scene = undefined;
    scene.renderer.canvas.removeEventListener('webglcontextlost', this.lost);
    scene.renderer.canvas.remove();
    scene.cloth.texture.destroy(true);
    scene.container.destroy({ children: true });
    scene.paints.destroy();
    scene.atlas.destroy();
    scene.renderer.destroy();
  }

  /** The context is lost: whether it comes back or not, all is rebuilt on a new canvas. */
  private readonly lost = (event: Event): void => {
    event.preventDefault();
    const again = once(() => void this.rebuild());
    event.target?.addEventListener('webglcontextrestored', again, { once: true });
    setTimeout(again, RESTORE_MS);
  };

  private async rebuild(): Promise<void> {
    if (this.destroyed) return;
    const renderer = await makeRenderer(this.size, this.only);
    this.dismantle();
    this.build(renderer);
    this.setup.stale();
  }

  private layCloth(): void {
    const { scene, size } = this;
    if (!scene) return;
    const old = scene.cloth.texture;
    const resource = paintCloth(this.look.cloth, size);
    const source = new ImageSource({ resource, resolution: clothDensity(size), scaleMode: 'linear' });
    scene.cloth.texture = new Texture({ source });
    scene.cloth.setSize(size.width, size.height);
    if (old !== Texture.EMPTY) old.destroy(true);
    this.setup.stale();
  }

  /** Loads the picture that deck, card size and screen ask for, if it is not there yet. */
  private async sharpen(): Promise<void> {
    const { deck } = this.look;
    const scale = this.wantedScale();
    const wanted = `${deck} ${String(scale)}`;
    const has = this.pictureDeck === deck && this.pictureScale >= scale;
    if (has || this.loading === wanted) return;
    this.loading = wanted;
    const picture = await loadPicture(deck, scale).catch(() => undefined); // offline: the old one stays
    if (this.loading !== wanted) return;
    this.loading = undefined;
    if (!picture || this.destroyed) return;
    const sameDeck = this.pictureDeck === deck;
    this.picture?.close();
    this.picture = picture;
    this.pictureScale = scale;
    this.pictureDeck = deck;
    this.sharper = true;
    if (!sameDeck || this.setup.calm()) this.rest();
  }

  /** Nothing moves: does what has waited for that. */
  rest(): void {
    if (!this.sharper) return;
    this.sharper = false;
    this.changeAtlas();
  }

  private wantedScale(): 1 | 2 {
    const most = this.scene?.renderer.mostTexturePixels ?? 0;
    const sharp = this.widestCard * this.size.density <= 120 * SHARP_UP_TO;
    return sharp || most < atlasPixels(2) ? 1 : 2;
  }

  private changeAtlas(): void {
    const { scene, picture } = this;
    if (!scene || !picture) return;
    const atlas = new Atlas(picture, this.pictureScale, this.pictureDeck);
    const old = scene.atlas;
    this.scene = { ...scene, atlas };
    this.checkDeck().catch(() => undefined); // could not be loaded, or no longer needed
    this.setup.stale();
    requestAnimationFrame(() => old.destroy()); // after the frame that no longer shows it
  }
}

const pictureOf = ({ kind, picture }: EffectSprite, paints: Paints): Texture =>
  kind !== 'thread'
    ? paints.get(EFFECT_PAINT[kind])
    : picture
      ? new Texture({ source: new ImageSource({ resource: picture, scaleMode: 'linear' }) })
      : Texture.EMPTY;

const isCardShaped = ({ kind }: EffectSprite): boolean =>
  kind === 'spot' || kind === 'place' || kind === 'flash' || kind === 'bed';

const sizeOf = (host: HTMLElement): RendererSize => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
  density: Math.min(window.devicePixelRatio, MOST_DENSITY),
});

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
