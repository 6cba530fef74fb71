/**
 * Below the moment of a winner: the own hand and what lies open in the middle are whole, apart and within the table, at the end
 * of deals of all games, with every number of seats, on all screens; everything else is not drawn.
 */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { ALONE } from '../src/felt/layout/alone.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { RATIO } from '../src/games/face/layout/pose.ts';
import { sceneOf } from '../src/felt/scene-of-table.ts';
import type { Box } from '../src/games/face/layout/box.ts';
import type { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { redact } from '../src/record/redact.ts';
import { gamesOf, moments } from './looks.ts';

/** The result beside the table or below it, and the moment at its top. */
const SCREENS = [
  { width: 1280, height: 800, insets: { top: 48 + 330, right: 420, bottom: 0, left: 0 } },
  { width: 390, height: 844, insets: { top: 48 + 196, right: 0, bottom: 350, left: 0 } },
  { width: 844, height: 390, insets: { top: 172, right: 340, bottom: 0, left: 48 } },
  { width: 320, height: 568, insets: { top: 48 + 104, right: 0, bottom: 280, left: 0 } },
];
const SLACK = 2; // px
const LEAST = 16; // px: the narrowest card

const beyond = (box: Box, of: Box): boolean =>
  box.x < of.x - SLACK || box.y < of.y - SLACK || box.x + box.width > of.x + of.width + SLACK || box.y + box.height > of.y + of.height + SLACK; // prettier-ignore

function wrongAt(face: GameFace, table: FeltTable, screen: (typeof SCREENS)[number]): string[] {
  const scene = sceneOf(face, table, { ...screen, viewer: 0, scroll: 0, leftHand: false, seed: 1, alone: ALONE });
  const { ground, poses, hand } = lay(scene, table, NO_HINTS);
  const where = `${face.id}, ${String(scene.seats)} seats, ${String(screen.width)} px:`;
  const held = new Set(hand.map(({ piece }) => piece));
  return table.pieces().flatMap(({ id, card }) => {
    const pose = poses.get(id);
    if (!pose) return [`${where} ${card} has no pose`];
    if (pose.covered) return [];
    const [width, height] = [pose.width, pose.width * RATIO];
    const box = { x: pose.x - width / 2, y: pose.y - height / 2, width, height };
    return [
      ...(pose.width < LEAST ? [`${where} ${card} is ${pose.width.toFixed(0)} px wide`] : []),
      ...(beyond(box, ground.box) ? [`${where} ${card} leaves the table`] : []),
      ...(!held.has(id) && hand.length > 0 && box.y + height > ground.hand.y + SLACK ? [`${where} ${card} lies on the hand`] : []), // prettier-ignore
    ];
  });
}

it.each(games.map((game) => [game.id, game] as const))('%s', { timeout: 120_000 }, async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const wrong: string[] = [];
  let looks = 0;
  for (const lines of gamesOf(game)) {
    const seen = redact(lines, 0, game.secrecy);
    for (const { table } of moments(face, seen, 1)) {
      if (table.winners.length === 0) continue;
      looks += 1;
      for (const screen of SCREENS) wrong.push(...wrongAt(face, table, screen));
    }
  }
  expect(looks).toBeGreaterThan(0);
  expect([...new Set(wrong)].slice(0, 8)).toEqual([]);
});
