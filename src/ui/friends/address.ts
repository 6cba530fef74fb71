/** Where other devices find this page: a link with the name `localhost` leads each of them to itself. */
import { tableAddress } from '../../client/links.ts';
import { isFields, isText, parseJson } from '../../record/guards.ts';

/** What `npm start -- --relay` answers here: the page's address in the network (src/tools/relay/house.mjs). */
const ADDRESS = 'house.json';

const isThisDevice = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** The address of the page for others; undefined if only this device has one. `relay`: the setting of the build. */
export async function addressForOthers(
  here = tableAddress(),
  relay: string = import.meta.env.RELAY,
): Promise<string | undefined> {
  const page = new URL(here);
  if (!isThisDevice(page)) return here;
  if (!relay.startsWith('/')) return undefined; // whoever serves this page has no relay of the house
  const told = await fetch(new URL(ADDRESS, page))
    .then(async (answer) => answer.text())
    .catch(() => '');
  const words = parseJson(told);
  const address = isFields(words) ? words['address'] : undefined;
  return isText(address) && URL.canParse(address) ? new URL(page.pathname, address).href : undefined;
}
