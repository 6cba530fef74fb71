/**
 * What lies on the table otherwise than it is shown: lines have come that the felt has not shown yet. What may be done is known
 * for the newest line, so such a thing cannot be pressed until the felt has come to it. Pure.
 */
import type { GameFace } from '../games/face/game-face.ts';
import type { Line } from '../record/line.ts';

type TurningFace = Pick<GameFace, 'turnsOver'>;

/** The places in which a line moves or turns something, and the cards that it moves. */
function touchedBy(line: Line, face: TurningFace): readonly string[] {
  switch (line.type) {
    case 'move':
      return [line.from, line.to, ...line.cards];
    case 'chips':
      return [line.from, line.to];
    case 'shuffle':
      return [line.place];
    case 'note': {
      const { up, down = [] } = face.turnsOver?.(line) ?? {};
      return [...(up ? [up.place] : []), ...down];
    }
    case 'act':
    case 'deal':
    case 'deal-end':
    case 'game':
    case 'game-end':
    case 'score':
    case 'turn':
      return [];
  }
}

/** All places together whose names begin so: `meld/5` for `meld/5/2`. */
const togetherOf = (place: string): string => place.replace(/\/[^/]*$/, '');

/**
 * Where nothing may be pressed, after which `lines` are not shown yet: those of `things` that change in them, all with a new
 * deal, and whatever they turn up or down. A thing is a place, a card on the table, or all places whose names begin so.
 */
export function unshown(things: readonly string[], lines: readonly Line[], face: TurningFace): readonly string[] {
  const turned = lines.flatMap((line) => (line.type === 'note' ? touchedBy(line, face) : []));
  const touched = new Set(lines.flatMap((line) => touchedBy(line, face)).flatMap((one) => [one, togetherOf(one)]));
  const isNew = lines.some(({ type }) => type === 'deal');
  return [...new Set([...things.filter((thing) => isNew || touched.has(thing)), ...turned])];
}
