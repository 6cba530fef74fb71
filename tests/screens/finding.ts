/** Finds elements as a person does: by what they are and how they are called. What is hidden is not found. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

export type Name = string | RegExp;

const trimmed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Exactly this text, or one that fits the pattern. */
export const isCalled = (text: string, name: Name): boolean =>
  typeof name === 'string' ? trimmed(text) === name : name.test(trimmed(text));

/** No style sheet is read: a test does not depend on looks, and a style takes a long time to compute. */
const PLAIN = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: () =>
    ({ display: 'block', visibility: 'visible', getPropertyValue: () => '' }) as unknown as CSSStyleDeclaration,
};

export const nameOf = (element: Element): string => trimmed(computeAccessibleName(element, PLAIN));

/** What is not shown, nor anything in it: hidden or inert, closed, or no part of the text. */
const HIDDEN =
  '[hidden], [inert], dialog:not([open]), details:not([open]) > :not(summary), template, style, script, noscript';

/** Whether nothing hides it. */
export const isShown = (element: Element): boolean => element.closest(HIDDEN) === null;

/** Whether a screen reader tells it. */
const isTold = (element: Element): boolean => isShown(element) && element.closest('[aria-hidden="true"]') === null;

/** All elements of a role in a part of a page, with this name. */
export function allByRole(within: ParentNode, role: string, name?: Name): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      getRole(element) === role && isTold(element) && (name === undefined || isCalled(nameOf(element), name)),
  );
}

/** The innermost elements whose text has this in it, or fits the pattern. */
export function allByText(within: ParentNode, text: Name): HTMLElement[] {
  const isIn = (said: string): boolean => (typeof text === 'string' ? said.includes(text) : text.test(said));
  const fits = [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isIn(trimmed(element.textContent)) && isShown(element),
  );
  return fits.filter((element) => !fits.some((other) => other !== element && element.contains(other)));
}

const SHOW_TEXT = 4; // as in `NodeFilter`

/** What can be read in a part of a page. */
export function readableText(within: Element): string {
  if (!isShown(within)) return '';
  const walker = within.ownerDocument.createTreeWalker(within, SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && isShown(parentElement)) texts.push(textContent ?? '');
  }
  return trimmed(texts.join(' '));
}
