/** Opens the page as its address asks: look, table, frame. Loaded only if the address asks for something. */
import { parseBase64Url } from '../../codec/base64url.ts';
import { type Address, type RequestedTable, readAddress } from '../../client/embed/address.ts';
import { tableAddress } from '../../client/links.ts';
import { sharedLink } from '../../client/shared-link.ts';
import { FrameConnection } from '../../client/embed/frame-connection.ts';
import { loadAdapter } from '../../client/portals/registry.ts';
import type { Page } from '../page/page.svelte.ts';
import { askedAtDoor, leaveDoor, tableAtDoor } from './front-door.svelte.ts';
import { greetAtTable, openSent } from '../page/opened-link.ts';
import { EmbedController } from './embed-controller.svelte.ts';

export async function visit(page: Page): Promise<void> {
  const link = sharedLink(location.search, tableAddress());
  if (link !== undefined) {
    location.replace(link);
    return;
  }
  const address = readAddress(askedAtDoor(location.search));
  const notes = [...address.notes];
  page.settings.visit(address.look);
  const embed = (page.embed = new EmbedController(page, settled(address.frame, notes)));
  speakWithHost(embed);
  await adapt(embed, notes);
  const hasOne = page.table.phase !== 'loading'; // from the portal's storage
  const opened = hasOne ? Promise.resolve() : openTable(page, embed, address, notes);
  await Promise.all([opened, openSent(page, location, opened)]);
  leaveDoor(page);
  if (notes.length === 0) {
    await greetAtTable(page, location);
    return;
  }
  note(notes);
  if (!address.frame.embedded) await sayPartly(page);
}

/** A host that is not the framing page, as far as the browser tells, does not count. */
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
  const connection = new FrameConnection(embed.commands, window.parent, host);
  connection.listen(window);
  connection.sendMessage(embed.hello());
  embed.bus.join((happening) => connection.sendMessage(happening));
}

/** The portal may have a saved game, so the table waits for it, some seconds at most. */
async function adapt(embed: EmbedController, notes: string[]): Promise<void> {
  const name = import.meta.env.PORTAL || embed.frame.adapter; // a build for one portal uses no other
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
    await page.table.openGame();
    return;
  }
  const { game, notes: unmet } = await embed.commands.tableFor(requested);
  notes.push(...unmet);
  await page.table.openGame(tableAtDoor() ?? game);
}

const isTableRequested = (requested: RequestedTable): boolean => Object.keys(requested).length > 0;

/** Outside a frame the person is told that not all of the link could be met. */
async function sayPartly(page: Page): Promise<void> {
  await page.speakScreens();
  page.trouble ??= page.sayOnScreens?.('sent-partly');
}

/** One note in the console for the author of the address. */
function note(notes: readonly string[]): void {
  // oxlint-disable-next-line no-console -- the author of the address finds here what was wrong with it
  console.info(`card-table: not understood and left out: ${notes.join(', ')}`);
}
