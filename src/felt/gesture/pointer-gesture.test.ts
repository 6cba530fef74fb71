import { describe, expect, test } from 'vitest';
import { tapThing } from '../../games/face/gestures.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import { NO_HINTS } from '../layout/hints.ts';
import { lay } from '../layout/layout.ts';
import { middle } from '../../games/face/layout/box.ts';
import { LOOKS, testScene, testTable } from '../table.testing.ts';
import type { GestureTargets, Pointer } from './pointer-gesture.ts';
import { PointerGesture } from './pointer-gesture.ts';
import type { Intent } from './intent.ts';
import { offerOf } from './offer.ts';

const layout = lay(testScene(390, 844, 3), testTable(3, 5), NO_HINTS);
const hand = layout.hand;
const [first, second] = [must(hand[0], 'first'), must(hand[1], 'second')];

const play = (card: Card, more: object = {}): Action => ({ type: 'play', card, ...more });
const DRAW: Action = { type: 'draw' };
const CALL: Action = { type: 'call' };

function ground(
  actions: readonly Action[],
  more: { choosing?: boolean; chosen?: Card; moving?: boolean } = {},
): GestureTargets {
  const { choosing = true, chosen, moving = false } = more;
  const offer = offerOf(actions, { chosen, choosing, gestures: LOOKS.gestures });
  return { hand, spots: layout.spots, cards: {}, offer, moving, play: layout.ground.middle, scrolls: false };
}

const touch = (x: number, y: number, id = 1): Pointer => ({
  ...{ id, x, y, timeMs: 0, mouse: false },
  ...{ pressed: true, alone: id === 1 },
});
/** A point on the strip of a card. */
const on = (slot: (typeof hand)[number], id = 1): Pointer =>
  touch(slot.strip.x + slot.strip.width / 2, slot.box.y + slot.box.height / 2, id);
const onSpot = (name: string): Pointer => {
  const { x, y } = middle(must(layout.spots[name], name));
  return touch(x, y);
};
const tap = (at: Pointer, on: GestureTargets): Intent[] => {
  const finger = new PointerGesture();
  return [...finger.down(at, on), ...finger.up(at, on)];
};

test.each<[string, Pointer, GestureTargets, Intent[]]>([
  ['a card with one action plays it', on(first), ground([play(first.card)]),
    [{ type: 'press', card: first.card }, { type: 'act', action: play(first.card), card: first.card }]],
  ['a card with several asks which', on(first), ground([play(first.card, { suit: 'S' }), play(first.card, { suit: 'H' })]),
    [{ type: 'press', card: first.card },
      { type: 'pick', actions: [play(first.card, { suit: 'S' }), play(first.card, { suit: 'H' })], card: first.card },
      { type: 'let-go' }]],
  ['a card with none, on turn, is refused', on(second), ground([play(first.card)]),
    [{ type: 'press', card: second.card }, { type: 'refuse', card: second.card }, { type: 'let-go' }]],
  ['a card before the own turn is chosen', on(first), ground([CALL], { choosing: false }),
    [{ type: 'press', card: first.card }, { type: 'choose', card: first.card }, { type: 'let-go' }]],
  ['a chosen card is taken back', on(first), ground([], { choosing: false, chosen: first.card }),
    [{ type: 'press', card: first.card }, { type: 'choose', card: undefined }, { type: 'let-go' }]],
  ['the stock draws, if that is offered', onSpot('stock'), ground([DRAW]), [{ type: 'thing', thing: 'stock', card: undefined }]],
  ['the stock is bare felt else', onSpot('stock'), ground([play(first.card)]), []],
  ['the bare felt ends what moves', touch(195, 300), ground([], { moving: true }), [{ type: 'finish' }]],
  ['the bare felt does nothing else', touch(195, 300), ground([DRAW]), []],
])('a tap: %s', (_, at, where, intents) => {
  expect(tap(at, where)).toEqual(intents);
}); // prettier-ignore

describe('dragging', () => {
  const on1 = on(first);

  test('up to the trick plays, the card staying clear of the thumb', () => {
    const finger = new PointerGesture();
    const where = ground([play(first.card)]);
    finger.down(on1, where);
    const [drag] = finger.move(touch(on1.x + 40, on1.y - 200), where);
    expect(drag).toMatchObject({ type: 'drag', card: first.card });
    if (drag?.type === 'drag') expect(drag.y).toBeLessThan(middle(first.box).y - 200 - 30);
    expect(finger.up(touch(on1.x + 40, on1.y - 200), where)).toMatchObject([{ type: 'act' }]);
  });

  test('and released near the hand, it goes back', () => {
    const finger = new PointerGesture();
    const where = ground([play(first.card)]);
    finger.down(on1, where);
    finger.move(touch(on1.x + 60, on1.y - 20), where);
    expect(finger.up(touch(on1.x + 60, on1.y - 20), where)).toEqual([{ type: 'let-go' }]);
    expect(finger.busy).toBe(false);
  });

  test('over another card of the hand, it asks for that place and is not played', () => {
    const finger = new PointerGesture();
    const where = ground([play(first.card)]);
    const over = on(second);
    finger.down(on1, where);
    finger.move(touch(on1.x + 20, on1.y), where);
    expect(finger.move(over, where)).toMatchObject([{ type: 'arrange', card: first.card, to: 1 }, { type: 'drag' }]);
    expect(finger.up(over, where)).toEqual([{ type: 'let-go' }]);
  });

  test('a card that may not be played is refused where it is dropped', () => {
    const finger = new PointerGesture();
    const where = ground([DRAW]);
    finger.down(on1, where);
    finger.move(touch(on1.x, on1.y - 300), where);
    expect(finger.up(touch(on1.x, on1.y - 300), where)).toEqual([
      { type: 'refuse', card: first.card },
      { type: 'let-go' },
    ]);
  });

  test('a trembling finger still taps', () => {
    const finger = new PointerGesture();
    const where = ground([play(first.card)]);
    finger.down(on1, where);
    expect(finger.move(touch(on1.x + 6, on1.y - 6), where)).toEqual([]);
    expect(finger.up(touch(on1.x + 6, on1.y - 6), where)).toMatchObject([{ type: 'act' }]);
  });
});

describe('a gesture ends without doing anything', () => {
  const where = ground([play(first.card), play(second.card)]);
  const above = touch(200, 400);
  /** A card is held above the table. */
  const dragging = (): PointerGesture => {
    const finger = new PointerGesture();
    finger.down(on(first), where);
    finger.move(above, where);
    return finger;
  };

  test.each<[string, (finger: PointerGesture) => Intent[]]>([
    ['with a second finger on another card', (finger) => finger.down(on(second, 2), where)],
    ['with a second finger on the bare felt', (finger) => finger.down(touch(195, 300, 2), where)],
    ['when the pointer moves with no button down', (finger) => finger.move({ ...above, pressed: false }, where)],
    ['when its capture is lost', (finger) => finger.cancel(1)],
  ])('%s', (_, end) => {
    for (const begin of [dragging, () => new PointerGesture()]) {
      const finger = begin();
      if (!finger.busy) finger.down(on(first), where);
      expect(end(finger)).toEqual([{ type: 'let-go' }]);
      expect(finger.busy).toBe(false);
      expect(finger.move(above, where)).toEqual([]);
      for (const last of [on(second, 2), above]) expect(finger.up(last, where)).toEqual([]);
    }
  });

  test('when the pointer is pressed anew, and the new press counts from where it is', () => {
    const finger = dragging();
    expect(finger.down(touch(195, 300), where)).toEqual([{ type: 'let-go' }]);
    expect(finger.up(touch(195, 300), where)).toEqual([]);
    const another = dragging();
    expect(another.down(on(second), where)).toEqual([{ type: 'let-go' }, { type: 'press', card: second.card }]);
    expect(another.up(on(second), where)).toMatchObject([{ type: 'act', card: second.card }]);
  });
});

test('a finger that is not alone begins nothing', () => {
  const finger = new PointerGesture();
  const where = ground([play(first.card)]);
  expect(finger.down(on(first, 2), where)).toEqual([]);
  expect(finger.up(on(first, 2), where)).toEqual([]);
});

test('a cancelled pointer leaves nothing behind', () => {
  const finger = new PointerGesture();
  const where = ground([play(first.card)]);
  finger.down(on(first), where);
  finger.move(touch(200, 400), where);
  expect(finger.cancel(1)).toEqual([{ type: 'let-go' }]);
  expect(finger.up(touch(200, 400), where)).toEqual([]);
  expect(finger.busy).toBe(false);
});

test('a mouse raises the card below it, a finger does not', () => {
  const finger = new PointerGesture();
  const mouse = { ...on(first), mouse: true };
  expect(finger.move(mouse, ground([]))).toEqual([{ type: 'hover', card: first.card }]);
  expect(finger.move(mouse, ground([]))).toEqual([]);
  expect(finger.leave()).toEqual([{ type: 'hover', card: undefined }]);
  expect(finger.move(on(first), ground([]))).toEqual([]);
});

describe('a card of the table that may be tapped', () => {
  const [card, box] = ['9C' as Card, { x: 150, y: 300, width: 30, height: 80 }];
  const gestures = { take: tapThing(() => card) } as const;
  const offer = offerOf([{ type: 'take' }], { chosen: undefined, choosing: true, gestures });
  const table: GestureTargets = { ...ground([]), offer, cards: { [card]: box } };
  const [there, away] = [touch(160, 320), touch(300, 320)];

  test('is pointed at by the mouse', () => {
    const mouse = new PointerGesture();
    expect(mouse.move({ ...there, mouse: true }, table)).toEqual([{ type: 'hover', card }]);
    expect(mouse.move({ ...away, mouse: true }, table)).toEqual([{ type: 'hover', card: undefined }]);
  });

  test('is pointed at by a finger that rests on it or slides to it, and taken where the finger leaves', () => {
    const finger = new PointerGesture();
    expect(finger.down(away, table)).toEqual([]);
    expect(finger.move(there, table)).toEqual([{ type: 'hover', card }]);
    expect(finger.up(there, table)).toEqual([
      { type: 'hover', card: undefined },
      { type: 'thing', thing: card, card: undefined },
    ]);
  });

  test('is pointed at no longer when the finger is taken away', () => {
    const finger = new PointerGesture();
    expect(finger.down(there, table)).toEqual([{ type: 'hover', card }]);
    expect(finger.cancel(1)).toEqual([{ type: 'hover', card: undefined }]);
  });
});

test('a tap on a thing at which something is still to be shown does nothing, and what moves goes on', () => {
  const where = ground([DRAW], { moving: true });
  const waits = { ...where, offer: { ...where.offer, things: new Set<string>(), waiting: new Set(['stock']) } };
  expect(tap(onSpot('stock'), where)).toEqual([{ type: 'thing', thing: 'stock', card: undefined }]);
  expect(tap(onSpot('stock'), waits)).toEqual([]);
  expect(tap(touch(195, 300), waits)).toEqual([{ type: 'finish' }]);
});

test('where cards overlap the one that shows there is meant', () => {
  for (const slot of hand)
    expect(tap(on(slot), ground([play(slot.card)]))).toMatchObject([
      { card: slot.card },
      { type: 'act', card: slot.card },
    ]);
});

test('a finger a little beside the hand still hits it', () => {
  const left = touch(first.box.x - 5, first.box.y + 40);
  expect(tap(left, ground([play(first.card)]))).toMatchObject([{ type: 'press', card: first.card }, { type: 'act' }]);
});
