/** What the reasons of this game say; the keys are those of `reasons.ts`. */
import type { ReasonWords } from '../../face/game-face.ts';

export const reasons: ReasonWords = {
  en: {
    joker: 'The joker goes with any suit.',
    final: 'It is the last round: only the points of the hand count now.',
    gather: 'It gathers the longest suit and gets rid of a card of another.',
    higher: 'The suit stays the same, only the card changes.',
    shed: 'A card outside the longest suit is subtracted, so it goes.',
    all: 'The whole board is taken for the whole hand.',
    clear: 'The board is swept: new cards come, and the next player finds none of these.',
    stop: 'The hand is good enough to be compared now.',
    wait: 'The hand may still become better before it is compared.',
  },
  ja: {
    joker: 'ジョーカーはどのスートとも合います。',
    final: '最後の一巡なので、今は手札の点だけがものを言います。',
    gather: 'いちばん長いスートを集め、ほかのスートを手放せます。',
    higher: 'スートはそのままで、札だけが替わります。',
    shed: 'いちばん長いスートのほかの札は引かれるので、手放します。',
    all: '手札全部を場の札全部と取り替えます。',
    clear: '場を流せば新しい札が出て、次の人にこの札は残りません。',
    stop: '今くらべても勝てそうな手です。',
    wait: 'くらべる前に、まだよくできそうな手です。',
  },
};
