/** Page One in English. */
import type { Card, Seat } from '../../../cards/card.ts';
import type { Action, EndLine, Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import { SUIT_SIGNS, english as en, shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { optionWords } from './en.options.ts';
import { type Fact, type Refused, type Result, expected, factOf, learned, refused, resultOf } from './facts.ts';
import { asCard, asNumber, asSuit } from './table.ts';

const CALL = '“Page One!”';
const INSTEAD = { draw: 'draw first', pickup: 'pick up the trick', pass: 'pass the lead' };
const orJoker = (joker: boolean): string => (joker ? ' or the joker' : '');
const orPlayJoker = (joker: boolean): string => (joker ? ', or play the joker' : '');

const lessons = [
  'Play a card of the suit that was led. If you have none, draw from the stock until one comes up.',
  'The highest card wins the trick. That earns only the lead, but a leader may play any card and never digs.',
  `With one card left, say ${CALL} before anybody plays on, or take five cards. The first empty hand wins.`,
];

function say(fact: Fact, view: TableView): string {
  const does = (seat: Seat, you: string, other: string): string => en.does(view, seat, you, other);
  switch (fact.is) {
    case 'deal':
      return `${fact.inMatch ? `Deal ${String(fact.deal)}. ` : ''}${does(fact.seat, 'deal', 'deals')}.`;
    case 'hand':
      return fact.cards.length > 0
        ? `You hold ${en.theCards(fact.cards)}.`
        : `Everybody has ${en.count(fact.size, 'card')}.`;
    case 'lead':
      return `${does(fact.seat, 'lead', 'leads')} ${en.theCard(fact.card)}${
        fact.names ? `: ${en.suit(fact.names)} must be followed` : ''
      }.`;
    case 'play':
      return `${does(fact.seat, 'play', 'plays')} ${en.theCard(fact.card)}.`;
    case 'draw':
      return drew(fact, view);
    case 'call':
      return `${does(fact.seat, 'say', 'says')} ${CALL}`;
    case 'accept':
      return `${does(fact.seat, 'accept', 'accepts')}.`;
    case 'pass':
      return `${does(fact.seat, 'pass', 'passes')} the lead.`;
    case 'forgot':
      return `${does(fact.seat, 'forgot', 'forgot')} to say ${CALL}`;
    case 'leads':
      return `${does(fact.seat, 'lead', 'leads')} next.`;
    case 'challenge':
      return `${does(fact.seat, 'challenge', 'challenges')} ${en.who(view, fact.other)}: nobody heard ${CALL}`;
    case 'suit':
      return `${en.capital(en.suit(fact.suit))} must be followed.`;
    case 'trick':
      return `${does(fact.seat, 'win', 'wins')} the trick with ${en.theCard(fact.card)}.`;
    case 'pickup':
      return `${does(fact.seat, 'pick', 'picks')} up the trick: ${en.theCards(fact.cards)}.`;
    case 'penalty':
      return penalised(fact, view);
    case 'short':
      return `There is nothing more to take: ${en.count(fact.missing, 'card')} ${fact.missing === 1 ? 'is' : 'are'} forgiven.`;
    case 'recycle':
      return `The stock is used up and made anew from ${en.count(fact.size, 'played card')}.`;
    case 'score':
      return `${does(fact.seat, 'score', 'scores')} ${en.count(fact.points, 'point')} for the cards left.`;
    case 'end': {
      const { heading, text } = ended(fact.line, view);
      return `${heading}. ${text}`;
    }
  }
}

function drew({ seat, card, lacks, again, fits }: Extract<Fact, { is: 'draw' }>, view: TableView): string {
  const why = lacks ? `${en.does(view, seat, 'have', 'has')} no ${en.suit(lacks)} and ` : '';
  const verb = why === '' ? en.does(view, seat, 'draw', 'draws') : `${why}${seat === view.seat ? 'draw' : 'draws'}`;
  const what = card !== '??' ? en.theCard(card) : again ? 'another card' : 'a card';
  return `${verb} ${what}${fits ? ', which must be played' : ''}.`;
}

function penalised({ seat, cards: taken, from }: Extract<Fact, { is: 'penalty' }>, view: TableView): string {
  const who = en.does(view, seat, 'take', 'takes');
  const what = from === 'discard' ? 'the last trick' : en.count(taken.length, 'card');
  return `${who} ${what} as a penalty${taken.includes('??') ? '' : `: ${en.theCards(taken)}`}.`;
}

function ask(view: TableView): string {
  const now = expected(view);
  switch (now.is) {
    case 'nothing':
      return '';
    case 'over':
      return `The ${now.of} is over.`;
    case 'other':
      return now.does === 'dig'
        ? `${en.does(view, now.seat, 'draw', 'draws')} until a card fits.`
        : `${en.capital(en.who(view, now.seat))} to ${now.does}.`;
    case 'answer':
      return `${en.does(view, now.out, 'are', 'is')} out, but did not say ${CALL} Accept it, or challenge.`;
    case 'answers':
      return now.out === view.seat
        ? `You are out, unless somebody noticed that you did not say ${CALL}`
        : `${en.does(view, now.out, 'are', 'is')} out, unless somebody challenges.`;
    case 'call':
      return now.before === view.seat
        ? `Say ${CALL} before you lead your last card.`
        : `Say ${CALL} before ${en.who(view, now.before)} goes on.`;
    case 'lead':
      return `Your lead: play ${now.last ? 'your last' : 'any'} card.`;
    case 'any':
      return 'The joker was led: play any card. Its suit must then be followed.';
    case 'draw-to-lead':
      return 'The joker may not be your last card: draw a card, then lead.';
    case 'pass':
      return 'The joker may not be your last card, and there is nothing to draw: pass the lead.';
    case 'drawn':
      return `${en.capital(en.theCard(now.card))} fits: play it.`;
    case 'joker':
      return `No ${en.suit(now.suit)}: play the joker.`;
    case 'follow':
      return `${en.capital(en.suit(now.suit))} ${now.led ? 'were led' : 'must be followed'}: play ${en.aSuit(now.suit)}${orJoker(now.joker)}.`;
    case 'draw':
      return `No ${en.suit(now.suit)}: draw from the stock until one comes up${orPlayJoker(now.joker)}.`;
    case 'pickup':
      return `No ${en.suit(now.suit)}, and the stock is gone: pick up the trick${orPlayJoker(now.joker)}.`;
  }
}

function refuse(why: Refused, view: TableView): string {
  switch (why.is) {
    case 'nothing':
      return 'One moment, please.';
    case 'over':
      return `The ${why.of} is over.`;
    case 'other':
      return `It is ${en.who(view, why.seat)}’s turn.`;
    case 'answer':
      return `First accept that ${en.who(view, why.out)} is out, or challenge.`;
    case 'answers':
      return 'Nobody plays until the others have answered.';
    case 'name':
      return 'Name a suit for the joker.';
    case 'fine':
    case 'lead':
    case 'any':
      return 'This card can be played.';
    case 'joker-held':
      return `The joker may be played only when you have no ${en.suit(why.suit)}.`;
    case 'joker-last':
      return `The joker may not be your last card: ${INSTEAD[why.instead]}.`;
    case 'draw-to-lead':
      return 'Draw a card first, then lead.';
    case 'pass':
      return 'There is nothing to draw: pass the lead.';
    case 'drawn':
      return `You drew ${en.theCard(why.card)}: it must be played.`;
    case 'joker':
      return `You have no ${en.suit(why.suit)}: the joker must be played.`;
    case 'follow':
      return `${en.capital(en.suit(why.suit))} must be followed: play ${en.aSuit(why.suit)}${orJoker(why.joker)}.`;
    case 'draw':
      return `You have no ${en.suit(why.suit)}: draw until one comes up${orPlayJoker(why.joker)}.`;
    case 'pickup':
      return `You have no ${en.suit(why.suit)}, and the stock is gone: pick up the trick${orPlayJoker(why.joker)}.`;
  }
}

function button(action: Action, view: TableView): { full: string; short: string } {
  const card = asCard(action['card']);
  const suit = asSuit(action['suit']);
  switch (action.type) {
    case 'draw':
      return { full: 'Draw a card', short: 'Draw' };
    case 'pickup':
      return { full: 'Pick up the trick', short: 'Pick up' };
    case 'pass':
      return { full: 'Pass the lead', short: 'Pass' };
    case 'call':
      return { full: `Say ${CALL}`, short: 'Page One!' };
    case 'challenge':
      return {
        full: `Catch! Challenge ${en.who(view, asNumber(action['seat']) ?? 0)}: no call was made`,
        short: 'Catch!',
      };
    case 'accept':
      return { full: 'Accept', short: 'Accept' };
    default: {
      const named = card ?? '??';
      if (!suit) return { full: `Play ${en.theCard(named)}`, short: shortCard(named) };
      return {
        full: `Play ${en.theCard(named)} and name ${en.suit(suit)}`,
        short: `${SUIT_SIGNS[suit]} ${en.capital(en.suit(suit))}`,
      };
    }
  }
}

function ended(line: EndLine, view: TableView): { heading: string; text: string } {
  const result = resultOf(line, view);
  const texts = [howItEnded(result, view), score(result, view)];
  return { heading: headline(result, view), text: texts.filter((text) => text !== '').join(' ') };
}

function headline({ of, winners }: Result, view: TableView): string {
  const [winner] = winners;
  const what = of === 'game' ? '' : ` the ${of}`;
  if (winner === undefined) return of === 'game' ? 'A draw' : 'A drawn deal';
  if (winners.length === 1) return en.does(view, winner, `win${what}`, `wins${what}`);
  return `${en.capital(en.list(winners.map((seat) => en.who(view, seat))))} share${what}`;
}

function howItEnded({ of, why, winners, card, left, suit }: Result, view: TableView): string {
  if (why === 'stuck')
    return `${suit ? `${en.capital(en.suit(suit))} had to be followed, and there` : 'There'} was nothing left to draw.`;
  if (why === 'limit') return `Nobody was out after ${String(view.options['trickLimit'])} tricks.`;
  if (why === 'deal-limit') return `Nobody reached the target in ${String(view.places.deal)} deals.`;
  const [winner] = winners;
  if (of === 'match' || winner === undefined) return '';
  const held = left === undefined ? '' : ` You had ${en.count(left, 'card')} left.`;
  return `${en.does(view, winner, 'went', 'went')} out with ${en.theCard(card ?? '??')}.${held}`;
}

function score({ of, standing, target }: Result, view: TableView): string {
  const [best] = standing;
  if (!best || (of === 'deal' && best.total >= target)) return ''; // the match is over and tells it
  const list = standing.map(({ seat, total }) => `${en.who(view, seat)} ${String(total)}`).join(', ');
  return `Score: ${list}.${of === 'deal' ? ` First to ${String(target)} wins the match.` : ''}`;
}

function bubble(line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'forgot' && line['by'] === undefined) return 'Forgot to call!';
  if (line.type !== 'act') return undefined;
  const spoken: Readonly<Record<string, string>> = {
    call: 'Page One!',
    challenge: 'You didn’t call!',
    accept: 'All right.',
    pass: 'Pass.',
  };
  return spoken[line.action.type];
}

export const words: GameWords = {
  title: 'Page One',
  tagline: `Follow suit, or dig until you can. One card left? Say ${CALL}`,
  lessons: lessonsOf(lessons, learned),
  ...optionWords,
  announce: (line, view) => {
    const fact = factOf(line, view);
    return fact && say(fact, view);
  },
  prompt: ask,
  action: button,
  refusal: (card: Card, view) => refuse(refused(card, view), view),
  bubble,
  result: (line, view) =>
    line.type === 'deal-end' || line.type === 'game-end' ? ended(line, view) : { heading: '', text: '' },
  whys: { win: 'deal won', 'cards-left': 'cards left with the others' },
  places: { hand: 'Hand', stock: 'Stock', trick: 'Trick', discard: 'Discard pile' },
};
