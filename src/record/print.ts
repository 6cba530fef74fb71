/** Lines as text: one JSON object a line, fields in the order of the format, no spaces. */
import { HIDDEN_ACT, type Line } from './line.ts';

/** One line without its line break. */
export function printLine(line: Line): string {
  return JSON.stringify(asWritten(line));
}

/** A record as text; every line ends with a line break. */
export const printRecord = (lines: readonly Line[]): string => lines.map((line) => `${printLine(line)}\n`).join('');

/** A line as the record has it, its fields in the order of `record.md`; a note's own fields keep theirs. For JSON. */
export function asWritten(line: Line): object {
  switch (line.type) {
    case 'game': {
      const { type, format, game, seats, options, seed, players } = line;
      return { type, format, game, seats, options, seed, players };
    }
    case 'deal': {
      const { type, deal, dealer, deck } = line;
      return { type, deal, dealer, deck };
    }
    case 'move': {
      const { type, cards, from, to, why } = line;
      return { type, cards, from, to, why };
    }
    case 'shuffle': {
      const { type, place, cards } = line;
      return { type, place, cards };
    }
    case 'chips': {
      const { type, from, to, amount, why } = line;
      return { type, from, to, amount, why };
    }
    case 'turn':
      return { type: line.type, legal: line.legal };
    case 'act': {
      const { type, seat, action } = line;
      return seat === HIDDEN_ACT.seat ? { type, seat: '??', action: '??' } : { type, seat, action };
    }
    case 'note': {
      const { type, seat, what, ...fields } = line;
      return { type, seat, what, ...fields };
    }
    case 'score': {
      const { type, seat, points, why } = line;
      return { type, seat, points, why };
    }
    case 'deal-end':
    case 'game-end': {
      const { type, winners, why, totals } = line;
      return { type, winners, why, totals };
    }
  }
}
