/** What is said of the lines of Piquet in English: who said what, who scored what, and why. */
import type { Line, MoveLine, NoteLine, ScoreLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { plays } from '../../face/sayings.en.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import { english as en } from '../../face/speech.ts';
import { KIND, aDeclared, cardSigns, points, rank, shown } from './en.combinations.ts';
import { crosses, elderOf, kindIn, noteOf, pointsInDeal } from './table.ts';

const names = (line: { readonly cards: readonly string[] }): string =>
  en.list(cardsIn(line.cards).map((card) => en.theCard(card)));

/** `you`, `Kaede`, at the beginning of a sentence; and a verb. */
const does = en.does;

export function announceDeal(line: Line & { type: 'deal' }, view: TableView): string {
  if (line.deal === 0) return 'The cards are cut: the higher one deals first.';
  const elder = elderOf(view);
  return `Deal ${String(line.deal)}. ${does(view, line.dealer, 'deal', 'deals')}; ${en.who(view, elder)} ${elder === view.seat ? 'exchange and lead' : 'exchanges and leads'} first.`;
}

export function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const { action, seat } = line;
  const kind = kindIn(action['kind']);
  switch (action.type) {
    case 'silent':
      return `${does(view, seat, 'declare', 'declares')} no ${KIND[kind]}.`;
    case 'answer':
      return answered(line, view);
    case 'keep':
      return `${does(view, seat, 'leave', 'leaves')} the talon face down.`;
    default:
      return undefined; // what follows tells it
  }
}

function answered({ action, seat }: Line & { type: 'act' }, view: TableView): string {
  const kind = kindIn(action['kind']);
  const says = does(view, seat, 'say', 'says');
  if (action['say'] === 'good') return `${says} “good”: nothing better is shown.`;
  if (action['say'] === 'not-good')
    return `${says} “not good”: ${seat === view.seat ? 'you have' : 'there is'} a better one.`;
  return noteOf(view, 'making', kind)
    ? `${says} “equal” again: nobody scores for ${kind === 'point' ? 'the point' : `${KIND[kind]}s`}.`
    : `${says} “equal”: both have as many. Making how much?`;
}

export function announceMove(line: MoveLine, view: TableView): string | undefined {
  if (line.why === 'play') return plays(line, view);
  if (line.why === 'reserve')
    return `${en.capital(en.count(line.cards.length, 'card'))} of the talon ${line.cards.length === 1 ? 'is' : 'are'} put aside for ${en.who(view, seatOfPlace(line.to))}.`;
  if (line.why !== 'draw') return undefined;
  const many = en.count(line.cards.length, 'card');
  const known = names(line);
  const who = does(view, seatOfPlace(line.to), 'exchange', 'exchanges');
  return `${who} ${many}${known === '' ? '' : ` and ${seatOfPlace(line.to) === view.seat ? 'draw' : 'draws'} ${known}`}.`;
}

export function announceNote(line: NoteLine, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  const kind = kindIn(line['kind']);
  switch (line.what) {
    case 'cut':
      return cut(line, view);
    case 'look':
      return looked(line, view);
    case 'carte-blanche':
      return `Carte blanche! ${does(view, seat, 'hold', 'holds')} no king, queen or jack, and will exchange ${en.count(Number(line['take']), 'card')}.`;
    case 'declare':
      return `${does(view, seat, 'declare', 'declares')} ${aDeclared(kind, Number(line['count']), line['rank'])}${more(line)}.`;
    case 'making':
      return kind === 'point'
        ? `${does(view, seat, 'make', 'makes')} ${String(line['value'])}: so much the cards of the point count together.`
        : `${does(view, seat, 'have', 'has')} it up to the ${rank(line['rank'])}.`;
    case 'show':
      return shows(line, view);
    default:
      return undefined; // the margin is told with the result
  }
}

/** What else was told with a declaration. */
function more(line: NoteLine): string {
  if (line['kind'] === 'set') return '';
  if (line['kind'] === 'point') return line['value'] === undefined ? '' : `, making ${String(line['value'])}`;
  const row = `: ${en.number(Number(line['count']))} in a row`;
  return line['rank'] === undefined ? row : `${row}, up to the ${rank(line['rank'])}`;
}

function cut(line: NoteLine, view: TableView): string {
  const cards = cardsIn(line['cards']).map((card) => en.theCard(card));
  const dealer = Number(line['dealer']);
  return `${does(view, 0, 'cut', 'cuts')} ${cards[0] ?? 'a card'}, ${en.who(view, 1)} ${cards[1] ?? 'a card'}: ${en.who(view, dealer)} ${dealer === view.seat ? 'deal' : 'deals'} first.`;
}

function looked(line: NoteLine, view: TableView): string {
  const all = typeof line['cards'] === 'object' ? line['cards'].length : 0;
  const known = cardsIn(line['cards']).map((card) => en.theCard(card));
  const who = does(view, line.seat ?? 0, 'look', 'looks');
  const what = `${who} at the next ${en.count(all, 'card')} of the talon`.replace('next one card', 'next card');
  return known.length === 0 ? `${what}.` : `${what}: ${en.list(known)}.`;
}

function shows(line: NoteLine, view: TableView): string {
  const seat = line.seat ?? 0;
  const cards = cardsIn(line['cards']);
  if (line['why'] === 'talon')
    return `${does(view, seat, 'turn', 'turns')} up what is left of the talon: ${en.list(cards.map((card) => en.theCard(card)))}.`;
  const who = does(view, seat, 'show', 'shows');
  if (line['why'] === 'carte-blanche') return `${who} twelve cards without king, queen or jack: ${cardSigns(cards)}.`;
  return `${who} ${shown(kindIn(line['why']), cards)}: ${cardSigns(cards)}.`;
}

/** What was scored and why, and how far the count has come. */
export function announceScore(line: ScoreLine, view: TableView): string {
  const count = `${en.capital(en.who(view, line.seat))}: ${String(pointsInDeal(view, line.seat))}`;
  const over = crosses(view, line) ? ` ${does(view, line.seat, 'cross', 'crosses')} the Rubicon.` : '';
  return `${scored(line, view)} ${count}.${over}`;
}

function scored({ why, points: made, seat }: ScoreLine, view: TableView): string {
  const who = en.who(view, seat);
  const win = seat === view.seat ? 'have won' : 'has won';
  const reach = seat === view.seat ? 'have reached' : 'has reached';
  const before = seat === view.seat ? 'the other has' : 'the other side has';
  switch (why) {
    case 'lead':
      return 'One for the lead.';
    case 'trick':
      return 'One for the trick.';
    case 'last':
      return 'One more for the last trick.';
    case 'cards':
      return `Ten for the cards: ${who} ${win} seven tricks.`;
    case 'capot':
      return `Capot! ${en.capital(who)} ${win} all twelve tricks: thirty more.`;
    case 'repique':
      return `Repique! ${en.capital(who)} ${reach} thirty before a card was led and before ${before} anything: sixty more.`;
    case 'pique':
      return `Pique! ${en.capital(who)} ${reach} thirty before ${before} anything: thirty more.`;
    case 'carte-blanche':
      return 'Ten for carte blanche.';
    default:
      return `${en.capital(points(made))} for ${why === 'point' ? 'the point' : why === 'sequence' ? 'sequences' : 'sets'}.`;
  }
}
