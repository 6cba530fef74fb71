/** Places in the golden records of a game where something can be shown: a moment, a forced act, a sign. */
import { FluentResource } from '@fluent/bundle';
import type { Seat } from '../src/cards/card.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import type { GameFace, GameSayings, TableView } from '../src/games/face/game-face.ts';
import { offeredTo } from '../src/record/fold.ts';
import type { Action, Line } from '../src/record/line.ts';
import { Timeline } from '../src/record/timeline.ts';
import { type SayAny, speaker } from '../src/words/say.ts';
import { textOf } from './files.ts';
import { goldenFiles, goldenLines } from './golden-lines.ts';

/** More than there are at any table. */
const MOST_SEATS = 16;

/** A place in a record where a seat acts. */
interface Moment {
  readonly lines: readonly Line[]; // to the `turn` line that lists it
  readonly seat: Seat;
  readonly rivals: number; // other seats that may act out of turn here, and are asked before
}

export async function faceOf(game: string): Promise<GameFace> {
  const { face } = (await import(`../src/games/${game}/face.ts`)) as { face: GameFace };
  return face;
}

/** The actions that a face calls moments, and those that are possible out of turn. */
export const momentsOf = ({ gestures, offTurn }: GameFace): readonly string[] =>
  Object.keys(gestures).filter((type) => {
    const button = gestures[type]?.button;
    return offTurn.includes(type) || (button?.as === 'moment' && button.all !== true);
  });

/** All places in a record where this is done. */
function momentsIn(lines: readonly Line[], wanted: string, { offTurn }: GameFace): Moment[] {
  return lines.flatMap((line, i) => {
    const act = lines[i + 1];
    if (line.type !== 'turn' || act?.type !== 'act' || act.action.type !== wanted) return [];
    const entries = Object.entries(line.legal);
    const mayCall = ([, list]: (typeof entries)[number]): boolean =>
      list !== '??' && list.some(({ type }) => offTurn.includes(type));
    const last = Number(entries.find((entry) => !mayCall(entry))?.[0] ?? act.seat); // on turn: asked after all others
    const placeOf = (seat: Seat): number => (seat > last ? seat : seat + MOST_SEATS);
    const rivals = entries.filter((entry) => mayCall(entry) && placeOf(Number(entry[0])) < placeOf(act.seat));
    return [{ lines: lines.slice(0, i + 1), seat: act.seat, rivals: rivals.length }];
  });
}

/** The place in all golden records with the fewest rivals, and of these the earliest. */
export function findMoment(face: GameFace, type: string): Moment | undefined {
  const found = goldenFiles(face.id).flatMap((path) => momentsIn(goldenLines(path), type, face));
  return found.sort((a, b) => a.rivals - b.rivals || a.lines.length - b.lines.length)[0];
}

/** The same lines with a person in one seat and plain players in the others. */
export const taken = (lines: readonly Line[], person: Seat): readonly Line[] =>
  lines.map((line) =>
    line.type === 'game'
      ? { ...line, players: line.players.map((_, seat) => (seat === person ? 'human' : 'plain/1')) }
      : line,
  );

/** The seat and its action, if a line allows only one seat only one action. */
function onlyOf(line: Line): { seat: Seat; action: Action } | undefined {
  const [entry, another] = line.type === 'turn' ? Object.entries(line.legal) : [];
  if (!entry || another || entry[1] === '??') return undefined;
  const [action, other] = entry[1];
  return action && !other ? { seat: Number(entry[0]), action } : undefined;
}

/** The first place in a game's golden records where the only action is to play one card, which must be selected first. */
export function findOnly({
  id,
  gestures,
}: GameFace): { lines: readonly Line[]; seat: Seat; card: string; type: string }[] {
  for (const lines of goldenFiles(id).map(goldenLines)) {
    for (const [i, line] of lines.entries()) {
      const { seat = 0, action } = onlyOf(line) ?? {};
      const choose = gestures[action?.type ?? '']?.choose;
      const cards = action && choose ? [action[choose.field]].flat() : [];
      if (action && cards.length === 1)
        return [{ lines: lines.slice(0, i + 1), seat, card: String(cards[0]), type: action.type }];
    }
  }
  return [];
}

/** The earliest place in a game's records where the seat on turn has only one action. */
export function findForced(face: GameFace): Moment | undefined {
  const found = goldenFiles(face.id)
    .map(goldenLines)
    .flatMap((lines) =>
      lines.flatMap((line, i): Moment[] => {
        const act = lines[i + 1];
        if (line.type !== 'turn' || act?.type !== 'act' || Object.keys(line.legal).length > 1) return [];
        const isOnly = line.legal[String(act.seat)]?.length === 1 && !face.offTurn.includes(act.action.type);
        return isOnly ? [{ lines: lines.slice(0, i + 1), seat: act.seat, rivals: 0 }] : [];
      }),
    );
  return found.sort((a, b) => a.lines.length - b.lines.length)[0];
}

/** The sayings of a game, in English. */
async function sayingsOf(game: string): Promise<GameSayings> {
  const { words } = (await import(`../src/games/${game}/words/say.ts`)) as { words: (say: SayAny) => GameSayings };
  const catalogues = ['face', game].map((folder) => new FluentResource(textOf(`src/games/${folder}/words/en.ftl`)));
  return words(speaker('en', catalogues));
}

/** Where a card that a seat plays brings a sign that is read off the lines, not off what lies there. */
interface Signing extends Moment {
  readonly game: string;
  readonly card: string;
  readonly label: string; // of the sign
}

/** What the slips and discs say; arrows and veils are drawn in another way. */
const labelsOf = (words: GameSayings, view: TableView): readonly string[] =>
  (words.signs?.(view) ?? []).filter(({ as }) => typeof as !== 'string').map(({ label }) => label);

/** Does pressing the card do just this, without a question? */
function isOnlyAct(turn: Line | undefined, { seat, action }: Line & { type: 'act' }): boolean {
  return offeredTo(seat, turn).filter(({ card }) => card === action['card']).length === 1;
}

/** A sign that comes with an act, and that lines of after it would already bring to the places of before. */
function signOf(words: GameSayings, before: TableView | undefined, after: TableView | undefined): string | undefined {
  if (!before || !after) return undefined;
  const early = labelsOf(words, { ...after, places: before.places });
  return labelsOf(words, after).find((label) => early.includes(label) && !labelsOf(words, before).includes(label));
}

/** Index of the `turn` line after an act; undefined if the deal ends before, for the next one waits for a button. */
function nextTurn(lines: readonly Line[], i: number): number | undefined {
  const next = lines.findIndex(({ type }, at) => at > i && (type === 'turn' || type === 'deal'));
  return lines[next]?.type === 'turn' ? next : undefined;
}

/** The first one in a game's golden records. */
export async function findSigning(face: GameFace): Promise<Signing[]> {
  const words = await sayingsOf(face.id);
  for (const lines of goldenFiles(face.id).map(goldenLines)) {
    const timeline = new Timeline(lines);
    for (const [i, act] of lines.entries()) {
      if (act.type !== 'act' || !face.gestures[act.action.type]?.play || !isOnlyAct(lines[i - 1], act)) continue;
      const next = nextTurn(lines, i);
      const who = { seat: act.seat, names: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] };
      const [before, after] = [timeline.at(i), timeline.at(next === undefined ? i : next + 1)];
      const label = signOf(words, tableViewOf(before, who), tableViewOf(after, who));
      const place = { lines: lines.slice(0, i), seat: act.seat, rivals: 0 };
      if (label !== undefined) return [{ ...place, game: face.id, card: String(act.action['card']), label }];
    }
  }
  return [];
}
