/** The rules in words: which sentences of a clause are in force at a table. The sentences are messages of the game. */
import type { Options } from '../../../record/line.ts';
import type { AnyMessage, Message, SayAny } from '../../../words/say.ts';
import type { Reading, Sheet } from '../game-face.ts';
import { isMoments } from '../moment.ts';

/** Which sentences a clause has at a table, `false` for one that is not in force; none: the clause is not in force. */
export type ClauseSentences<M> = (options: Options, seats: number) => readonly (Message<M> | false)[];

/** Section → its clauses in the dossier's order (the key is the clause, `XX-P3`); the heading is `section-<name>`. */
export type Sections<M> = Readonly<Record<string, Readonly<Record<string, ClauseSentences<M>>>>>;

/** The sections of any game. */
export type AnySections = Readonly<
  Record<string, Readonly<Record<string, (options: Options, seats: number) => readonly (AnyMessage | false)[]>>>
>;

/** A game's `words/sheet.ts`. */
export interface Clauses {
  readonly sections: AnySections;
  readonly shown: unknown; // the game's `shown.json`
  /** Why a card cannot be played: the message that says so → its clause, or several of which one is in force. */
  readonly refusals: Readonly<Record<string, string | readonly string[]>>;
}

/** The paragraphs `how-to-1`, `how-to-2`, …, the sheet, the moments of its clauses, and the clauses of refusals. */
export function reading(say: SayAny, { sections, shown, refusals }: Clauses): Reading {
  const sheet = sheetOf(say, sections);
  return {
    howTo: paragraphs(say),
    sheet,
    moments: isMoments(shown) ? shown : {},
    ruleOf: (refusedBy, options, seats) => {
      const inForce = sheet(options, seats).flatMap(({ clauses }) => clauses.map(({ clause }) => clause));
      return refusedBy.flatMap((id) => refusals[id] ?? []).findLast((clause) => inForce.includes(clause));
    },
  };
}

function paragraphs(say: SayAny): readonly string[] {
  const found: string[] = [];
  for (let text = say.of('how-to', '1'); text !== undefined; text = say.of('how-to', String(found.length + 1)))
    found.push(text);
  return found;
}

const sheetOf =
  (say: SayAny, sections: AnySections): Sheet =>
  (options, seats) =>
    Object.entries(sections)
      .map(([name, clauses]) => ({
        heading: say.of('section', name) ?? name,
        clauses: Object.entries(clauses)
          .map(([clause, sentences]) => ({ clause, text: told(say, sentences(options, seats)) }))
          .filter(({ text }) => text !== ''),
      }))
      .filter(({ clauses }) => clauses.length > 0);

const told = (say: SayAny, sentences: readonly (AnyMessage | false)[]): string =>
  sentences
    .filter((sentence) => sentence !== false)
    .map((sentence) => say.tell(sentence))
    .join(say('sentence-gap'));
