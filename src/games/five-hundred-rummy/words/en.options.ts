/** The options of 500 Rummy in English. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.en.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    target: { label: 'Points to reach', help: 'After the deal in which somebody has them, the best total wins.' },
    twoHand: { label: 'Cards for two players', help: 'How many cards each gets when two play.' },
    jokers: {
      label: 'Jokers',
      help: 'Two in each pack; each stands for any card and counts 15.',
      values: { true: 'With jokers', false: 'Without' },
    },
    goingOut: {
      label: 'Going out',
      help: 'What happens when the last card of a hand goes to a meld.',
      values: {
        any: 'The deal ends at once',
        discard: 'Not allowed: only a discard goes out',
        float: 'One floats, and goes out by a discard',
      },
    },
    stockOut: {
      label: 'When the stock is out',
      help: 'How long play goes on after the last card of the stock was drawn.',
      values: {
        'at-once': 'The deal ends at once',
        turn: 'That turn is finished',
        'play-on': 'From the pile, as long as one likes',
      },
    },
    rummyCalls: {
      label: '“Rummy!” out of turn',
      help: 'Whether a card of the pile that goes by itself may be called for out of turn; needs three players.',
      values: { true: 'Allowed', false: 'Not played' },
    },
    cardValues: {
      label: 'What cards count',
      help: 'Courts and tens are always 10, jokers and high aces 15.',
      values: { pips: 'Low cards as they say, low ace 1', fives: 'Two to nine 5 each, low ace 5' },
    },
    dealer: firstDealer,
  },
  groups: [
    { label: 'The game', keys: ['target', 'cardValues', 'jokers', 'twoHand', 'dealer'] },
    { label: 'Playing', keys: ['goingOut', 'stockOut', 'rummyCalls'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'To 500, with jokers and “Rummy!”' },
    quick: { label: 'Quick', help: 'To 250 points, half as long.' },
    floating: { label: 'Floating', help: 'No jokers, low cards five each, and only a discard goes out.' },
    quiet: { label: 'Quiet', help: 'Nobody calls out of turn, and the last turn is finished.' },
    duel: { label: 'Duel', help: 'Two players with thirteen cards each.' },
  },
};
