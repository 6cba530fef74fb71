/** Fifty-One's actions as numbers. They ascend as a legal list does: by type, swaps by the card taken, then the card given. */
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import type { Act } from '../contract/contract.ts';
import { JOKER } from './state.ts';

const CARDS = JOKER + 1;

export const CLEAR = 0;
export const END = 1;
export const PASS = 2;
export const STOP = 3;
export const FIRST_SWAP = 4; // + 53 times the card taken + the card given
export const SWAP_ALL = FIRST_SWAP + CARDS * CARDS;

const TYPES = ['clear', 'end', 'pass', 'stop'];

/** The first of the swaps that take this card; which card is given comes on top. */
export const swapFor = (taken: number): Act => FIRST_SWAP + CARDS * taken;
export const isSwap = (act: Act): boolean => act >= FIRST_SWAP && act < SWAP_ALL;
export const takenIn = (act: Act): number => ((act - FIRST_SWAP) / CARDS) | 0;
export const givenIn = (act: Act): number => (act - FIRST_SWAP) % CARDS;

/** An act as the record's object, for one pack. @throws if there is no such act */
export function printAct(act: Act, pack: readonly string[]): Action {
  if (act === SWAP_ALL) return { type: 'swap-all' };
  if (!isSwap(act)) return { type: must(TYPES[act], `act ${String(act)}`) };
  const card = (number: number): string => must(pack[number], `card ${String(number)}`);
  return { type: 'swap', take: card(takenIn(act)), give: card(givenIn(act)) };
}

/** The act that prints exactly so; nothing if none does. */
export function parseAct(action: Action, pack: readonly string[]): Act | undefined {
  const act = numberOf(action, pack);
  if (act === undefined || JSON.stringify(printAct(act, pack)) !== JSON.stringify(action)) return undefined;
  return act;
}

function numberOf({ type, take, give }: Action, pack: readonly string[]): Act | undefined {
  if (type === 'swap-all') return SWAP_ALL;
  if (type !== 'swap') return TYPES.includes(type) ? TYPES.indexOf(type) : undefined;
  const [taken, given] = [take, give].map((card) => pack.findIndex((one) => one === card));
  return taken === undefined || given === undefined || taken < 0 || given < 0 ? undefined : swapFor(taken) + given;
}
