/**
 * Reads judged positions (`src/games/<id>/positions.json`, described in `src/games/README.md`): positions in which every card
 * player agrees what is right or wrong. An error names the file, the position and what is wrong with it.
 */
import { existsSync } from 'node:fs';
import type { Seat } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { optionTrouble } from '../src/games/contract/options/values.ts';
import type { PositionSpec } from '../src/match/position.ts';
import type { ActionPattern } from '../src/practice/action-pattern.ts';
import { type WrittenPosition, POSITION, isName, readPosition, seatTrouble, someOf } from '../src/practice/position.ts';
import { type Fields, isFields } from '../src/record/guards.ts';
import { type Shape, misfitOf } from '../src/record/shape.ts';
import { textOf } from './files.ts';

/** A position and what is right in it. */
export interface Judged extends PositionSpec {
  readonly id: string;
  readonly says: string; // in English
  readonly clause: string | undefined;
  readonly asked: Seat;
  readonly judgement: 'right' | 'wrong';
  readonly acts: readonly ActionPattern[]; // one of which must be chosen, or none of which may be
}

const isPattern = (value: unknown): value is ActionPattern =>
  isName(value) || (isFields(value) && isName(value['type']));

/** The fields of a position in their order; those with a question mark may be left out. */
const SHAPE: Shape = {
  id: isName,
  'clause?': isName,
  ...POSITION,
  'right?': someOf(isPattern),
  'wrong?': someOf(isPattern),
};
const KEYS = Object.keys(SHAPE).map((key) => key.replace('?', ''));

/** A position as its file holds it. */
interface Written extends WrittenPosition {
  readonly id: string;
  readonly clause?: string;
  readonly right?: readonly ActionPattern[];
  readonly wrong?: readonly ActionPattern[];
}

/** What is wrong with the fields of one position; nothing if it is one. */
function troubleWith(fields: Fields): string | undefined {
  const misfit = misfitOf(fields, SHAPE);
  if (misfit !== undefined) return misfit;
  const order = KEYS.filter((key) => key in fields);
  if (order.join() !== Object.keys(fields).join()) return `its fields stand in another order than ${order.join(', ')}`;
  if ('right' in fields === 'wrong' in fields) return 'it says either what is "right" or what is "wrong"';
  return undefined;
}

const isWritten = (value: unknown): value is Written => isFields(value) && troubleWith(value) === undefined;

export const fileOf = ({ id }: Game): string => `src/games/${id}/positions.json`;

export const hasPositions = (game: Game): boolean => existsSync(fileOf(game));

/** All positions of a game. @throws with the file, the position and what is wrong with it. */
export function positionsOf(game: Game): readonly Judged[] {
  const all: unknown = JSON.parse(textOf(fileOf(game)));
  if (!Array.isArray(all)) throw new Error(`${fileOf(game)}: it holds no list of positions`);
  const sentences = sentencesOf(game);
  return all.map((one: unknown, i) => {
    if (!isWritten(one)) throw new Error(`${fileOf(game)}, position ${i + 1}: ${badness(one)}`);
    const trouble = optionTrouble(game.options, one.options ?? {}, one.seats) ?? seatTrouble(one);
    if (trouble !== undefined) throw new Error(`${fileOf(game)}: "${one.id}": ${trouble}`);
    return read(game, one, sentences);
  });
}

/** What is said of the positions of a game, in English, by their ids. */
function sentencesOf({ id }: Game): ReadonlyMap<string, string> {
  const catalogue = textOf(`src/games/${id}/words/en.puzzles.ftl`);
  return new Map(Array.from(catalogue.matchAll(/^position-(\S+) = (.+)$/gm), ([, key = '', text = '']) => [key, text]));
}

const badness = (value: unknown): string =>
  isFields(value) ? must(troubleWith(value), 'what is wrong') : 'it is no object';

function read(game: Game, written: Written, sentences: ReadonlyMap<string, string>): Judged {
  const { id, clause, asked } = written;
  return {
    ...readPosition(written),
    game,
    id,
    says: must(sentences.get(id), `${fileOf(game)}: the sentence of ${id}`),
    clause,
    asked,
    judgement: written.right ? 'right' : 'wrong',
    acts: written.right ?? written.wrong ?? [],
  };
}
