/**
 * No card lies on the prompt, on the buttons or on a plate, and none leaves the table; a card to come has room of its own: in
 * games with every number of seats, for the first and the last of them, on all kinds of screens, also with every own card raised.
 */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import type { FeltLayout, Hints } from '../src/felt/layout/hints.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { type Pose, RATIO } from '../src/games/face/layout/pose.ts';
import { sceneOf, shownOf } from '../src/felt/scene-of-table.ts';
import { type Box, overlap } from '../src/games/face/layout/box.ts';
import type { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { type PlaceFace, arrangementOf } from '../src/games/face/places.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import type { Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { ghostsAt } from '../src/ui/table/free-spots.ts';
import { seatsOf } from './golden-lines.ts';
import { type Screen, gamesOf, moments, ownCards } from './looks.ts';

const LOOKS = 10; // at a game, evenly through it
const LEAST = 20; // px: a card in the middle of the smallest screen
const USUAL = 10; // cards of the own hand
const SLACK = 3; // px: a card lies a little askew

/** What a card covers when it lies askew, without the slack. */
function extent({ x, y, width, angleRad }: Pose): Box {
  const [c, s] = [Math.abs(Math.cos(angleRad)), Math.abs(Math.sin(angleRad))];
  const [w, h] = [width * (c + RATIO * s) - 2 * SLACK, width * (s + RATIO * c) - 2 * SLACK];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

interface Look {
  readonly face: GameFace;
  readonly table: FeltTable;
  readonly viewer: number;
}

/** Every own card may be played, and one of them is chosen. */
function raised({ face, table, viewer }: Look): Hints {
  const cards = ownCards(face, table, viewer);
  return { ...NO_HINTS, playable: new Set(cards), choosing: true, chosen: new Set(cards), raised: cards[0] };
}

const isPile = (place: PlaceFace): boolean => arrangementOf(place)?.isSquared === true;

/** The places whose cards may touch a plate: hands and small piles are held by it. */
const isHeld = (face: GameFace, place: string): boolean =>
  face.places.some((one) => one.name === place.split('/')[0] && (one.where === 'seat' || one.where === 'pile'));

/** What is wrong at one look on one screen. */
function wrongAt(look: Look, screen: Screen): string[] {
  const { face, table, viewer } = look;
  const scene = sceneOf(face, table, { ...screen, viewer, scroll: 0, leftHand: false, seed: 1 });
  const layout = lay(scene, table, raised(look));
  const { ground, plates, felt } = layout;
  const words: readonly (readonly [string, Box])[] = [
    ['the prompt', ground.prompt],
    ['the buttons', ground.buttons],
  ];
  const all = [
    ...words,
    ...plates.map(
      (plate, seat) => [`plate ${String((seat - viewer + plates.length) % plates.length)}`, plate] as const,
    ),
  ];
  const wrong = table.places.names().flatMap((place) =>
    table.places.at(place).flatMap(({ id }) => {
      const pose = layout.poses.get(id);
      if (!pose || pose.covered || table.turned.has(id)) return [];
      const box = extent(pose);
      const on = (isHeld(face, place) ? words : all).filter(([, other]) => overlap(box, other)).map(([name]) => name);
      const isOut =
        box.x < -SLACK ||
        box.y < 0 ||
        box.x + box.width > felt.width + SLACK ||
        box.y + box.height > felt.height + SLACK;
      return [...on.map((name) => `on ${name}`), ...(isOut ? ['off the table'] : [])].map(
        (fault) => `${stemOf(place, viewer)} ${fault}`,
      );
    }),
  );
  const where = `${String(screen.width)}×${String(screen.height)}, ${String(plates.length)} seats`;
  const shown = shownOf(table, layout);
  const due = face.ghosts?.(table.places) ?? [];
  const ghosts = due.length - ghostsAt(due, shown).length;
  if (ghosts > 0) wrong.push('no room for the card to come');
  wrong.push(...shownOnOthers(look, layout));
  const isUsual = !table.isShown && layout.hand.length <= USUAL; // hands that are turned up, and own ones in rows, need the room
  if (isUsual && ground.tableCard < LEAST) wrong.push('the cards in the middle are too small');
  return [...new Set(wrong)].map((fault) => `${where}: ${fault}`);
}

/** Hands that are turned up until the next deal lie on no other plate, and on no pile. */
function shownOnOthers({ face, table, viewer }: Look, { poses, plates, spots }: FeltLayout): string[] {
  if (!table.isShown) return [];
  const piles = face.places.filter(isPile).map(({ name }) => name);
  const hands = face.places.filter(({ where }) => where === 'seat').map(({ name }) => name);
  return hands.flatMap((hand) =>
    plates.flatMap((_, seat) => {
      if (seat === viewer) return [];
      const others = plates.filter((_plate, other) => other !== seat);
      const taken = [...others, ...piles.flatMap((pile) => spots[pile] ?? [])];
      const cards = table.places.at(`${hand}/${String(seat)}`).flatMap(({ id }) => poses.get(id) ?? []);
      return cards.some((pose) => taken.some((box) => overlap(extent(pose), box)))
        ? ['a shown hand on a plate or pile']
        : [];
    }),
  );
}

/** A place without its key; the viewer's own is called so. */
function stemOf(place: string, viewer: number): string {
  const [name = '', key] = place.split('/');
  return key === String(viewer) ? `own ${name}` : name;
}

const hasGhost =
  (face: GameFace) =>
  ({ places }: FeltTable): boolean =>
    (face.ghosts?.(places) ?? []).length > 0;

function wrongIn(face: GameFace, lines: readonly Line[], viewer: number): string[] {
  const wrong: string[] = [];
  for (const { table, screens } of moments(face, lines, LOOKS, hasGhost(face)))
    wrong.push(...screens.flatMap((screen) => wrongAt({ face, table, viewer }, screen)));
  return wrong;
}

it.each(games.map((game) => [game.id, game] as const))('%s: no card hides what must be read', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const wrong = new Set<string>();
  for (const lines of gamesOf(game))
    for (const viewer of [0, seatsOf(lines) - 1])
      for (const fault of wrongIn(face, redact(lines, viewer, game.secrecy), viewer)) wrong.add(fault);
  expect([...wrong].sort()).toEqual([]);
});
