/** Whether a title is of kana alone: then it is set in the display face. */
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー・\d\s]+$/u;

export const isKana = (title: string): boolean => KANA.test(title);
