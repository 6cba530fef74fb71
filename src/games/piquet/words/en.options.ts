/** The options of Piquet in English. */
import type { GameWords } from '../../face/game-face.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    playScoring: {
      label: 'Points for tricks',
      help: 'How tricks are counted as they are played.',
      values: {
        plain: 'One for each lead, one for each trick',
        classic: 'A trick counts only against the lead; one more for the last',
      },
    },
    youngerDeclares: {
      label: 'The dealer declares',
      help: 'Whether the other must lead before seeing what “not good” hid.',
      values: { 'at-once': 'At once', 'after-lead': 'After the first lead' },
    },
    cardsInPique: {
      label: 'Ten for the cards and pique',
      help: 'Whether the ten points for most tricks help to reach the thirty of a pique.',
      values: { true: 'They count', false: 'They do not count' },
    },
    firstDealer: {
      label: 'First dealer',
      help: 'Who deals first; after that the deal alternates. Dealing last is no advantage: the other leads.',
      values: { cut: 'The higher card cut', '0': 'Seat 1', '1': 'Seat 2' },
    },
    tie: {
      label: 'Level after six deals',
      help: 'What happens if both have the same after six deals.',
      values: { 'two-more': 'Two more deals', draw: 'A draw' },
    },
  },
  groups: [
    { label: 'Scoring', keys: ['playScoring', 'cardsInPique', 'tie'] },
    { label: 'The deal', keys: ['youngerDeclares', 'firstDealer'] },
  ],
  presets: {
    plain: { label: 'Plain', help: 'A point for each lead and each trick; the dealer declares at once.' },
    classic: { label: 'Classic', help: 'Old counting of tricks; the dealer declares after the first lead.' },
    club: { label: 'Old club', help: 'Classic, and the ten for the cards do not help to a pique.' },
  },
};
