/** The codes of a table without a relay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printBase64Url } from '../codec/base64url.ts';
import { seal } from '../codec/packing.ts';
import {
  type Description,
  descriptionIn,
  offerOf,
  parseAnswer,
  parseOffer,
  printAnswer,
  printOffer,
  printSdp,
  withWordsOf,
} from './direct-code.ts';
import { parseInvite, printInvite } from './invite.ts';

/** As Chromium 147 writes it. */
const CHROMIUM = `v=0
o=- 1947681262409247169 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:3582762880 1 udp 2113937151 419b4165-dded-47ed-8c17-0c78bd05fadc.local 56032 typ host generation 0 network-cost 999
a=ice-ufrag:py6J
a=ice-pwd:1j8kgw10u10MRn5Jf+b1/E5w
a=ice-options:trickle
a=fingerprint:sha-256 EE:17:99:3C:71:A0:3A:BC:83:9D:E7:90:A8:5A:19:08:AE:3C:78:F6:EA:6E:2B:F8:3C:67:37:7D:E8:4C:55:81
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll('\n', '\r\n');

/** As Firefox writes it, with a way of TCP that is of no use here. */
const FIREFOX = CHROMIUM.replace('py6J', '5e0b7a1c')
  .replace('1j8kgw10u10MRn5Jf+b1/E5w', '0123456789abcdef0123456789abcdef')
  .replace('udp', 'UDP')
  .replace(' generation 0 network-cost 999', '')
  .replace('a=ice-ufrag', 'a=candidate:1 1 TCP 2105524479 10.0.0.7 9 typ host tcptype active\r\na=ice-ufrag');

function read(sdp: string): Description {
  const description = descriptionIn(sdp);
  if (!description) throw new Error('no description');
  return description;
}

const withCandidates = (...lines: readonly string[]): string =>
  CHROMIUM.replace(/a=candidate.*\r\n/, lines.map((line) => `a=candidate:1 1 udp 1 ${line}\r\n`).join(''));

describe('codes', () => {
  test.each([
    ['Chromium', CHROMIUM, 106, 108],
    ['Firefox', FIREFOX, 104, 107],
  ])('of %s come back as they were', (_, sdp, offerLetters, answerLetters) => {
    const description = read(sdp);
    const [offer, answer] = [printOffer(description), printAnswer(description, description)];
    expect([offer.length, answer.length]).toEqual([offerLetters, answerLetters]);
    expect(parseOffer(offer)).toEqual(description);
    expect(parseAnswer(answer, description)).toEqual(description);
  });

  test('a messenger may break lines', () => {
    const description = read(CHROMIUM);
    const code = printAnswer(description, description);
    expect(parseAnswer(` ${code.slice(0, 40)}\n${code.slice(40)}\n`, description)).toEqual(description);
  });

  test('an answer names its offer, and is no offer', () => {
    const description = read(CHROMIUM);
    const other = { ...description, fingerprint: new Uint8Array(32) };
    expect(parseAnswer(printAnswer(description, description), other)).toBe('other');
    expect(parseOffer(printAnswer(description, description))).toBeUndefined();
    expect(parseAnswer(printOffer(description), description)).toBeUndefined();
  });

  test.each([
    ['192.168.1.20 4000 typ host', '192.168.1.20'],
    ['203.0.113.9 4000 typ srflx raddr 10.0.0.1 rport 9', '203.0.113.9'],
    ['2001:db8::1 4000 typ relay raddr :: rport 0', '2001:0db8:0000:0000:0000:0000:0000:0001'],
    ['fe80::1234:0:5 4000 typ host', 'fe80:0000:0000:0000:0000:1234:0000:0005'],
    ['1:2:3:4:5:6:7:8 4000 typ host', '0001:0002:0003:0004:0005:0006:0007:0008'],
  ])('a way %s is packed', (line, address) => {
    const offer = parseOffer(printOffer(read(withCandidates(line))));
    expect(offer?.candidates).toEqual([{ type: line.split(' ')[3], address, port: 4000 }]);
  });

  test.each([
    '1.2.3.256 4000 typ host',
    '1.2.3 4000 typ host',
    'example.local 4000 typ host',
    'example.com 4000 typ host',
    '1:2:3:4:5:6:7 4000 typ host',
    '1::2::3 4000 typ host',
    '1:2:3:4:5:6:7:8::9 4000 typ host',
    '::ffff:1.2.3.4 4000 typ host',
    '1.2.3.4 0 typ host',
    '1.2.3.4 70000 typ host',
    '1.2.3.4 4000 typ prflx',
  ])('without a way that can be packed there is no description: %s', (line) => {
    expect(descriptionIn(withCandidates(line))).toBeUndefined();
  });

  test('of many ways the first ones are packed', () => {
    const ways = [1, 2, 3, 4, 5].flatMap((n) => [`10.0.0.${n} 4000 typ host`, `203.0.113.${n} 4000 typ srflx`]);
    const { candidates } = read(withCandidates(...ways));
    expect(candidates.map(({ address }) => address)).toEqual(['10.0.0.1', '203.0.113.1', '10.0.0.2', '10.0.0.3']);
  });
});

describe('an invitation', () => {
  const table = { secret: new Uint8Array(16).fill(7), fingerprint: new Uint8Array(16).fill(9) };
  const offer = printOffer(read(CHROMIUM));

  test('holds the table, and the offer of the host’s page', () => {
    const text = printInvite({ kind: 'direct', ...table, offer });
    expect([text.length, text[0], offerOf(text)]).toEqual([150, 'd', offer]);
    expect(parseInvite(text)).toEqual({ kind: 'direct', ...table, offer });
  });

  test.each([
    ['without an offer', printInvite({ kind: 'direct', ...table })],
    ['with half of one', printInvite({ kind: 'direct', ...table, offer: offer.slice(0, 50) })],
    ['of another kind with one', printInvite({ kind: 'windows', ...table, offer })],
  ])('%s is none', (_, text) => {
    expect(parseInvite(text)).toBeUndefined();
  });
});

/** Every line that may be in a description that is given to the browser. */
const LINES =
  /^(v=0|o=- 1 1 IN IP4 127\.0\.0\.1|s=-|t=0 0|a=group:BUNDLE 0|m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel|c=IN IP4 0\.0\.0\.0|a=candidate:\d 1 udp \d{1,10} [0-9a-f.:-]{7,39}(local)? \d{1,5} typ (host|(srflx|relay) raddr 0\.0\.0\.0 rport 0)|a=ice-ufrag:[A-Za-z0-9+/]{4,32}|a=ice-pwd:[A-Za-z0-9+/]{22,64}|a=fingerprint:sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}|a=setup:(active|passive)|a=mid:0|a=sctp-port:5000|a=max-message-size:65536)$/;

function expectClean(sdp: string): void {
  const lines = sdp.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBeLessThanOrEqual(19);
  for (const line of lines) expect(line).toMatch(LINES);
}

describe('from outside', () => {
  const whole = read(CHROMIUM);

  test('what is given to the browser is written anew', () => {
    expectClean(printSdp('offer', whole));
    expect(descriptionIn(printSdp('answer', whole))).toEqual(whole);
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(parseOffer(text)).toBeUndefined();
        expect(parseAnswer(text, whole)).toBeUndefined();
        expect(descriptionIn(text)).toBeUndefined();
        parseInvite(`d${text}`);
      }),
    );
  });

  test('bytes with a right checksum are nonsense, or lead to a clean description', () => {
    const kind = fc.constantFrom(0, 1);
    const lengths = fc.tuple(fc.constantFrom(4, 8, 32, 33, 0x84, 0x88, 255), fc.constantFrom(21, 22, 24, 32, 64, 65));
    const some = fc.uint8Array({ maxLength: 200 });
    const made = fc.tuple(kind, lengths, some).map(([first, both, rest]) => Uint8Array.of(first, ...both, ...rest));
    fc.assert(
      fc.property(fc.oneof(some, made), (bytes) => {
        const text = printBase64Url(seal(1, bytes));
        const found = [parseOffer(text), parseAnswer(text, whole)];
        for (const one of found) if (one !== undefined && one !== 'other') expectClean(printSdp('offer', one));
      }),
      { numRuns: 2000 },
    );
  });

  test('a code that was changed anywhere is none, or whole', () => {
    const text = printOffer(whole);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'z', '-', '?', ' '), (at, letter) => {
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        if (changed !== text) expect(parseOffer(changed)).toBeUndefined();
      }),
    );
  });

  test.each([
    ['a line break in the name', { ...whole, ufrag: 'ab\r\nc' }],
    ['a name that is too long', { ...whole, ufrag: 'a'.repeat(33) }],
    ['a short password', { ...whole, password: 'a'.repeat(21) }],
    ['no way', { ...whole, candidates: [] }],
    [
      'too many ways',
      {
        ...whole,
        candidates: Array.from({ length: 6 }, () => ({ type: 'host' as const, address: '10.0.0.1', port: 1 })),
      },
    ],
    ['port 0', { ...whole, candidates: [{ type: 'host' as const, address: '10.0.0.1', port: 0 }] }],
  ])('%s is refused', (_, description) => {
    expect(parseOffer(printOffer(description))).toBeUndefined();
  });

  test('a later attempt keeps name and password', () => {
    const before = { ...whole, ufrag: 'ABCD', password: 'x'.repeat(24) };
    expect(read(withWordsOf(CHROMIUM, before))).toEqual(before);
  });
});
