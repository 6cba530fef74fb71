/** What can be read off a Trex table by anybody who sits at it: no rules, only what the lines say. */
import { type Seat, type Suit, isCard, parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';

export const CONTRACTS = ['complex', 'diamonds', 'eltoosh', 'girls', 'king-of-hearts', 'trex'] as const;
export type TrexContract = (typeof CONTRACTS)[number];

export const contractIn = (value: unknown): TrexContract | undefined => CONTRACTS.find((one) => one === value);

/** The contract of these lines; nothing before it is chosen. */
export function contractOf(lines: readonly Line[]): TrexContract | undefined {
  const line = lines.findLast((one) => one.type === 'act' && one.action.type === 'contract');
  return line?.type === 'act' ? contractIn(line.action['contract']) : undefined;
}

/** The contract of the running deal. */
export const contractNow = (view: TableView): TrexContract | undefined => contractOf(view.places.acts);

/** Who is king now, and in which kingdom. */
export function kingdomOf(view: TableView): { readonly seat: Seat; readonly number: number } | undefined {
  const note = view.lines.findLast((line) => line.type === 'note' && line.what === 'kingdom');
  return note?.type === 'note' && note.seat !== undefined
    ? { seat: note.seat, number: Number(note['number']) }
    : undefined;
}

/** The contracts that were scored in this kingdom. */
export function usedContracts(view: TableView): readonly TrexContract[] {
  const start = view.lines.findLastIndex((line) => line.type === 'note' && line.what === 'kingdom');
  const used: TrexContract[] = [];
  let open: TrexContract | undefined;
  for (const line of view.lines.slice(Math.max(0, start))) {
    if (line.type === 'act' && line.action.type === 'contract') open = contractIn(line.action['contract']);
    if (line.type === 'deal-end' && line.why !== 'abandoned' && open) used.push(open);
  }
  return used;
}

/** The contracts of this kingdom that were neither scored nor are being played. */
export function openContracts(view: TableView): readonly TrexContract[] {
  const gone = [...usedContracts(view), contractNow(view)];
  const all = CONTRACTS.filter((one) =>
    view.options['contracts'] === 'complex' ? one === 'complex' || one === 'trex' : one !== 'complex',
  );
  return all.filter((one) => !gone.includes(one));
}

/** The suit that was led. */
export function requiredSuit(view: TableView): Suit | undefined {
  const led = view.places.cards('trick').at(-1);
  return led === undefined ? undefined : parseCard(led)?.suit;
}

/** Tricks that a seat has won: four cards each, wherever they lie. */
export const tricksOf = (view: TableView, seat: Seat): number =>
  Math.round((view.places.at(`won/${String(seat)}`).length + view.places.at(`taken/${String(seat)}`).length) / 4);

/** Cards of a seat that count double. */
export const exposedBy = (view: TableView, seat: Seat): readonly string[] =>
  view.places.cards(`exposed/${String(seat)}`).filter((card) => isCard(card));
