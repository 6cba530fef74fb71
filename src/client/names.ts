/** Who sits where, by name. */
import type { GameWords } from '../games/face/game-face.ts';

/** A name for each seat, the same for a whole game; the person's own seat is "you". Empty as long as nothing is said yet. */
export function namesFor(
  seats: number,
  person: number | undefined,
  people: GameWords['people'] | undefined,
): readonly string[] {
  const { you = '', bots = [] } = people ?? {};
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === person) return you;
    const nth = person === undefined ? seat : ((seat - person + seats) % seats) - 1;
    return bots[nth % bots.length] ?? '';
  });
}
