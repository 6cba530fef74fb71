import { expect, test } from 'vitest';
import type { Language } from '../../words/languages.ts';
import { piecesOf } from './foreign.ts';

const TITLES = ['Left Out', 'Right', '300 Left'];

test.each<[string, Language, readonly string[], string, readonly string[]]>([
  ['a title in a sentence', 'de', TITLES, 'Die Regeln von Left Out, kurz.', ['Left Out']],
  ['alone', 'de', TITLES, 'Left Out', ['Left Out']],
  ['no part of a word', 'fr', TITLES, 'Rightly', []],
  ['several', 'it', TITLES, '300 Left e Right', ['300 Left', 'Right']],
  [
    'words of Latin letters where these are not written',
    'ru',
    [],
    'Скажи «Page One!» или Enter.',
    ['Page One', 'Enter'],
  ],
  ['without blanks around them', 'ja', TITLES, 'HomeとEndで最初と最後へ', ['Home', 'End']],
  ['the index of a card is none', 'ar', TITLES, '♦ A K Q J 8، ومجموعها 49', []],
  ['nor are they where all is Latin', 'es', TITLES, 'Pulsa Enter.', []],
  ['nothing in English', 'en', [], 'The rules of Left Out', []],
])('%s', (_, language, titles, text, foreign) => {
  const pieces = piecesOf(text, language, titles);
  expect(pieces.filter(({ lang }) => lang === 'en').map((piece) => piece.text)).toEqual(foreign);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
