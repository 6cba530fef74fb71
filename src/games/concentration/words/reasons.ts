/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    pair: 'Its mate has been seen: together they are a pair.',
    look: 'A card that nobody has seen yet brings most to know, and its mate may be known.',
    quiet: 'A card that was seen before tells the others nothing new.',
    chance: 'No mate is known, but an unseen card may be it.',
  },
  ja: {
    pair: '組になる札はもう見えています。合わせてペアです。',
    look: 'まだだれも見ていない札なら、新しく分かることが多く、相手の札を知っているかもしれません。',
    quiet: '前に見えた札なら、ほかの人に新しいことを教えません。',
    chance: '組になる札は分かりませんが、見ていない札がそうかもしれません。',
  },
};
