/** A table, and with a seed a very deal, as a code in a link: game, seats, options, who plays, and by which seed. */
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { codeFlag, codeText, seal, unseal } from '../codec/packing.ts';
import { type Coder, RangeReader, RangeWriter } from '../codec/range-coder.ts';
import type { OptionTable } from '../games/contract/contract.ts';
import { optionTrouble } from '../games/contract/options/values.ts';
import { codeTable } from '../games/contract/options/code.ts';
import type { Options } from '../record/line.ts';
import type { SeatKind, NewGame } from '../workers/protocol.ts';

const VERSION = 1;
/** Who may play in such a link, by the number that stands for them: new ones come at the end. */
const KINDS: readonly SeatKind[] = ['human', 'beginner', 'plain', 'thinker', 'master'];
const MOST_CODE = 2000; // letters
const MOST_NAME = 64;
const MOST_SEED = 200;

interface Given {
  readonly seats: number;
  readonly options: Options;
  readonly kinds: readonly SeatKind[];
  readonly seed: string;
}

const NOTHING: Given = { seats: 0, options: {}, kinds: [], seed: '' };

function codeGame(coder: Coder, table: OptionTable, given: Given): Omit<NewGame, 'game'> {
  const { seats, options } = codeTable(coder, table, given);
  const kinds = Array.from({ length: seats }, (_, seat): SeatKind => {
    const at = KINDS.indexOf(given.kinds[seat] ?? 'plain');
    return KINDS[coder.number(Math.max(0, at), KINDS.length)] ?? 'plain';
  });
  const seed = codeFlag(coder, given.seed !== '', true) ? codeText(coder, given.seed, MOST_SEED) : '';
  return { options, kinds, ...(seed !== '' && { seed }) };
}

export function printDeal(table: OptionTable, { game, options, kinds, seed = '' }: NewGame): string {
  const writer = new RangeWriter();
  codeText(writer, game, MOST_NAME);
  codeGame(writer, table, { seats: kinds.length, options, kinds, seed });
  return printBase64Url(seal(VERSION, writer.finish()));
}

export type DealTrouble = 'damaged' | 'newer' | 'unfit';

/** What a code says before the option table of its game is needed. */
export interface OpenedDeal {
  readonly game: string;
  /** The game to begin; `unfit` for a table that cannot be. */
  readonly with: (table: OptionTable) => NewGame | 'unfit';
}

export function openDeal(code: string): OpenedDeal | Exclude<DealTrouble, 'unfit'> {
  const sealed = code.length > MOST_CODE ? undefined : parseBase64Url(code);
  const packed = sealed ? unseal(VERSION, sealed) : 'damaged';
  if (typeof packed === 'string') return packed;
  const reader = new RangeReader(packed);
  const game = codeText(reader, '', MOST_NAME);
  return {
    game,
    with: (table) => {
      const found = codeGame(reader, table, NOTHING);
      const people = found.kinds.filter((kind) => kind === 'human').length;
      const fits = optionTrouble(table, found.options, found.kinds.length) === undefined;
      return fits && people === 1 ? { game, ...found } : 'unfit';
    },
  };
}
