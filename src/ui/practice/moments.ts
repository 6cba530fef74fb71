/** Chooses among the moments that show a clause, and says where on the felt one of them is. Pure. */
import { isCard } from '../../cards/card.ts';
import { type Box } from '../../games/face/layout/box.ts';
import { type Shown, boxesOf } from '../../felt/table/shown.ts';
import { fillOptions } from '../../games/contract/options/values.ts';
import type { GameFace, Reading } from '../../games/face/game-face.ts';
import type { ClauseMoment } from '../../games/face/moment.ts';
import type { Action, FieldValue, Line, Options } from '../../record/line.ts';

/** A table whose rules are read. */
interface RulesAt {
  readonly face: GameFace;
  readonly reading: Reading;
  readonly options: Options;
  readonly seats: number;
}

export interface ChosenMoment {
  readonly moment: ClauseMoment;
  readonly text: string; // the clause with the options of the moment
  readonly alike: boolean; // the clause says the same at the table
}

/** What a clause says at a table; undefined if it is not in force there. */
const clauseAt = ({ sheet }: Reading, clause: string, options: Options, seats: number): string | undefined =>
  sheet(options, seats)
    .flatMap(({ clauses }) => clauses)
    .find((one) => one.clause === clause)?.text;

/** The moment of a clause whose table is most like this one: first by what the clause says there, then by the options. */
export function momentOf(clause: string, { face, reading, options, seats }: RulesAt): ChosenMoment | undefined {
  const own = clauseAt(reading, clause, options, seats);
  const differences = (other: Options): number =>
    Object.keys(options).filter((key) => other[key] !== options[key]).length;
  const found = (reading.moments[clause] ?? []).flatMap((moment) => {
    const there = fillOptions(face.options, moment.options, moment.seats);
    const text = clauseAt(reading, clause, there, moment.seats);
    return text === undefined ? [] : [{ moment, text, alike: text === own, differing: differences(there) }];
  });
  return found.sort((a, b) => Number(b.alike) - Number(a.alike) || a.differing - b.differing)[0];
}

const cardsIn = (value: FieldValue | undefined): readonly string[] => {
  if (typeof value === 'object') return value.flatMap(cardsIn);
  return typeof value === 'string' && isCard(value) ? [value] : [];
};
const cardsOf = (action: Action): readonly string[] => Object.values(action).flatMap(cardsIn);

/** What a line speaks of: cards by name, places and pots by theirs, seats as `seat/2`. */
function thingsOf(line: Line): readonly string[] {
  switch (line.type) {
    case 'move':
      return line.cards.some((card) => card !== '??') ? [...line.cards, line.to] : [line.to];
    case 'act':
      return [...cardsOf(line.action), `seat/${String(line.seat)}`];
    case 'note':
      return [
        ...Object.values(line).flatMap(cardsIn),
        ...(line.seat === undefined ? [] : [`seat/${String(line.seat)}`]),
      ];
    case 'turn':
      return Object.entries(line.legal).flatMap(([seat, actions]) => [
        `seat/${seat}`,
        ...(actions === '??' ? [] : actions.flatMap(cardsOf)),
      ]);
    case 'chips':
      return [line.from, line.to];
    case 'score':
      return [`seat/${String(line.seat)}`];
    case 'deal-end':
    case 'game-end':
      return line.winners.map((seat) => `seat/${String(seat)}`);
    case 'deal':
      return [`seat/${String(line.dealer)}`];
    case 'shuffle':
      return [line.place];
    case 'game':
      return [];
  }
}

interface MomentRing {
  readonly box: Box;
  readonly angleRad?: number;
}

/** Where a line is to be seen: its cards where they lie open, else the places and people that it speaks of. */
export function ringsOfLine(line: Line, shown: Shown): readonly MomentRing[] {
  const things = [...new Set(thingsOf(line))];
  const cards = things
    .filter((thing) => isCard(thing))
    .flatMap((card): MomentRing[] => {
      const box = shown.cards[card];
      const own = shown.hand.find((slot) => slot.card === card);
      return own ? [own] : box ? [{ box }] : [];
    });
  if (cards.length > 0) return cards;
  const boxes = things.flatMap((thing) => {
    const [stem, seat] = thing.split('/');
    const plate = stem === 'seat' || stem === 'purse' || stem === 'hand' ? shown.plates[Number(seat)] : undefined;
    return plate ? [plate] : boxesOf(thing, shown);
  });
  return boxes.map((box) => ({ box }));
}
