/** Opens what a link holds: a game to watch, or a deal to try. In any case there is a table, and at most one message. */
import { Archive } from '../client/archive.ts';
import { openDeal } from '../client/deal-code.ts';
import { type NewGame, type Sent, readSent, withoutSent } from '../client/links.ts';
import { loadFace } from '../games/registry/page/faces.ts';
import { peopleIn } from '../record/player.ts';
import type { Page } from './page.svelte.ts';

/** `opened`: resumes the saved game, or deals the usual one. */
export async function openSent(page: Page, { search }: Location, opened: Promise<void>): Promise<void> {
  const sent = readSent(search);
  if (sent.record === undefined && sent.deal === undefined) return;
  await page.speakScreens();
  if (sent.record !== undefined) await openRecord(page, sent.record, sent);
  else if (sent.deal !== undefined) await openInvitation(page, sent.deal, opened);
}

async function openRecord(page: Page, record: string, { step, view }: Sent): Promise<void> {
  const checked = await new Archive(page.table.ask).unpack(record);
  if (checked.ok) page.watch({ lines: checked.lines, full: checked.full, step, view });
  else sayBroken(page, page.screenWords?.replay.troubles[checked.why]);
}

function sayBroken(page: Page, why = ''): void {
  page.trouble = page.screenWords?.sent.broken(why);
}

async function openInvitation(page: Page, code: string, opened: Promise<void>): Promise<void> {
  const deal = openDeal(code);
  await opened;
  if (typeof deal === 'string') {
    sayBroken(page, page.screenWords?.replay.troubles[deal]);
    return;
  }
  const face = await loadFace(deal.game);
  const game = face && deal.with(face.options);
  if (!game) sayBroken(page, page.screenWords?.replay.troubles['unknown-game']);
  else if (game === 'unfit') page.trouble = page.screenWords?.sent.unfit;
  else if (await isUntouched(page)) acceptInvitation(page, game);
  else {
    page.open({ name: 'sent', game });
  }
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
