import { describe, expect, test } from 'vitest';
import type { PlaceFace } from '../../games/face/places.ts';
import { CLOSED, pile, stacked } from '../../games/face/layout/pile.ts';
import { runs } from '../../games/face/layout/runs.ts';
import { must } from '../../cards/must.ts';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import type { FeltLayout } from './hints.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';
import type { Pose } from '../../games/face/layout/pose.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import type { Line } from '../../record/line.ts';
import type { Scene } from './scene.ts';
import { FeltTable } from '../table/felt-table.ts';
import { dealLine, gameLine, LOOKS, TEST_PACK, testScene, testTable, take } from '../table.testing.ts';

const SIZES = [
  ...[[320, 568], [360, 640], [390, 844], [430, 932], [768, 1024], [844, 390]],
  ...[[1024, 768], [1280, 800], [1920, 1080], [2560, 1080], [480, 480], [600, 600], [800, 800], [1080, 1080]],
] as [number, number][]; // prettier-ignore
const SEATS = [2, 3, 4, 5, 6, 7, 8];
const HANDS = Array.from({ length: 20 }, (_, i) => i + 1);

const laidOut = (scene: Scene, own: number): FeltLayout => lay(scene, testTable(scene.seats, own), NO_HINTS);

/** Every box that something else may not lie on. */
const boxesOf = ({ plates, hand, spots, ground }: FeltLayout): readonly (readonly [string, Box])[] => [
  ...plates.map((plate, seat) => [`plate ${String(seat)}`, plate] as const),
  ...Object.entries(spots),
  ['prompt', ground.prompt],
  ['buttons', ground.buttons],
  ...(hand[0] ? [['hand', hand.reduce((all, { box }) => union(all, box), hand[0].box)] as const] : []),
];

const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** What a card covers when it lies askew. */
function extent({ x, y, width, angleRad }: Pose): Box {
  const [c, s] = [Math.abs(Math.cos(angleRad)), Math.abs(Math.sin(angleRad))];
  const [w, h] = [width * (c + RATIO * s), width * (s + RATIO * c)];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

/** Five cards in every hand, and everybody sees them. */
function openTable(seats: number): FeltTable {
  const table = new FeltTable(LOOKS);
  take(table, gameLine(seats), dealLine);
  for (let i = 0; i < seats * 5; i += 1) {
    const card = must(TEST_PACK[i], 'card');
    take(table, { type: 'move', cards: [card], from: 'stock', to: `hand/${String(i % seats)}`, why: 'deal' });
  }
  return table;
}

function overlaps(layout: FeltLayout): string[] {
  const boxes = boxesOf(layout);
  return boxes.flatMap(([a, boxA], i) =>
    boxes.slice(i + 1).flatMap(([b, boxB]) => (overlap(boxA, boxB) ? [`${a} on ${b}`] : [])),
  );
}

function outside(layout: FeltLayout, { width, height }: Scene): string[] {
  const isOut = (box: Box): boolean =>
    box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1;
  const poses = [...layout.poses].map(([id, pose]) => [`card ${String(id)}`, extent(pose)] as const);
  return [...boxesOf(layout), ...poses].flatMap(([name, box]) => (isOut(box) ? [name] : []));
}

describe.each(SIZES)('at %i×%i', (width, height) => {
  test.each(SEATS)('%i seats: nothing overlaps, nothing is off the table, indices can be read', (seats) => {
    const scene = testScene(width, height, seats);
    for (const own of HANDS) {
      const layout = laidOut(scene, own);
      const at = `${String(own)} cards`;
      expect.soft(overlaps(layout), at).toEqual([]);
      expect.soft(outside(layout, scene), at).toEqual([]);
      expect.soft(layout.poses.size, at).toBe(TEST_PACK.length);
      expect.soft(layout.ground.sizes.card, at).toBeGreaterThanOrEqual(48);
      expect.soft(layout.ground.tableCard, at).toBeGreaterThanOrEqual(47.9);
      expect.soft(Math.min(...layout.hand.map(({ strip }) => strip.width)), at).toBeGreaterThanOrEqual(24);
      expect.soft(Math.min(...layout.hand.map(({ strip }) => strip.height)), at).toBeGreaterThanOrEqual(44);
    }
  });

  test('a hand of up to 52 cards stays on the table', () => {
    const scene = testScene(width, height, 2);
    for (const own of [26, 30, 40, 52]) {
      const layout = laidOut(scene, own);
      expect.soft(outside(layout, scene), `${String(own)} cards`).toEqual([]);
      expect.soft(layout.hand.length).toBe(own);
    }
  });
});

test.each([
  ['phone', 390, 844, 80],
  ['small phone', 320, 568, 60],
  ['laptop', 1280, 800, 116],
  ['large screen', 1920, 1080, 145],
])('cards on a %s are big', (_, width, height, card) => {
  const { ground } = laidOut(testScene(width, height, 4), 5);
  expect(ground.sizes.card).toBeGreaterThanOrEqual(card);
  expect(ground.tableCard).toBeGreaterThanOrEqual(card * 0.85);
});

test('the next seat clockwise sits at the left, the last one at the right', () => {
  const { plates } = laidOut(testScene(1280, 800, 4), 5);
  const middles = plates.map((plate) => plate.x + plate.width / 2);
  expect(middles[1]).toBeLessThan(320);
  expect(middles[2]).toBeCloseTo(640);
  expect(middles[3]).toBeGreaterThan(960);
  expect(plates[0]?.y).toBeGreaterThan(600);
});

test('the viewer sits at the bottom whatever its seat is', () => {
  const { plates } = lay(testScene(1280, 800, 4, { viewer: 2 }), testTable(4, 5), NO_HINTS);
  const lowest = Math.max(...plates.map(({ y }) => y));
  expect(plates.findIndex(({ y }) => y === lowest)).toBe(2);
});

test('a card of the trick lies toward the seat that played it', () => {
  const layout = laidOut(testScene(1280, 800, 4), 5);
  const [third, second, first] = testTable(4, 5).places.at('trick');
  const x = (piece: { id: number } | undefined) => layout.poses.get(piece?.id ?? -1)?.x ?? Number.NaN;
  expect(x(first)).toBeLessThan(x(second) - 30);
  expect(x(third)).toBeGreaterThan(x(second) + 30);
});

test('the left-handed table is the mirror image', () => {
  const { spots, ground, hand } = laidOut(testScene(1280, 800, 4, { leftHand: true }), 5);
  expect(spots['stock']?.x).toBeGreaterThan(spots['trick']?.x ?? 0);
  expect(ground.buttons.x + ground.buttons.width).toBeLessThan(must(hand[0], 'a card').box.x);
});

test.each([
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
])('the buttons stand beside the last card of the hand at %i×%i, and cover none', (width, height) => {
  for (const leftHand of [false, true])
    for (const own of HANDS) {
      const layout = laidOut(testScene(width, height, 4, { leftHand }), own);
      const { buttons } = layout.ground;
      const cards = layout.hand.map(({ piece }) => extent(must(layout.poses.get(piece), 'a pose')));
      const gaps = cards.map(({ x, width: wide }) => (leftHand ? x - buttons.x - buttons.width : buttons.x - x - wide));
      const at = `${String(own)} cards${leftHand ? ', left-handed' : ''}`;
      expect.soft(Math.min(...gaps), at).toBeGreaterThan(4);
      expect.soft(Math.min(...gaps), at).toBeLessThan(40);
    }
});

test.each([false, true])('without hands the buttons stand at the words, left-handed: %s', (leftHand) => {
  const places = LOOKS.places.filter(({ where }) => where !== 'seat');
  for (const width of [1280, 1920, 2560]) {
    const { buttons, prompt } = laidOut(testScene(width, 800, 4, { leftHand, places }), 5).ground;
    const gap = leftHand ? prompt.x - buttons.x - buttons.width : buttons.x - prompt.x - prompt.width;
    expect(gap).toBeGreaterThan(4);
    expect(gap).toBeLessThan(40);
    expect(Math.abs(buttons.x + buttons.width / 2 - width / 2)).toBeLessThan(450);
  }
});

test('nothing lies in the insets', () => {
  const insets = { top: 47, right: 12, bottom: 34, left: 20 };
  for (const seats of SEATS) {
    const layout = laidOut(testScene(390, 844, seats, { insets }), 20);
    for (const [name, box] of boxesOf(layout)) {
      expect.soft(box.y, name).toBeGreaterThanOrEqual(47);
      expect.soft(box.x, name).toBeGreaterThanOrEqual(20);
      expect.soft(box.y + box.height, name).toBeLessThanOrEqual(844 - 34);
      expect.soft(box.x + box.width, name).toBeLessThanOrEqual(390 - 12);
    }
    expect.soft(overlaps(layout)).toEqual([]);
  }
});

test.each(SIZES)('with all hands open their cards lie before nobody’s plate at %i×%i', (width, height) => {
  for (const seats of SEATS) {
    const scene = testScene(width, height, seats, { viewer: undefined });
    const layout = lay(scene, openTable(seats), NO_HINTS);
    const boxes = [
      ...boxesOf(layout),
      ...layout.fans.slice(1).map((fan, i) => [`cards ${String(i + 1)}`, fan] as const),
    ];
    const on = boxes.flatMap(([a, boxA], i) =>
      boxes.slice(i + 1).flatMap(([b, boxB]) => (overlap(boxA, boxB) ? [`${a} on ${b}`] : [])),
    );
    expect.soft(on, `${String(seats)} seats`).toEqual([]);
    expect.soft(outside(layout, scene), `${String(seats)} seats`).toEqual([]);
  }
});

test.each([160, 180])('on a felt of only %i px, above the buttons of a replay, no plate lies on another', (height) => {
  for (const viewer of [0, undefined]) {
    const { plates } = laidOut({ ...testScene(320, height, 4), viewer }, 5);
    const pairs = plates.flatMap((plate, i) => plates.slice(i + 1).filter((other) => overlap(plate, other)));
    expect(pairs).toEqual([]);
  }
});

test('a felt without a size breaks nothing', () => {
  for (const size of [1, 100]) expect(laidOut(testScene(size, size, 4), 5).poses.size).toBe(TEST_PACK.length);
});

test.each(SIZES)('raised cards keep off plates, words and buttons at %i×%i', (width, height) => {
  const scene = testScene(width, height, 4);
  for (const own of [1, 5, 20]) {
    const table = testTable(4, own);
    const cards = lay(scene, table, NO_HINTS).hand.map(({ card }) => card);
    const hints = {
      ...NO_HINTS,
      playable: new Set(cards),
      choosing: true,
      chosen: new Set(cards.slice(0, 1)),
      raised: cards[1],
    };
    expect.soft(overlaps(lay(scene, table, hints)), `${String(own)} cards`).toEqual([]);
  }
});

test('the hand is shown in card order, jokers last', () => {
  const layout = laidOut(testScene(1280, 800, 2), 20);
  const order = layout.hand.map(({ card }) => TEST_PACK.indexOf(card));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('playable cards rise and shine, the others step back, a pressed one clears the thumb', () => {
  const scene = testScene(390, 844, 2);
  const table = testTable(2, 5);
  const flat = lay(scene, table, NO_HINTS);
  const [card, other] = flat.hand.map((slot) => slot.card);
  const pose = (layout: FeltLayout, i: number): Pose =>
    must(layout.poses.get(layout.hand[i]?.piece ?? -1), 'card of the hand');
  const playable = lay(scene, table, { ...NO_HINTS, playable: new Set([must(card, 'first card')]), choosing: true });
  expect(pose(playable, 0).edge).toBeGreaterThan(0.5);
  expect(pose(playable, 0).y).toBeLessThan(pose(flat, 0).y - 12);
  expect(pose(playable, 1)).toMatchObject({ edge: 0, shade: 1 });
  const pressed = lay(scene, table, { ...NO_HINTS, pressed: other });
  expect(pose(pressed, 1).y).toBeLessThan(pose(flat, 1).y - 44);
});

test('the same seed lays cards equally askew, another seed differently', () => {
  const angles = (seed: number) =>
    [...laidOut(testScene(1280, 800, 4, { seed }), 5).poses.values()].map(({ angleRad }) => angleRad);
  expect(angles(1)).toEqual(angles(1));
  expect(angles(1)).not.toEqual(angles(2));
  expect(Math.max(...angles(1).map(Math.abs))).toBeLessThan(0.25);
});

/** A game in which every seat has a card of its own and open ones before it, and the stock lies by the dealer. */
const BY_DEALER: Scene['places'] = [
  { name: 'hand', owner: 'seat', where: 'front', faceUp: 'owner', count: false },
  { name: 'up', owner: 'seat', where: 'front', faceUp: 'all', count: false },
  { name: 'stock', owner: 'table', where: 'dealer', faceUp: 'none', count: true },
];

function byDealer(seats: number, dealer: number): FeltTable {
  const table = new FeltTable({ places: BY_DEALER });
  take(table, gameLine(seats), { ...dealLine, dealer } as Line);
  for (let seat = 0; seat < seats; seat += 1)
    for (const to of ['hand', 'up', 'up', 'up'])
      take(table, { type: 'move', cards: ['??'], from: 'stock', to: `${to}/${String(seat)}`, why: 'deal' });
  return table;
}

test.each(SIZES)('the stock lies before the dealer and on nothing else at %i×%i', (width, height) => {
  for (const seats of SEATS)
    for (let dealer = 0; dealer < seats; dealer += 1) {
      const scene = testScene(width, height, seats, {
        places: BY_DEALER,
        pots: [{ purse: 'pot', where: 'centre', room: { width: 3, height: 1.15 } }],
      });
      const layout = lay(scene, byDealer(seats, dealer), NO_HINTS);
      const at = `${String(seats)} seats, ${String(dealer)} deals`;
      expect.soft(outside(layout, scene), at).toEqual([]);
      const front = must(layout.ground.fronts[dealer], 'what lies before the dealer');
      const stock = must(layout.spots['stock'], 'the stock');
      const on = overlaps(layout).filter((pair) => pair.includes('stock'));
      expect.soft(on, at).toEqual([]);
      expect.soft(overlap(front, stock), at).toBe(true);
      expect.soft(layout.beds, at).toEqual([]);
    }
});

test('where nobody holds a hand, what lies before few seats is large on a phone, too', () => {
  const scene = testScene(390, 844, 3, { places: BY_DEALER });
  expect(lay(scene, byDealer(3, 1), NO_HINTS).ground.sizes.front).toBeGreaterThanOrEqual(48);
});

test.each(SIZES)('cards beside the stock are nearly as large as it is at %i×%i', (width, height) => {
  const table = byDealer(4, 3);
  const { poses } = lay(testScene(width, height, 4, { places: BY_DEALER }), table, NO_HINTS);
  const widthOf = (place: string): number => must(poses.get(must(table.places.at(place)[0], place).id), place).width;
  expect(widthOf('up/3')).toBeGreaterThanOrEqual(widthOf('stock') * 0.9);
});

test('a pot beside rows does not push them out of the middle', () => {
  const places: Scene['places'] = [
    ...LOOKS.places.filter(({ owner }) => owner === 'seat'),
    {
      name: 'run',
      owner: 'keyed',
      where: 'centre',
      arrangement: runs({ run: 'KQJT98765432A' }),
      faceUp: 'all',
      count: false,
    },
  ];
  const scene = testScene(1280, 800, 4, { places, pots: [{ purse: 'pot', where: 'right' }] });
  const { spots, ground } = lay(scene, testTable(4, 7, { trick: false }), NO_HINTS);
  const [run, pot] = [must(spots['run/S'], 'the spades'), must(spots['pot'], 'the pot')];
  expect(pot.x).toBeGreaterThan(run.x + run.width);
  expect(run.x + run.width / 2).toBeCloseTo(ground.middle.x + ground.middle.width / 2);
});

test('a pile of which nobody may take lies in the dark', () => {
  const shades = (shade: number): number[] => {
    const stock: PlaceFace = {
      ...{ name: 'stock', owner: 'table', where: 'left', faceUp: 'none', count: true },
      arrangement: { ...pile, arrange: stacked(shade) },
    };
    const places = [...LOOKS.places.filter(({ name }) => name !== 'stock'), stock];
    const table = testTable(3, 5);
    const { poses } = lay(testScene(1280, 800, 3, { places }), table, NO_HINTS);
    return table.places.at('stock').map(({ id }) => must(poses.get(id), 'a card of the stock').shade);
  };
  expect(new Set(shades(0))).toEqual(new Set([0]));
  expect(new Set(shades(CLOSED))).toEqual(new Set([2]));
});

test('a place where nothing lies is told from one with cards', () => {
  const { empty } = laidOut(testScene(390, 844, 3), 5);
  expect([...empty]).toContain('discard');
  expect([...empty]).not.toContain('stock');
});

const RESULTS = [
  [390, 844, { bottom: 145 }],
  [320, 568, { bottom: 145 }],
  [1280, 800, { right: 350 }],
  [844, 390, { right: 300 }],
] as [number, number, Partial<Scene['insets']>][]; // prettier-ignore

test.each(RESULTS)('beside a result an empty hand leaves its room to the table at %i×%i', (width, height, result) => {
  const insets = { top: 48, right: 0, bottom: 0, left: 0, ...result };
  const scene = testScene(width, height, 4, { insets });
  const out: Line = { type: 'deal-end', winners: [0], why: 'out', totals: [] };
  const own = ({ plates }: FeltLayout): Box => must(plates[0], 'own plate');
  const table = testTable(4, 0);
  const before = lay(scene, table, NO_HINTS);
  take(table, out);
  const after = lay(scene, table, NO_HINTS);
  expect(height - insets.bottom - own(after).y - own(after).height).toBeLessThan(40);
  expect(overlaps(after)).toEqual([]);
  expect(after.ground.tableCard).toBeGreaterThanOrEqual(before.ground.tableCard);
  const holding = testTable(4, 5);
  take(holding, out);
  expect(overlaps(lay(scene, holding, NO_HINTS))).toEqual([]);
});
