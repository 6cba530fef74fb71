/** Opens the page as its address asks: in this look, with this table, in this frame. Without an address none of this is fetched. */
import { parseBase64Url } from '../../codec/base64url.ts';
import { type Address, type RequestedTable, readAddress } from '../../client/embed/address.ts';
import { HostLine } from '../../client/embed/host-line.ts';
import { loadAdapter } from '../../client/portals/registry.ts';
import type { Page } from '../page.svelte.ts';
import { openSent } from '../sent.ts';
import { EmbedController } from './embed-controller.svelte.ts';

export async function visit(page: Page): Promise<void> {
  const address = readAddress(location.search);
  const notes = [...address.notes];
  page.settings.visit(address.look);
  const embed = (page.embed = new EmbedController(page, settled(address.frame, notes)));
  speakWithHost(embed);
  await adapt(embed, notes);
  const hasOne = page.table.phase !== 'loading'; // the portal had kept it
  const opened = hasOne ? Promise.resolve() : openTable(page, embed, address, notes);
  await Promise.all([opened, openSent(page, location, opened)]);
  if (notes.length === 0) return;
  note(notes);
  if (!address.frame.embedded) await sayPartly(page);
}

/** A host that is not the page around us is none: the browser knows better, where it says so. */
function settled(frame: Address['frame'], notes: string[]): Address['frame'] {
  const above = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : frame.host;
  if (frame.host === undefined || !isFramed() || above === frame.host) return frame;
  notes.push(`host=${frame.host}`);
  return { ...frame, host: undefined };
}

const isFramed = (): boolean => window.parent !== window;

function speakWithHost(embed: EmbedController): void {
  const { embedded, host } = embed.frame;
  if (!isFramed() || (!embedded && host === undefined)) return;
  const line = new HostLine(embed.commands, window.parent, host);
  line.listen(window);
  line.say(embed.hello());
  embed.bus.join((happening) => line.say(happening));
}

/** The portal may have kept a game, so the table waits for it, some seconds at most; one that cannot be had is none. */
async function adapt(embed: EmbedController, notes: string[]): Promise<void> {
  const name = import.meta.env.PORTAL || embed.frame.adapter; // what was built for one portal asks for no other
  if (name === undefined) return;
  const adapter = await loadAdapter(name);
  if (adapter) await embed.adapt(adapter);
  else notes.push(`adapter=${name}`);
}

/** Opens the game that the address carries; else the requested table, resumed if it is still running; else the usual start. */
async function openTable(
  page: Page,
  embed: EmbedController,
  { requested, save }: Address,
  notes: string[],
): Promise<void> {
  const bytes = save === undefined ? undefined : parseBase64Url(save);
  if (bytes && (await embed.commands.load(bytes))) return;
  if (save !== undefined) notes.push('save');
  if (!isTableRequested(requested)) {
    await page.table.open();
    return;
  }
  const { game, notes: unmet } = await embed.commands.tableFor(requested);
  notes.push(...unmet);
  await page.table.open(game);
}

const isTableRequested = (requested: RequestedTable): boolean => Object.keys(requested).length > 0;

/** Whoever followed a link, rather than looking at a frame, hears that not all of it holds. */
async function sayPartly(page: Page): Promise<void> {
  await page.speakScreens();
  page.trouble ??= page.screenWords?.sent.partly;
}

/** One word to whoever wrote the address; the person plays on. */
function note(notes: readonly string[]): void {
  // eslint-disable-next-line no-console -- the one place where the writer of the address looks for what was wrong with it
  console.info(`card-table: not understood and left out: ${notes.join(', ')}`);
}
