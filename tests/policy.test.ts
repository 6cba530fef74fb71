/** The content security policy of the page: our own address, what a portal or a relay needs, and nothing else. */
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../src/tools/build/policy.ts';

/** Directive → its sources. */
const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive): [string, readonly string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const OWN = ["'self'"];
const NONE = ["'none'"];

test('everything comes from our own address; nothing is inline, evaluated, embedded or sent elsewhere', () => {
  expect(Object.fromEntries(directives(contentSecurityPolicy()))).toEqual({
    'default-src': OWN,
    'script-src': OWN,
    'worker-src': OWN,
    'style-src': OWN,
    'img-src': OWN,
    'connect-src': OWN,
    'media-src': OWN,
    'font-src': OWN,
    'manifest-src': OWN,
    'object-src': NONE,
    'base-uri': OWN,
    'form-action': NONE,
  });
});

test('a portal adds its one host where its script needs it, and a relay only a connection', () => {
  const [portal, relay] = ['https://portal.example', 'wss://relay.example'];
  const plain = directives(contentSecurityPolicy());
  const more = [...directives(contentSecurityPolicy(portal, relay))].flatMap(([name, sources]) => {
    const added = sources.filter((one) => plain.get(name)?.includes(one) !== true);
    return added.length > 0 ? [`${name} ${added.join(' ')}`] : [];
  });
  expect(more).toEqual([
    `script-src ${portal}`,
    `img-src ${portal}`,
    `connect-src ${portal} ${relay}`,
    `media-src ${portal}`,
    `frame-src ${portal}`,
  ]);
});
