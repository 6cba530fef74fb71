/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    safe: 'No card can bring it over sixteen.',
    farmer: 'The farmer pays nobody for going over, so more may be dared.',
    bold: 'Going over costs one ante only, and a low total wins nothing.',
    goal: 'Sixteen takes the farm.',
    near: 'Few cards still fit below sixteen.',
    kept: 'As the others stand, staying is worth the more.',
  },
  ja: {
    safe: 'どの札を引いても16を超えません。',
    farmer: '農夫は超えてもだれにも払わないので、思い切れます。',
    bold: '超えても参加料1つで済み、低い合計では何も取れません。',
    goal: '16なら農場が取れます。',
    near: '16までに収まる札はもうわずかです。',
    kept: 'ほかの人のようすを見ると、止まるほうが得です。',
  },
};
