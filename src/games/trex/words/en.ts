/** Trex in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { CROWN } from './crown.ts';
import { optionWords } from './en.options.ts';
import {
  type Contract,
  contractIn,
  contractNow,
  contractOf,
  exposedBy,
  kingdomOf,
  requiredSuit,
  tricksOf,
  usedContracts,
} from './table.ts';

const CONTRACT: Readonly<Record<Contract, { name: string; help: string }>> = {
  diamonds: { name: 'Diamonds', help: 'Every diamond taken counts ten.' },
  eltoosh: { name: 'Eltoosh', help: 'Every trick taken costs fifteen.' },
  girls: { name: 'Girls', help: 'Every queen taken costs 25.' },
  'king-of-hearts': { name: 'King of Hearts', help: 'Taking the king of hearts costs 75.' },
  complex: { name: 'Complex', help: 'All four at once: diamonds, tricks, queens and the king of hearts.' },
  trex: { name: 'Trex', help: 'Build the suits from the jacks; the first hand empty gets 200.' },
};
const PLACES = ['first', 'second', 'third', 'last'];

const helpOf = (contract: Contract, view: TableView): string =>
  contract === 'diamonds' && view.options['diamonds'] === -10
    ? 'Every diamond taken costs ten.'
    : CONTRACT[contract].help;

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const { action, seat } = line;
  switch (action.type) {
    case 'contract': {
      const contract = contractIn(action['contract']) ?? 'trex';
      return `${en.does(view, seat, 'choose', 'chooses')} ${CONTRACT[contract].name}. ${helpOf(contract, view)}`;
    }
    case 'expose': {
      const cards = cardsIn(action['cards']);
      return cards.length > 0
        ? `${en.does(view, seat, 'expose', 'exposes')} ${en.theCards(cards)}: doubled.`
        : undefined;
    }
    case 'abandon':
      return `${en.does(view, seat, 'abandon', 'abandons')} the deal.`;
    case 'pass':
      return `${en.does(view, seat, 'pass', 'passes')}.`;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'show':
      return `${en.does(view, seat, 'show', 'shows')} ${en.theCards(cardsIn(line['cards']))}.`;
    case 'kingdom':
      return `Kingdom ${String(line['number'])}: ${en.does(view, seat, 'are', 'is').replace(/^Y/, 'y')} king.`;
    case 'out':
      return `${en.does(view, seat, 'are', 'is')} out, ${PLACES[Number(line['place']) - 1] ?? ''}.`;
    default:
      return undefined;
  }
}

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  if (line.why === 'play') return say.plays(line, view);
  if (line.why === 'capture')
    return `${en.does(view, Number(line.to.slice(6)), 'take', 'takes')} ${en.theCards(line.cards)}.`;
  if (line.why === 'show-twos')
    return `${en.does(view, Number(line.to.slice(8)), 'show', 'shows')} ${en.theCards(line.cards)}.`;
  return undefined;
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (may(view, 'contract')) return 'You are king: choose a contract.';
  if (may(view, 'expose'))
    return view.legal.length > 1
      ? 'Double a card by showing it? Choose, or go on.'
      : 'You have nothing to double: go on.';
  if (may(view, 'keep'))
    return may(view, 'abandon') ? 'Your twos let you abandon this deal, or keep it.' : 'Keep this deal: go on.';
  if (may(view, 'pass')) return 'You have no card that fits: pass.';
  if (contractNow(view) === 'trex') return 'Play a jack, or a card next to one on the table.';
  const suit = requiredSuit(view);
  if (!suit) return 'Your lead: play a card.';
  const follows = view.legal.some((action) => String(action['card']).endsWith(suit));
  return follows
    ? `${en.capital(en.suit(suit))} were led: play ${en.aSuit(suit)}.`
    : `No ${en.suit(suit)}: play any card.`;
}

export const words: GameWords = {
  title: 'Trex',
  tagline: 'Four kings, five contracts each, and a choice for every bad hand.',
  lessons: [
    {
      text: 'Whoever holds the seven of hearts is the first king. The king chooses a contract for every deal, each once.',
      done: (line) => line.type === 'act' && line.action.type === 'contract',
    },
    {
      text: 'In four contracts follow suit and mind what you take. In Trex build the suits from the jacks up and down.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
    },
    {
      text: 'After five deals the player to the king’s right is king. After four kingdoms the highest total wins.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  ...optionWords,
  announce: say.announcing(
    {
      act: announceAct,
      note: announceNote,
      move: announceMove,
      score: (line, view) =>
        `${en.does(view, line.seat, 'score', 'scores')} ${say.signed(line.points)}: ${words.whys[line.why] ?? ''}.`,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'contract': {
        const contract = contractIn(action['contract']);
        if (!contract) return { full: 'Choose a contract', short: 'Contract' };
        const help = helpOf(contract, view);
        return { full: `Choose ${CONTRACT[contract].name}. ${help}`, short: CONTRACT[contract].name, help };
      }
      case 'expose': {
        const cards = cardsIn(action['cards']);
        if (action['cards'] === undefined) return { full: 'Show cards to double them, or none', short: 'Double …' };
        return cards.length > 0
          ? { full: `Double ${en.theCards(cards)}`, short: `×2 ${cards.map(shortCard).join(' ')}` }
          : { full: 'Double nothing', short: 'No doubling' };
      }
      case 'abandon':
        return { full: 'Abandon the deal: it is dealt again', short: 'Abandon' };
      case 'keep':
        return { full: 'Keep the deal', short: 'Keep' };
      case 'pass':
        return { full: 'Pass: no card fits', short: 'Pass' };
      default: {
        const card = cardIn(action['card']);
        return { full: `Play ${en.theCard(card)}`, short: shortCard(card) };
      }
    }
  },
  refusal: (_card, view) => say.notNow(view) ?? refuse(view),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'out') return `${en.capital(PLACES[Number(line['place']) - 1] ?? '')}!`;
    if (line.type !== 'act') return undefined;
    const contract = contractIn(line.action['contract']);
    if (contract) return CONTRACT[contract].name;
    if (line.action.type === 'expose') return cardsIn(line.action['cards']).length > 0 ? 'Doubled!' : undefined;
    return line.action.type === 'pass' ? 'Pass' : line.action.type === 'abandon' ? 'I abandon' : undefined;
  },
  result: (line, view) => {
    const contract = contractNow(view);
    const why =
      line.type === 'deal-end' && contract
        ? `${CONTRACT[contract].name}${line.why === 'abandoned' ? ' was abandoned; it is dealt again' : ''}.`
        : '';
    return say.result(line, view, why);
  },
  places: {
    hand: 'Hand',
    exposed: 'Doubled cards',
    taken: 'Cards taken',
    trick: 'Trick',
    layout: 'Rows',
    stock: 'Cards to deal',
    won: 'Tricks won',
  },
  signs: (view) => [...kingSigns(view), ...seatSigns(view)],
  whys: {
    diamonds: 'diamonds',
    tricks: 'tricks',
    queens: 'queens',
    king: 'the king of hearts',
    doubled: 'doubled cards that others took',
    first: 'first out',
    second: 'second out',
    third: 'third out',
    last: 'last',
  },
  dealName: (lines) => {
    const deal = lines.find((line) => line.type === 'deal');
    const contract = contractOf(lines);
    return deal?.type === 'deal' && contract ? `${String(deal.deal)} · ${CONTRACT[contract].name}` : undefined;
  },
  standing: (view) => {
    const kingdom = kingdomOf(view);
    return kingdom
      ? `Kingdom ${String(kingdom.number)} of ${String(view.options['kingdoms'])}; played in it: ${
          usedContracts(view)
            .map((one) => CONTRACT[one].name)
            .join(', ') || 'nothing yet'
        }.`
      : undefined;
  },
};

type Signs = ReturnType<NonNullable<GameWords['signs']>>;

function kingSigns(view: TableView): Signs {
  const kingdom = kingdomOf(view);
  if (!kingdom) return [];
  const contract = contractNow(view);
  const at = { seat: kingdom.seat };
  return [
    { at, text: '', picture: CROWN, label: `king, kingdom ${String(kingdom.number)}` },
    ...(contract ? [{ at, text: CONTRACT[contract].name, label: `contract: ${CONTRACT[contract].name}` }] : []),
  ];
}

function seatSigns(view: TableView): Signs {
  return view.names.flatMap((_, seat): Signs => {
    const tricks = tricksOf(view, seat);
    const exposed = exposedBy(view, seat).length;
    return [
      ...(tricks > 0
        ? [{ at: { place: `won/${String(seat)}` }, text: String(tricks), label: en.count(tricks, 'trick') }]
        : []),
      ...(exposed > 0
        ? [{ at: { seat }, text: '×2', label: `${en.count(exposed, 'card')} doubled`, tone: 'bad' } as const]
        : []),
    ];
  });
}

function refuse(view: TableView): string {
  if (may(view, 'contract')) return 'First choose the contract.';
  if (may(view, 'expose')) return 'Only queens or the king of hearts can be doubled, as the contract says.';
  if (may(view, 'keep')) return 'First say whether this deal is kept.';
  if (contractNow(view) === 'trex') return 'The card next to it is not on the table yet.';
  return requiredSuit(view) ? prompt(view) : 'Hearts may be led only when you hold nothing else.';
}
