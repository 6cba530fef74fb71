/**
 * Reads judged positions (`src/games/<id>/positions.json`, described in `src/games/README.md`): positions in which every card
 * player agrees what is right or wrong. An error names the file, the position and what is wrong with it.
 */
import { existsSync } from 'node:fs';
import type { Seat } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import { optionTrouble } from '../src/games/contract/options/values.ts';
import type { Action, OptionValue, Options } from '../src/record/line.ts';
import { textOf } from './files.ts';

/** What a seat that is not on turn may do besides acting. */
export const LET_IT_PASS = 'let it pass';

/** An action in the words of a position: `play 7H`, or some fields of the record's object. It may fit several actions. */
export type Said = string | Readonly<Partial<Action>>;

/** Deals that were played by chance before the one that is judged: for scores, chips and what else lasts. */
export interface Before {
  readonly deals: number;
  readonly seed: string;
  readonly totals?: readonly number[]; // what they led to, by seat; for the reader, and checked
}

export interface Position {
  readonly game: Game;
  readonly says: string;
  readonly clause: string | undefined;
  readonly options: Options; // what differs from the defaults
  readonly seats: number;
  readonly dealer: Seat | undefined;
  readonly before: Before | undefined;
  readonly places: Readonly<Record<string, readonly string[]>>; // place → the cards dealt to it, top first; hands in any order
  readonly played: readonly string[]; // `0 play 7H`: since the deal, in order
  readonly asked: Seat;
  readonly judgement: 'right' | 'wrong';
  readonly acts: readonly Said[]; // one of which must be chosen, or none of which may be
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isPlain: Check = (value) => ['string', 'number', 'boolean'].includes(typeof value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const fieldsOf =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check);
const isBefore: Check = (value) =>
  isFields(value) &&
  isCount(value['deals']) &&
  isText(value['seed']) &&
  Object.keys(value).every((key) => ['deals', 'seed', 'totals'].includes(key)) &&
  (value['totals'] === undefined || listOf(Number.isInteger)(value['totals']));
const isSaid: Check = (value) => isText(value) || (isFields(value) && isText(value['type']));

/** The fields of a position in their order; those with a question mark may be left out. */
const SHAPE: Readonly<Record<string, Check>> = {
  says: isText,
  'clause?': isText,
  'options?': fieldsOf(isPlain),
  seats: isCount,
  'dealer?': isCount,
  'before?': isBefore,
  'hands?': fieldsOf(isText),
  'places?': fieldsOf(isText),
  'played?': listOf(isText),
  asked: isCount,
  'right?': listOf(isSaid),
  'wrong?': listOf(isSaid),
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
  readonly right?: readonly Said[];
  readonly wrong?: readonly Said[];
}

/** What is wrong with the fields of one position; nothing if it is one. */
function troubleWith(fields: Fields): string | undefined {
  const strange = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (strange !== undefined) return `"${strange}" does not belong in it`;
  const order = KEYS.filter((key) => key in fields);
  if (order.join() !== Object.keys(fields).join()) return `its fields stand in another order than ${order.join(', ')}`;
  for (const [name, check] of Object.entries(SHAPE)) {
    const key = name.replace('?', '');
    if (!(key in fields) && key === name) return `"${key}" is missing`;
    if (key in fields && !check(fields[key])) return `"${key}" is not what is asked for there`;
  }
  if ('right' in fields === 'wrong' in fields) return 'it says either what is "right" or what is "wrong"';
  return undefined;
}

const isWritten = (value: unknown): value is Written => isFields(value) && troubleWith(value) === undefined;

export const fileOf = ({ id }: Game): string => `src/games/${id}/positions.json`;

export const hasPositions = (game: Game): boolean => existsSync(fileOf(game));

/** All positions of a game. @throws with the file, the position and what is wrong with it. */
export function positionsOf(game: Game): readonly Position[] {
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

function read(game: Game, written: Written): Position {
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

/** An action in words: its type, then what its fields hold, `meld KS,KH,KC`; an empty list is `nothing`. */
export const wordsOf = (action: Action): string =>
  Object.values(action)
    .map((value) => inWords(value))
    .join(' ');

function inWords(value: unknown, depth = 0): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'nothing' : value.map((one) => inWords(one, depth + 1)).join(depth === 0 ? ',' : '+');
}

/** Is this such an action? Its words begin with those said, or its fields hold what was said. */
export function fits(action: Action, said: Said): boolean {
  if (typeof said === 'string') return `${wordsOf(action)} `.startsWith(`${said} `);
  return Object.entries(said).every(([field, value]) => JSON.stringify(action[field]) === JSON.stringify(value));
}
