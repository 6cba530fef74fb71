/** The one list of languages. Adding one: a line here, and its `.ftl` files beside those of the others. */
const FACTS = [
  // locale: for Intl (plurals, numbers, lists). name: as its speakers call it. English is first: what another lacks is said in it.
  { language: 'en', locale: 'en-GB', name: 'English', dir: 'ltr' },
  { language: 'ja', locale: 'ja', name: '日本語', dir: 'ltr' },
  { language: 'fr', locale: 'fr', name: 'Français', dir: 'ltr' },
  { language: 'de', locale: 'de', name: 'Deutsch', dir: 'ltr' },
  { language: 'es', locale: 'es', name: 'Español', dir: 'ltr' },
  { language: 'it', locale: 'it', name: 'Italiano', dir: 'ltr' },
  { language: 'pt-BR', locale: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  { language: 'ru', locale: 'ru', name: 'Русский', dir: 'ltr' },
  { language: 'ar', locale: 'ar-u-nu-latn', name: 'العربية', dir: 'rtl' }, // the figures that stand on the cards
  { language: 'zh-Hans', locale: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  { language: 'ko', locale: 'ko', name: '한국어', dir: 'ltr' },
  { language: 'hi', locale: 'hi-u-nu-latn', name: 'हिन्दी', dir: 'ltr' },
] as const;

export type Language = (typeof FACTS)[number]['language'];

export const LANGUAGES: readonly Language[] = FACTS.map(({ language }) => language);

export const factsOf = (language: Language): (typeof FACTS)[number] =>
  FACTS.find((facts) => facts.language === language) ?? FACTS[0];

/**
 * The language of the list that a tag asks for (`pt`, `zh-CN`, `de-AT`): the same, or one of the same tongue and script.
 * Nothing if there is none: traditional Chinese is not read as simplified.
 */
export function languageFor(tag: string): Language | undefined {
  const wanted = likely(tag);
  return (
    LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    LANGUAGES.find((language) => likely(language) === wanted)
  );
}

/** Tongue and script, as in `zh-Hant` of `zh-TW`; '' for what is no language tag. */
function likely(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return '';
  }
}
