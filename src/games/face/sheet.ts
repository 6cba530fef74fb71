/** Rules for players: the clauses in force at a table, by section. */
import type { Options } from '../../record/line.ts';
import type { Sheet } from './game-face.ts';

/** A clause in words, as far as it is in force: sentences, of which those that are not are `false`; none: it is not at all. */
export type ClauseText = (options: Options, seats: number) => readonly (string | false)[];

export interface Section {
  readonly heading: string;
  readonly clauses: Readonly<Record<string, ClauseText>>; // in the dossier's order; the key is the clause: `XX-P3`
}

/** Makes a language's rules sheet; `gap` stands between two sentences. */
export const sheetOf =
  (sections: readonly Section[], gap: string): Sheet =>
  (options, seats) =>
    sections
      .map(({ heading, clauses }) => ({
        heading,
        clauses: Object.entries(clauses)
          .map(([clause, text]) => ({ clause, text: text(options, seats).filter(Boolean).join(gap) }))
          .filter(({ text }) => text !== ''),
      }))
      .filter(({ clauses }) => clauses.length > 0);
