/** Newmarket in English. */
import { parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, Sight } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, seatIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { OFF_TURN } from '../options.ts';
import { groups, options, presets } from './en.options.ts';
import * as table from './table.ts';

const whys: GameWords['whys'] = {
  'buy-in': 'chips to begin with',
  ante: 'stakes',
  auction: 'the extra hand',
  collect: 'pay cards',
  'cards-left': 'cards left in hand',
  kitty: 'the kitty',
  sweep: 'chips left on the pay cards',
};

const chips = (n: unknown): string => en.count(Number(n), 'chip');
const potName = (purse: string): string => (purse === 'pot/kitty' ? 'the kitty' : en.theCard(table.potCard(purse)));

/** Payments that are worth a sentence of their own; a sale is told by its note. */
function announceChips(line: Line & { type: 'chips' }, sight: Sight): string | undefined {
  if (['buy-in', 'ante', 'auction'].includes(line.why)) return undefined;
  return say.pays(line, sight, potName, line.why === 'cards-left' ? 'cards left in hand' : '');
}

function announceAct(line: Line & { type: 'act' }, sight: Sight): string | undefined {
  const { action, seat } = line;
  const does = (you: string, other: string): string => en.does(sight, seat, you, other);
  switch (action.type) {
    case 'exchange':
      return `${does('exchange your', 'exchanges the')} hand for the extra one, unseen.`;
    case 'keep':
      return sight.options['widow'] === 'auction'
        ? `${does('keep your', 'keeps the')} hand and ${seat === sight.seat ? 'auction' : 'auctions'} the extra one.`
        : `${does('keep your', 'keeps the')} hand.`;
    case 'bid':
      return `${does('bid', 'bids')} ${String(action['amount'])}.`;
    case 'pass':
      return `${does('pass', 'passes')}.`;
    default:
      return undefined; // the card and the chips are told when they move
  }
}

/** One’s own new hand is read out; the others only know that it was exchanged. */
function announceMove(line: Line & { type: 'move' }, sight: Sight): string | undefined {
  if (line.why === 'play') return say.plays(line, sight);
  return line.why === 'exchange' && seatIn(line.to) === sight.seat
    ? `Your hand is now ${line.cards.map(shortCard).join(' ')}.`
    : undefined;
}

function announceNote(line: Line & { type: 'note' }, sight: Sight): string | undefined {
  const seat = line.seat ?? 0;
  const card = cardIn(line['card']);
  switch (line.what) {
    case 'sold':
      return `${en.does(sight, seat, 'buy', 'buys')} the extra hand for ${chips(line['amount'])}.`;
    case 'unsold':
      return 'Nobody bids: the extra hand stays where it is.';
    case 'stop': {
      const next = table.nextAbove(card);
      return next ? `Nobody has ${en.theCard(next)}: the run stops.` : 'The ace ends the run.';
    }
    case 'no-lead':
      return `${en.does(sight, seat, 'have', 'has')} ${noLeadWords(sight)}.`;
    case 'forfeit':
      return `${en.does(sight, seat, 'were', 'was')} too late: the chips stay on ${en.theCard(card)}.`;
    default:
      return say.held(line, sight);
  }
}

const noLeadWords = (sight: Sight): string =>
  sight.options['lead'] === 'colour' ? `no ${table.otherColour(table.lastStop(sight))} card` : 'no other suit';

/** While somebody else, known or not, is waited for. */
function waiting(sight: Sight): string | undefined {
  if (sight.places.ended !== 'no' || !sight.places.turn) return say.waiting(sight, OFF_TURN);
  const other = table.otherOnTurn(sight);
  const phase = table.phaseOf(sight);
  if (other !== undefined && phase === 'choice')
    return `${en.does(sight, other, 'choose', 'chooses')}: exchange hands, or keep?`;
  if (other !== undefined && phase === 'auction')
    return `${en.does(sight, other, 'bid', 'may bid')} for the extra hand.`;
  if (other !== undefined && phase === 'lead') return `${en.does(sight, other, 'lead', 'leads')}.`;
  const due = table.dueCard(sight);
  if (due !== undefined && table.playsOf(sight).length === 0) return `${en.capital(en.theCard(due))} is next.`;
  return say.waiting(sight, OFF_TURN);
}

function prompt(sight: Sight): string {
  const claim = table.claimOf(sight);
  if (!claim) return waiting(sight) ?? own(sight);
  return `Take your ${chips(table.chipsOn(sight, claim))} before the next card is played!`;
}

function own(sight: Sight): string {
  const high = table.highestBid(sight);
  switch (table.phaseOf(sight)) {
    case 'choice':
      return sight.options['widow'] === 'auction'
        ? 'Exchange your hand for the extra one, unseen? If you keep it, the extra hand is auctioned.'
        : 'Exchange your hand for the extra one, unseen, or keep it?';
    case 'auction':
      if (!may(sight, 'bid')) return 'You have too few chips to bid more: pass.';
      return high
        ? `${en.does(sight, high.seat, 'bid', 'bid')} ${String(high.amount)} for the extra hand. Bid more, or pass.`
        : 'What is the extra hand worth to you? Bid, or pass.';
    case 'due':
      return `You have ${en.theCard(table.dueCard(sight) ?? '??')}: play it.`;
    case 'lead':
      return leadWords(sight);
  }
}

function leadWords(sight: Sight): string {
  const rule = table.leadRule(sight);
  if (rule === undefined) return 'You lead: the lowest card of any suit.';
  return 'colour' in rule
    ? `You lead: your lowest card of a ${rule.colour} suit.`
    : `You lead: your lowest card of any suit but ${en.suit(rule.not)}.`;
}

/** Why this card cannot be played now. */
function refusal(card: string, sight: Sight): string {
  const other = say.notNow(sight, OFF_TURN);
  if (other !== undefined && table.dueCard(sight) === undefined) return other;
  if (table.playsOf(sight).length === 0) return waiting(sight) ?? 'First the extra hand.';
  if (table.phaseOf(sight) === 'due') return own(sight);
  const lowest = table.leadOfSuit(sight, card.charAt(1));
  if (parseCard(lowest)) return `Lead the lowest of the suit: ${en.theCard(lowest)}.`;
  const stopped = en.theCard(table.stopCard(sight) ?? '??');
  const rule = table.leadRule(sight);
  if (rule === undefined) return leadWords(sight);
  return 'colour' in rule
    ? `The run stopped at ${stopped}: lead a ${rule.colour} card.`
    : `The run stopped at ${stopped}: lead another suit.`;
}

export const words: GameWords = {
  title: 'Newmarket',
  tagline: 'Runs of suits past four cards with chips on them.',
  lessons: [
    {
      text: 'You lead the lowest card of a suit. Whoever holds the next higher one must play it, and so on.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
    },
    {
      text: 'Where the next card is missing the run stops, and whoever played last leads a card of the other colour.',
      done: (line, seat) => line.type === 'note' && line.what === 'stop' && line.seat === seat,
    },
    {
      text: 'Play one of the four pay cards and its chips are yours. Be out first: the others pay for each card left.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  options,
  groups,
  presets,
  announce: say.announcing(
    {
      move: announceMove,
      act: announceAct,
      note: announceNote,
      chips: announceChips,
    },
    (line, sight) => words.result(line, sight),
  ),
  prompt,
  action: (action, sight) => {
    const card = cardIn(action['card']);
    switch (action.type) {
      case 'exchange':
        return { full: 'Exchange your hand for the extra one', short: 'Exchange' };
      case 'keep':
        return sight.options['widow'] === 'auction'
          ? { full: 'Keep your hand and auction the extra one', short: 'Keep' }
          : { full: 'Keep your hand', short: 'Keep' };
      case 'bid':
        return action['amount'] === undefined
          ? { full: 'Your bid', short: 'Your bid' }
          : { full: `Bid ${chips(action['amount'])}`, short: String(action['amount']) };
      case 'pass':
        return { full: 'Pass', short: 'Pass' };
      case 'collect':
        return action['card'] === undefined
          ? { full: 'Take your chips', short: 'Take chips' }
          : { full: `Take the chips on ${en.theCard(card)}`, short: `Take ${shortCard(card)}` };
      default:
        return action['card'] === undefined
          ? { full: 'Play a card', short: 'Play' }
          : { full: `Play ${en.theCard(card)}`, short: shortCard(card) };
    }
  },
  refusal,
  bubble: (line) => {
    if (line.type === 'act') {
      const said: Record<string, string> = { exchange: 'Exchange', keep: 'Keep', pass: 'Pass', collect: 'Mine!' };
      return line.action.type === 'bid' ? String(line.action['amount']) : said[line.action.type];
    }
    const noted: Record<string, string> = { stop: 'Stop', 'no-lead': 'Nothing to lead', forfeit: 'Too late!' };
    return line.type === 'note' ? noted[line.what] : undefined;
  },
  result: (line, sight) => {
    const isBroke = line.type === 'game-end' && line.why === 'broke';
    const why = line.type === 'deal-end' ? 'The first empty hand is paid for every card left.' : '';
    return say.result(line, sight, isBroke ? 'A purse is empty.' : why);
  },
  places: {
    hand: 'Hand',
    played: 'Cards played',
    widow: 'Extra hand',
    dead: 'Hand given away',
    stock: 'Cards to deal',
    'pot/AH': 'Ace of hearts',
    'pot/KC': 'King of clubs',
    'pot/QD': 'Queen of diamonds',
    'pot/JS': 'Jack of spades',
    'pot/KS': 'King of spades',
    'pot/KH': 'King of hearts',
    'pot/KD': 'King of diamonds',
    'pot/kitty': 'Kitty',
  },
  signs: (sight) => {
    const high = table.phaseOf(sight) === 'auction' ? table.highestBid(sight) : undefined;
    const swapper = table.swapperOf(sight);
    return [
      ...(high ? [{ at: { seat: high.seat }, text: String(high.amount), label: `bids ${chips(high.amount)}` }] : []),
      ...(swapper === undefined ? [] : [{ at: { seat: swapper }, text: 'swap', label: 'has taken the extra hand' }]),
    ];
  },
  whys,
};
