/** Things are as large as the look book wants where the felt has room: portraits, cards in the middle, and cards before seats. */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { sceneOf } from '../src/felt/scene-of-table.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { redact } from '../src/record/redact.ts';
import { seatsOf } from './golden-lines.ts';
import { SCREENS, gamesOf, moments } from './looks.ts';

const LOOKS = 10; // at a game, evenly through it
const USUAL_SEATS = 4;

/** px, by the width of the screen; `inRows`: where many rows of cards share the middle. */
const LEAST = new Map([
  [1280, { face: 48, held: 100, middle: 85, inRows: 70, front: 40 }],
  [390, { face: 40, held: 80, middle: 65, inRows: 48, front: 34 }],
]);

it.each(games.map((game) => [game.id, game] as const))('%s: large enough with four seats', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const most = Math.min(USUAL_SEATS, game.options.seats.max);
  const isInRows = face.places.some(({ shape, gathered }) => shape === 'grid' || shape === 'runs' || gathered);
  const small = new Set<string>();
  for (const lines of gamesOf(game).filter((one) => seatsOf(one) === most))
    for (const { table } of moments(face, redact(lines, 0, game.secrecy), LOOKS))
      for (const screen of SCREENS) {
        const least = LEAST.get(screen.width);
        if (!least || table.isShown) continue; // hands that are turned up need the room
        const scene = sceneOf(face, table, { ...screen, viewer: 0, scroll: 0, leftHand: false, seed: 1 });
        const { ground, hand } = lay(scene, table, NO_HINTS);
        const { sizes } = ground;
        const wrong = [
          ...(sizes.seat.face < least.face ? [`a portrait of ${sizes.seat.face.toFixed()}`] : []),
          ...(hand.length > 0 && sizes.card < least.held ? [`a hand of ${sizes.card.toFixed()}`] : []),
          ...(ground.tableCard < (isInRows ? least.inRows : least.middle)
            ? [`a middle of ${ground.tableCard.toFixed()}`]
            : []),
          ...(sizes.front > 0 && sizes.front < least.front ? [`${sizes.front.toFixed()} before seats`] : []),
        ];
        for (const fault of wrong) small.add(`${String(screen.width)}: ${fault}`);
      }
  expect([...small].sort()).toEqual([]);
});
