/** Many melds before many seats: what lies before a seat lies on nothing else. */
import { expect, test } from 'vitest';
import type { LaidCard } from '../../games/face/layout/arrangement.ts';
import { lowToHigh } from '../../games/face/layout/order.ts';
import { pile } from '../../games/face/layout/pile.ts';
import { row } from '../../games/face/layout/row.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { PlaceFace } from '../../games/face/places.ts';
import type { MoveLine } from '../../record/line.ts';
import { type Box, overlap } from '../../games/face/layout/box.ts';
import { dealLine, gameLine, LOOKS, TEST_PACK, testScene, take } from '../table.testing.ts';
import { FeltTable } from '../table/felt-table.ts';
import type { FeltLayout } from './hints.ts';
import { NO_HINTS } from './hints.ts';
import { lay } from './layout.ts';

const inMeld = (cards: readonly LaidCard[]): readonly LaidCard[] => lowToHigh(cards, new Map());
const places: readonly PlaceFace[] = [
  { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
  { name: 'meld', owner: 'laid', where: 'front', faceUp: 'all', count: false, lines: 2, order: inMeld },
  { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
  { name: 'discard', owner: 'table', where: 'centre', arrangement: row({ dug: true }), faceUp: 'all', count: false },
];
const CARDS = 200; // more than any two packs

const some = (count: number, from = 0): readonly Card[] =>
  Array.from({ length: count }, (_, i) => must(TEST_PACK[(from + i) % TEST_PACK.length], 'a card'));

/** Every seat has laid five melds of three; so many cards are in the own hand, five on the pile. */
function melded(seats: number, own: number): FeltTable {
  const table = new FeltTable({ ...LOOKS, places });
  const put = (cards: MoveLine['cards'], to: string) =>
    take(table, { type: 'move', cards, from: 'stock', to, why: 'deal' });
  for (const line of [gameLine(seats), { ...dealLine, deck: Array.from({ length: CARDS }, () => '??' as const) }])
    take(table, line);
  for (let i = 0; i < seats * 5; i += 1) put(some(3, i * 3), `meld/${String(i)}/${String(i % seats)}`);
  for (let seat = 1; seat < seats; seat += 1) put(['??', '??'], `hand/${String(seat)}`);
  put(some(own), 'hand/0');
  put(some(5), 'discard');
  return table;
}

/** What each seat's melds cover in all. */
function meldsOf({ spots }: FeltLayout): readonly (readonly [string, Box])[] {
  return Object.entries(spots).flatMap(([place, box]) =>
    place.startsWith('meld/') ? [[`melds of ${place.split('/')[2] ?? ''}`, box] as const] : [],
  );
}

const SIZES = [[390, 844], [360, 640], [430, 932], [768, 1024], [844, 390], [667, 375], [932, 430], [1024, 768], [1280, 800], [1920, 1080]] as const; // prettier-ignore

test.each(SIZES)('melds lie on nothing else at %i×%i', (width, height) => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8])
    for (const own of [2, 7, 10]) {
      const layout = lay(testScene(width, height, seats, { places }), melded(seats, own), NO_HINTS);
      const { ground, plates, hand, spots } = layout;
      const others = [
        ...plates.map((plate, seat) => [`plate ${String(seat)}`, plate] as const),
        ...['stock', 'discard'].map((place) => [place, must(spots[place], place)] as const),
        ...([
          ['prompt', ground.prompt],
          ['buttons', ground.buttons],
        ] as const),
        ...hand.map(({ card, box }) => [`own ${card}`, box] as const),
      ];
      const melds = meldsOf(layout);
      const on = melds.flatMap(([name, box]) => [
        ...others.flatMap(([other, at]) => (overlap(box, at) ? [`${name} on ${other}`] : [])),
        ...melds.flatMap(([other, at]) => (other > name && overlap(box, at) ? [`${name} on ${other}`] : [])),
      ]);
      expect.soft([...new Set(on)], `${String(seats)} seats, ${String(own)} cards`).toEqual([]);
    }
});
