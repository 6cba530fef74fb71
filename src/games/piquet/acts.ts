/**
 * Piquet's actions as numbers. They ascend as a legal list does: by type, then kinds and words alphabetically, cards in
 * card order. A claim's number is its index in the list of its moment; all others mean the same at any time.
 */
import { KINDS } from './words/points.ts';
import type { Card } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Action } from '../../record/line.ts';
import { ActNames } from '../kit/act-names.ts';
import type { Act, State } from '../contract/contract.ts';
import { CombinationList, findExtras } from './combinations.ts';
import { CLAIMING, KIND, PACK, PHASE, TURN, twelve } from './state.ts';
import type { PiquetLineWriter } from './line-writer.ts';

export const ANSWER = 0; // + 3 × kind + what is said
export const EQUAL = 0;
export const GOOD = 1;
export const NOT_GOOD = 2;
export const CARTE_BLANCHE = 9; // younger's; elder's + how many cards it takes, 1 to 5
export const CLAIM = 15; // + index
const MOST_CLAIMS = 8;
export const DECLARE = CLAIM + MOST_CLAIMS; // + kind
export const DISCARD = DECLARE + KINDS.length; // + card
export const DRAW = DISCARD + PACK;
export const KEEP = DRAW + 1;
export const PLAY = KEEP + 1; // + card
export const REVEAL = PLAY + PACK;
export const SILENT = REVEAL + 1; // + kind
export const END = SILENT + KINDS.length; // no act has this number or a higher one

const SAYINGS = ['equal', 'good', 'not-good'] as const; // by EQUAL, GOOD, NOT_GOOD

/** All acts by their numbers; what a claim counts depends on the hand. */
const actionsOf = (pack: readonly Card[]): readonly Action[] => [
  ...KINDS.flatMap((kind) => SAYINGS.map((say) => ({ type: 'answer', kind, say }))),
  { type: 'carte-blanche' },
  ...[1, 2, 3, 4, 5].map((take) => ({ type: 'carte-blanche', take })),
  ...Array.from({ length: MOST_CLAIMS }, () => ({ type: 'claim' })),
  ...KINDS.map((kind) => ({ type: 'declare', kind })),
  ...pack.map((card) => ({ type: 'discard', card })),
  { type: 'draw' },
  { type: 'keep' },
  ...pack.map((card) => ({ type: 'play', card })),
  { type: 'reveal' },
  ...KINDS.map((kind) => ({ type: 'silent', kind })),
];

/** Between numbers and the record's objects. */
export class PiquetActs {
  private readonly names: ActNames;
  private readonly extras = new CombinationList();

  constructor(
    pack: readonly Card[],
    private readonly writer: PiquetLineWriter,
  ) {
    this.names = new ActNames(actionsOf(pack));
  }

  print(act: Act, state: State): Action {
    if (act < CLAIM || act >= DECLARE) return this.names.print(act);
    findExtras(state[KIND], twelve(state, state[TURN]), this.extras);
    return this.claim(state[KIND], this.extras.at(act - CLAIM));
  }

  parse(action: Action, state: State): Act | undefined {
    if (action.type !== 'claim') return this.names.parse(action);
    if (state[PHASE] !== CLAIMING) return undefined;
    findExtras(state[KIND], twelve(state, state[TURN]), this.extras);
    const text = JSON.stringify(action);
    for (let i = 0; i < this.extras.length; i += 1)
      if (JSON.stringify(this.claim(state[KIND], this.extras.at(i))) === text) return CLAIM + i;
    return undefined;
  }

  /** `extra`: the strongest first [PQ-D10]. */
  private claim(kind: number, extra: number): Action {
    return { type: 'claim', kind: must(KINDS[kind], 'kind'), extra: this.writer.combinations(kind, extra) };
  }
}
