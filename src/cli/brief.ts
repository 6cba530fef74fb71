/**
 * A record in brief, one short line for each of its lines: the text that the patterns of shown clauses are matched with. Behind
 * each `turn` line, on the same line, is where the cards lie, and after it the purses.
 */
import { Places } from '../record/fold.ts';
import type { Action, FieldValue, Legal, Line } from '../record/line.ts';

const value = (one: FieldValue): string => (typeof one === 'object' ? one.map(value).join(',') : String(one));

/** `play 7H`, `meld KS,KH,KC KS,KH,KC`. */
const printAction = (action: Action): string => Object.values(action).map(value).join(' ');

/** `1[draw|play 7H] 2[call]`. */
const printLegal = (legal: Legal): string =>
  Object.entries(legal)
    .map(([seat, actions]) => `${seat}[${actions === '??' ? actions : actions.map(printAction).join('|')}]`)
    .join(' ');

/** ` # hand/0: 9C JK; stock: 5D 8H;`: alphabetical, each place from the top, without empty places; purses with their chips. */
function printTable(places: Places, purses: ReadonlySet<string>): string {
  const piles = [...places.names()].sort().map((place) => ` ${place}: ${places.cards(place).join(' ')};`);
  const chips = [...purses].sort().map((purse) => ` ${purse}: ${String(places.purse(purse))};`);
  return ` #${[...piles, ...chips].join('')}`;
}

function printBrief(line: Line): string {
  switch (line.type) {
    case 'game':
      return `game ${String(line.seats)}`;
    case 'deal':
      return `deal ${String(line.deal)} dealer ${String(line.dealer)}`;
    case 'move':
      return `move ${line.cards.join(',')} ${line.from} > ${line.to} ${line.why}`;
    case 'shuffle':
      return `shuffle ${line.place} ${String(line.cards.length)}`;
    case 'chips':
      return `chips ${String(line.amount)} ${line.from} > ${line.to} ${line.why}`;
    case 'turn':
      return `turn ${printLegal(line.legal)}`;
    case 'act':
      return `act ${String(line.seat)} ${printAction(line.action)}`;
    case 'note': {
      const { type: _, seat, what, ...fields } = line;
      const told = Object.entries(fields).map(([key, one]) => ` ${key}=${one === undefined ? '' : value(one)}`);
      return `note ${seat === undefined ? '-' : String(seat)} ${what}${told.join('')}`;
    }
    case 'score':
      return `score ${String(line.seat)} ${String(line.points)} ${line.why}`;
    case 'deal-end':
    case 'game-end':
      return `${line.type} ${line.winners.join(',')} ${line.why} ${line.totals.join(',')}`;
  }
}

/** One text for each line of the record, without line breaks. */
export function inBrief(lines: readonly Line[]): readonly string[] {
  const places = new Places();
  const purses = new Set<string>();
  return lines.map((line) => {
    places.apply(line);
    if (line.type === 'chips') for (const purse of [line.from, line.to]) if (purse !== 'bank') purses.add(purse);
    return `${printBrief(line)}${line.type === 'turn' ? printTable(places, purses) : ''}`;
  });
}
