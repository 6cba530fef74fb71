/** Opens what a link holds: a game to watch, a deal to try or a table, with a greeting. In any case there is a table, and at most one message. */
import { Archive } from '../../client/archive.ts';
import { openDeal } from '../../client/deal-code.ts';
import { type NewGame, type Sent, readSent, resultOf, tableOfRecord, withoutSent } from '../../client/links.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import { peopleIn } from '../../record/player.ts';
import type { Brought, Page } from './page.svelte.ts';

const holdsMore = ({ record, deal }: Sent): boolean => record !== undefined || deal !== undefined;

/** `opened`: resumes the saved game, or deals the usual one. */
export async function openSent(page: Page, { search }: Location, opened: Promise<void>): Promise<void> {
  const sent = readSent(search);
  if (!holdsMore(sent)) return;
  await page.speakScreens();
  if (sent.record !== undefined) await openRecord(page, sent.record, sent);
  else if (sent.deal !== undefined) await openInvitation(page, sent.deal, sent, opened);
}

async function openRecord(page: Page, record: string, { step, view }: Sent): Promise<void> {
  const checked = await new Archive(page.table.ask).unpack(record);
  if (!checked.ok) {
    sayBroken(page, page.sayOnScreens?.(`replay-troubles-${checked.why}`));
    return;
  }
  const { lines, full } = checked;
  page.watch({ lines, full, step, view });
  const [line] = lines;
  if (line?.type === 'game') greet(page, { what: 'game', game: tableOfRecord(line), result: resultOf(lines) });
}

/** A frame or a portal has said already what it shows. */
function greet(page: Page, sent: Brought): void {
  if (window.parent === window && !page.embed?.frame.embedded) page.open({ name: 'sent', sent });
}

function sayBroken(page: Page, why = ''): void {
  page.trouble = page.sayOnScreens?.('sent-broken', { text: why });
}

/** Call once the table lies there that the address asks for, in full. Who has begun it before needs no greeting. */
export async function greetAtTable(page: Page, { search }: Location): Promise<void> {
  const sent = readSent(search);
  const { game, holders } = page.table;
  if (!sent.table || holdsMore(sent) || !game || !(await isUntouched(page))) return;
  greet(page, { what: 'table', game: { game: game.game, options: game.options, holders }, result: undefined });
}

async function openInvitation(page: Page, code: string, { result }: Sent, opened: Promise<void>): Promise<void> {
  const deal = openDeal(code);
  await opened;
  if (typeof deal === 'string') {
    sayBroken(page, page.sayOnScreens?.(`replay-troubles-${deal}`));
    return;
  }
  const face = await loadFace(deal.game);
  const game = face && deal.with(face.options);
  if (!game) sayBroken(page, page.sayOnScreens?.('replay-troubles-unknown-game'));
  else if (game === 'unfit') page.trouble = page.sayOnScreens?.('sent-unfit');
  else if (await isUntouched(page)) {
    acceptInvitation(page, game);
    greet(page, { what: 'deal', game, result });
  } else page.open({ name: 'sent', sent: { what: 'question', game, result } });
}

/** The game on the table may be replaced: it is over, or the person has done nothing in it. */
async function isUntouched(page: Page): Promise<boolean> {
  const record = await new Archive(page.table.ask).record('running');
  const game = record?.lines[0];
  if (!record || record.full || game?.type !== 'game') return true;
  const people = peopleIn(game.players);
  return !record.lines.some((line) => line.type === 'act' && people.includes(line.seat));
}

/** Deals the game of the link; after a reload the page resumes it. */
export function acceptInvitation(page: Page, game: NewGame): void {
  forgetSent();
  page.table.begin(game);
}

/** Removes the request from the address. */
export function forgetSent(): void {
  history.replaceState(history.state, '', withoutSent(location.href));
}
