/** The names of the bots in each language; a seat keeps its name for a whole game. */
import type { Language } from '../games/face/game-face.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Kaede', 'Haru', 'Sora', 'Ren', 'Yuki', 'Mio', 'Taku', 'Nagi'],
  ja: ['かえで', 'はる', 'そら', 'れん', 'ゆき', 'みお', 'たく', 'なぎ'],
};
const YOU: Readonly<Record<Language, string>> = { en: 'You', ja: 'あなた' };

/** A name for each seat; the person's own seat is "you". */
export function namesFor(seats: number, person: number | undefined, language: Language): readonly string[] {
  const names = NAMES[language];
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === person) return YOU[language];
    const nth = person === undefined ? seat : ((seat - person + seats) % seats) - 1;
    return names[nth % names.length] ?? String(seat);
  });
}
