/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    sure: 'No card that the other may hold can beat it.',
    long: 'It leads the longest suit, which becomes good when the others are gone.',
    cheapest: 'It is the lowest card that wins the trick.',
    lost: 'The trick cannot be won, so the lowest card goes.',
    short: 'It is of the shortest suit that can be thrown from; the long ones are kept.',
    shed: 'The cards that are kept may still become more.',
    declare: 'What is declared can count, and takes the kind from the other.',
    sink: 'What cannot win is better left unsaid.',
    answer: 'The cards say so.',
  },
  ja: {
    sure: '相手が持ちうるどの札にも負けません。',
    long: 'いちばん長いスートで、ほかがなくなれば強くなります。',
    cheapest: 'そのトリックを取れるいちばん低い札です。',
    lost: 'このトリックは取れないので、いちばん低い札を出します。',
    short: '捨てられる中でいちばん短いスートの札です。長いスートは残します。',
    shed: '残した札は、まだ伸びるかもしれません。',
    declare: '言えば点になりえて、相手からその種類を奪えます。',
    sink: '勝てないものは、言わないほうが得です。',
    answer: '手札がそう決めています。',
  },
};
