/** What lessons and puzzles say: which message, and what it speaks of. */
import type { Language } from '../../words/languages.ts';
import type { Say, SayAny } from '../../words/say.ts';
import type { PracticeMessages } from './messages.ts';
import { texts } from './say.ts';

const practiceWords = (say: Say<PracticeMessages>) => ({
  ...texts(say, 'practice', 'name back next leave play again'),
  of: (n: number, all: number) => say('practice-of', { n, all }),
  over: (game: string) => say('practice-over', { game }),
});

/** `lesson` says the messages of a game's course. */
const courseWords = (language: Language, say: Say<PracticeMessages>, lesson: SayAny) => ({
  language,
  ...practiceWords(say),
  task: (key: string) => lesson(`${key}.task`),
  step: (key: string) => lesson(key),
  why: (key: string) => lesson(`${key}.why`),
  wrong: (key: string, says: string | undefined) =>
    says === undefined ? say('practice-other') : lesson(`${key}.${says}`),
});

export type CourseWords = ReturnType<typeof courseWords>;

export async function loadCourseWords(language: Language, game: string): Promise<CourseWords> {
  const { sayIn } = await import('../../words/load.ts');
  const [say, lesson] = await Promise.all([sayIn(language, ['ui.practice']), sayIn(language, [`${game}.lessons`])]);
  return courseWords(language, say, lesson);
}
