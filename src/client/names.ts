/** What the bots are called, in each language; the same seat has the same name for a whole game. */
import type { Language } from '../words/languages.ts';

const LATIN = ['Kaede', 'Haru', 'Sora', 'Ren', 'Yuki', 'Mio', 'Taku', 'Nagi'];
/** The same names in other scripts. */
const NAMES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ja: ['かえで', 'はる', 'そら', 'れん', 'ゆき', 'みお', 'たく', 'なぎ'],
  ru: ['Каэдэ', 'Хару', 'Сора', 'Рэн', 'Юки', 'Мио', 'Таку', 'Наги'],
  ar: ['كايده', 'هارو', 'سورا', 'رن', 'يوكي', 'ميو', 'تاكو', 'ناغي'],
  'zh-Hans': ['小枫', '阿春', '小空', '阿莲', '小雪', '美绪', '阿拓', '小凪'],
  ko: ['카에데', '하루', '소라', '렌', '유키', '미오', '타쿠', '나기'],
  hi: ['काएदे', 'हारु', 'सोरा', 'रेन', 'युकी', 'मियो', 'ताकु', 'नागी'],
};
const YOU: Readonly<Record<Language, string>> = {
  en: 'You',
  ja: 'あなた',
  fr: 'Toi',
  de: 'Du',
  es: 'Tú',
  it: 'Tu',
  'pt-BR': 'Você',
  ru: 'Ты',
  ar: 'أنت',
  'zh-Hans': '你',
  ko: '나',
  hi: 'आप',
};

/** A name for each seat; the person's own seat is "you". */
export function namesFor(seats: number, person: number | undefined, language: Language): readonly string[] {
  const names = NAMES[language] ?? LATIN;
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === person) return YOU[language];
    const nth = person === undefined ? seat : ((seat - person + seats) % seats) - 1;
    return names[nth % names.length] ?? String(seat);
  });
}
