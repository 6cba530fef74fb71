/**
 * The text that the patterns of golden records are matched with: the record, and behind each `turn` line, on the same line,
 * where the cards lie. A pattern can so ask for cards that no line names.
 */
import { Places } from '../record/fold.ts';
import type { Line } from '../record/line.ts';
import { printLine } from '../record/print.ts';

/** ` hand/0: 9C JK; hand/1: 4S; stock: 5D 8H; trick: 7H;`: alphabetical, each place from the top, without empty places. */
const printTable = (places: Places): string =>
  [...places.names()]
    .sort()
    .map((place) => ` ${place}: ${places.cards(place).join(' ')};`)
    .join('');

export function recordWithTable(lines: readonly Line[]): string {
  const places = new Places();
  return lines
    .map((line) => {
      places.apply(line);
      return `${printLine(line)}${line.type === 'turn' ? printTable(places) : ''}\n`;
    })
    .join('');
}
