/** Between the lines and the layout: what is laid out, and what the page is told of it. Pure. */
import type { GameFace } from '../games/face/game-face.ts';
import type { FeltLayout } from './layout/hints.ts';
import type { Scene } from './layout/scene.ts';
import type { Box, Shown } from './shown.ts';
import type { FeltTable } from './table.ts';

const DEFAULT_SEATS = 4; // before the first line

/** What the layout is a function of, apart from the cards. */
export function sceneOf(
  { places, chips }: GameFace,
  table: FeltTable,
  of: Omit<Scene, 'seats' | 'places' | 'pots' | 'options'>,
): Scene {
  const game = table.places.game;
  const options = game?.options ?? {};
  return { ...of, seats: game?.seats ?? DEFAULT_SEATS, places, pots: chips?.pots(options) ?? [], options };
}

/** Where everything lies, and what lies there. */
export function shownOf(
  table: FeltTable,
  { plates, fans, hand, spots, cards, ground, scrollMost }: FeltLayout,
): Omit<Shown, 'moving' | 'raised' | 'bubbles' | 'marked' | 'flourish' | 'lit'> {
  return {
    seen: table.seen,
    ...{ plates, fans, hand, spots, cards, free: ground.box, prompt: ground.prompt, buttons: ground.buttons },
    middle: ground.middle,
    scrolls: scrollMost > 0,
  };
}

/** Where the chips of a purse lie: a pot on the table, a seat's plate. */
export function purseBox(
  { spots, plates }: FeltLayout,
  purse: string,
  stemOfSeats: string | undefined,
): Box | undefined {
  const [stem, seat] = purse.split('/');
  return spots[purse] ?? (stem === stemOfSeats ? plates[Number(seat)] : undefined);
}
