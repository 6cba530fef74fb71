/** Legal lists against the clauses taken word by word, over deals played by chance. */
import { describe, expect, it } from 'vitest';
import { Acts, type Rules, type State } from '../contract/contract.ts';
import type { Options } from '../../record/line.ts';
import { CARD_TEXTS, FACE_TEXTS, JOKER, NO_FACE, cardOf, copyOf, faceOf, isJoker } from './cards.ts';
import { FILLINGS, isByJoker, standsFor } from './fillings.ts';
import { HIGH, LOW, faceBeyond } from './melds.ts';
import { playDeal } from '../kit/played.testing.ts';
import { Table, rulesOf } from './position.testing.ts';
import {
  TURN,
  cardsOf,
  discarder,
  endDraw,
  handSize,
  hasDrawn,
  hasInHand,
  meldAt,
  meldCount,
  obligedCard,
  pileCard,
  pileSize,
  putInHand,
  takeOffPile,
} from './state.ts';

const TABLES: readonly [string, Options, number, number][] = [
  ['defaults', {}, 4, 12],
  ['two seats, thirteen cards', { twoHand: 13 }, 2, 12],
  ['two packs', {}, 5, 6],
  ['eight seats, floating', { goingOut: 'float', stockOut: 'play-on' }, 8, 4],
  ['no jokers, a discard to go out', { jokers: false, goingOut: 'discard' }, 3, 12],
  ['a discard to go out, play on', { goingOut: 'discard', stockOut: 'play-on' }, 4, 12],
];

/** Looks at all the choices of some deals. */
function lookAround(rules: Rules, deals: number, look: (state: State, table: Table) => void): void {
  for (let k = 1; k <= deals; k += 1)
    playDeal(rules, `lists/${String(k)}`, (state) => {
      if (!rules.standing(state).dealOver) look(state, new Table(rules, state));
    });
}

/** The cards of the pile down to each of them, as lists from the top. */
const digs = (state: State): number[][] =>
  Array.from({ length: pileSize(state) }, (_, depth) =>
    Array.from({ length: depth + 1 }, (__, i) => pileCard(state, i)),
  );

describe('FR-P3 a card may be taken exactly if it can then be laid', () => {
  it.each(TABLES)('%s', (_name, options, seats, deals) => {
    const rules = rulesOf(options, seats);
    const acts = new Acts();
    const after = rules.newState();
    lookAround(rules, deals, (state, table) => {
      if (hasDrawn(state)) return;
      const turn = state[TURN];
      const takes: string[] = [];
      for (const cards of digs(state)) {
        rules.copy(state, after);
        for (const card of cards) {
          takeOffPile(after);
          putInHand(after, turn, card);
        }
        endDraw(after, cards.at(-1) ?? -1);
        rules.legal(after, acts);
        if (acts.length > 0) takes.push(`take ${CARD_TEXTS[cards.at(-1) ?? -1] ?? ''}`);
      }
      const listed = table.lists()[turn] ?? [];
      expect(listed.filter((words) => words.startsWith('take')).sort()).toEqual(takes.sort());
    });
  });
});

/** Do these three cards make a meld, in any order and with jokers as anything? */
function makeMeld(cards: readonly number[]): boolean {
  const natural = cards.filter((card) => !isJoker(card)).map(faceOf);
  for (let filling = 0; filling < FILLINGS; filling += 1) {
    const faces = [0, 1, 2].filter((i) => !isByJoker(filling, i)).map((i) => standsFor(filling, i));
    if (faces.length === natural.length && faces.every((face) => natural.includes(face))) return true;
  }
  return false;
}

/** Does the card fit alone on some meld? */
function fitsAlone(state: State, card: number): boolean {
  for (let k = 0; k < meldCount(state); k += 1)
    for (const end of [HIGH, LOW] as const) {
      const face = faceBeyond(meldAt(state, k), end, 0);
      if (face !== NO_FACE && (isJoker(card) || faceOf(card) === face)) return true;
    }
  return false;
}

/** Are there two of the cards that make a meld with the last one? */
function melds(cards: readonly number[]): boolean {
  const [last, above] = [cards.slice(-1), cards.slice(0, -1)];
  return above.some((one, i) => above.slice(i + 1).some((two) => makeMeld([...last, one, two])));
}

describe('FR-P6 a card may be called for exactly if it goes by itself', () => {
  it.each(TABLES)('%s', (_name, options, seats, deals) => {
    const rules = rulesOf(options, seats);
    lookAround(rules, deals, (state, table) => {
      const opener = discarder(state);
      const calls = digs(state)
        .filter((cards) => fitsAlone(state, cards.at(-1) ?? 0) || melds(cards))
        .map((cards) => `rummy ${CARD_TEXTS[cards.at(-1) ?? -1] ?? ''}`);
      const lists = table.lists();
      for (let seat = 0; seat < seats; seat += 1) {
        const mayCall = !hasDrawn(state) && opener >= 0 && seats > 2 && seat !== opener && seat !== state[TURN];
        const called = (lists[seat] ?? []).filter((words) => words.startsWith('rummy'));
        expect([...called].sort()).toEqual(mayCall ? [...calls].sort() : []);
      }
    });
  });
});

/** A card as a list says it, with what it stands for. */
const text = (card: number, as: number): string =>
  isJoker(card) ? `${CARD_TEXTS[card] ?? ''}=${FACE_TEXTS[as] ?? ''}` : (CARD_TEXTS[card] ?? '');

/** The cards of a hand that are used for these faces, JOKER for a joker; nothing where it has not got them [FR-M7]. */
function cardsFor(state: State, faces: readonly number[]): number[] | undefined {
  const [hand, obliged] = [cardsOf(state, state[TURN]), obligedCard(state)];
  const chosen: number[] = [];
  for (const face of faces) {
    const cards = hand.filter((card) => faceOf(card) === face && !chosen.includes(card));
    const card = cards.includes(obliged) ? obliged : cards[0];
    if (card === undefined) return undefined;
    chosen.push(card);
  }
  return obliged < 0 || chosen.includes(obliged) ? chosen : undefined;
}

describe('FR-M5 every meld of the hand is listed', () => {
  it.each(TABLES)('%s', (_name, options, seats, deals) => {
    const rules = rulesOf(options, seats);
    lookAround(rules, deals, (state, table) => {
      if (!hasDrawn(state)) return;
      const wanted: string[] = [];
      const tooMany = options['goingOut'] === 'discard' && handSize(state, state[TURN]) < 4;
      for (let filling = 0; filling < FILLINGS && !tooMany; filling += 1) {
        const as = [0, 1, 2].map((i) => standsFor(filling, i));
        const cards = cardsFor(
          state,
          as.map((face, i) => (isByJoker(filling, i) ? JOKER : face)),
        );
        if (cards) wanted.push(`meld ${cards.map((card, i) => text(card, as[i] ?? NO_FACE)).join(' ')}`);
      }
      expect(table.lays().filter((words) => words.startsWith('meld'))).toEqual(wanted);
    });
  });
});

describe('FR-M6 every single lay-off of the hand is listed', () => {
  it.each(TABLES)('%s', (_name, options, seats, deals) => {
    const rules = rulesOf(options, seats);
    lookAround(rules, deals, (state, table) => {
      if (!hasDrawn(state) || obligedCard(state) >= 0) return;
      const seat = state[TURN];
      const wanted: string[] = [];
      const isLast = options['goingOut'] === 'discard' && handSize(state, seat) < 2;
      for (let k = 0; k < meldCount(state) && !isLast; k += 1)
        for (const end of [HIGH, LOW] as const) {
          const face = faceBeyond(meldAt(state, k), end, 0);
          if (face === NO_FACE) continue;
          const where = meldAt(state, k) < 64 ? String(k) : `${String(k)} ${end === HIGH ? 'high' : 'low'}`;
          const jokers = [0, 1, 2, 3].map((copy) => cardOf(JOKER, copy)).filter((card) => hasInHand(state, seat, card));
          for (const card of [...(cardsFor(state, [face]) ?? []), ...jokers.slice(0, 1)])
            wanted.push(`layoff ${where} ${text(card, face)}`);
        }
      expect(table.lays().filter((words) => words.startsWith('layoff'))).toEqual(wanted);
    });
  });
});

describe('FR-P4 a card is obliged until it is laid, and lies where it was laid', () => {
  it.each(TABLES)('%s', (_name, options, seats, deals) => {
    const rules = rulesOf(options, seats);
    lookAround(rules, deals, (state, table) => {
      const obliged = obligedCard(state);
      if (obliged < 0) return;
      const name = CARD_TEXTS[obliged] ?? '';
      for (const words of table.lists()[state[TURN]] ?? []) {
        const cards = words.split(' ').map((word) => word.split('=')[0]);
        expect(cards).toContain(name);
        if (words.startsWith('layoff')) expect(cards.at(-1)).toBe(name);
        else if (isJoker(obliged)) expect(cards.find((card) => card?.startsWith('JK'))).toBe(name);
      }
      expect(copyOf(obliged)).toBeLessThan(4);
    });
  });
});
