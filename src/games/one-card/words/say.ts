/** What One Card says, in whatever language: which sentence, and what it speaks of. */
import type { Suit } from '../../../cards/card.ts';
import type { Action, ActLine, Line, NoteLine, ScoreLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { SuitName } from '../../../words/values.ts';
import { cardIn } from '../../face/fields.ts';
import type { ActionWords, Contract, GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  joined,
  notNow,
  notedHands,
  passes,
  person,
  placeWords,
  plays,
  result,
  scores,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';
import {
  contractOf,
  hasFailed,
  highestBid,
  isAuction,
  isJokerLed,
  isReversed,
  requiredSuit,
  takenBy,
  trumpOf,
} from './table.ts';

type SayOneCard = Say<Common & Messages>;

const GROUPS = {
  game: ['match', 'target', 'rounds'],
  auction: ['bidReentry', 'dealer'],
  looks: ['jokerFace'],
};

function announceAct(say: SayOneCard, line: ActLine, view: TableView): string | undefined {
  const { action, seat } = line;
  switch (action.type) {
    case 'bid':
      return say('bids', { player: person(view, seat), count: Number(action['points']) });
    case 'pass':
      return passes(say, line, view);
    case 'keep':
      return say('keeps', { player: person(view, seat) });
    default:
      return undefined; // the card is told when it moves, the reversal by its note
  }
}

function announceNote(say: SayOneCard, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  const count = Number(line['points']);
  switch (line.what) {
    case 'contract':
      return say('contract', { player, count });
    case 'no-bid':
      return say('no-bid', { player });
    case 'trump':
      return say('trump', { suit: new SuitName(trumpOf(view) ?? 'S') });
    case 'trick-won':
      return say('trick-won', { player, card: card(cardIn(line['card'])) });
    case 'reversed':
      return say('reversed', { player });
    case 'one-card':
      return say('one-card', { player, card: card(cardIn(line['card'])), count });
    case 'taken':
      return say('taken', { player, count });
    default:
      return undefined;
  }
}

const announceScore = (say: SayOneCard, line: ScoreLine, view: TableView): string =>
  line.why === 'bid-failed' ? say('bid-failed', { player: person(view, line.seat) }) : scores(say, line, view);

function prompt(say: SayOneCard, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  if (may(view, 'reverse')) return say('prompt-reverse');
  if (isAuction(view)) {
    const high = highestBid(view);
    return high ? say('prompt-bid-more', { player: person(view, high.seat), count: high.points }) : say('prompt-bid');
  }
  const suit = requiredSuit(view);
  if (suit) return follow(say, view, suit);
  if (isJokerLed(view)) return say('prompt-joker-led');
  return say(contractOf(view) && !trumpOf(view) ? 'prompt-lead-trump' : 'prompt-lead');
}

/** What goes on the suit that was led. */
function follow(say: SayOneCard, view: TableView, led: Suit): string {
  const suit = new SuitName(led);
  const isTrump = trumpOf(view) === led;
  const cards = view.legal.map((action) => String(action['card']));
  if (cards.some((one) => one.endsWith(led))) {
    if (!isTrump) return say('prompt-follow', { suit });
    return say(cards.includes('JK') ? 'prompt-trump-or-joker' : 'prompt-trump', { suit });
  }
  const isOnlyTrump = isTrump && cards.length === 1 && cards[0] === 'JK';
  return isOnlyTrump ? say('prompt-joker') : say('prompt-void', { suit });
}

function refusal(say: SayOneCard, one: string, view: TableView): string {
  const other = notNow(say, view);
  if (other !== undefined) return other;
  if (isAuction(view)) return say('first-bid');
  if (may(view, 'reverse')) return say('first-reverse');
  const suit = requiredSuit(view);
  if (!suit) return say('joker-no-trump');
  return one === 'JK' ? say('joker-only-void', { suit: new SuitName(suit) }) : follow(say, view, suit);
}

function button(say: SayOneCard, action: Action): ActionWords {
  switch (action.type) {
    case 'play': {
      const one = cardIn(action['card']);
      return { full: say('do-play', { card: card(one) }), short: shortCard(one) };
    }
    case 'bid':
      return action['points'] === undefined
        ? say.button('do-bid')
        : say.button('do-bid-points', { count: Number(action['points']) });
    case 'pass':
      return say.button('do-pass');
    case 'keep':
      return say.button('do-keep');
    default:
      return say.button('do-reverse');
  }
}

function bubble(say: SayOneCard, line: Line): string | undefined {
  if (line.type === 'note') return line.what === 'reversed' ? say('bubble-reverse') : undefined;
  if (line.type !== 'act') return undefined;
  const { type, points } = line.action;
  if (type === 'bid') return say('do-bid-points.short', { count: Number(points) });
  if (type === 'pass') return say('do-pass.short');
  return type === 'keep' ? say('do-keep.short') : undefined;
}

function ended(say: SayOneCard, line: Line, view: TableView): ReturnType<GameWords['result']> {
  const contract = contractOf(view);
  if (line.type === 'game-end' || !contract) return result(say, line, view);
  const said = { player: person(view, contract.seat), count: contract.points };
  return result(say, line, view, say(hasFailed(view) ? 'ended-failed' : 'ended-made', said));
}

/** What everybody has taken, on their tricks; the bid, the trump and which way the order goes at the bidder's seat. */
function signs(say: SayOneCard, view: TableView): readonly Sign[] {
  const taken = view.names.flatMap((_, seat): Sign[] => {
    const place = `won/${String(seat)}`;
    const count = takenBy(view, seat);
    const isSeen = view.places.at(place).length > 0;
    return isSeen ? [{ at: { place }, text: String(count), label: say('sign-taken', { count }) }] : [];
  });
  return [...taken, ...contractSigns(say, view)];
}

function contractSigns(say: SayOneCard, view: TableView): readonly Sign[] {
  const contract = contractOf(view);
  if (!contract) return [];
  const at = { seat: contract.seat };
  const count = contract.points;
  const bid: Sign = { at, text: String(count), label: say('sign-bid', { count }), tone: 'plain' };
  const suit = trumpOf(view);
  if (!suit) return [bid];
  const turned = isReversed(view);
  const label = say(turned ? 'sign-trump-reversed' : 'sign-trump', { suit: new SuitName(suit) });
  return [bid, { at, suit, text: turned ? '↓' : '↑', label }];
}

/** Trumps, and what was bid; the bid alone until the first trick has made trumps. */
function contract(say: SayOneCard, view: TableView): Contract | undefined {
  const bid = contractOf(view);
  if (!bid) return undefined;
  const suit = trumpOf(view);
  const label = say('sign-bid', { count: bid.points });
  if (!suit) return { text: String(bid.points), label };
  const trumps = say(isReversed(view) ? 'sign-trump-reversed' : 'sign-trump', { suit: new SuitName(suit) });
  return { suit, text: String(bid.points), label: joined(say, trumps, label) };
}

const goalIn = ({ options }: TableView): { target: number; deals: number } =>
  options['match'] === 'target'
    ? { target: Number(options['target']), deals: 1 }
    : { target: 0, deals: Number(options['rounds']) };

function dealName(say: SayOneCard, lines: readonly Line[]): string {
  const note = lines.find((line) => line.type === 'note' && line.what === 'contract');
  const deal = lines.find((line) => line.type === 'deal')?.deal ?? '';
  return note?.type === 'note'
    ? say('deal-name', { deal, count: Number(note['points']) })
    : say('deal-name-no-bid', { deal });
}

export const words = (say: SayOneCard): GameSayings => ({
  tagline: say('tagline'),
  lessons: [
    { text: say('lesson-1'), done: (line, seat) => line.type === 'act' && line.seat === seat },
    {
      text: say('lesson-2'),
      done: (line, seat) => line.type === 'note' && line.what === 'trick-won' && line.seat === seat,
    },
    { text: say('lesson-3'), done: (line) => line.type === 'note' && line.what === 'one-card' },
  ],
  ...optionWords(say, options, GROUPS),
  announce: announcing(
    say,
    {
      act: (line, view) => announceAct(say, line, view),
      move: (line, view) => (line.why === 'play' ? plays(say, line, view) : undefined),
      note: (line, view) => announceNote(say, line, view),
      score: (line, view) => announceScore(say, line, view),
    },
    (line, view) => ended(say, line, view),
  ),
  prompt: (view) => prompt(say, view),
  action: (action) => button(say, action),
  refusal: (one, view) => refusal(say, one, view),
  bubble: (line) => bubble(say, line),
  result: (line, view) => ended(say, line, view),
  hands: notedHands('taken', 'points'),
  places: placeWords(say, ['hand', 'trick', 'kitty', 'won', 'stock']),
  signs: (view) => signs(say, view),
  goal: (view) => goalOf(say, view, goalIn(view)),
  contract: (view) => contract(say, view),
  whys: whyWords(say, ['cards', 'bid-made', 'bid-failed']),
  dealName: (lines) => dealName(say, lines),
});
