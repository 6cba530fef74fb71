/** The record of a running game as text. */
import type { Match } from '../match/match.ts';
import { printLine } from '../record/print.ts';

export class RecordText {
  private match: Match | undefined;
  private text = '';
  private printed = 0; // lines

  /** The whole record. Lines of a match do not change, so each is printed once. */
  of(match: Match): string {
    if (this.match !== match) [this.match, this.text, this.printed] = [match, '', 0];
    for (const line of match.lines.slice(this.printed)) this.text += `${printLine(line)}\n`;
    this.printed = match.lines.length;
    return this.text;
  }
}
