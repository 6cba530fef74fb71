/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    alone: 'The way that it opens is all in the own hand: it helps nobody else.',
    next: 'The next card of the row is in the own hand too.',
    far: 'Cards further out in this row are in the own hand and need the way.',
    end: 'The row ends with it, so it opens nothing for others.',
    forced: 'No other card can be laid.',
    bluff: 'A false pass keeps the others waiting, at the price of a fine if it is found.',
  },
  ja: {
    alone: 'これで開く先はすべて自分の札で、ほかの人を助けません。',
    next: 'その列の次の札も自分の手にあります。',
    far: 'この列の先のほうの札が手にあり、道を開く必要があります。',
    end: '列の端なので、ほかの人に道を開きません。',
    forced: 'ほかに置ける札がありません。',
    bluff: '出せるのにパスすれば人を待たせられますが、見つかれば罰金です。',
  },
};
