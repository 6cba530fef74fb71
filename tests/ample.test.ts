/** Things are as large as the look book wants where the felt has room: portraits, cards in the middle, and cards before seats. */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { sceneOf } from '../src/felt/scene-of-table.ts';
import type { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { type PlaceFace, arrangementOf, boardPlace, togetherOf } from '../src/games/face/places.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { redact } from '../src/record/redact.ts';
import { seatsOf } from './golden-lines.ts';
import { SCREENS, type Screen, gamesOf, moments } from './looks.ts';

const LOOKS = 10; // at a game, evenly through it
const USUAL_SEATS = 4;

/** px, by the width of the screen; `inRows`: where many rows of cards share the middle. */
const LEAST = new Map([
  [1280, { face: 48, held: 100, middle: 85, inRows: 70, front: 40 }],
  [390, { face: 40, held: 80, middle: 65, inRows: 48, front: 34 }],
]);

/** What is too small on one screen. */
function smallOn(face: GameFace, table: FeltTable, screen: Screen): string[] {
  const least = LEAST.get(screen.width);
  if (!least) return [];
  const scene = sceneOf(face, table, { ...screen, viewer: 0, scroll: 0, leftHand: false, seed: 1 });
  const { ground, hand } = lay(scene, table, NO_HINTS);
  const { seat, card, front } = ground.sizes;
  const middle = face.places.some(isInRows) ? least.inRows : least.middle;
  const sizes: readonly (readonly [string, number, number])[] = [
    ['a portrait', seat.face, least.face],
    ['a hand', hand.length > 0 ? card : Infinity, least.held],
    ['a card in the middle', ground.tableCard, middle],
    ['a card before a seat', front > 0 ? front : Infinity, least.front],
  ];
  return sizes
    .filter(([, size, wanted]) => size < wanted)
    .map(([what, size]) => `${String(screen.width)}: ${what} of ${size.toFixed()} px`);
}

const isInRows = (place: PlaceFace): boolean =>
  boardPlace({ places: [place] }) !== undefined ||
  arrangementOf(place)?.tall !== undefined ||
  togetherOf(place) !== undefined;

it.each(games.map((game) => [game.id, game] as const))('%s: large enough with four seats', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const seats = Math.min(USUAL_SEATS, game.options.seats.max);
  const small = new Set<string>();
  for (const lines of gamesOf(game).filter((one) => seatsOf(one) === seats))
    for (const { table } of moments(face, redact(lines, 0, game.secrecy), LOOKS))
      if (!table.isShown)
        // hands that are turned up need the room
        for (const fault of SCREENS.flatMap((screen) => smallOn(face, table, screen))) small.add(fault);
  expect([...small].sort()).toEqual([]);
});
