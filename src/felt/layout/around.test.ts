/** Cards around something, and cards beside a plate. */
import { describe, expect, test } from 'vitest';
import { pile } from '../../games/face/layout/pile.ts';
import { ringAround } from '../../games/face/layout/ring.ts';
import { isMiddle } from '../../games/face/layout/../places.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { PlaceFace } from '../../games/face/places.ts';
import { FeltTable } from '../table/felt-table.ts';
import { dealLine, dealtTo, gameLine, LOOKS, testScene, take } from '../table.testing.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';
import { RATIO } from '../../games/face/layout/pose.ts';

describe('a trick around a card that stays in its middle', () => {
  const kept: PlaceFace = {
    ...{
      name: 'kept',
      owner: 'table',
      where: 'centre',
      arrangement: pile,
      faceUp: 'none',
      count: false,
      over: 'trick',
    },
  };
  const around = (place: PlaceFace): PlaceFace =>
    place.name === 'trick' && isMiddle(place) ? { ...place, arrangement: ringAround } : place;
  const places = [...LOOKS.places.map(around), kept];

  /** One card of each seat, those of seats 0 to 3 in this order, and the one in the middle. */
  function laid(width: number, height: number) {
    const table = new FeltTable({ ...LOOKS, places });
    const cards: readonly Card[] = ['4S', '6S', '9H', 'TH'];
    take(table, gameLine(4), dealLine, ...cards.map((card, seat) => dealtTo(seat, card)));
    take(table, { type: 'move', cards: ['??'], from: 'stock', to: 'kept', why: 'deal' });
    for (const [seat, card] of cards.entries())
      take(table, { type: 'move', cards: [card], from: `hand/${String(seat)}`, to: 'trick', why: 'play' });
    const layout = lay(testScene(width, height, 4, { places }), table, NO_HINTS);
    const at = (place: string) => table.places.at(place).map(({ id }) => must(layout.poses.get(id), 'a card'));
    return { trick: [...at('trick')].reverse(), kept: must(at('kept')[0], 'the card in the middle') };
  }

  test.each([
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const)('at %i×%i no index is under it', (width, height) => {
    const { trick, kept } = laid(width, height);
    for (const { x, y, z, width: card } of trick) {
      const [left, top] = [x - card / 2, y - (card * RATIO) / 2];
      const under = z < kept.z;
      const covered = left + card * 0.2 > kept.x - card / 2 && top + card * 0.3 > kept.y - (card * RATIO) / 2;
      expect(under && covered && left < kept.x + card / 2).toBe(false);
    }
    const [own, left, across, right] = trick.map(({ z }) => z > kept.z);
    expect({ own, left, across, right }).toEqual({ own: true, left: false, across: false, right: true });
  });
});

describe('what lies before the seat across', () => {
  const laid: PlaceFace = { name: 'laid', owner: 'seat', where: 'front', faceUp: 'all', count: false };
  const places = [...LOOKS.places, laid];
  const ground = (seats: number, width: number, height: number) => {
    const table = new FeltTable({ ...LOOKS, places });
    take(table, gameLine(seats), dealLine, dealtTo(0, '4S'));
    return lay(testScene(width, height, seats, { places }), table, NO_HINTS).ground;
  };

  test('begins at its plate, however little it is', () => {
    const table = new FeltTable({ ...LOOKS, places });
    take(table, gameLine(4), dealLine, dealtTo(2, '4S'), dealtTo(0, '5S'));
    take(table, { type: 'move', cards: ['4S'], from: 'hand/2', to: 'laid/2', why: 'play' });
    take(table, { type: 'move', cards: ['5S'], from: 'hand/0', to: 'laid/0', why: 'play' });
    const layout = lay(testScene(844, 390, 4, { places }), table, NO_HINTS);
    const poseAt = (place: string) => must(layout.poses.get(must(table.places.at(place)[0], 'card').id), 'its pose');
    const { x, width } = poseAt('laid/2');
    expect(x - width / 2).toBeCloseTo(must(layout.ground.fronts[2], 'front').x);
    const own = must(layout.ground.fronts[0], 'front');
    expect(poseAt('laid/0').x).toBeCloseTo(own.x + own.width / 2); // the viewer's own in the middle
  });

  test('lies beside its plate on a low table', () => {
    const { plates, fronts } = ground(4, 844, 390);
    const [plate, front] = [must(plates[2], 'plate'), must(fronts[2], 'front')];
    expect(front.x).toBeGreaterThan(plate.x + plate.width);
    expect(front.y).toBe(plate.y);
    expect(front.width).toBeGreaterThan(80);
  });

  test.each([
    ['on a high table', 4, 1280, 800],
    ['where many sit side by side', 8, 844, 390],
  ])('lies below it %s', (_, seats, width, height) => {
    const { plates, fronts } = ground(seats, width, height);
    const [plate, front] = [must(plates[3], 'plate'), must(fronts[3], 'front')];
    expect(front.y).toBeGreaterThan(plate.y + plate.height);
    expect(front.x).toBeLessThan(plate.x + plate.width);
  });
});
