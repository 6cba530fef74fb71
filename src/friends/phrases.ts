/**
 * Words between devices are JSON, in which the same phrases come again and again. Each of these is sent as one control character, which
 * JSON never has as such. Both ends are of the same build, so the list may change.
 */
const PHRASES: readonly string[] = [
  '{"asked":', ',"done":true,"lines":{"revision":', ',"from":', ',"lines":[{"type":"act","seat":', ',"action":{"type":"',
  '"}},{"type":"move","cards":["', '"],"from":"', '","to":"', '","why":"', '"},{"type":"turn","legal":{"', '":"??"}}]',
  ',"status":{"version":', ',"base":', ',"status":{', '"},{"type":"', '"},{"type":"note","seat":', ',"what":"', '{"type":"',
  '","card":"', '","cards":["', '"],"as":["', '","', '"??"', 'hand/', 'discard', 'stock', 'play', 'draw', '":[{"type":"',
  '"thinking":', '"pendingBot":',
]; // prettier-ignore

const FIRST = 1; // 0 is no code: texts with it are refused in too many places
const codeOf = (i: number): string => String.fromCharCode(FIRST + i);

/** The longest phrases first, so that none hides in another. */
const BY_LENGTH = PHRASES.map((phrase, i) => ({ phrase, code: codeOf(i) })).sort(
  (a, b) => b.phrase.length - a.phrase.length,
);

/** `json`: as `JSON.stringify` writes it. */
export const shortened = (json: string): string =>
  BY_LENGTH.reduce((text, { phrase, code }) => text.replaceAll(phrase, code), json);

/** The text that was shortened; any other text becomes at most 40 times as long. */
export const lengthened = (text: string): string =>
  BY_LENGTH.reduce((long, { phrase, code }) => long.replaceAll(code, phrase), text);
