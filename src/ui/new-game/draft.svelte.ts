/** The choices for a new game: options, seats and bots that always fit together, and why others do not. */
import type { OptionSpec, OptionTable } from '../../games/contract/contract.ts';
import { defaultOf, fillOptions, optionTrouble, seatsThatFit, valuesOf } from '../../games/contract/options/values.ts';
import { LOCAL, type LevelName, type SeatHolder, USUAL_LEVEL, isBot } from '../../record/holder.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { OptionValue, Options } from '../../record/line.ts';
import type { Portrait } from '../../record/portrait.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import { MOST_SEATS } from '../../record/guards.ts';

export type NewGameDraft = Parameters<TableSession['begin']>[0];

/** Another value of an option that a choice would need. */
export interface NeededOption {
  readonly key: string;
  readonly value: OptionValue;
}

interface SeatChoice {
  readonly seats: number;
  readonly needs: NeededOption | undefined; // it cannot be chosen now
}

const FIRST_BOT: SeatHolder = { by: 'bot', level: USUAL_LEVEL };

export class Draft {
  options: Options = $state.raw({});
  /** By seat; whoever fills in the form sits at seat 0. */
  holders: readonly SeatHolder[] = $state.raw([]);
  /** Of people, by seat, as typed; '' for the usual one. */
  private typed: readonly string[] = $state.raw([]);
  /** Portraits that were chosen here, by seat. */
  private picked: Readonly<Record<number, Portrait>> = $state.raw({});

  constructor(
    readonly table: OptionTable,
    options: Options,
    holders: readonly SeatHolder[],
    names: readonly string[] = [],
  ) {
    const own = Math.max(
      0,
      holders.findIndex(({ by }) => by === 'local'),
    );
    const others = holders.flatMap((holder, seat) => (seat === own ? [] : [{ holder, name: names[seat] ?? '' }]));
    const sitting = [LOCAL, ...others.map(({ holder }) => (holder.by === 'remote' ? FIRST_BOT : holder))];
    this.typed = [names[own] ?? '', ...others.map(({ name }) => name)];
    this.holders = fewerOrMore(sitting, nearestTo(sitting.length, seatsThatFit(table, options)));
    this.options = withoutSeats(table, options, this.holders.length);
  }

  readonly seats = $derived(this.holders.length);

  /** Every number of seats, each with the changed option that it would need. */
  readonly seatChoices: readonly SeatChoice[] = $derived.by(() =>
    Array.from({ length: MOST_SEATS }, (_, i) => i + 1).flatMap((seats): SeatChoice[] => {
      if (this.allows(this.options, seats)) return [{ seats, needs: undefined }];
      const needs = this.changeFor(seats);
      return needs ? [{ seats, needs }] : [];
    }),
  );

  private allows(options: Options, seats: number): boolean {
    return optionTrouble(this.table, withoutSeats(this.table, options, seats), seats) === undefined;
  }

  /** The one option that must change for this number of seats. */
  private changeFor(seats: number): NeededOption | undefined {
    for (const spec of this.table.specs) {
      if (!('values' in spec)) continue;
      const value = spec.values.find((other) => this.allows({ ...this.options, [spec.key]: other }, seats));
      if (value !== undefined) return { key: spec.key, value };
    }
    return undefined;
  }

  /** Can this value be chosen with all others unchanged? */
  fits(spec: OptionSpec, value: OptionValue): boolean {
    return optionTrouble(this.table, { ...this.options, [spec.key]: value }, this.seats) === undefined;
  }

  /** Is this option another than usual with so many players? */
  differs(spec: OptionSpec): boolean {
    return this.options[spec.key] !== defaultOf(spec, this.seats);
  }

  set(key: string, value: OptionValue): void {
    this.options = { ...this.options, [key]: value };
  }

  setSeats(seats: number): void {
    const usual = this.table.specs.filter((spec) => this.options[spec.key] === defaultOf(spec, this.seats));
    const chosen = Object.entries(this.options).filter(([key]) => !usual.some((spec) => spec.key === key));
    this.holders = fewerOrMore(this.holders, seats);
    this.options = withoutSeats(this.table, Object.fromEntries(chosen), seats);
  }

  setHolder(seat: number, holder: SeatHolder): void {
    this.holders = this.holders.map((other, i) => (i === seat ? holder : other));
  }

  /** Do several people play at this device? */
  readonly several = $derived(this.holders.filter((holder) => !isBot(holder)).length > 1);

  nameAt(seat: number): string {
    return this.typed[seat] ?? '';
  }

  setName(seat: number, name: string): void {
    this.typed = Array.from({ length: Math.max(this.typed.length, seat + 1) }, (_, i) =>
      i === seat ? name : this.nameAt(i),
    );
  }

  /** The names of the people, by seat, where several play; `usual` is for who has typed none. */
  names(usual: (seat: number) => string): readonly string[] | undefined {
    if (!this.several) return undefined;
    return this.holders.map((holder, seat) =>
      isBot(holder) ? '' : normalizedName(this.nameAt(seat)) || normalizedName(usual(seat)),
    );
  }

  portraitAt(seat: number): Portrait | undefined {
    return this.picked[seat];
  }

  setPortrait(seat: number, portrait: Portrait): void {
    this.picked = { ...this.picked, [seat]: portrait };
  }

  setAllBots(level: LevelName): void {
    this.holders = this.holders.map((other) => (isBot(other) ? { by: 'bot', level } : other));
  }

  /** The level of all bots, if it is the same. */
  readonly allBots: LevelName | undefined = $derived.by(() => {
    const [level, another] = new Set(this.holders.filter(isBot).map((bot) => bot.level));
    return another === undefined ? level : undefined;
  });

  /** The preset that equals the choices. */
  readonly preset: string | undefined = $derived.by(() => presetOf(this.table, this.options, this.seats));

  usePreset(key: string): void {
    const preset = this.table.presets.find((other) => other.key === key);
    if (!preset) return;
    const seats = nearestTo(preset.seats ?? this.seats, seatsThatFit(this.table, preset.options));
    this.holders = fewerOrMore(this.holders, seats);
    this.options = fillOptions(this.table, preset.options, seats);
  }
}

/** The preset that these options are, at a table of `seats`. */
export function presetOf(table: OptionTable, options: Options, seats: number): string | undefined {
  const isChosen = ([key, value]: [string, OptionValue]): boolean => options[key] === value;
  return table.presets.find((preset) => Object.entries(fillOptions(table, preset.options, seats)).every(isChosen))?.key;
}

/** The options filled up; those that name a seat that is gone get their default. */
function withoutSeats(table: OptionTable, options: Options, seats: number): Options {
  const gone = table.specs.filter((spec) => {
    const value = options[spec.key];
    return value === undefined || !valuesOf(spec, seats).includes(value);
  });
  const usual = Object.fromEntries(gone.map((spec) => [spec.key, defaultOf(spec, seats)]));
  return fillOptions(table, { ...options, ...usual }, seats);
}

/** The number of seats that is wanted or, if it does not fit, the next lower one that does; else the lowest. */
const nearestTo = (wanted: number, fitting: readonly number[]): number =>
  fitting.includes(wanted) ? wanted : (fitting.findLast((one) => one < wanted) ?? fitting[0] ?? wanted);

/** The seats cut to this number, or filled up with bots like the last one. */
function fewerOrMore(holders: readonly SeatHolder[], seats: number): readonly SeatHolder[] {
  const more = holders.findLast(isBot) ?? FIRST_BOT;
  return Array.from({ length: seats }, (_, seat) => holders[seat] ?? more);
}
