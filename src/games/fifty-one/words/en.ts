/** Fifty-One in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, seatOfPlace, suitIn } from '../../face/fields.ts';
import { SUIT_SIGNS, english as en, shortCard } from '../../face/speech.ts';
import { callerOf, countOf, isExchange, lastTaken } from './table.ts';

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  switch (line.why) {
    case 'take':
      return `${en.does(view, seatOfPlace(line.to), 'take', 'takes')} ${en.theCard(line.cards[0] ?? '??')}.`;
    case 'give':
      return `${en.does(view, seatOfPlace(line.from), 'give', 'gives')} ${en.theCard(line.cards[0] ?? '??')}.`;
    case 'deal':
      return line.to.startsWith('board/') && view.places.acts.length > 0
        ? `${en.capital(en.theCard(line.cards[0] ?? '??'))} comes to the board.`
        : undefined;
    case 'recycle':
      return say.RECYCLED;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'stop':
      return `${en.does(view, seat, 'say', 'says')} “Stop!” Everybody else has one more turn.`;
    case 'pass':
      return `${en.does(view, seat, 'pass', 'passes')}.`;
    case 'show':
      return `${say.held(line, view).replace(/\.$/, '')}: ${say.signed(Number(line['points']))} in ${en.suit(suitIn(line['suit']) ?? 'S')}.`;
    default:
      return undefined;
  }
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (!isExchange(view))
    return view.legal.length > 1 ? '“Stop!” if you think you are ahead, or go on.' : 'Go on: the next player’s turn.';
  const last = callerOf(view) === undefined ? '' : 'Your last turn. ';
  return `${last}Swap: choose a card of the board and one of yours.`;
}

export const words: GameWords = {
  title: 'Fifty-One',
  tagline: 'Five cards of one suit, and the nerve to say “Stop!”',
  lessons: [
    {
      text: 'Take a card of the board and put one of yours in its place: tap both, in either order.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'swap',
    },
    {
      text: 'Your longest suit counts, all other cards are subtracted. Ace, king, queen, jack and ten of one suit make 51.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'end',
    },
    {
      text: 'After your swap you may say “Stop!” The others have one more turn; the best hand wins, and the caller loses ties.',
      done: (line) => line.type === 'note' && line.what === 'stop',
    },
  ],
  options: {
    joker: {
      label: 'Joker',
      help: 'A joker stands for the card that suits its holder best.',
      values: { true: 'One joker', false: 'No joker' },
    },
    pass: {
      label: 'Passing',
      help: 'Whether one may leave everything as it is.',
      values: { never: 'Never', last: 'In the last round', later: 'From the second turn on' },
    },
    swapAll: {
      label: 'Swap all five',
      help: 'From the second turn on the whole hand may be changed for the whole board.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    stopNeedsFlush: {
      label: 'To say “Stop!”',
      help: 'Whether all five cards must be of one suit.',
      values: { true: 'Only with one suit', false: 'With any hand' },
    },
    mixedHand: {
      label: 'Cards of other suits',
      help: 'What a hand of several suits is worth.',
      values: { subtract: 'They are subtracted', zero: 'The hand counts nothing' },
    },
    rounds: { label: 'Rounds', help: 'If nobody stops, hands are compared after so many rounds.' },
    deals: { label: 'Deals', help: 'After so many deals the highest total wins.' },
    scoring: {
      label: 'Scoring',
      help: 'What a deal is worth.',
      values: { wins: 'A point a deal won', points: 'The points of the hands' },
    },
    target: { label: 'Total to reach', help: 'A total of so much ends the game before; 0 leaves it to the deals.' },
    dealer: say.firstDealer,
  },
  groups: [
    { label: 'The turn', keys: ['pass', 'swapAll', 'stopNeedsFlush', 'rounds'] },
    { label: 'The hand', keys: ['joker', 'mixedHand'] },
    { label: 'The game', keys: ['deals', 'scoring', 'target', 'dealer'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'One deal, no joker, “Stop!” with any hand.' },
    withJoker: { label: 'With a joker', help: 'The joker helps whichever suit you like.' },
    oneSuit: {
      label: 'One suit or nothing',
      help: 'Only a hand of one suit counts; passing and swapping all five allowed.',
    },
    pointsMatch: { label: 'Five deals for points', help: 'The points of five hands are added up.' },
  },
  announce: say.announcing(
    {
      act: (line, view) =>
        line.action.type === 'clear' ? `${en.does(view, line.seat, 'clear', 'clears')} the board.` : undefined,
      move: announceMove,
      note: announceNote,
      score: (line, view) => `${en.does(view, line.seat, 'score', 'scores')} ${say.signed(line.points)}.`,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) => {
    switch (action.type) {
      case 'swap':
        return action['take'] === undefined
          ? { full: 'Swap a card', short: 'Swap' }
          : {
              full: `Take ${en.theCard(cardIn(action['take']))}, give ${en.theCard(cardIn(action['give']))}`,
              short: `${shortCard(cardIn(action['give']))} → ${shortCard(cardIn(action['take']))}`,
            };
      case 'swap-all':
        return { full: 'Swap all five cards for the board', short: 'Swap all' };
      case 'clear':
        return { full: 'Clear the board: five new cards', short: 'Clear the board' };
      case 'pass':
        return { full: 'Pass: leave everything as it is', short: 'Pass' };
      case 'stop':
        return { full: 'Say “Stop!”', short: 'Stop!' };
      default:
        return { full: 'Done: the next player’s turn', short: 'Done' };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view) ??
    (isExchange(view)
      ? 'Choose the card of the board that you want for it.'
      : 'You have swapped already: say “Stop!”, or go on.'),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'stop') return 'Stop!';
    return line.type === 'note' && line.what === 'pass' ? 'Pass' : undefined;
  },
  result: (line, view) => {
    const caller = callerOf(view);
    const why =
      line.type === 'game-end'
        ? ''
        : caller === undefined
          ? 'Nobody said “Stop!”'
          : `${en.does(view, caller, 'said', 'said')} “Stop!”`;
    return say.result(line, view, why === '' ? '' : `${why}${why.endsWith('”') ? '' : '.'}`);
  },
  places: { hand: 'Hand', board: 'Board', stock: 'Stock', discard: 'Discard pile' },
  signs: (view) => [...ownCount(view), ...takenSigns(view), ...callSigns(view)],
  whys: { win: 'deal won', hand: 'points of the hand' },
};

function ownCount(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const count = view.seat === undefined ? undefined : countOf(view.places.cards(`hand/${String(view.seat)}`));
  if (!count || view.seat === undefined) return [];
  const text = say.signed(count.points);
  return [
    { at: { seat: view.seat }, suit: count.suit, text, label: `your hand counts ${text} in ${en.suit(count.suit)}` },
  ];
}

/** The last card that each rival took: everybody has seen it. */
function takenSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  return view.names.flatMap((_, seat) => {
    const card = seat === view.seat ? undefined : lastTaken(view, seat);
    return card === undefined || card === '??'
      ? []
      : [
          {
            at: { seat },
            text: shortCard(card),
            label: `last took ${SUIT_SIGNS[suitIn(card.charAt(1)) ?? 'S']} ${en.card(card)}`,
          },
        ];
  });
}

function callSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const caller = callerOf(view);
  if (caller === undefined || view.places.ended !== 'no') return [];
  return [{ at: { seat: caller }, text: 'Stop!', label: 'has said “Stop!”', tone: 'bad' }];
}
