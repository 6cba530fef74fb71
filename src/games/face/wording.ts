/** What the words of all games share in every language. */
import { must } from '../../cards/must.ts';
import type { ActLine, ChipsLine, DealLine, EndLine, Line, MoveLine, NoteLine, ScoreLine } from '../../record/line.ts';
import type { GameWords, TableView } from './game-face.ts';

type Sentence<L extends Line> = (line: L, view: TableView) => string | undefined;

/** The sentence about a line, by its type; a missing type has none. */
export interface Sentences {
  readonly deal: Sentence<DealLine>;
  readonly act?: Sentence<ActLine>;
  readonly move?: Sentence<MoveLine>;
  readonly chips?: Sentence<ChipsLine>;
  readonly note?: Sentence<NoteLine>;
  readonly score?: Sentence<ScoreLine>;
  readonly end: Sentence<EndLine>; // of a deal, of the game
}

export const announcer =
  (sentences: Sentences): GameWords['announce'] =>
  (line, view) => {
    switch (line.type) {
      case 'deal':
        return sentences.deal(line, view);
      case 'act':
        return sentences.act?.(line, view);
      case 'move':
        return sentences.move?.(line, view);
      case 'chips':
        return sentences.chips?.(line, view);
      case 'note':
        return sentences.note?.(line, view);
      case 'score':
        return sentences.score?.(line, view);
      case 'deal-end':
      case 'game-end':
        return sentences.end(line, view);
      case 'game':
      case 'shuffle':
      case 'turn':
        return undefined;
    }
  };

/** When each lesson was understood, in the order of the lessons. */
export type Learned = readonly GameWords['lessons'][number]['done'][];

/** Lessons in their order, and when each was understood. */
export const lessonsOf = (texts: readonly string[], learned: Learned): GameWords['lessons'] =>
  texts.map((text, i) => ({ text, done: must(learned[i], `lesson ${String(i)}`) }));

/** May the viewer do something of this type now? */
export const may = (view: TableView, type: string): boolean => view.legal.some((action) => action.type === type);
