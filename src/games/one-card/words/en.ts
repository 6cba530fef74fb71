/** One Card in English. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn } from '../../face/fields.ts';
import { SUIT_SIGNS, english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { contractOf, highestBid, isAuction, isReversed, requiredSuit, takenBy, trumpOf } from './table.ts';

const points = (n: unknown): string => en.count(Number(n), 'point');

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const { action, seat } = line;
  switch (action.type) {
    case 'bid':
      return `${en.does(view, seat, 'bid', 'bids')} ${String(action['points'])}.`;
    case 'pass':
      return `${en.does(view, seat, 'pass', 'passes')}.`;
    case 'keep':
      return `${en.does(view, seat, 'keep', 'keeps')} the order.`;
    default:
      return undefined; // the card is told when it moves, the reversal by its note
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'contract':
      return `${en.does(view, seat, 'must', 'must')} take ${points(line['points'])} and ${seat === view.seat ? 'lead' : 'leads'}.`;
    case 'no-bid':
      return `Nobody bids: there is no trump. ${en.does(view, seat, 'lead', 'leads')}.`;
    case 'trump':
      return `${en.capital(en.suit(trumpOf(view) ?? 'S'))} are trumps.`;
    case 'trick-won':
      return `${en.does(view, seat, 'win', 'wins')} the trick with ${en.theCard(cardOf(line))}.`;
    case 'reversed':
      return `${en.does(view, seat, 'turn', 'turns')} the order over: nines are high now, aces low.`;
    case 'one-card':
      return `The One Card is ${en.theCard(cardOf(line))}: ${points(line['points'])} for ${en.who(view, seat)}.`;
    case 'taken':
      return `${en.does(view, seat, 'took', 'took')} ${points(line['points'])}.`;
    default:
      return undefined;
  }
}

const cardOf = (line: Line & { type: 'note' }): SeenCard => cardIn(line['card']);

function announceScore(line: Line & { type: 'score' }, view: TableView): string {
  if (line.why === 'bid-failed')
    return `${en.does(view, line.seat, 'fall', 'falls')} short of the bid and ${line.seat === view.seat ? 'score' : 'scores'} nothing.`;
  return `${en.does(view, line.seat, 'score', 'scores')} ${points(line.points)}.`;
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (may(view, 'reverse')) return 'You took the joker: turn the order over, or keep it?';
  if (isAuction(view)) {
    const high = highestBid(view);
    return high
      ? `${en.does(view, high.seat, 'bid', 'bid')} ${String(high.points)}. Bid more, or pass.`
      : 'How many of the 15 points will you take? Bid, or pass.';
  }
  const suit = requiredSuit(view);
  if (suit) return followWords(view);
  const first = contractOf(view) && !trumpOf(view);
  return first ? 'Lead: the suit of your first card is trump. Not the joker.' : 'Your lead: play any card.';
}

function followWords(view: TableView): string {
  const suit = requiredSuit(view) ?? 'S';
  const trump = trumpOf(view) === suit;
  const cards = view.legal.map((action) => String(action['card']));
  const follows = cards.some((card) => card.endsWith(suit));
  if (follows)
    return trump
      ? `Trumps were led: play ${en.aSuit(suit)}${cards.includes('JK') ? ' or the joker' : ''}.`
      : `${en.capital(en.suit(suit))} were led: play ${en.aSuit(suit)}.`;
  if (trump && cards.length === 1 && cards[0] === 'JK') return 'Trumps were led: the joker is your only trump.';
  return `No ${en.suit(suit)}: play any card.`;
}

export const words: GameWords = {
  title: 'One Card',
  tagline: 'Say how much you will take, then take it. The joker turns the world upside down.',
  lessons: [
    {
      text: 'Kings, queens and jacks count one point, the joker three: 15 in all. Say how many you will take, or pass.',
      done: (line, seat) => line.type === 'act' && line.seat === seat,
    },
    {
      text: 'Whoever bid most leads, and the suit of that card is trump. Follow suit if you can.',
      done: (line, seat) => line.type === 'note' && line.what === 'trick-won' && line.seat === seat,
    },
    {
      text: 'Who takes the joker in a trump round may turn the order over. The last trick brings the One Card.',
      done: (line) => line.type === 'note' && line.what === 'one-card',
    },
  ],
  options: {
    match: {
      label: 'The game',
      help: 'How long one plays.',
      values: { target: 'To a number of points', rounds: 'A number of rounds' },
    },
    target: {
      label: 'Points to reach',
      help: 'After the round in which somebody reaches them, the highest total wins.',
    },
    rounds: { label: 'Rounds', help: 'After so many rounds the highest total wins.' },
    bidReentry: {
      label: 'Bid again after passing',
      help: 'Whoever has passed is asked again when the turn comes round.',
      values: { true: 'Allowed', false: 'A pass is final' },
    },
    jokerFace: {
      label: 'The joker',
      help: 'A matter of looks: at some tables the two of diamonds stands in for the joker.',
      values: { joker: 'A joker', '2D': 'The two of diamonds' },
    },
    dealer: say.firstDealer,
  },
  groups: [
    { label: 'The game', keys: ['match', 'target', 'rounds'] },
    { label: 'The auction', keys: ['bidReentry', 'dealer'] },
    { label: 'Looks', keys: ['jokerFace'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'To 30 points; who has passed bids no more.' },
    reentry: { label: 'Long auction', help: 'Whoever has passed may still come back with a higher bid.' },
    singleRound: { label: 'A single round', help: 'One round, about three minutes.' },
  },
  announce: say.announcing(
    {
      act: announceAct,
      move: (line, view) => (line.why === 'play' ? say.plays(line, view) : undefined),
      note: announceNote,
      score: announceScore,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) => {
    switch (action.type) {
      case 'play':
        return { full: `Play ${en.theCard(cardIn(action['card']))}`, short: shortCard(cardIn(action['card'])) };
      case 'bid':
        return action['points'] === undefined
          ? { full: 'Your bid', short: 'Your bid' }
          : { full: `Bid ${points(action['points'])}`, short: String(action['points']) };
      case 'pass':
        return { full: 'Pass', short: 'Pass' };
      case 'keep':
        return { full: 'Keep the order: aces high', short: 'Keep' };
      default:
        return { full: 'Turn the order over: nines high, aces low', short: 'Reverse' };
    }
  },
  refusal: (card, view) => {
    const other = say.notNow(view);
    if (other !== undefined) return other;
    if (isAuction(view)) return 'First the auction: bid, or pass.';
    if (may(view, 'reverse')) return 'First say whether the order is turned over.';
    if (!requiredSuit(view)) return 'The joker has no suit: it cannot make the trump.';
    return card === 'JK'
      ? `The joker may only be played when you have no ${en.suit(requiredSuit(view) ?? 'S')}.`
      : followWords(view);
  },
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'bid') return String(line.action['points']);
    if (line.type === 'act' && line.action.type === 'pass') return 'Pass';
    if (line.type === 'act' && line.action.type === 'keep') return 'Keep';
    return line.type === 'note' && line.what === 'reversed' ? 'Reverse!' : undefined;
  },
  result: (line, view) => {
    const contract = contractOf(view);
    const failed = contract && view.lines.some((one) => one.type === 'score' && one.why === 'bid-failed');
    const why =
      line.type === 'game-end' || !contract
        ? ''
        : `${en.does(view, contract.seat, 'bid', 'bid')} ${String(contract.points)}${failed && lastFailed(view) ? ' and fell short' : ' and made it'}.`;
    return say.result(line, view, why);
  },
  places: { hand: 'Hand', trick: 'Trick', kitty: 'The One Card', won: 'Tricks won', stock: 'Cards to deal' },
  signs: (view) => [
    ...view.names.flatMap((_, seat) => {
      const taken = takenBy(view, seat);
      const won = view.places.at(`won/${String(seat)}`).length > 0;
      return won ? [{ at: { place: `won/${String(seat)}` }, text: String(taken), label: points(taken) } as const] : [];
    }),
    ...contractSigns(view),
  ],
  whys: { cards: 'points taken', 'bid-made': 'the bid was made', 'bid-failed': 'the bid was not made' },
  dealName: (lines) => {
    const note = lines.find((line) => line.type === 'note' && line.what === 'contract');
    const deal = lines.find((line) => line.type === 'deal');
    const number = deal?.type === 'deal' ? String(deal.deal) : '';
    return note?.type === 'note' ? `${number} · bid ${String(note['points'])}` : `${number} · no bid`;
  },
};

/** Did the last contract fail? */
function lastFailed(view: TableView): boolean {
  const last = view.lines.findLast(
    (one) => one.type === 'score' && (one.why === 'bid-failed' || one.why === 'bid-made'),
  );
  return last?.type === 'score' && last.why === 'bid-failed';
}

function contractSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const contract = contractOf(view);
  const trump = trumpOf(view);
  const turned = isReversed(view);
  if (!contract) return [];
  return [
    {
      at: { seat: contract.seat },
      text: String(contract.points),
      label: `bid ${points(contract.points)}`,
      tone: 'plain',
    },
    ...(trump
      ? [
          {
            at: { seat: contract.seat },
            suit: trump,
            text: turned ? '↓' : '↑',
            label: `${SUIT_SIGNS[trump]} trumps, ${turned ? 'nine' : 'ace'} high`,
          } as const,
        ]
      : []),
  ];
}
