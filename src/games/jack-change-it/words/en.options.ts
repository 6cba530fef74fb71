/** The options of Jack Change It in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

const allowed = { true: 'Allowed', false: 'Not allowed' };

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deals: { label: 'Deals', help: 'After so many deals the game is over.' },
    target: {
      label: 'Points to reach',
      help: 'A total of so many points ends the game before; 0 leaves it to the deals.',
    },
    scoring: {
      label: 'Scoring',
      help: 'What a deal is worth to whoever wins it.',
      values: { wins: 'A point', cards: 'A point for each card the others hold' },
    },
    dealer: firstDealer,
    firstCard: {
      label: 'A trick card turned up first',
      help: 'What happens if the deal begins with one.',
      values: { redraw: 'Turn another card on it', plain: 'It does nothing', active: 'It acts' },
    },
    mayDraw: { label: 'Draw although a card fits', help: 'Whether one may draw instead of playing.', values: allowed },
    playDrawn: {
      label: 'Play the card just drawn',
      help: 'Whether a card drawn for want of a play may be played at once if it fits.',
      values: allowed,
    },
    afterPenalty: {
      label: 'After drawing a penalty',
      help: 'Whether the turn is over once the cards are drawn.',
      values: { end: 'The turn is over', play: 'Take a turn as usual' },
    },
    stackAce: {
      label: 'Twos and the ace of hearts on each other',
      help: 'Whether twos and the ace of hearts may answer each other, so that the penalty grows.',
      values: allowed,
    },
    combo: {
      label: 'The ace of hearts with a two',
      help: 'Which two may be laid on the ace of hearts in the same turn, for seven cards.',
      values: { any2: 'Any two', '2H': 'The two of hearts', off: 'None' },
    },
    jackNames: {
      label: 'A jack names',
      help: 'Whether a jack may also name the suit it has itself.',
      values: { other: 'One of the other suits', any: 'Any suit' },
    },
    jackWhen: {
      label: 'A jack goes',
      help: 'Whether a jack must match, or goes on anything but a penalty.',
      values: { match: 'When it matches', any: 'On anything' },
    },
    jackOnJack: {
      label: 'A jack on a jack',
      help: 'Whether a jack may answer the suit that another jack has named.',
      values: allowed,
    },
    lastTrick: { label: 'A trick card as the last card', help: 'Whether one may go out with it.', values: allowed },
  },
  groups: [
    { label: 'The game', keys: ['deals', 'target', 'scoring', 'dealer', 'firstCard'] },
    { label: 'Drawing', keys: ['mayDraw', 'playDrawn', 'afterPenalty'] },
    { label: 'Trick cards', keys: ['stackAce', 'combo', 'jackNames', 'jackWhen', 'jackOnJack', 'lastTrick'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Three deals; only twos answer twos, only the five of hearts the ace.' },
    firstToTwo: { label: 'First to two', help: 'Whoever has won two deals wins.' },
    cards: { label: 'For cards', help: 'A point for each card that the others hold, to 50.' },
    stacking: { label: 'Stacking', help: 'Twos and the ace of hearts answer each other, and a jack answers a jack.' },
    switch: { label: 'Switch', help: 'Jacks go on anything, drawn cards may be played, any card may be the last.' },
  },
};
