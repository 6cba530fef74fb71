/** Words for the tests themselves, which run in Node: the catalogues are read from their files. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Page } from '@playwright/test';
import type { GameSayings } from '../../src/games/face/game-face.ts';
import type { Language } from '../../src/words/languages.ts';
import { type SayAny, speaker } from '../../src/words/say.ts';

/** A text of the screens that has no variables, such as the heading of one. */
export function screenText(language: Language, id: string): string {
  const bodies = ['', '.screens'].flatMap(
    (part) => new FluentResource(readFileSync(`src/ui/words/${language}${part}.ftl`, 'utf8')).body,
  );
  const text = bodies.find((message) => message.id === id)?.value;
  if (typeof text !== 'string') throw new Error(`no plain text ${id} in ${language}`);
  return text;
}

/** All texts and labels in a part of a page, each with the language that is said of it; not codes, which are called so everywhere. */
const textsOf = (page: Page, part: string): Promise<(readonly [lang: string, text: string])[]> =>
  page.locator(part).evaluateAll((parts) => {
    const texts: (readonly [string, string])[] = [];
    const add = (element: Element, text: string | null): void => {
      texts.push([element.closest<HTMLElement>('[lang]')?.lang ?? 'en', text ?? '']);
    };
    for (const within of parts) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (element?.closest('script, style, noscript, textarea, code') === null)
          add(element, walker.currentNode.textContent);
      }
      for (const element of within.querySelectorAll('[aria-label]')) add(element, element.ariaLabel);
    }
    return texts;
  });

/** Whether a text is in other letters than its language. Techniques and clauses are called so in every one. */
function isWrong([lang, text]: readonly [lang: string, text: string]): boolean {
  const isLatin = new Intl.Locale(lang).maximize().script === 'Latn';
  const others = isLatin ? /[\p{sc=Arab}\p{sc=Kana}\p{sc=Hira}\p{sc=Han}]/u : /[A-Za-z]{2,}/;
  return others.test(text.replaceAll(/SHA-256|ARC4|https|UTC|QR|\b[A-Z0-9]+-[A-Z]\d+\b/g, ''));
}

/** The texts in a part of a page that are in other letters than the language that is said of them, and codes from right to left. */
export async function wronglySaid(page: Page, part = 'body'): Promise<string[]> {
  const codes = await page
    .locator('code, textarea')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).direction !== 'ltr').map((one) => one.outerHTML));
  return [...(await textsOf(page, part)).filter(isWrong).map((one) => one.join(': ')), ...codes];
}

/** The sayings of a game. */
export async function wordsIn(language: Language, game: string): Promise<GameSayings> {
  const { words } = (await import(`../../src/games/${game}/words/say.ts`)) as { words: (say: SayAny) => GameSayings };
  const catalogues = ['face', game].map(
    (folder) => new FluentResource(readFileSync(`src/games/${folder}/words/${language}.ftl`, 'utf8')),
  );
  return words(speaker(language, catalogues));
}
