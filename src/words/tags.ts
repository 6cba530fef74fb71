/** Language tags from outside: of the browser, of a portal, of an address. Intl throws at what is none, so they are read only here. */

/** A tag as Intl knows it, also one of a system (`pt_BR`, `en-US@posix`, `de_AT.UTF-8`); undefined for what is no language tag. */
export function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replace(/[.@].*$/s, '').replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
