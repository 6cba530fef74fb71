// STUN and TURN servers as a setting of the build: the environment variable ICE, for tables without a relay.

/** What a browser is told of a server; `RTCIceServer` without what is not used. */
interface IceServer {
  readonly urls: string;
  readonly username?: string;
  readonly credential?: string;
}

/** `stun:host:port`, or `turn:user:password@host:port`, also `stuns:` and `turns:`; for TURN with `?transport=tcp` or `udp`. */
const PLACE = '(?<place>[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:(?<port>\\d{1,5}))?)';
const STUN = new RegExp(`^(?<scheme>stuns?):${PLACE}$`, 'i');
const TURN = new RegExp(
  `^(?<scheme>turns?):(?<user>[^\\s:@,]+):(?<password>[^\\s:@,]+)@${PLACE}(?<transport>\\?transport=(udp|tcp))?$`,
  'i',
);
const MOST = 4; // browsers are slow with more

const SENTENCE = `ICE must be up to ${MOST} servers, separated by commas, each like stun:stun.example:3478 or turn:user:password@turn.example:3478.`;

function serverIn(text: string): IceServer | undefined {
  const found = (STUN.exec(text) ?? TURN.exec(text))?.groups;
  if (!found || Number(found['port'] ?? 1) > 65_535) return undefined;
  const { scheme = '', user, password, place = '', transport = '' } = found;
  const urls = `${scheme.toLowerCase()}:${place}${transport}`;
  return user === undefined || password === undefined ? { urls } : { urls, username: user, credential: password };
}

/** The servers that a text names; undefined if it makes no sense. */
export function serversIn(text: string): readonly IceServer[] | undefined {
  if (text === '') return [];
  const servers = text.split(',').map((one) => serverIn(one.trim()));
  const good = servers.filter((one) => one !== undefined);
  return good.length === servers.length && good.length <= MOST ? good : undefined;
}

/** The servers to build for. Ends the process with one sentence if they are no good ones. */
export function iceOf(environment: Record<string, string | undefined>): readonly IceServer[] {
  const text = environment['ICE'] ?? '';
  const servers = serversIn(text);
  if (servers) return servers;
  console.error(`${SENTENCE} It is "${text}".`);
  process.exit(1);
}
