/** The input of the layout from table and face, and what the page is told of the result. Pure. */
import type { GameFace } from '../games/face/game-face.ts';
import type { FeltLayout } from './layout/hints.ts';
import type { Scene } from './layout/scene.ts';
import type { Shown } from './table/shown.ts';
import type { FeltTable } from './table/felt-table.ts';

const DEFAULT_SEATS = 4; // before the first line

/** The scene for the layout. */
export function sceneOf(
  { places, chips }: GameFace,
  table: FeltTable,
  rest: Omit<Scene, 'seats' | 'places' | 'pots' | 'options'>,
): Scene {
  const game = table.places.game;
  const options = game?.options ?? {};
  return { ...rest, seats: game?.seats ?? DEFAULT_SEATS, places, pots: chips?.pots(options) ?? [], options };
}

/** What the page is told of the layout. */
export function shownOf(
  table: FeltTable,
  { plates, fans, hand, spots, cards, beds, empty, ground, scrollMost }: FeltLayout,
): Omit<Shown, 'moving' | 'raised' | 'bubbles' | 'marked' | 'winners' | 'lit'> {
  return {
    seen: table.seen,
    ...{
      plates,
      portraits: ground.portraits,
      fans,
      hand,
      spots,
      cards,
      free: ground.box,
      prompt: ground.prompt,
      buttons: ground.buttons,
      text: ground.text,
    },
    beds: beds.filter((place) => empty.has(place)),
    middle: ground.middle,
    scrolls: scrollMost > 0,
  };
}
