/** Newmarket in English. */
import { parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, seatOfPlace } from '../../face/fields.ts';
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
function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'auction'].includes(line.why)) return undefined;
  return say.pays(line, view, potName, line.why === 'cards-left' ? 'cards left in hand' : '');
}

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const { action, seat } = line;
  const does = (you: string, other: string): string => en.does(view, seat, you, other);
  switch (action.type) {
    case 'exchange':
      return `${does('exchange your', 'exchanges the')} hand for the extra one, unseen.`;
    case 'keep':
      return view.options['widow'] === 'auction'
        ? `${does('keep your', 'keeps the')} hand and ${seat === view.seat ? 'auction' : 'auctions'} the extra one.`
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
function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  if (line.why === 'play') return say.plays(line, view);
  return line.why === 'exchange' && seatOfPlace(line.to) === view.seat
    ? `Your hand is now ${line.cards.map(shortCard).join(' ')}.`
    : undefined;
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  const card = cardIn(line['card']);
  switch (line.what) {
    case 'sold':
      return `${en.does(view, seat, 'buy', 'buys')} the extra hand for ${chips(line['amount'])}.`;
    case 'unsold':
      return 'Nobody bids: the extra hand stays where it is.';
    case 'stop': {
      const next = table.nextAbove(card);
      return next ? `Nobody has ${en.theCard(next)}: the run stops.` : 'The ace ends the run.';
    }
    case 'no-lead':
      return `${en.does(view, seat, 'have', 'has')} ${noLeadWords(view)}.`;
    case 'forfeit':
      return `${en.does(view, seat, 'were', 'was')} too late: the chips stay on ${en.theCard(card)}.`;
    default:
      return say.held(line, view);
  }
}

const noLeadWords = (view: TableView): string =>
  view.options['lead'] === 'colour' ? `no ${table.otherColour(table.lastStop(view))} card` : 'no other suit';

/** While somebody else, known or not, is waited for. */
function waiting(view: TableView): string | undefined {
  if (view.places.ended !== 'no' || !view.places.turn) return say.waiting(view, OFF_TURN);
  const other = table.otherOnTurn(view);
  const phase = table.phaseOf(view);
  if (other !== undefined && phase === 'choice')
    return `${en.does(view, other, 'choose', 'chooses')}: exchange hands, or keep?`;
  if (other !== undefined && phase === 'auction')
    return `${en.does(view, other, 'bid', 'may bid')} for the extra hand.`;
  if (other !== undefined && phase === 'lead') return `${en.does(view, other, 'lead', 'leads')}.`;
  const due = table.dueCard(view);
  if (due !== undefined && table.playsOf(view).length === 0) return `${en.capital(en.theCard(due))} is next.`;
  return say.waiting(view, OFF_TURN);
}

function prompt(view: TableView): string {
  const claim = table.claimOf(view);
  if (!claim) return waiting(view) ?? own(view);
  return `Take your ${chips(table.chipsOn(view, claim))} before the next card is played!`;
}

function own(view: TableView): string {
  const high = table.highestBid(view);
  switch (table.phaseOf(view)) {
    case 'choice':
      return view.options['widow'] === 'auction'
        ? 'Exchange your hand for the extra one, unseen? If you keep it, the extra hand is auctioned.'
        : 'Exchange your hand for the extra one, unseen, or keep it?';
    case 'auction':
      if (!may(view, 'bid')) return 'You have too few chips to bid more: pass.';
      return high
        ? `${en.does(view, high.seat, 'bid', 'bid')} ${String(high.amount)} for the extra hand. Bid more, or pass.`
        : 'What is the extra hand worth to you? Bid, or pass.';
    case 'due':
      return `You have ${en.theCard(table.dueCard(view) ?? '??')}: play it.`;
    case 'lead':
      return leadWords(view);
  }
}

function leadWords(view: TableView): string {
  const rule = table.leadRule(view);
  if (rule === undefined) return 'You lead: the lowest card of any suit.';
  return 'colour' in rule
    ? `You lead: your lowest card of a ${rule.colour} suit.`
    : `You lead: your lowest card of any suit but ${en.suit(rule.not)}.`;
}

/** Why this card cannot be played now. */
function refusal(card: string, view: TableView): string {
  const other = say.notNow(view, OFF_TURN);
  if (other !== undefined && table.dueCard(view) === undefined) return other;
  if (table.playsOf(view).length === 0) return waiting(view) ?? 'First the extra hand.';
  if (table.phaseOf(view) === 'due') return own(view);
  const lowest = table.leadOfSuit(view, card.charAt(1));
  if (parseCard(lowest)) return `Lead the lowest of the suit: ${en.theCard(lowest)}.`;
  const stopped = en.theCard(table.stopCard(view) ?? '??');
  const rule = table.leadRule(view);
  if (rule === undefined) return leadWords(view);
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
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    switch (action.type) {
      case 'exchange':
        return { full: 'Exchange your hand for the extra one', short: 'Exchange' };
      case 'keep':
        return view.options['widow'] === 'auction'
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
  result: (line, view) => {
    const isBroke = line.type === 'game-end' && line.why === 'broke';
    const why = line.type === 'deal-end' ? 'The first empty hand is paid for every card left.' : '';
    return say.result(line, view, isBroke ? 'A purse is empty.' : why);
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
  signs: (view) => {
    const high = table.phaseOf(view) === 'auction' ? table.highestBid(view) : undefined;
    const swapper = table.swapperOf(view);
    return [
      ...(high ? [{ at: { seat: high.seat }, text: String(high.amount), label: `bids ${chips(high.amount)}` }] : []),
      ...(swapper === undefined ? [] : [{ at: { seat: swapper }, text: 'swap', label: 'has taken the extra hand' }]),
    ];
  },
  whys,
};
