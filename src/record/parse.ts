/** Reading a record that comes from outside: each line is checked field by field before anything else sees it. */
import { type SeenCard, isCard } from '../cards/card.ts';
import { type Fields, isCount, isFields, isPlain, isText, isWhole, parseJson } from './guards.ts';
import { type Shape, fieldsOf, listOf, misfitOf } from './shape.ts';
import { FORMAT, HIDDEN_ACT, type Action, type FieldValue, type Line } from './line.ts';
import { type Failure, type Result, failure, success } from './result.ts';

/** The longest line in characters or bytes. The longest lines of real games have a few thousand. */
export const MOST_LENGTH = 1 << 22;
/** The largest record from outside in bytes or characters; a larger file is not read. */
export const MOST_RECORD = 5_000_000;
const MOST_DEPTH = 6; // of lists in a field

const isCardText = (value: unknown): value is SeenCard => isText(value) && (value === '??' || isCard(value));
/** Plain, or lists in lists of it, no deeper than `depth`: a list of melds is 2, and nobody shall need a deep stack. */
const isNested = (value: unknown, depth: number): value is FieldValue =>
  isPlain(value) || (depth > 0 && Array.isArray(value) && value.every((one) => isNested(one, depth - 1)));
const isField = (value: unknown): value is FieldValue => isNested(value, MOST_DEPTH);
const isAction = (value: unknown): value is Action =>
  isFields(value) && isText(value['type']) && Object.values(value).every(isField);
const isLegal = (value: unknown): boolean =>
  isFields(value) &&
  Object.entries(value).every(([seat, list]) => /^\d+$/.test(seat) && (list === '??' || listOf(isAction)(list)));

/** Each type's fields in the order of `record.md`; `seed?` and `seat?` may be missing. */
const SHAPES: Readonly<Record<string, Shape>> = {
  game: {
    format: (value) => value === FORMAT,
    game: isText,
    seats: (value) => isCount(value) && value !== 0,
    options: fieldsOf(isPlain),
    'seed?': isText,
    players: listOf(isText),
  },
  deal: { deal: isCount, dealer: isCount, deck: listOf(isCardText) },
  move: { cards: listOf(isCardText), from: isText, to: isText, why: isText },
  shuffle: { place: isText, cards: listOf(isCardText) },
  chips: { from: isText, to: isText, amount: (value) => isCount(value) && value !== 0, why: isText },
  turn: { legal: isLegal },
  act: { seat: isCount, action: isAction },
  note: { 'seat?': isCount, what: isText },
  score: { seat: isCount, points: isWhole, why: isText },
  'deal-end': { winners: listOf(isCount), why: isText, totals: listOf(isWhole) },
  'game-end': { winners: listOf(isCount), why: isText, totals: listOf(isWhole) },
};

/** What is wrong with the fields of a line; undefined if it is valid. A note may have fields of its own. */
function troubleWith(fields: Fields): string | undefined {
  const { type, ...rest } = fields;
  const shape = isText(type) && Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
  if (!shape) return 'its "type" is none of the format';
  return misfitOf(rest, shape, type === 'note' ? isField : undefined);
}

const isHiddenAct = (fields: Fields): boolean =>
  fields['type'] === 'act' && fields['seat'] === '??' && fields['action'] === '??' && Object.keys(fields).length === 3;
const isLine = (fields: Fields): fields is Fields & Line => troubleWith(fields) === undefined;

export const tooLong = (at: number): Failure =>
  failure('not-a-line', at, 'this line is longer than any line of a record');

/** Parses one line; `at` is its number, for the failure. */
export function parseLine(text: string, at: number): Result<Line> {
  if (text.length > MOST_LENGTH) return tooLong(at);
  const value = parseJson(text);
  if (value === undefined) return failure('not-json', at, 'this line is not JSON');
  if (!isFields(value)) return failure('not-a-line', at, 'this line is not a JSON object');
  if (isHiddenAct(value)) return success(HIDDEN_ACT);
  return isLine(value)
    ? success(value)
    : failure('not-a-line', at, troubleWith(value) ?? 'this is no line of a record');
}

/** A line with its text and number. */
export interface NumberedLine {
  readonly at: number; // from 1
  readonly text: string;
  readonly line: Line;
}

/** The lines of a text up to the first error, and that error. */
export interface RecordRead {
  readonly lines: readonly NumberedLine[];
  readonly trouble: Failure | undefined;
}

/**
 * Reads a text with exactly one game; empty lines at its end are ignored. The order of the lines is checked by the replayer.
 * The command line compares bytes and is stricter. Here a text may have passed through a mail or an editor, so a byte order
 * mark and CR LF are accepted; they are gone when the record is saved again.
 */
export function readRecord(text: string): RecordRead {
  const body = text.replace(/^\uFEFF/, '').trimEnd();
  if (body === '') return { lines: [], trouble: failure('empty', 0, 'the text is empty') };
  const texts = body.split(/\r?\n/);
  const lines: NumberedLine[] = [];
  for (const [i, lineText] of texts.entries()) {
    const parsed = parseLine(lineText, i + 1);
    const trouble = parsed.ok ? misplaced(parsed.value, i + 1) : parsed;
    if (trouble) return { lines, trouble };
    if (parsed.ok) lines.push({ at: i + 1, text: lineText, line: parsed.value });
  }
  return { lines, trouble: undefined };
}

/** The `game` line must be the first, and only that. */
function misplaced(line: Line, at: number): Failure | undefined {
  if ((line.type === 'game') === (at === 1)) return undefined;
  return failure('wrong-order', at, at === 1 ? 'a record begins with its "game" line' : 'a second game begins here');
}

/** All lines of a text with exactly one game. */
export function parseRecord(text: string): Result<readonly NumberedLine[]> {
  const { lines, trouble } = readRecord(text);
  return trouble ?? success(lines);
}
