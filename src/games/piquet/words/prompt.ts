/** What is expected now in a game of Piquet, and why a card cannot be played. */
import { SuitName } from '../../../words/values.ts';
import type { TableView } from '../../face/game-face.ts';
import { seatOnTurn } from '../../face/turns.ts';
import { notNow, person, waiting } from '../../face/words/sayings.ts';
import { laidOut, mostToLayOut, requiredSuit, reserved } from './asked.ts';
import type { CombinationKind } from './combinations.ts';
import { type SayPiquet, declaration, rankIn } from './names.ts';
import { elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, phaseOf } from './table.ts';

const AWAITED = { exchange: 'is-exchanging', talon: 'is-deciding', words: 'is-thinking', play: 'to-play' } as const;

/** The other one is waited for, or nobody. */
function awaited(say: SayPiquet, view: TableView): string | undefined {
  const { ended, turn } = view.places;
  const seat = ended === 'no' ? seatOnTurn(turn, []) : undefined;
  return seat === undefined || seat === view.seat
    ? waiting(say, view)
    : say(AWAITED[phaseOf(view)], { player: person(view, seat) });
}

function exchange(say: SayPiquet, view: TableView): string {
  const count = mostToLayOut(view);
  if (ownList(view).some(({ type }) => type === 'carte-blanche')) return say('prompt-carte-blanche');
  if (reserved(view) > 0 && count > 0) return say('prompt-reserved', { count });
  if (count <= 0) return say('prompt-draw');
  if (laidOut(view) > 0) return say('prompt-laid-out', { count: laidOut(view) });
  return say(isElder(view) ? 'prompt-elder' : 'prompt-younger', { count });
}

function declaring(say: SayPiquet, kind: CombinationKind, view: TableView): string {
  if (!ownBest(view, kind)) return say('prompt-declare-none', { kind });
  return elderSilent(view, kind)
    ? say('prompt-declare-unopposed', { kind, player: person(view, otherOf(view)) })
    : say('prompt-declare', { kind });
}

function answering(say: SayPiquet, kind: CombinationKind, view: TableView): string {
  const player = person(view, otherOf(view));
  const making = noteOf(view, 'making', kind);
  if (making)
    return kind === 'point'
      ? say('prompt-making', { player, value: Number(making['value']) })
      : say('prompt-up-to', { player, rank: rankIn(making['rank']) });
  const said = { player, declaration: declaration(noteOf(view, 'declare', kind)) };
  return say(ownList(view).length === 1 ? 'prompt-no-answer' : 'prompt-answer', said);
}

function follow(say: SayPiquet, view: TableView): string {
  const led = requiredSuit(view);
  if (!led) return say('prompt-lead');
  const follows = ownList(view).some((action) => String(action['card']).endsWith(led));
  return say(follows ? 'prompt-follow' : 'prompt-void', { suit: new SuitName(led) });
}

export function prompt(say: SayPiquet, view: TableView): string {
  const other = awaited(say, view);
  if (other !== undefined) return other;
  const [first] = ownList(view);
  const kind = kindIn(first?.['kind']);
  switch (first?.type ?? '') {
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(say, view);
    case 'keep':
    case 'reveal':
      return say('prompt-talon', { count: view.places.at('stock').length });
    case 'declare':
    case 'silent':
      return declaring(say, kind, view);
    case 'answer':
      return answering(say, kind, view);
    case 'claim':
      return say(ownList(view).length > 1 ? 'prompt-claim-more' : 'prompt-claim', { kind });
    default:
      return follow(say, view);
  }
}

export function refusal(say: SayPiquet, view: TableView): string {
  const other = notNow(say, view);
  if (other !== undefined) return other;
  const [first] = ownList(view);
  switch (first?.type ?? '') {
    case 'play':
      return follow(say, view);
    case 'discard': // any card can be laid out, but no more of them
      return say('too-many', { count: mostToLayOut(view) });
    case 'carte-blanche':
    case 'draw':
      return exchange(say, view);
    default:
      return first?.['kind'] === undefined ? say('first-talon') : say('first-kind', { kind: kindIn(first['kind']) });
  }
}
