/** Links to a table, a deal to try, or a whole game. Pure. */
import type { Seat } from '../cards/card.ts';
import type { OptionTable } from '../games/contract/contract.ts';
import { defaultOf } from '../games/contract/options/values.ts';
import { LOCAL, OFFERED_LEVELS, type SeatHolder, USUAL_LEVEL, isBot } from '../record/holder.ts';
import { levelOf, peopleIn } from '../record/player.ts';
import type { GameLine, Line } from '../record/line.ts';
import type { NewGame } from '../workers/protocol.ts';
import { printDeal } from './deal-code.ts';

export type { NewGame };

/** Maximum length of a link to a table in words; a longer one has a code. */
const MOST_TABLE_LINK = 300;
/** Maximum length of a link to a whole game; a longer one is sent as a file. */
export const MOST_GAME_LINK = 2000;
/** Maximum length for a QR code that a phone can read from a screen. */
export const MOST_QR = 600;

/** Whose cards a replay shows: one seat's view, or all hands. */
export type ReplayView = Seat | 'all';

/** What the address of the page asks for. */
export interface Sent {
  readonly table: boolean; // a table in words, which the address of a frame asks for too
  readonly record: string | undefined; // packed
  readonly step: number; // from 1
  readonly view: ReplayView | 'seat' | undefined; // `seat`: the person's
  readonly deal: string | undefined; // a code
  readonly result: SentResult | undefined; // of a deal: how it ended for whoever sent it
}

const RESULTS = ['won', 'lost', 'drawn'] as const;
export type SentResult = (typeof RESULTS)[number];

/** Version of a link in words; a code has its own. */
export const LINK_VERSION = '1';
const VERSION_FIELD = 'v'; // at the head of a table in words
const FIELDS = { record: 'rec', step: 'step', view: 'view', deal: 'deal', result: 'result' } as const;

/** The address of the page without parameters. */
export const bare = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string => `${origin}${pathname}`;

/** The address of the table: a front door is in a folder below it. */
export const tableAddress = (): string => bare(new URL(document.baseURI));

const address = (page: string, fields: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(fields).toString()}`;

/** A link to a table, in readable words if they are short enough. */
export function tableLink(page: string, table: OptionTable, { game, options, holders }: NewGame): string {
  const seats = holders.length;
  const changed = table.specs.flatMap((spec): [string, string][] => {
    const value = options[spec.key] ?? defaultOf(spec, seats);
    return value === defaultOf(spec, seats) ? [] : [[`opt.${spec.key}`, String(value)]];
  });
  const levels = new Set(holders.filter(isBot).map(({ level }) => level));
  const [level = USUAL_LEVEL, another] = [...levels];
  const said = {
    [VERSION_FIELD]: LINK_VERSION,
    game,
    seats: String(seats),
    ...(level !== USUAL_LEVEL && { level }),
    ...Object.fromEntries(changed),
  };
  const readable = address(page, said);
  const isSaid = another === undefined && readable.length <= MOST_TABLE_LINK;
  return isSaid ? readable : address(page, { [FIELDS.deal]: printDeal(table, { game, options, holders }) });
}

/** A link to the first deal of this game with its seed, and how the game ended for whoever sends it. */
export const dealLink = (page: string, table: OptionTable, game: NewGame, result?: SentResult): string =>
  address(page, { [FIELDS.deal]: printDeal(table, game), ...(result !== undefined && { [FIELDS.result]: result }) });

/** A link to a packed record at a step (from 1). */
export const gameLink = (page: string, packed: string, step: number | undefined, view: ReplayView): string =>
  address(page, {
    [FIELDS.record]: packed,
    ...(step !== undefined && { [FIELDS.step]: String(step) }),
    ...(view !== 'all' && { [FIELDS.view]: String(view) }),
  });

/** What an address asks for; bad values are ignored. */
export function readSent(search: string): Sent {
  const fields = new URLSearchParams(search);
  const step = fields.get(FIELDS.step) ?? '';
  const view = fields.get(FIELDS.view) ?? '';
  const result = fields.get(FIELDS.result);
  return {
    table: fields.has(VERSION_FIELD),
    record: fields.get(FIELDS.record) ?? undefined,
    step: /^\d{1,6}$/.test(step) ? Math.max(1, Number(step)) : 1,
    view: /^\d{1,2}$/.test(view) ? Number(view) : view === 'all' || view === 'seat' ? view : undefined,
    deal: fields.get(FIELDS.deal) ?? undefined,
    result: RESULTS.find((one) => one === result),
  };
}

/** The address without its request: after a reload the page resumes the game on the table. */
export function withoutSent(href: string): string {
  const url = new URL(href);
  for (const field of Object.values(FIELDS)) url.searchParams.delete(field);
  return url.href;
}

/** How a game ended for the person in it; undefined if it is not over, or nobody or several played. */
export function resultOf(lines: readonly Line[]): SentResult | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first?.type !== 'game' || last?.type !== 'game-end') return undefined;
  const [person, another] = peopleIn(first.players);
  if (person === undefined || another !== undefined) return undefined;
  if (last.winners.length === 0) return 'drawn';
  return last.winners.includes(person) ? 'won' : 'lost';
}

/** The table of a record, with one person at it, and its seed if the line has it. */
export function tableOfRecord({ game, options, players, seed }: GameLine): NewGame {
  const [person = 0] = peopleIn(players);
  const holders = players.map((name, seat): SeatHolder => {
    const level = OFFERED_LEVELS.find((one) => one === levelOf(name)) ?? USUAL_LEVEL;
    return seat === person ? LOCAL : { by: 'bot', level };
  });
  return { game, options, holders, ...(seed !== undefined && { seed }) };
}
