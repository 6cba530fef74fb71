/** Guests and hosts that mean harm, and what the wires carry: nobody is sent a card that they must not see. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { isCard } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { printBase64Url } from '../../codec/base64url.ts';
import { GuestEnd } from '../../friends/guest-end.ts';
import { parseInvite } from '../../friends/invite.ts';
import { guestMessageIn } from '../../friends/messages.ts';
import { hostMessageIn } from '../../friends/host-message.ts';
import { lengthened, shortened } from '../../friends/phrases.ts';
import { headOf, parsePacket, parseMessage, printMessage } from '../../friends/packet.ts';
import { Sealer, joined, newDeviceKey, openFirst, randomBytes, roomKeys, sealFirst } from '../../friends/seal.ts';
import { HOST } from '../../friends/wire.ts';
import { isFields, parseJson } from '../../record/guards.ts';
import { redact } from '../../record/redact.ts';
import { restorePage, stubPage } from './page.testing.ts';
import { helpIn } from './help-in.ts';
import { ViewIn } from './view-in.ts';
import { Players } from './players.testing.ts';
import { Device, FRONT, Hub, VERSION, tableOf } from './table.testing.ts';

const open: Device[] = [];
beforeEach(stubPage);
afterEach(() => {
  for (const device of open.splice(0)) device.table?.close();
  restorePage();
});

async function dealt(hub: Hub): Promise<{ host: Device; guest: Device; invite: string }> {
  const [host, guest] = [new Device(hub), new Device(hub)];
  open.push(host, guest);
  await host.host(tableOf(FRONT, ['host', 'open', 'plain', 'plain']));
  const { invite } = must(host.state, 'a state');
  await guest.join(invite);
  await hub.clock.until(() => guest.state?.table !== undefined, 'it sees the table');
  await guest.table?.answerAsk({ what: 'sit', name: 'Mika' });
  await hub.clock.until(() => guest.state?.you === 1, 'it sits');
  await host.table?.answerAsk({ what: 'start' });
  await hub.clock.until(() => guest.news !== undefined, 'it has cards');
  return { host, guest, invite };
}

/** Plays by chance until there are so many lines, or the deal is over. */
async function play(devices: Device[], host: Device, lines: number): Promise<void> {
  const { running } = must(host.game, 'a game');
  const isFar = (): boolean => running.lines.length >= lines || running.game.phase !== 'deal';
  await new Players(devices, true).until(isFar, 'some play');
}

/** What seals, also while a test looks at it. */
const sealed = Object.getOwnPropertyDescriptor(Sealer.prototype, 'seal')?.value as Sealer['seal'];

/** Sees everything before it is sealed, and may change it. */
function onSeal(see: (text: string, isHost: boolean) => string): void {
  vi.spyOn(Sealer.prototype, 'seal').mockImplementation(async function (this: Sealer, plain, about) {
    const isHost = about.slice(1).every((byte) => byte === 0); // the host's address
    const text = see(lengthened(new TextDecoder().decode(plain)), isHost);
    return sealed.call(this, new TextEncoder().encode(shortened(text)), about);
  });
}

/** A connection by the invitation that says what it likes. */
async function stranger(hub: Hub, invite: string): Promise<{ end: GuestEnd; heard: unknown[] }> {
  const parsed = must(parseInvite(invite), 'an invitation');
  const heard: unknown[] = [];
  let connected = false;
  const { clock } = hub;
  const parts = { keys: await roomKeys(parsed.secret), invite: parsed, version: VERSION, clock };
  const end = await GuestEnd.start(hub.open, parts, {
    heard: (words) => heard.push(words),
    connected: () => (connected = true),
    changed: () => undefined,
    otherVersion: () => undefined,
  });
  await hub.clock.until(() => connected, 'it is connected');
  return { end, heard };
}

/** The public key with which the host has welcomed a guest. */
async function hostKeyIn({ carried }: Hub, first: CryptoKey, address: string): Promise<unknown> {
  for (const { to, bytes } of carried) {
    const packet = to === address ? parsePacket(bytes) : undefined;
    if (packet?.kind !== 'welcome') continue;
    const words = parseMessage(
      (await openFirst(first, packet.sealed, joined(packet.head, headOf('welcome', to)))) ?? bytes,
    );
    if (isFields(words)) return words['key'];
  }
  throw new Error('nobody was welcomed');
}

/** As it comes out of a wire. */
const overWire = (words: unknown): unknown => parseJson(JSON.stringify([words]).slice(1, -1));

const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
const mostly = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: anything });
/** Words like those of a guest, with any fields. */
const guestLike = fc.record(
  {
    table: mostly(fc.nat(9)),
    lines: mostly(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9))),
    record: mostly(fc.integer({ min: -2, max: 9 })),
    looks: mostly(fc.boolean()),
    request: fc.oneof(
      fc.record({
        n: fc.nat(30),
        ask: fc.oneof(
          anything,
          fc.record(
            {
              what: fc.constantFrom(
                'sit',
                'watch',
                'seat',
                'commit',
                'open',
                'emote',
                'pause',
                'vote',
                'leave',
                'undo',
                'help',
                'agree',
                'claim',
                'back',
                'portrait',
              ),
              name: fc.oneof(fc.string(), anything),
              token: fc.oneof(fc.constant('0'.repeat(32)), anything),
              seat: fc.oneof(fc.nat(20), anything),
              ask: fc.oneof(
                anything,
                fc.record(
                  {
                    type: fc.constantFrom('act', 'let-pass', 'paced', 'next-deal', 'undo', 'hint', 'why', 'coach'),
                    at: fc.oneof(fc.nat(200), anything),
                    action: fc.oneof(
                      fc.record({ type: fc.constantFrom('play', 'draw', 'pass'), card: fc.string() }),
                      anything,
                    ),
                  },
                  { requiredKeys: [] },
                ),
              ),
              round: fc.nat(3),
              n: fc.oneof(fc.nat(3), anything),
              text: fc.string(),
              emote: fc.oneof(fc.nat(9), anything),
              portrait: fc.oneof(fc.nat(25), anything),
              on: fc.boolean(),
            },
            { requiredKeys: [] },
          ),
        ),
      }),
      anything,
    ),
  },
  { requiredKeys: [] },
);

describe('a hostile guest', () => {
  it('10,000 messages of any kind: none throws, and those that are taken are of the format', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(guestLike, anything), (words) => {
        const wire = overWire(words);
        const message = guestMessageIn(wire);
        if (message?.request) taken += 1;
      }),
      { numRuns: 10_000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('malformed, foreign and early messages are refused and counted; the game goes on', async () => {
    const hub = new Hub();
    const { host, guest, invite } = await dealt(hub);
    const before = must(host.game, 'a game').running.lines.length;
    const { end, heard } = await stranger(hub, invite);
    for (const words of fc.sample(guestLike, { numRuns: 30, seed: 4 })) {
      end.sendMessage(words);
      await hub.clock.pass(60); // fewer than twenty a second
    }
    expect(JSON.stringify(heard)).not.toMatch(/"(hand|deck)\//);
    await play([host, guest], host, before + 30);
    expect(must(host.game, 'a game').running.lines.length).toBeGreaterThan(before + 10);
    end.close();
  });

  it('a flood of more than 20 a second is cut off, and the others play on', async () => {
    const hub = new Hub();
    const { host, guest, invite } = await dealt(hub);
    const { end, heard } = await stranger(hub, invite);
    for (let i = 0; i < 500; i += 1) end.sendMessage({ table: 0, lines: [0, 0, 0], record: -1, looks: true });
    await hub.clock.pass(1000);
    const answers = heard.length;
    end.sendMessage({ table: 0, lines: [0, 0, 0], record: -1, looks: true });
    await hub.clock.pass(60_000);
    expect(heard.length).toBe(answers);
    const before = must(host.game, 'a game').running.lines.length;
    await play([host, guest], host, before + 20);
    end.close();
  });

  it('words in the name of another guest or of the host change nothing for that guest', async () => {
    const hub = new Hub();
    const { host, guest, invite } = await dealt(hub);
    const [address = ''] = hub.addresses;
    const parsed = must(parseInvite(invite), 'an invitation');
    const { first } = await roomKeys(parsed.secret); // whoever has the link has it
    const forged = await newDeviceKey(false);
    const hostKey = await hostKeyIn(hub, first, address); // it is told to everybody who says hello
    const hello = async (): Promise<void> => {
      const head = headOf('hello', address);
      const plain = printMessage({ key: printBase64Url(forged.public), will: printBase64Url(randomBytes(16)) });
      hub.carry(HOST, joined(head, await sealFirst(first, plain, head)));
    };
    const broken = async (): Promise<void> => {
      const head = headOf('broken', address);
      hub.carry(
        HOST,
        joined(head, await sealFirst(first, printMessage({ mark: printBase64Url(randomBytes(16)) }), head)),
      );
    };
    const fromHost = async (kind: 'unknown' | 'welcome', words: unknown): Promise<void> => {
      const about = joined(headOf(kind, HOST), headOf(kind, address));
      hub.carry(address, joined(headOf(kind, HOST), await sealFirst(first, printMessage(words), about)));
    };
    const seen = new Set<string>();
    const players = new Players([host, guest], true);
    for (let i = 0; i < 40; i += 1) {
      await hello();
      await broken();
      await fromHost('unknown', { to: address });
      await fromHost('welcome', { key: hostKey, version: 'other', proof: printBase64Url(randomBytes(40)) });
      await players.pass(250);
      seen.add(must(host.state?.table?.seats[1], 'a seat').presence);
    }
    expect([...seen]).toEqual(['here']);
    expect(guest.state).toMatchObject({ ended: undefined, hostHere: true, you: 1 });
    await guest.table?.answerAsk({ what: 'emote', emote: 3 });
    await hub.clock.until(() => host.state?.table?.emote?.emote === 3, 'the host hears the guest');
  });

  it('a stranger without the link who floods the room uses up nothing of a friend’s share', async () => {
    const hub = new Hub();
    const { host, guest } = await dealt(hub);
    const garbage = (kind: 'hello' | 'message' | 'broken', bytes: number): void =>
      hub.carry(HOST, joined(headOf(kind, printBase64Url(randomBytes(16))), randomBytes(bytes)));
    const addresses = new Set([HOST, ...hub.addresses]);
    const toStrangers = (): number => hub.carried.filter(({ to }) => !addresses.has(to)).length;
    const SECONDS = 20;
    const players = new Players([host, guest], true);
    const before = must(host.game, 'a game').running.lines.length;
    for (let i = 0; i < SECONDS * 10; i += 1) {
      for (const kind of ['hello', 'message', 'broken'] as const)
        for (const bytes of [40, 16_000]) garbage(kind, bytes);
      await players.pass(100);
    }
    // A wire sends forty a second, most of them for the friends.
    expect(toStrangers()).toBeLessThanOrEqual(5 * (SECONDS + 1));
    expect(must(host.game, 'a game').running.lines.length).toBeGreaterThan(before + 10);
    expect(host.state?.table?.seats[1]?.presence).toBe('here');
  });

  it('a host that came back and could not tell so is found again all the same', async () => {
    const hub = new Hub();
    const { host, guest } = await dealt(hub);
    host.vanish();
    hub.loses = ({ bytes }) => parsePacket(new Uint8Array(bytes))?.kind === 'unknown';
    const anew = await host.reloaded();
    open.push(anew);
    await hub.clock.until(() => anew.state?.table?.seats[1]?.presence === 'here', 'the guest is there');
    expect(guest.state?.ended).toBeUndefined();
  });

  it('more than 4 KB is not heard', async () => {
    const hub = new Hub();
    const { host, invite } = await dealt(hub);
    const { end } = await stranger(hub, invite);
    const token = 'a'.repeat(32);
    const ask = { what: 'watch', name: 'x', token, more: 'x'.repeat(5000) };
    end.sendMessage({ table: 0, lines: [0, 0, 0], record: -1, looks: true, request: { n: 1, ask } });
    await hub.clock.pass(5000);
    expect(host.state?.table?.watchers).toEqual([]);
    end.sendMessage({
      table: 0,
      lines: [0, 0, 0],
      record: -1,
      looks: true,
      request: { n: 1, ask: { ...ask, more: '' } },
    });
    await hub.clock.until(() => host.state?.table?.watchers.length === 1, 'a small one is heard');
    end.close();
  });

  it('bytes of any kind on the wire break nothing', async () => {
    const hub = new Hub();
    const { host, guest } = await dealt(hub);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        parsePacket(new Uint8Array(bytes));
        hub.carry(HOST, new Uint8Array(bytes));
        hub.carry(hub.addresses[0] ?? '', new Uint8Array(bytes));
      }),
      { numRuns: 2000 },
    );
    const again = hub.carried.slice(0, 200); // and all that was said is said again
    for (const { to, bytes } of again) hub.carry(to, bytes);
    const before = must(host.game, 'a game').running.lines.length;
    await play([host, guest], host, before + 20);
    expect(guest.state?.ended).toBeUndefined();
  });
});

const lineLike = fc.oneof(
  anything,
  fc.record({
    type: fc.constantFrom('game', 'deal', 'move', 'turn', 'act', 'note', 'score', 'chips', 'deal-end', 'game-end'),
    seat: fc.nat(9),
    action: fc.record({ type: fc.string() }),
    cards: fc.array(fc.constantFrom('AS', '??', 'XX')),
    from: fc.string(),
    to: fc.string(),
    why: fc.string(),
    legal: fc.dictionary(fc.string(), anything),
    winners: fc.array(fc.nat(9)),
    totals: fc.array(fc.integer()),
  }),
);
const helpLike = fc.record(
  {
    type: fc.constantFrom('hint', 'why', 'coach', 'review'),
    at: fc.oneof(fc.nat(5), anything),
    coaching: fc.oneof(anything, fc.record({ better: anything, costly: fc.oneof(anything, fc.array(anything)) })),
    hint: fc.oneof(anything, fc.record({ action: anything, acts: fc.nat(9), countsWins: fc.boolean() })),
    why: anything,
  },
  { requiredKeys: [] },
);
const statusLike = fc.record({
  version: fc.nat(3),
  status: fc.record({
    holders: anything,
    canUndo: anything,
    help: fc.oneof(anything, fc.array(fc.record({ n: fc.nat(3), help: helpLike }))),
  }),
});
const hostLike = fc.record(
  {
    asked: fc.oneof(fc.nat(9), anything),
    done: fc.oneof(fc.boolean(), anything),
    table: anything,
    shares: anything,
    lines: fc.oneof(
      anything,
      fc.record(
        { revision: fc.nat(3), from: fc.nat(5), lines: fc.array(lineLike), status: fc.oneof(anything, statusLike) },
        { requiredKeys: [] },
      ),
    ),
    record: fc.oneof(anything, fc.record({ from: fc.nat(5), lines: fc.array(lineLike), all: fc.nat(9) })),
    end: fc.oneof(fc.constantFrom('closed', 'full', 'nonsense'), anything),
  },
  { requiredKeys: [] },
);

describe('a hostile host', () => {
  it('10,000 messages of any kind: none throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostLike, anything), async (words) => {
        const wire = overWire(words);
        const message = hostMessageIn(wire);
        if (!message?.lines) return;
        const { revision, from, lines, status } = message.lines;
        const view = new ViewIn();
        const taken = await view.addLines(revision, from, lines);
        if (taken === false || taken === 'gap' || !status) return;
        view.message(status.status, taken, 1);
        const { help } = status.status;
        await helpIn(isFields(help) ? help['help'] : help, view, 1);
      }),
      { numRuns: 10_000 },
    );
  });

  it('lines that do not fit the game end the table with a reason, and nothing of them reaches the page', async () => {
    const hub = new Hub();
    const { host, guest } = await dealt(hub);
    onSeal((text) => text.replaceAll('"from":"stock"', '"from":"nowhere"'));
    const told = guest.lines.length;
    await new Players([host, guest], true).until(() => guest.state?.ended === 'bad-host', 'it ends');
    expect(JSON.stringify(guest.lines.slice(told))).not.toContain('nowhere');
  });
});

describe('what the wires carry', () => {
  it('opened again, has no card that its receiver must not see, and no seed', async () => {
    const hub = new Hub();
    const texts: { text: string; lines: number }[] = [];
    onSeal((text, isHost) => {
      const { running } = open[0]?.game ?? {}; // of the host
      if (isHost) texts.push({ text, lines: running?.lines.length ?? 0 });
      return text;
    });
    const table = await dealt(hub);
    await play([table.host, table.guest], table.host, 150);
    const { running } = must(table.host.game, 'a game');
    expect(texts.length).toBeGreaterThan(20);
    for (const { text, lines } of texts) {
      if (text.includes('"record":{')) continue; // the game is over: everybody may see all of it
      const known = JSON.stringify(redact(running.lines.slice(0, lines), 1, running.secrecy));
      const cards = text.match(/"[^"]{2,4}"/g)?.filter((word) => isCard(word.slice(1, -1))) ?? [];
      for (const card of cards) expect(known.includes(card), card).toBe(true);
      expect(text).not.toContain(must(running.game.setup.seed.split('.')[0], 'a secret'));
    }
    const sealed = hub.carried.map(({ bytes }) => new TextDecoder('latin1').decode(bytes)).join('\n');
    expect(sealed).not.toMatch(/Mika|"lines"/);
  });
});
