/**
 * All that a `meld` act can lay [FR-M5]: each of the 100 targets with each of the 8 ways to give its faces by cards or by
 * jokers. They are numbered in the order of a legal list: by the cards, jokers last, then by what they stand for.
 * Of jokers in one act the first is always the same one, and so is the second, so the order is the same in every hand.
 */
import { byteAt } from '../../cards/state-array.ts';
import { FACES, JOKER, faceAt, faceIn, highBit, lowBit, rankOf, suitOf } from './cards.ts';
import { runOf, setLacking } from './melds.ts';

type Three = readonly [number, number, number];

interface Target {
  readonly as: Three; // the three faces
  readonly meld: number; // that they begin
}

interface Filling extends Target {
  readonly cards: Three; // the faces that are laid, a joker as JOKER
}

function targets(): Target[] {
  const all: Target[] = [];
  for (let suit = 0; suit < 4; suit += 1)
    for (let low = 1; low <= 12; low += 1)
      all.push({
        as: [faceAt(suit, low), faceAt(suit, low + 1), faceAt(suit, low + 2)],
        meld: runOf(suit, low, low + 2),
      });
  for (const face of FACES) all.push({ as: otherSuits(face), meld: setLacking(face) });
  return all;
}

/** The same rank in the other three suits, S H D C. */
function otherSuits(face: number): Three {
  const rank = rankOf(face);
  const [first = 0, second = 0, third = 0] = [0, 1, 2, 3].filter((suit) => suit !== suitOf(face));
  return [faceIn(first, rank), faceIn(second, rank), faceIn(third, rank)];
}

/** The ways to give a target's faces by cards or jokers. */
const fillingsOf = ({ as, meld }: Target): Filling[] =>
  Array.from({ length: 8 }, (_, jokers) => {
    const laid = (i: 0 | 1 | 2): number => ((jokers >> i) & 1 ? JOKER : as[i]);
    return { as, meld, cards: [laid(0), laid(1), laid(2)] };
  });

/** A filling as one number that sorts it: six digits, the cards before what they stand for. */
const orderOf = (cards: readonly number[], as: readonly number[]): number =>
  [...cards, ...as].reduce((sum, face) => sum * 64 + face, 0);

const LIST: readonly Filling[] = targets()
  .flatMap(fillingsOf)
  .sort((a, b) => orderOf(a.cards, a.as) - orderOf(b.cards, b.as));

export const FILLINGS = LIST.length;

const AS = Uint8Array.from(LIST.flatMap(({ as }) => as));
const CARDS = Uint8Array.from(LIST.flatMap(({ cards }) => cards));
/** The face that the `i`th of the three cards stands for. */
export const standsFor = (filling: number, i: number): number => byteAt(AS, 3 * filling + i);
/** Is the `i`th of the three cards a joker? */
export const isByJoker = (filling: number, i: number): boolean => byteAt(CARDS, 3 * filling + i) === JOKER;

const facesIn = ({ cards }: Filling, bit: (face: number) => number): number =>
  cards.reduce((set, face) => set | bit(face), 0);
/** The faces that the hand must give, as a set of faces: first and second word, by filling. */
export const NEEDS_LOW = Int32Array.from(LIST, (filling) => facesIn(filling, lowBit));
export const NEEDS_HIGH = Int32Array.from(LIST, (filling) => facesIn(filling, highBit));
/** How many jokers it takes, by filling. */
export const JOKERS_IN = Uint8Array.from(LIST, ({ cards }) => cards.filter((face) => face === JOKER).length);
/** The meld that it begins, as a number of `melds.ts`, by filling. */
export const BEGINS = Int32Array.from(LIST, ({ meld }) => meld);

/** How many fillings stand before those of a face, by face. */
const boundaries = (isBefore: (cards: Three, face: number) => boolean): Uint16Array =>
  Uint16Array.from({ length: JOKER + 2 }, (_, face) => LIST.filter(({ cards }) => isBefore(cards, face)).length);

/** Where the fillings begin whose first card has a face; they end where those of the next face begin. */
export const BY_FIRST = boundaries(([first], face) => first < face);
/** The same for those that begin with a joker, by the face of the second card. */
export const BY_SECOND = boundaries(([first, second], face) => first < JOKER || second < face);
/** The same for those that begin with two jokers, by the face of the third card; those of three jokers come last. */
export const BY_THIRD = boundaries(([first, second, third], face) => first < JOKER || second < JOKER || third < face);

/** For each face the fillings in which a card has it, ascending; of them those that need no joker. */
export const WITH_FACE: readonly Uint16Array[] = Array.from({ length: JOKER }, (_, face) =>
  Uint16Array.from(LIST.flatMap(({ cards }, filling) => (cards.includes(face) ? [filling] : []))),
);
export const NATURAL_WITH_FACE: readonly Uint16Array[] = WITH_FACE.map((fillings) =>
  fillings.filter((filling) => byteAt(JOKERS_IN, filling) === 0),
);

const NUMBERS: ReadonlyMap<number, number> = new Map(LIST.map(({ cards, as }, i) => [orderOf(cards, as), i]));
/** The filling of these three cards, jokers as JOKER, that stand for these faces; nothing where there is none. */
export const fillingOf = (cards: readonly number[], as: readonly number[]): number | undefined =>
  cards.length === 3 && as.length === 3 ? NUMBERS.get(orderOf(cards, as)) : undefined;
