/** One card as sprites: its shadows, its face or back, its bright edge. Follows a body without allocating. */
import type { Container } from 'pixi.js';
import { Sprite } from 'pixi.js';
import type { TableStyle } from '../table/table-style.ts';
import type { Body } from '../motion/body.ts';
import type { Atlas } from './atlas.ts';
import { CELL_CARD } from './atlas.ts';
import type { Paints } from './paints.ts';
import { PAINT_CARD } from './paints.ts';

const GROW = 0.06; // a lifted card is nearer to the eye
const RISE = 0.1; // of its width, at full height
const SHADE = 0x19; // how much an unplayable card is darkened: its white stays above 90 %

export class CardSprite {
  private readonly contact: Sprite;
  private readonly soft: Sprite;
  private readonly card: Sprite;
  private readonly edge: Sprite;
  private z = Number.NaN;
  private shade = -1;

  constructor(container: Container, paints: Paints) {
    this.contact = made(paints.get('contact'));
    this.soft = made(paints.get('soft'));
    this.card = made(undefined);
    this.edge = made(paints.get('edge'));
    container.addChild(this.contact, this.soft, this.card, this.edge);
  }

  /** Updates the sprites to the body. */
  follow(body: Body, atlas: Atlas, back: TableStyle['back']): void {
    const shown = !body.covered && body.alpha > 0;
    this.card.visible = shown;
    this.contact.visible = shown && body.shadow > 0 && body.lift < 1;
    this.soft.visible = shown && body.lift > 0.02;
    this.edge.visible = shown && body.edge > 0.01;
    if (!shown) return;
    this.card.texture = body.turn > 0.5 ? atlas.face(body.card, back) : atlas.back(back);
    this.place(body);
    this.order(body.z);
    if (this.shade !== body.shade) this.tint(body.shade);
  }

  destroy(): void {
    for (const sprite of [this.contact, this.soft, this.card, this.edge]) sprite.destroy();
  }

  private place(body: Body): void {
    const { x, width, lift, angleRad, alpha } = body;
    const open = Math.max(0.03, Math.abs(Math.cos(body.turn * Math.PI))); // narrowest in the middle of a flip
    const scale = (width * (1 + GROW * lift)) / CELL_CARD;
    const y = body.y - lift * RISE * width;
    put(this.card, x, y, scale * open, scale, angleRad, alpha);
    if (this.edge.visible) put(this.edge, x, y, scale * open, scale, angleRad, alpha * body.edge);
    if (this.contact.visible) this.placeContact(body, open);
    if (this.soft.visible) this.placeSoft(body, open);
  }

  /** The tight shadow of a lying card. */
  private placeContact(body: Body, open: number): void {
    const { width } = body;
    const scale = width / PAINT_CARD;
    const alpha = body.alpha * body.shadow * Math.max(0, 1 - body.lift);
    put(this.contact, body.x + width * 0.012, body.y + width * 0.022, scale * open, scale, body.angleRad, alpha);
  }

  /** The wide shadow of a card in the air: higher means farther and softer. */
  private placeSoft(body: Body, open: number): void {
    const { width, lift } = body;
    const scale = (width * (0.92 + 0.16 * lift)) / PAINT_CARD;
    const alpha = body.alpha * Math.min(1, lift * 1.6);
    put(
      this.soft,
      body.x + width * lift * 0.07,
      body.y + width * lift * 0.16,
      scale * open,
      scale,
      body.angleRad,
      alpha,
    );
  }

  /** Shadow below, edge above, all between the neighbours in z. */
  private order(z: number): void {
    if (this.z === z) return;
    this.z = z;
    this.contact.zIndex = z;
    this.soft.zIndex = z + 0.1;
    this.card.zIndex = z + 0.2;
    this.edge.zIndex = z + 0.3;
  }

  private tint(shade: number): void {
    this.shade = shade;
    const grey = 0xff - Math.round(SHADE * shade);
    this.card.tint = (grey << 16) | (grey << 8) | grey;
  }
}

/** Separate numbers: an object would be allocated for each card in every frame. */
function put(
  sprite: Sprite,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  angleRad: number,
  alpha: number,
): void {
  sprite.position.set(x, y);
  sprite.scale.set(scaleX, scaleY);
  sprite.rotation = angleRad;
  sprite.alpha = alpha;
}

function made(texture: Sprite['texture'] | undefined): Sprite {
  const sprite = texture ? new Sprite(texture) : new Sprite();
  sprite.anchor.set(0.5);
  sprite.visible = false;
  return sprite;
}
