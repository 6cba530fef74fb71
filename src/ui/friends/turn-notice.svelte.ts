/** A word for whoever is not looking when their turn comes at a table of friends: in the title, by a sound, as a notification. */
import { tick, untrack } from 'svelte';
import type { Friends } from '../../client/friends.svelte.ts';
import type { FriendsSettings } from '../../client/friends-settings.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { FriendsSay, TableSay } from '../words/say.ts';
import type { Framed } from './framed.ts';
import { Notices, areNoticesAllowed, mayOfferNotices } from './notifying.ts';

/** The page, as far as a turn is told by it. */
interface Telling extends Framed {
  readonly table: Pick<TableSession, 'onTurn' | 'phase'> & { readonly words: { readonly title: string } | undefined };
  readonly say: TableSay | undefined;
  readonly sounds: { play(sound: 'turn'): void } | undefined;
}

interface ToldTurn {
  readonly friends: Pick<Friends, 'isOpen' | 'seat' | 'state'>;
  readonly settings: Pick<FriendsSettings, 'notices'>;
  readonly say: FriendsSay;
}

/** Watches until what it returns is called; the page never calls it. */
export function tellTurns(page: Telling, company: ToldTurn): () => void {
  const { table } = page;
  const notices = new Notices();
  let isHidden = $state(document.hidden);
  const isTurn = $derived.by(() => {
    const { isOpen, seat, state } = company.friends;
    const friendsTable = isOpen && seat !== undefined ? state?.table : undefined;
    return (
      friendsTable?.phase === 'playing' && friendsTable.pausedBy === undefined && table.onTurn && table.phase === 'deal'
    );
  });

  /** After the page has written its own title, which is the same without the sign. */
  function writeTitle(): void {
    const { say } = page;
    if (!say) return;
    const game = table.words?.title ?? say('app-title');
    const title = isTurn && isHidden ? company.say('turn-title', { game }) : say('app-page', { game });
    void tick().then(() => (document.title = title));
  }

  function tell(): void {
    page.sounds?.play('turn');
    if (company.settings.notices && mayOfferNotices(page) && areNoticesAllowed())
      notices.show(company.say('turn-notice', { game: table.words?.title ?? '' }));
  }

  return $effect.root(() => {
    $effect(() => {
      const see = (): void => void (isHidden = document.hidden);
      document.addEventListener('visibilitychange', see);
      return () => document.removeEventListener('visibilitychange', see);
    });
    $effect(writeTitle);
    // Once for each turn that comes while the page is hidden, until it is over or seen.
    $effect(() => {
      if (isTurn) untrack(() => isHidden && tell());
      return () => notices.withdraw();
    });
    $effect(() => {
      if (!isHidden) notices.withdraw();
    });
  });
}
