/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    collect: 'The chips on a pay card are there for whoever plays it.',
    stop: 'The run up to the ace is all in the own hand, so the next lead is its own again.',
    run: 'The next higher card is in the own hand too.',
    low: 'No lower card can be led, and low cards go only in one’s own lead.',
    exchange: 'The extra hand promises more than these cards.',
    keep: 'These cards promise more than an unknown hand.',
    bid: 'The extra hand is worth so much to it.',
    pass: 'The extra hand is not worth more than has been bid.',
  },
  ja: {
    collect: '支払いカードのチップは、出した人のものです。',
    stop: 'エースまで続けて自分の札なので、次も自分から出せます。',
    run: 'すぐ上の札も自分の手にあります。',
    low: 'これより低い札はなく、低い札は自分が出すときしか減りません。',
    exchange: 'この手札より、余りの手札のほうが期待できます。',
    keep: '知らない手札より、この手札のほうが期待できます。',
    bid: '余りの手札には、それだけの値打ちがあります。',
    pass: '余りの手札に、これ以上の値打ちはありません。',
  },
};
