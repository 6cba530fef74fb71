/**
 * A record with its table: the text that golden records are judged by. What a record is there to show can hang on cards
 * that no line names, so each `turn` line is followed, on the same line, by where the cards lie.
 */
import { Places } from '../record/fold.ts';
import type { Line } from '../record/line.ts';
import { printLine } from '../record/print.ts';

/** ` hand/0: 9C JK; hand/1: 4S; stock: 5D 8H; trick: 7H;`: alphabetical, each from the top; empty places are left out. */
const lyingAt = (places: Places): string =>
  [...places.names()]
    .sort()
    .map((place) => ` ${place}: ${places.cards(place).join(' ')};`)
    .join('');

/** The lines as they are written, each `turn` line with the table as it then lies. */
export function recordWithTable(lines: readonly Line[]): string {
  const places = new Places();
  return lines
    .map((line) => {
      places.apply(line);
      return `${printLine(line)}${line.type === 'turn' ? lyingAt(places) : ''}\n`;
    })
    .join('');
}
