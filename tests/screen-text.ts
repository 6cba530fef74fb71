/** The texts of screens, for tests that look for them: read from their files. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Language } from '../src/words/languages.ts';

/** A text of the screens that has no variables, such as the heading of one. */
export function screenText(language: Language, id: string): string {
  const bodies = ['', '.screens'].flatMap(
    (part) => new FluentResource(readFileSync(`src/ui/words/${language}${part}.ftl`, 'utf8')).body,
  );
  const text = bodies.find((message) => message.id === id)?.value;
  if (typeof text !== 'string') throw new Error(`no plain text ${id} in ${language}`);
  return text;
}
