/** A table, or with a seed a certain deal, as a code in a link: game, seats, options, players, seed. */
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import { codeFlag, codeText, seal, unseal } from '../codec/packing.ts';
import { type Coder, RangeReader, RangeWriter } from '../codec/range-coder.ts';
import type { OptionTable } from '../games/contract/contract.ts';
import { optionTrouble } from '../games/contract/options/values.ts';
import { codeTable } from '../games/contract/options/code.ts';
import { LOCAL, OFFERED, type SeatHolder, isBot, printHolder } from '../record/holder.ts';
import type { Options } from '../record/line.ts';
import type { NewGame } from '../workers/protocol.ts';

const VERSION = 1;
const MOST_CODE = 2000; // letters
const MOST_NAME = 64;
const MOST_SEED = 200;

interface Given {
  readonly seats: number;
  readonly options: Options;
  readonly holders: readonly SeatHolder[];
  readonly seed: string;
}

const NOTHING: Given = { seats: 0, options: {}, holders: [], seed: '' };

function codeGame(coder: Coder, table: OptionTable, given: Given): Omit<NewGame, 'game'> {
  const { seats, options } = codeTable(coder, table, given);
  const words = OFFERED.map(printHolder);
  const holders = Array.from({ length: seats }, (_, seat): SeatHolder => {
    const at = words.indexOf(printHolder(given.holders[seat] ?? LOCAL));
    return OFFERED[coder.number(Math.max(0, at), words.length)] ?? LOCAL;
  });
  const seed = codeFlag(coder, given.seed !== '', true) ? codeText(coder, given.seed, MOST_SEED) : '';
  return { options, holders, ...(seed !== '' && { seed }) };
}

export function printDeal(table: OptionTable, { game, options, holders, seed = '' }: NewGame): string {
  const writer = new RangeWriter();
  codeText(writer, game, MOST_NAME);
  codeGame(writer, table, { seats: holders.length, options, holders, seed });
  return printBase64Url(seal(VERSION, writer.finish()));
}

export type DealTrouble = 'damaged' | 'newer' | 'unfit';

/** The part of a code that can be read without the option table of its game. */
export interface OpenedDeal {
  readonly game: string;
  /** The game to begin; `unfit` if there is no such table. */
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
      const people = found.holders.filter((holder) => !isBot(holder)).length;
      const fits = optionTrouble(table, found.options, found.holders.length) === undefined;
      return fits && people === 1 ? { game, ...found } : 'unfit';
    },
  };
}
