/** What is announced at a Piquet table: who said what, who scored what, and why. */
import type { ActLine, DealLine, MoveLine, NoteLine, ScoreLine } from '../../../record/line.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import type { TableView } from '../../face/game-face.ts';
import { card, cards, joined, person, plays } from '../../face/words/sayings.ts';
import { combined } from './combinations.ts';
import { type SayPiquet, cardSigns, combinations, declaration, rankIn } from './names.ts';
import { crosses, elderOf, kindIn, noteOf, pointsInDeal } from './table.ts';

export const announceDeal = (say: SayPiquet, line: DealLine, view: TableView): string =>
  line.deal === 0
    ? say('cut-begins')
    : say('deal', { deal: line.deal, player: person(view, line.dealer), elder: person(view, elderOf(view)) });

export function announceAct(say: SayPiquet, line: ActLine, view: TableView): string | undefined {
  const { action, seat } = line;
  switch (action.type) {
    case 'silent':
      return say('declares-none', { player: person(view, seat), kind: kindIn(action['kind']) });
    case 'answer':
      return answered(say, line, view);
    case 'keep':
      return say('leaves-talon', { player: person(view, seat) });
    default:
      return undefined; // what follows tells it
  }
}

function answered(say: SayPiquet, { action, seat }: ActLine, view: TableView): string {
  const player = person(view, seat);
  const kind = kindIn(action['kind']);
  if (action['say'] === 'good') return say('says-good', { player });
  if (action['say'] === 'not-good') return say('says-not-good', { player });
  return noteOf(view, 'making', kind) ? say('says-equal-again', { player, kind }) : say('says-equal', { player, kind });
}

export function announceMove(say: SayPiquet, line: MoveLine, view: TableView): string | undefined {
  const player = person(view, seatOfPlace(line.to));
  const count = line.cards.length;
  switch (line.why) {
    case 'play':
      return plays(say, line, view);
    case 'reserve':
      return say('put-aside', { player, count });
    case 'draw': {
      const known = cardsIn(line.cards);
      return known.length === 0
        ? say('exchanges', { player, count })
        : say('exchanges-seen', { player, count, cards: cards(known) });
    }
    default:
      return undefined;
  }
}

export function announceNote(say: SayPiquet, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'cut':
      return cut(say, line, view);
    case 'look':
      return looked(say, line, view);
    case 'carte-blanche':
      return say('carte-blanche', { player, count: Number(line['take']) });
    case 'declare':
      return declared(say, line, view);
    case 'making':
      return kindIn(line['kind']) === 'point'
        ? say('makes', { player, value: Number(line['value']) })
        : say('has-up-to', { player, rank: rankIn(line['rank']) });
    case 'show':
      return shows(say, line, view);
    default:
      return undefined; // the margin is told with the result
  }
}

/** What more is told of a point is its value, of a sequence its highest card. */
function declared(say: SayPiquet, line: NoteLine, view: TableView): string {
  const said = { player: person(view, line.seat ?? 0), declaration: declaration(line) };
  const kind = kindIn(line['kind']);
  if (kind === 'sequence') {
    const count = Number(line['count']);
    return line['rank'] === undefined
      ? say('declares-sequence', { ...said, count })
      : say('declares-sequence-to', { ...said, count, rank: rankIn(line['rank']) });
  }
  return kind === 'set' || line['value'] === undefined
    ? say('declares', said)
    : say('declares-making', { ...said, value: Number(line['value']) });
}

function cut(say: SayPiquet, line: NoteLine, view: TableView): string {
  const [one = '??', two = '??'] = cardsIn(line['cards']);
  return say('cuts', {
    player: person(view, 0),
    card: card(one),
    other: person(view, 1),
    'other-card': card(two),
    dealer: person(view, Number(line['dealer'])),
  });
}

function looked(say: SayPiquet, line: NoteLine, view: TableView): string {
  const player = person(view, line.seat ?? 0);
  const count = typeof line['cards'] === 'object' ? line['cards'].length : 0;
  const known = cardsIn(line['cards']);
  return known.length === 0
    ? say('looks', { player, count })
    : say('looks-seen', { player, count, cards: cards(known) });
}

function shows(say: SayPiquet, line: NoteLine, view: TableView): string {
  const player = person(view, line.seat ?? 0);
  const shown = cardsIn(line['cards']);
  if (line['why'] === 'talon') return say('turns-up', { player, cards: cards(shown) });
  const signs = cardSigns(shown);
  if (line['why'] === 'carte-blanche') return say('shows-carte-blanche', { player, signs });
  return say('shows', { player, combination: combinations([combined(kindIn(line['why']), shown)]), signs });
}

/** What was scored and why, and how far the count has come. */
export function announceScore(say: SayPiquet, line: ScoreLine, view: TableView): string {
  const player = person(view, line.seat);
  return joined(
    say,
    say.of('scored', line.why, { player, count: line.points }),
    say('counts', { player, count: pointsInDeal(view, line.seat) }),
    crosses(view, line) ? say('crosses-rubicon', { player }) : undefined,
  );
}
