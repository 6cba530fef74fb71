import { expect, it } from 'vitest';
import { must } from '../cards/must.ts';
import { GuestEnd, HELLO_MS } from './guest-end.ts';
import { DrivenClock } from './clock.testing.ts';
import { newDeviceKey, fingerprintOf, randomBytes, roomKeys } from './seal.ts';
import type { OpenWire, WireEvents } from './wire.ts';

it('says hello as soon as the wire is up, however short before it would have been said without one', async () => {
  const clock = new DrivenClock();
  const secret = randomBytes(16);
  const host = await newDeviceKey(true);
  const sent: Uint8Array[] = [];
  let isUp = false;
  let told: WireEvents | undefined;
  const open: OpenWire = (_, events) => {
    told = events;
    return { send: (_to, bytes) => isUp && sent.push(bytes), close: () => undefined };
  };
  const invite = { kind: 'relay', secret, fingerprint: await fingerprintOf(host.public) } as const;
  const nothing = (): void => undefined;
  const end = await GuestEnd.start(
    open,
    { keys: await roomKeys(secret), invite, version: '1', clock },
    { heard: nothing, connected: nothing, changed: nothing, otherVersion: nothing },
  );
  await clock.pass(HELLO_MS + 1); // what might be said now is sealed and lost
  isUp = true;
  must(told, 'an open wire').changed(true);
  await clock.settled();
  expect(sent.length).toBe(1);
  end.close();
});
