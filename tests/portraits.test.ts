/**
 * Portraits and the big buttons cover nothing that must be read or touched: neither the prompt, nor an index, a count or a
 * pot, nor the own hand; buttons no plate either. In the golden records of all games, for the first and the last seat, on all kinds of screens, written either way.
 */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { sceneOf, shownOf } from '../src/felt/scene-of-table.ts';
import { type Box, overlap } from '../src/games/face/layout/box.ts';
import { type PortraitSpot } from '../src/felt/table/shown.ts';
import { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import { readable } from '../src/ui/table/bubble-boxes.ts';
import { games } from './games.ts';
import { longestGolden, seatsOf } from './golden-lines.ts';
import { SCREENS } from './looks.ts';

const LOOKS = 24; // at each record
const MOST_LINES = 500; // of a record

/** Where the portrait of a plate is: above its words, or at its beginning, whichever side that is. */
function portraitsAt(plate: Box, { side, upright }: PortraitSpot): readonly Box[] {
  if (upright) return [{ x: plate.x + (plate.width - side) / 2, y: plate.y, width: side, height: side }];
  const at = { y: plate.y + (plate.height - side) / 2, width: side, height: side };
  return [
    { ...at, x: plate.x },
    { ...at, x: plate.x + plate.width - side },
  ];
}

/** What the portraits cover at this moment, a sentence each. */
function coveredAt(face: GameFace, table: FeltTable, viewer: number): string[] {
  return SCREENS.flatMap((screen) => {
    const scene = sceneOf(face, table, { ...screen, viewer, scroll: 0, leftHand: false, seed: 1 });
    const shown = shownOf(table, lay(scene, table, NO_HINTS));
    const [prompt, ...read] = readable(shown, face, table.places);
    const things: readonly (readonly [string, Box | undefined])[] = [
      ['the prompt', prompt],
      ...read.map((box) => ['an index, count or pot', box] as const),
      ...shown.hand.map(({ box }) => ['the own hand', box] as const),
    ];
    const where = `${String(screen.width)}×${String(screen.height)}, ${String(shown.plates.length)} seats, seen by ${String(viewer)}`;
    const plates = shown.plates.map((box, seat) => [`the plate of ${String(seat)}`, box] as const);
    const underButtons = [...things, ...plates].flatMap(([what, box]) =>
      box && overlap(shown.buttons, box) ? [`${where}: the buttons cover ${what}`] : [],
    );
    const underPortraits = shown.plates.flatMap((plate, seat) =>
      things.flatMap(([what, box]) =>
        box && portraitsAt(plate, must(shown.portraits[seat], 'a portrait')).some((portrait) => overlap(portrait, box))
          ? [`${where}: the portrait of ${String(seat)} covers ${what}`]
          : [],
      ),
    );
    return [...underPortraits, ...underButtons];
  });
}

it.each(games.map((game) => [game.id, game] as const))(
  '%s: no portrait or button covers what is read or held',
  async (id, game) => {
    const face = must(await loadFace(id), 'a face');
    const covered = new Set<string>();
    let looks = 0;
    for (const lines of longestGolden(id, MOST_LINES))
      for (const viewer of new Set([0, seatsOf(lines) - 1])) {
        const table = new FeltTable(face);
        const steps = new Timeline(redact(lines, viewer, game.secrecy)).steps(0);
        const every = Math.max(1, Math.floor(steps.length / LOOKS));
        for (const [i, step] of steps.entries()) {
          table.applyStep(step);
          if (i % every !== 0 && i < steps.length - 1) continue;
          looks += 1;
          for (const one of coveredAt(face, table, viewer)) covered.add(one);
        }
      }
    expect(looks).toBeGreaterThan(LOOKS);
    expect([...covered].slice(0, 12), `${String(covered.size)} in all`).toEqual([]);
  },
);
