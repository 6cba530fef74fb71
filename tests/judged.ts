/**
 * Reads judged positions (`src/games/<id>/positions.json`, described in `src/games/README.md`): positions in which every card
 * player agrees what is right or wrong. An error names the file, the position and what is wrong with it.
 */
import { existsSync } from 'node:fs';
import type { Seat } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { optionTrouble } from '../src/games/contract/options/values.ts';
import type { Before, PositionSpec, ActionPattern } from '../src/match/position.ts';
import { type Fields, type Guard, isCount, isFields, isPlain, isText, isWhole } from '../src/record/guards.ts';
import { type Shape, fieldsOf, listOf, misfitOf } from '../src/record/shape.ts';
import type { OptionValue } from '../src/record/line.ts';
import { textOf } from './files.ts';

/** What a seat that is not on turn may do besides acting. */
export const LET_IT_PASS = 'let it pass';

/** A position and what is right in it. */
export interface Judged extends PositionSpec {
  readonly says: string;
  readonly clause: string | undefined;
  readonly asked: Seat;
  readonly judgement: 'right' | 'wrong';
  readonly acts: readonly ActionPattern[]; // one of which must be chosen, or none of which may be
}

const isName = (value: unknown): value is string => isText(value) && value !== '';
const someOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    listOf(guard)(value) && value.length > 0;
const BEFORE: Shape = { deals: isCount, seed: isName, 'totals?': someOf(isWhole) };
const isBefore = (value: unknown): boolean => isFields(value) && misfitOf(value, BEFORE) === undefined;
const isPattern = (value: unknown): value is ActionPattern =>
  isName(value) || (isFields(value) && isName(value['type']));

/** The fields of a position in their order; those with a question mark may be left out. */
const SHAPE: Shape = {
  says: isName,
  'clause?': isName,
  'options?': fieldsOf(isPlain),
  seats: isCount,
  'dealer?': isCount,
  'before?': isBefore,
  'hands?': fieldsOf(isName),
  'places?': fieldsOf(isName),
  'played?': someOf(isName),
  asked: isCount,
  'right?': someOf(isPattern),
  'wrong?': someOf(isPattern),
};
const KEYS = Object.keys(SHAPE).map((key) => key.replace('?', ''));

/** A position as its file holds it. */
interface Written {
  readonly says: string;
  readonly clause?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly dealer?: Seat;
  readonly before?: Before;
  readonly hands?: Readonly<Record<string, string>>;
  readonly places?: Readonly<Record<string, string>>;
  readonly played?: readonly string[];
  readonly asked: Seat;
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
  return all.map((one: unknown, i) => {
    if (!isWritten(one)) throw new Error(`${fileOf(game)}, position ${i + 1}: ${badness(one)}`);
    const trouble = optionTrouble(game.options, one.options ?? {}, one.seats) ?? seatTrouble(one);
    if (trouble !== undefined) throw new Error(`${fileOf(game)}: "${one.says}": ${trouble}`);
    return read(game, one);
  });
}

const badness = (value: unknown): string =>
  isFields(value) ? must(troubleWith(value), 'what is wrong') : 'it is no object';

function seatTrouble({ seats, asked, dealer = 0, hands = {} }: Written): string | undefined {
  const strange = [asked, dealer, ...Object.keys(hands).map(Number)].find((seat) => !(seat < seats));
  return strange === undefined ? undefined : `there is no such seat among ${seats}`;
}

function read(game: Game, written: Written): Judged {
  const { says, clause, options = {}, seats, dealer, before, hands = {}, played = [], asked } = written;
  const inHands = Object.entries(hands).map(([seat, cards]) => [`hand/${seat}`, cards] as const);
  const places = [...inHands, ...Object.entries(written.places ?? {})];
  return {
    game,
    says,
    clause,
    options,
    seats,
    dealer,
    before,
    places: Object.fromEntries(places.map(([place, cards]) => [place, cards.split(' ')])),
    played: played.flatMap((some) => some.split(', ')),
    asked,
    judgement: written.right ? 'right' : 'wrong',
    acts: written.right ?? written.wrong ?? [],
  };
}
