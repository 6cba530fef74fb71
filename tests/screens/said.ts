/** Whether each text of a page is in the language that is said of it. */
import type { Page } from './page.ts';

/** All texts and labels in a part of a page, each with the language that is said of it; not codes, which are called so everywhere. */
function textsOf(page: Page, part: string): (readonly [lang: string, text: string])[] {
  const texts: (readonly [string, string])[] = [];
  const add = (element: Element, text: string | null): void => {
    texts.push([element.closest<HTMLElement>('[lang]')?.lang ?? 'en', text ?? '']);
  };
  for (const within of page.queryAll(part)) {
    const walker = page.document.createTreeWalker(within, page.tab.window.NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('script, style, noscript, textarea, code') === null)
        add(element, walker.currentNode.textContent);
    }
    for (const element of within.querySelectorAll('[aria-label]')) add(element, element.getAttribute('aria-label'));
  }
  return texts;
}

/** Whether a text is in other letters than its language. Techniques, clauses and hours are called so in every one. */
function isWrong([lang, text]: readonly [lang: string, text: string]): boolean {
  const isLatin = new Intl.Locale(lang).maximize().script === 'Latn';
  const others = isLatin ? /[\p{sc=Arab}\p{sc=Kana}\p{sc=Hira}\p{sc=Han}]/u : /[A-Za-z]{2,}/;
  return others.test(text.replaceAll(/SHA-256|ARC4|https|UTC|QR|\b[AaPp][Mm]\b|\b[A-Z0-9]+-[A-Z]\d+\b/g, ''));
}

/** The texts in a part of a page that are in other letters than the language that is said of them. */
export const wronglySaid = (page: Page, part = 'body'): string[] =>
  textsOf(page, part)
    .filter(isWrong)
    .map((one) => one.join(': '));
