/** Tells whoever comes back to a table of friends what has happened meanwhile: shown until it is dismissed, or the person acts. */
import { untrack } from 'svelte';
import { type SeenLines, keptTables } from '../../client/kept-tables.ts';
import { cardsLaidBy } from '../../games/face/selection.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { FriendsState } from '../../friends/table.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import { CardList } from '../../words/values.ts';
import type { FriendsSay } from '../words/say.ts';
import { Absence, type TableNow, type Missed, SETTLE_MS } from './absence.ts';

export class Returning {
  /** What was missed. */
  missed = $state.raw<Missed>();
  /** How far the person has seen the game: kept, so that the next visit knows it. */
  seen = $state.raw<SeenLines>();
  private absence: Absence | undefined;
  private tableKey = ''; // which table
  private own = 0; // acts of the person's seat when it was told
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` hears it once. Lives as long as there is this page. */
  constructor(
    private readonly table: TableSession,
    private readonly tell: (missed: Missed) => void,
  ) {
    $effect.root(() => {
      $effect(() => {
        void [table.friends, table.lines];
        untrack(() => this.look());
      });
      $effect(() => {
        const look = (): void => this.look();
        document.addEventListener('visibilitychange', look);
        return () => document.removeEventListener('visibilitychange', look);
      });
    });
  }

  dismiss(): void {
    this.missed = undefined;
  }

  private look(): void {
    const { friends: state } = this.table;
    clearTimeout(this.timer);
    if (!state || state.ended !== undefined) this.forget();
    else if (state.table && state.you !== undefined) {
      const absence = this.absenceAt(state);
      const { phase } = state.table;
      if (phase === 'lobby' || phase === 'shares') {
        absence.rest();
        this.dismiss();
      } else if (this.isHere(state)) this.lookAt(absence, state);
      this.seen = absence.seen ?? this.seen;
      if (absence.isWaiting) this.timer = setTimeout(() => this.look(), SETTLE_MS);
    }
  }

  private lookAt(absence: Absence, state: FriendsState): void {
    const { lines, seat } = this.table;
    const own = lines.filter((line) => line.type === 'act' && line.seat === seat).length;
    const seen = this.lookOf(state);
    const missed = absence.look(seen);
    if (missed) {
      [this.missed, this.own] = [missed, own];
      this.tell(missed);
    } else if (own > this.own || seen.pressed.length > 0) this.dismiss();
  }

  private lookOf({ role, up, hostHere, table, onItsWay }: FriendsState): TableNow {
    const { lines, seat } = this.table;
    return {
      at: Date.now(),
      isSeen: !document.hidden,
      isHeard: role === 'host' || (up && hostHere),
      game: table?.commitment ?? '',
      lines,
      seat,
      pressed: onItsWay?.actions ?? [],
      isReplaced: seat !== undefined && table?.seats[seat]?.presence === 'stood-in',
    };
  }

  /** Does the friends’ game lie on this table? At a guest’s, others then play elsewhere. */
  private isHere({ role }: FriendsState): boolean {
    return role === 'host' || this.table.holders.some(({ by }) => by === 'remote');
  }

  /** Another table, or the first one of this page: how far it was seen at an earlier visit. */
  private absenceAt({ role, invite }: FriendsState): Absence {
    const key = role === 'host' ? role : invite; // the host's changes with a new link
    if (this.absence && this.tableKey === key) return this.absence;
    this.tableKey = key;
    const kept = keptTables().find((one) => one.role === role && (role === 'host' || one.invite === invite));
    this.seen = kept?.seen;
    this.absence = new Absence(kept?.seen && { ...kept.seen, at: kept.at });
    return this.absence;
  }

  private forget(): void {
    [this.absence, this.missed, this.seen] = [undefined, undefined, undefined];
  }
}

const MOST_NAMED = 4; // cards in one sentence

/** In one sentence: the cards that a bot has played for the person, or else how many moves there were. */
export function sayMissed({ moves, byBot }: Missed, gestures: GameFace['gestures'], say: FriendsSay): string {
  const laid = byBot.map((action) => cardsLaidBy(action, gestures));
  const cards = laid.flat();
  if (byBot.length === 0) return say('missed-moves', { count: moves });
  return cards.length <= MOST_NAMED && laid.every((some) => some.length > 0)
    ? say('missed-cards', { cards: new CardList(cards) })
    : say('missed-bot', { count: byBot.length });
}
