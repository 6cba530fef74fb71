/** The address of a page, `location`: what it sets leads to another page, or to another part of the same one. */
import type { Tab } from './tab.ts';

export function locationOf(tab: Tab): object {
  const leaveFor = (url: string, how: 'after' | 'instead'): void => {
    const next = new URL(url, tab.url).href;
    tab.world.soon(tab.realm, () => {
      tab.history.enter(next, how);
      tab.load(next);
    });
  };
  const methods = {
    reload: () => tab.world.soon(tab.realm, () => tab.reload()),
    replace: (url: string) => leaveFor(url, 'instead'),
    assign: (url: string) => leaveFor(url, 'after'),
    toString: () => tab.url,
  };
  return new Proxy(methods, {
    get(_, name): unknown {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name);
      if (name === 'ancestorOrigins') return tab.framing && [tab.framing.origin];
      return Reflect.get(new URL(tab.url), name);
    },
    has: (_, name) => name in URL.prototype || (name === 'ancestorOrigins' && tab.framing !== undefined),
    set(_, name, value: unknown) {
      if (name === 'href') leaveFor(String(value), 'after');
      else if (name === 'hash') tab.goToHash(String(value));
      else return false;
      return true;
    },
  });
}
