/** Makes the table that an address or a framing page requests playable. Whatever the request, there is a table. */
import type { OptionTable } from '../../games/contract/contract.ts';
import { fillOptions, seatsNear, seatsThatFit, usualSeats, valuesOf } from '../../games/contract/options/values.ts';
import { type LevelName, OFFERED_LEVELS, USUAL_LEVEL, personAndBots } from '../../record/holder.ts';
import type { OptionValue, Options } from '../../record/line.ts';
import type { NewGame } from '../../workers/protocol.ts';
import type { RequestedTable } from './address.ts';

/** A table that can be played, and a note on each part of the request that it does not meet. */
export interface PlayableTable {
  readonly game: NewGame;
  readonly notes: readonly string[];
}

export function tableFrom(id: string, table: OptionTable, requested: RequestedTable): PlayableTable {
  const notes: string[] = [];
  const preset = table.presets.find(({ key }) => key === requested.preset);
  if (requested.preset !== undefined && !preset) notes.push(`preset=${requested.preset}`);
  const chosen = chosenFrom(table, preset?.options ?? {}, requested, notes);
  const { options, seats } = withSeats(table, chosen, requested.seats ?? preset?.seats ?? usualSeats(table.seats));
  if (requested.seats !== undefined && seats !== requested.seats) notes.push(`seats=${requested.seats}`);
  const { seed } = requested;
  const holders = personAndBots(seats, levelFrom(requested, notes));
  const game = { game: id, options: fillOptions(table, options, seats), holders };
  return { game: { ...game, ...(seed !== undefined && { seed }) }, notes: [...new Set(notes)] };
}

function levelFrom({ level }: RequestedTable, notes: string[]): LevelName {
  const found = OFFERED_LEVELS.find((one) => one === level);
  if (level !== undefined && !found) notes.push(`level=${level}`);
  return found ?? USUAL_LEVEL;
}

/** The preset with those requested options that exist, fit together and leave at least one number of seats. */
function chosenFrom(
  table: OptionTable,
  preset: Options,
  { options = {}, seats }: RequestedTable,
  notes: string[],
): Options {
  let chosen = preset;
  for (const [key, text] of Object.entries(options)) {
    const value = valueFrom(table, key, text);
    const next = value === undefined ? undefined : { ...chosen, [key]: value };
    if (next && seatsThatFit(table, next).length > 0) chosen = next;
    else notes.push(`opt.${key}=${text}${seats === undefined ? '' : ` with seats=${seats}`}`);
  }
  return chosen;
}

/** The option value with this text. */
function valueFrom(table: OptionTable, key: string, text: string): OptionValue | undefined {
  const spec = table.specs.find((one) => one.key === key);
  return spec && valuesOf(spec, table.seats.max).find((value) => String(value) === text);
}

/**
 * The requested number of seats, if necessary with another value of one option that was not requested; else the nearest
 * number that these options allow.
 */
function withSeats(table: OptionTable, chosen: Options, asked: number): { options: Options; seats: number } {
  const nearest = seatsNear(table, chosen, asked);
  const other = nearest === asked ? undefined : changeFor(table, chosen, asked);
  return other ? { options: other, seats: asked } : { options: chosen, seats: nearest };
}

/** The options with one more that allows this number of seats; undefined if there is none. */
function changeFor(table: OptionTable, chosen: Options, seats: number): Options | undefined {
  if (seats < table.seats.min || seats > table.seats.max) return undefined;
  const free = table.specs.flatMap((spec) =>
    'values' in spec && !(spec.key in chosen) ? spec.values.map((value) => ({ ...chosen, [spec.key]: value })) : [],
  );
  return free.find((options) => seatsThatFit(table, options).includes(seats));
}
