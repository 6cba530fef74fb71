/** Friends at the table as the page shows them: what is told and shown for a while, and when their screen opens and closes. */
import { type Component, untrack } from 'svelte';
import type { Seat } from '../../cards/card.ts';
import { Friends } from '../../client/friends.svelte.ts';
import { type FriendsSettings, changeFriendsSettings, readFriendsSettings } from '../../client/friends-settings.ts';
import { markHosting } from '../../client/hosting.ts';
import { withoutInvite } from '../../client/invite-link.ts';
import { portraits } from '../../client/portraits.svelte.ts';
import { pressedFor } from '../../games/face/selection.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Shown } from '../../felt/table/shown.ts';
import type { Emote, FriendsState } from '../../friends/table.ts';
import { indexOfPortrait } from '../../record/portrait.ts';
import type { FriendsSay } from '../words/say.ts';
import { type News, deviceNews, newsBetween } from './news.ts';
import { Returning, sayMissed } from './returning.svelte.ts';

const BUBBLE_MS = 2500;
const NEWS_MS = 4000;
const TOGETHER_MS = 500;

/** The id of the words for what is on its way. */
export const SENDING = 'on-its-way';

/** What is shown at the table. */
export interface Pieces {
  readonly Buttons: Component; // in the bar
  readonly Strip: Component; // below it
  readonly Found: Component; // in the result of a game
  readonly OnFelt: Component<{ shown: Shown | undefined }>;
  readonly Result: Component<{ deal: (next: () => void) => void }>; // instead of its main buttons
}

/** The screen of the friends. */
interface FriendsScreen {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  tell(trouble: string): void; // one sentence, until it is dismissed
}

export class Company {
  readonly friends: Friends;
  /** What happened while the person was away. */
  readonly returning: Returning;
  say: FriendsSay;
  /** The last news, for screen readers; another object each time, also with the same words. */
  news = $state.raw({ text: '' });
  /** News that are shown for a while. */
  shown = $state('');
  bubbles = $state.raw<readonly Emote[]>([]);
  picking = $state(false); // an emote
  settings = $state.raw<FriendsSettings>(readFriendsSettings());
  private before: FriendsState | undefined;
  private saidAt = 0; // ms since 1970
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableSession,
    private readonly door: FriendsScreen,
    readonly pieces: Pieces,
    say: FriendsSay,
  ) {
    this.friends = new Friends(table);
    this.say = $state.raw(say);
    // As long as there is this page: also while it has no table, or shows a replay.
    $effect.root(() => {
      $effect(() => {
        const { friends: told } = table;
        untrack(() => this.follow(told));
      });
      $effect(() => {
        const portrait = this.ownPortrait;
        untrack(() => this.showPortrait(portrait));
      });
      $effect(() => {
        const look = (): void => this.friends.look(!document.hidden);
        document.addEventListener('visibilitychange', look);
        return () => document.removeEventListener('visibilitychange', look);
      });
    });
    this.returning = new Returning(table, () => this.announce(this.missed ?? ''));
  }

  change(some: Partial<FriendsSettings>): void {
    this.settings = { ...this.settings, ...some };
    changeFriendsSettings(some);
  }

  /** The name to sit down with. */
  get ownName(): string {
    return this.settings.name === '' ? this.say('openTable-nameless') : this.settings.name;
  }

  /** The portrait to sit down with, as an index; undefined while none is chosen. */
  get ownPortrait(): number | undefined {
    const portrait = portraits.of();
    return portrait === undefined ? undefined : indexOfPortrait(portrait);
  }

  /** Another one was chosen while the person sits at the table. */
  private showPortrait(portrait: number | undefined): void {
    const { isOpen, seat, state } = this.friends;
    if (!isOpen || seat === undefined || portrait === undefined) return;
    if (state?.table?.seats[seat]?.portrait !== portrait) this.friends.show(portrait);
  }

  /** What is said while nothing comes from the table: one sentence for each cause. A direct connection does not come back by itself. */
  get lost(): string | undefined {
    const { state } = this.friends;
    if (!state || state.ended !== undefined) return undefined;
    if (state.up) return state.hostHere ? undefined : this.say('company-hostGone');
    return state.kind === 'direct' && state.role === 'guest' ? this.say('direct-lost') : this.say('company-offline');
  }

  /** What a plate says of a seat whose person is not there; undefined if there is nothing to say. */
  noteAt(seat: Seat): string | undefined {
    const { isOpen, state } = this.friends;
    const one = isOpen && state?.table?.phase === 'playing' ? state.table.seats[seat] : undefined;
    if (one?.by !== 'guest') return undefined;
    if (one.presence === 'away') return this.say('lobby-awayNow');
    return one.presence === 'stood-in' ? this.say('lobby-standsIn') : undefined;
  }

  /** Own cards, or a thing on the table: they were pressed, and the host has not answered yet. */
  readonly onItsWay: readonly string[] = $derived.by(() => {
    const action = this.friends.state?.onItsWay?.actions.at(-1);
    const { face } = this.table;
    return action && face ? pressedFor(action, face.gestures) : [];
  });

  /** The id of the element that describes such a card or thing. */
  noteOn(thing: string): string | undefined {
    return this.onItsWay.includes(thing) ? SENDING : undefined;
  }

  /** What happened while the person was away, in one sentence. */
  get missed(): string | undefined {
    const { missed } = this.returning;
    return missed && sayMissed(missed, this.table.face?.gestures ?? {}, this.say);
  }

  /** Takes the next state: tells what has changed, and opens or closes the screen. */
  private follow(state: FriendsState | undefined): void {
    const { before } = this;
    this.before = state;
    void this.friends.connect(state);
    markHosting(state?.role === 'host' && state.ended === undefined);
    if (!state) return;
    if (state.ended === undefined) this.goOn(before, state);
    else if (before?.ended === undefined) this.end(state);
  }

  private goOn(before: FriendsState | undefined, state: FriendsState): void {
    const isOther = before?.invite !== state.invite;
    if (isOther && document.hidden) this.friends.look(false);
    if (state.role === 'guest' && isOther) this.door.open();
    else if (before) this.tell(before, state);
    if (isPlaying(state) && !isPlaying(before) && this.door.isOpen) this.door.close();
  }

  private tell(before: FriendsState, now: FriendsState): void {
    const { table, you } = now;
    if (!before.table || !table) return;
    const own = typeof you === 'number' ? you : undefined;
    const said = [...newsBetween(before.table, table, own, this.say), ...this.deviceNews(before, now)];
    if (said.length > 0) this.announce(said.map(({ text }) => text).join(' '));
    this.show(said.filter(({ isShown }) => !isShown));
    const { emote } = table;
    if (!emote || emote.n === before.table.emote?.n || !this.settings.emotes) return;
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== emote.seat), emote];
    setTimeout(() => (this.bubbles = this.bubbles.filter(({ n }) => n !== emote.n)), BUBBLE_MS);
  }

  /** To screen readers: what is said at the same moment is said together. */
  private announce(text: string): void {
    const now = Date.now();
    this.news = { text: now - this.saidAt < TOGETHER_MS ? `${this.news.text} ${text}` : text };
    this.saidAt = now;
  }

  private deviceNews(before: FriendsState, now: FriendsState): readonly News[] {
    return deviceNews(before, now, this.table.face?.gestures ?? {}, this.say);
  }

  private show(said: readonly News[]): void {
    if (said.length === 0) return;
    clearTimeout(this.timer);
    this.shown = said.map(({ text }) => text).join(' ');
    this.timer = setTimeout(() => (this.shown = ''), NEWS_MS);
  }

  private end({ ended, role }: FriendsState): void {
    if (ended === 'left' || (ended === 'closed' && role === 'host')) this.forget();
    else if (ended === 'bad-invite') {
      this.door.tell(this.say('ended-bad-invite'));
      this.forget();
    } else this.door.open();
  }

  /** Back to this device's own table. */
  forget(): void {
    const { state } = this.friends;
    if (state?.ended === 'resting') void this.friends.leave();
    this.friends.forget();
    this.picking = false;
    if (this.door.isOpen) this.door.close();
    history.replaceState(history.state, '', withoutInvite(location.href));
    if (state?.role === 'guest' && state.table) void this.table.openGame();
  }
}

/** Cards lie on the table, and whoever is at this device sits there or watches. */
const isPlaying = (state: FriendsState | undefined): boolean =>
  state?.you !== undefined && (state.table?.phase === 'playing' || state.table?.phase === 'over');
