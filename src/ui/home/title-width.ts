/** How wide the words of a title are, so that they can be set in one piece. */

/** Han, kana and Hangul are as wide as they are high. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/gu;
/** Of a bold letter of another script, in em, at most. */
const LETTER = 0.68;

function widthOfWord(word: string): number {
  const squares = word.match(SQUARE)?.length ?? 0;
  return squares + LETTER * (word.length - squares);
}

/** The longest word of a title in em. */
export const widthOf = (title: string): number => Math.max(...title.split(/\s+/).map(widthOfWord));
