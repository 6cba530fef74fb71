/** What lessons say: the page's part of it, and the course's own messages. */
import type { Language } from '../../words/languages.ts';
import type { SayAny } from '../../words/say.ts';
import type { PracticeSay } from './say.ts';

export interface CourseWords {
  readonly language: Language;
  readonly say: PracticeSay;
  /** Says a step by its key, and its `task`, `why` and wrong answers as attributes. */
  readonly lesson: SayAny;
}

export async function loadCourseWords(language: Language, game: string): Promise<CourseWords> {
  const { sayIn } = await import('../../words/load.ts');
  const [say, lesson] = await Promise.all([sayIn(language, ['ui.practice']), sayIn(language, [`${game}.lessons`])]);
  return { language, say, lesson };
}
