/** From a table that somebody outside wishes for to one that can be played. Whatever is wished, there is one. */
import type { OptionTable } from '../../games/contract/contract.ts';
import { fillOptions, seatsNear, seatsThatFit, usualSeats, valuesOf } from '../../games/contract/options/values.ts';
import { type LevelName, OFFERED_LEVELS, USUAL_LEVEL, personAndBots } from '../../record/holder.ts';
import type { OptionValue, Options } from '../../record/line.ts';
import type { NewGame } from '../../workers/protocol.ts';
import type { Wished } from './address.ts';

/** A table that can be played, and in a few words each what of the wish it could not fulfil. */
export interface Fulfilled {
  readonly game: NewGame;
  readonly notes: readonly string[];
}

export function fulfil(id: string, table: OptionTable, wished: Wished): Fulfilled {
  const notes: string[] = [];
  const preset = table.presets.find(({ key }) => key === wished.preset);
  if (wished.preset !== undefined && !preset) notes.push(`preset=${wished.preset}`);
  const chosen = chosenFrom(table, preset?.options ?? {}, wished, notes);
  const { options, seats } = withSeats(table, chosen, wished.seats ?? preset?.seats ?? usualSeats(table.seats));
  if (wished.seats !== undefined && seats !== wished.seats) notes.push(`seats=${wished.seats}`);
  const { seed } = wished;
  const holders = personAndBots(seats, levelFrom(wished, notes));
  const game = { game: id, options: fillOptions(table, options, seats), holders };
  return { game: { ...game, ...(seed !== undefined && { seed }) }, notes: [...new Set(notes)] };
}

function levelFrom({ level }: Wished, notes: string[]): LevelName {
  const found = OFFERED_LEVELS.find((one) => one === level);
  if (level !== undefined && !found) notes.push(`level=${level}`);
  return found ?? USUAL_LEVEL;
}

/** The wished options that exist, go with one another, and leave at least one number of seats, above those of the preset. */
function chosenFrom(table: OptionTable, preset: Options, { options = {}, seats }: Wished, notes: string[]): Options {
  let chosen = preset;
  for (const [key, text] of Object.entries(options)) {
    const value = valueFrom(table, key, text);
    const next = value === undefined ? undefined : { ...chosen, [key]: value };
    if (next && seatsThatFit(table, next).length > 0) chosen = next;
    else notes.push(`opt.${key}=${text}${seats === undefined ? '' : ` with seats=${seats}`}`);
  }
  return chosen;
}

/** The value of an option that is written like this. */
function valueFrom(table: OptionTable, key: string, text: string): OptionValue | undefined {
  const spec = table.specs.find((one) => one.key === key);
  return spec && valuesOf(spec, table.seats.max).find((value) => String(value) === text);
}

/**
 * So many seats, if need be with another value of one option that nobody has asked for; where that is not to be had, the
 * nearest number that these options allow.
 */
function withSeats(table: OptionTable, chosen: Options, asked: number): { options: Options; seats: number } {
  const nearest = seatsNear(table, chosen, asked);
  const other = nearest === asked ? undefined : changeFor(table, chosen, asked);
  return other ? { options: other, seats: asked } : { options: chosen, seats: nearest };
}

/** The options with one more, so that they allow so many seats; nothing where no one does. */
function changeFor(table: OptionTable, chosen: Options, seats: number): Options | undefined {
  if (seats < table.seats.min || seats > table.seats.max) return undefined;
  const free = table.specs.flatMap((spec) =>
    'values' in spec && !(spec.key in chosen) ? spec.values.map((value) => ({ ...chosen, [spec.key]: value })) : [],
  );
  return free.find((options) => seatsThatFit(table, options).includes(seats));
}
