/** Acts as the record's actions and back ["Actions" of the dossier]. Which copies are laid is read from the hand. */
import type { Seat } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import type { Action, FieldValue } from '../../record/line.ts';
import type { Act, State } from '../contract/contract.ts';
import {
  DISCARD,
  DRAW,
  HIGHER_JOKER,
  LAST_JOKER,
  LOWER_JOKER,
  MELD,
  NATURAL,
  RUMMY,
  STOP,
  TAKE,
  digit,
  isDiscard,
  isMeld,
  isRummy,
  isStep,
  isTake,
  layoffAt,
} from './acts.ts';
import { CARD_TEXTS, FACE_TEXTS, cardNumber, faceOf, isJoker } from './cards.ts';
import { fillingOf } from './fillings.ts';
import type { Laying } from './laying.ts';
import { HIGH, LOW, isRun, type End } from './melds.ts';
import { meldAt, meldCount, obligedCard } from './state.ts';

const CARD_ACTS: Readonly<Record<string, number>> = { discard: DISCARD, rummy: RUMMY, take: TAKE };
const BARE_ACTS: Readonly<Record<string, number>> = { draw: DRAW, stop: STOP };

export class ActionNames {
  constructor(private readonly laying: Laying) {}

  /** An act that is listed now. */
  print(act: Act, state: State, seat: Seat): Action {
    if (act === DRAW) return { type: 'draw' };
    if (act === STOP) return { type: 'stop' };
    if (isDiscard(act)) return { type: 'discard', card: cardText(act - DISCARD) };
    if (isTake(act)) return { type: 'take', card: cardText(act - TAKE) };
    if (isRummy(act)) return { type: 'rummy', card: cardText(act - RUMMY) };
    return this.printLaying(state, seat, act);
  }

  private printLaying(state: State, seat: Seat, act: Act): Action {
    const { laying } = this;
    if (!laying.read(state, seat, act)) throw new Error(`five-hundred-rummy: act ${String(act)} is not listed [FR-P1]`);
    const cards = laying.listed().map(cardText);
    const as = Array.from(cards, (_, i) => must(FACE_TEXTS[laying.face(i)], 'face of a card'));
    if (isMeld(act)) return { type: 'meld', cards, as };
    const { meld } = laying;
    if (!isRun(meldAt(state, meld))) return { type: 'layoff', meld, cards, as };
    return { type: 'layoff', meld, end: laying.end === HIGH ? 'high' : 'low', cards, as };
  }

  /** The act of an action, if this seat's hand and the table know it: printed again it is the same. */
  parse(action: Action, state: State, seat: Seat): Act | undefined {
    const act = actOf(state, action);
    if (act === undefined || !this.isPrintable(state, seat, act)) return undefined;
    return JSON.stringify(this.print(act, state, seat)) === JSON.stringify(action) ? act : undefined;
  }

  private isPrintable(state: State, seat: Seat, act: Act): boolean {
    const isLaying = act > DRAW && act < RUMMY;
    return !isLaying || this.laying.read(state, seat, act);
  }
}

const cardText = (card: number): string => must(CARD_TEXTS[card], `card ${String(card)}`);

/** The only act that an action can be; what it holds besides is not looked at. */
function actOf(state: State, action: Action): Act | undefined {
  const { type } = action;
  if (Object.hasOwn(BARE_ACTS, type)) return BARE_ACTS[type];
  if (Object.hasOwn(CARD_ACTS, type)) {
    const card = numberOf(action['card']);
    return card === undefined ? undefined : must(CARD_ACTS[type], type) + card;
  }
  if (type === 'meld') return meldAct(action);
  return type === 'layoff' ? layoffAct(state, action) : undefined;
}

const numberOf = (text: FieldValue | undefined): number | undefined =>
  typeof text === 'string' ? cardNumber(text) : undefined;

/** A list of cards as numbers; empty where it holds anything else. */
function numbersOf(list: FieldValue | undefined): number[] {
  if (typeof list !== 'object') return [];
  const numbers = list.map(numberOf).filter((card) => card !== undefined);
  return numbers.length === list.length ? numbers : [];
}

function meldAct(action: Action): Act | undefined {
  const filling = fillingOf(numbersOf(action['cards']).map(faceOf), numbersOf(action['as']).map(faceOf));
  return filling === undefined ? undefined : MELD + filling;
}

function layoffAct(state: State, action: Action): Act | undefined {
  const [meld, cards] = [action['meld'], numbersOf(action['cards'])];
  if (typeof meld !== 'number' || !Number.isInteger(meld) || meld < 0 || meld >= meldCount(state)) return undefined;
  if (cards.length === 0 || !isStep(cards.length - 1)) return undefined;
  const end: End = action['end'] === 'low' ? LOW : HIGH;
  const last = cards.length - 1;
  return cards.reduce(
    (act, card, step) => act + digit(step === last ? lastDigit(card) : innerDigit(card, obligedCard(state)), step),
    layoffAt(meld, end),
  );
}

const lastDigit = (card: number): number => (isJoker(card) ? LAST_JOKER : NATURAL);

/** The digit of a card that is not the last. */
function innerDigit(card: number, obliged: number): number {
  if (!isJoker(card)) return NATURAL;
  return isJoker(obliged) && card > obliged ? HIGHER_JOKER : LOWER_JOKER;
}
