/**
 * What seats say lies on the table, and never on the prompt, an index, a count or a sign of a seat: in all golden records, for
 * every seat that looks on, on all kinds of screens and in all languages.
 */
import { expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import { type Box, overlap } from '../src/games/face/layout/box.ts';
import { type Shown } from '../src/felt/table/shown.ts';
import { NO_HINTS } from '../src/felt/layout/hints.ts';
import { RATIO } from '../src/games/face/layout/pose.ts';
import { lay } from '../src/felt/layout/layout.ts';
import { sceneOf, shownOf } from '../src/felt/scene-of-table.ts';
import { FeltTable } from '../src/felt/table/felt-table.ts';
import type { GameFace, GameWords } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import type { Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import {
  ASKS,
  type BubbleBox,
  bubbleBoxes,
  placesAndCards,
  readable,
  signBoxes,
} from '../src/ui/table/bubble-boxes.ts';
import { inEvery } from './languages.ts';
import { seatsOf } from './golden-lines.ts';
import { RESULTS, SCREENS, type Screen, recordsOf } from './looks.ts';

/** A little more than it takes at 19 px: letters of the East are as wide as they are high. */
const widthOf = (text: string): number =>
  Array.from(text.replaceAll(/\p{Cf}/gu, '')).reduce(
    (sum, letter) => sum + (/[\u1100-\uffdc]/u.test(letter) ? 19.5 : 11.5),
    0,
  );

interface Look {
  readonly words: GameWords; // for the signs
  readonly seat: number; // who speaks
  readonly texts: readonly string[]; // in all languages
}

/** The shortest and the longest of them. */
function extremes(texts: readonly string[]): readonly string[] {
  const sorted = [...texts].sort((one, other) => widthOf(one) - widthOf(other));
  return [must(sorted[0], 'a text'), must(sorted.at(-1), 'a text')];
}

/** What is wrong with the bubble of one look, on all screens. */
function wrongAt(face: GameFace, table: FeltTable, viewer: number, { words, seat, texts }: Look): string[] {
  const names = Array.from({ length: table.places.game?.seats ?? 0 }, (_, i) => String(i));
  const view = tableViewOf(table.seen, { seat: viewer, names });
  const signs = (view && words.signs?.(view)) ?? [];
  return SCREENS.flatMap((screen) => {
    const scene = sceneOf(face, table, { ...screen, viewer, scroll: 0, leftHand: false, seed: 1 });
    const shown = shownOf(table, lay(scene, table, NO_HINTS));
    const read = [...readable(shown, face, table.places), ...signBoxes(signs, shown, face)];
    return extremes(texts).flatMap((text) => {
      const around = { plates: shown.plates, own: viewer, busy: [], buttons: shown.buttons, free: shown.free, read };
      const box = must(bubbleBoxes([{ seat, text: Math.ceil(widthOf(text)) + ASKS }], around)[0], 'a bubble');
      return faultsOf(box, shown, read).map(
        (fault) =>
          `${String(screen.width)}×${String(screen.height)}, seen by ${String(viewer)}: ${String(seat)} says “${text}” ${fault}`,
      );
    });
  });
}

/** Against what the page keeps free, and against prompt and indices as this test knows them. */
function faultsOf(
  box: BubbleBox,
  { free, prompt, hand, cards }: Pick<Shown, 'free' | 'prompt' | 'hand' | 'cards'>,
  read: readonly Box[],
): string[] {
  const isOut =
    box.x < free.x ||
    box.y < free.y ||
    box.x + box.width > free.x + free.width ||
    box.y + box.height > free.y + free.height;
  const corners = [...hand.map(({ strip }) => strip), ...Object.values(cards)].map(cornerOf);
  return [
    ...(isOut ? ['off the table'] : []),
    ...(overlap(box, prompt) ? ['on the prompt'] : []),
    ...([...corners, ...read].some((other) => overlap(box, other)) ? ['on an index, a count or a sign'] : []),
  ];
}

/** The upper left of a card, as much as rank and suit take up at least. */
const cornerOf = ({ x, y, width, height }: Box): Box => {
  const card = Math.max(width, height / RATIO);
  return { x, y, width: Math.min(width, card * 0.25), height: Math.min(height, card * 0.4) };
};

/** The seat that may say something with a line. */
const speakerOf = (line: Line): number | undefined =>
  line.type === 'act' || line.type === 'note' || line.type === 'score' ? line.seat : undefined;

it.each(games.map((game) => [game.id, game] as const))('%s: no bubble covers what must be read', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const english = await face.words('en');
  const words: readonly GameWords[] = Object.values(await inEvery(face.words));
  const wrong = new Set<string>();
  let looks = 0;
  for (const lines of recordsOf(id))
    for (const viewer of [0, seatsOf(lines) - 1]) {
      const table = new FeltTable(face);
      const looked = new Set<string>();
      for (const step of new Timeline(redact(lines, viewer, game.secrecy)).steps(0)) {
        table.applyStep(step);
        const { line } = step;
        const seat = speakerOf(line);
        const texts = seat === undefined ? [] : words.flatMap((said) => said.bubble(line) ?? []);
        const key = `${String(seat)} ${texts[0] ?? ''}`;
        if (seat === undefined || texts.length === 0 || looked.has(key)) continue;
        looked.add(key);
        looks += 1;
        for (const fault of wrongAt(face, table, viewer, { words: english, seat, texts })) wrong.add(fault);
      }
    }
  expect(looks).toBeGreaterThan(0);
  expect([...wrong].slice(0, 12), `${String(wrong.size)} in all`).toEqual([]);
});

/** The cards that a bubble beside a result lies on, whatever a seat says there. */
function coveredAt(face: GameFace, table: FeltTable, viewer: number, screen: Screen): string[] {
  const names = Array.from({ length: table.places.game?.seats ?? 0 }, (_, i) => String(i));
  const view = must(tableViewOf(table.seen, { seat: viewer, names }), 'a view');
  const layout = lay(sceneOf(face, table, { ...screen, viewer, scroll: 0, leftHand: false, seed: 1 }), table, NO_HINTS);
  const shown = shownOf(table, layout);
  const read = [...readable(shown, face, table.places), ...placesAndCards(shown, face, view)];
  const around = { ...{ plates: shown.plates, own: viewer, busy: [], buttons: shown.buttons }, free: shown.free, read };
  const cards = [...layout.poses.values()].filter(({ covered }) => !covered).map(coreOf);
  return names.flatMap((_, seat) =>
    bubbleBoxes([{ seat, text: 90 }], { ...around, rests: true })
      .filter((box) => cards.some((card) => overlap(box, card)))
      .map(() => `${String(screen.width)}×${String(screen.height)}, seen by ${String(viewer)}: ${String(seat)}`),
  );
}

/** What lies under a card however it is turned a little, and however high the pile is whose top it is. */
const coreOf = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }): Box => ({
  ...{ x: x - width * 0.4, y: y - width * RATIO * 0.35 },
  ...{ width: width * 0.8, height: width * RATIO * 0.7 },
});

it.each(games.map((game) => [game.id, game] as const))(
  '%s: no bubble covers a card beside a result',
  async (id, game) => {
    const face = must(await loadFace(id), 'a face');
    const wrong = new Set<string>();
    let looks = 0;
    for (const lines of recordsOf(id))
      for (const viewer of [0, seatsOf(lines) - 1]) {
        const table = new FeltTable(face);
        for (const step of new Timeline(redact(lines, viewer, game.secrecy)).steps(0)) {
          table.applyStep(step);
          if (step.line.type !== 'deal-end') continue;
          looks += 1;
          for (const screen of RESULTS) for (const fault of coveredAt(face, table, viewer, screen)) wrong.add(fault);
        }
      }
    expect(looks).toBeGreaterThan(0);
    expect([...wrong].slice(0, 12), `${String(wrong.size)} in all`).toEqual([]);
  },
);
