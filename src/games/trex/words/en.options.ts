/** The options of Trex in English. */
import type { GameWords } from '../../face/game-face.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    diamonds: {
      label: 'Diamonds',
      help: 'What each diamond taken counts in its contract.',
      values: { '10': 'Ten points', '-10': 'Minus ten points' },
    },
    doubling: {
      label: 'Doubling',
      help: 'Queens and the king of hearts may be shown before play and count double.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    ownDouble: {
      label: 'Taking one’s own doubled card',
      help: 'Who then gets the bonus.',
      values: { leader: 'Whoever led the trick', single: 'Nobody; it counts singly' },
    },
    contracts: {
      label: 'Contracts',
      help: 'Five contracts a kingdom, or two: all four penalties at once, and Trex.',
      values: { five: 'Five', complex: 'Complex and Trex' },
    },
    partners: {
      label: 'Partners',
      help: 'Players across the table add up their points.',
      values: { true: 'Two against two', false: 'Everybody alone' },
    },
    showTwos: {
      label: 'Showing twos',
      help: 'In Trex twos lie face up after the first round.',
      values: { true: 'Shown', false: 'Hidden' },
    },
    direction: {
      label: 'Direction',
      help: 'Which way turns go round.',
      values: { clockwise: 'Clockwise', counterclockwise: 'Counter-clockwise' },
    },
    earlyStop: {
      label: 'When nothing more can score',
      help: 'Whether the rest of the deal is played out.',
      values: { true: 'Stop', false: 'Play it out' },
    },
    kingdoms: { label: 'Kingdoms', help: 'Four are a whole game: everybody is king once.' },
  },
  groups: [
    { label: 'The game', keys: ['kingdoms', 'contracts', 'partners', 'direction'] },
    { label: 'The contracts', keys: ['diamonds', 'doubling', 'ownDouble', 'showTwos', 'earlyStop'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Five contracts, four kingdoms, a diamond is worth ten.' },
    oneKingdom: { label: 'One kingdom', help: 'Five deals; whoever holds the seven of hearts chooses them all.' },
    allPenalties: { label: 'All penalties', help: 'Diamonds cost ten, too: a kingdom sums to nothing.' },
    complex: { label: 'Complex', help: 'Two deals a kingdom: all penalties at once, then Trex.' },
    partners: { label: 'Partners', help: 'Complex for two against two, twos shown.' },
    plain: { label: 'Without doubling', help: 'Nobody exposes anything.' },
  },
};
