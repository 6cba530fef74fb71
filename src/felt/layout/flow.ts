/** Groups of cards that lie before a seat, one after the other. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import { RATIO } from '../../games/face/layout/pose.ts';
import { type InRow, LINE } from '../../games/face/layout/row.ts';

/**
 * Groups of cards one after another in a box, in lines: the widest card at most `most` with which all fit. `least`: how far
 * apart groups must lie at least, in card widths; less than 0 where one may lie partly on another.
 */
export function flow(
  box: Box,
  groups: readonly number[],
  { most, least = APART }: { most: number; least?: number | undefined },
): { card: number; at: readonly (readonly InRow[])[] } {
  let card = most;
  for (let tries = 0; tries < 40; tries += 1) {
    const laid = tryFlow(box, groups, { card, apart: APART }) ?? tryFlow(box, groups, { card, apart: least });
    if (laid) return { card, at: laid };
    card *= 0.93;
  }
  return { card, at: tryFlow(box, groups, { card, apart: least, anyhow: true }) ?? [] };
}

const APART = 0.34; // of a card's width, between groups of a flow
const LEAST_CARD = 8;

function tryFlow(
  box: Box,
  groups: readonly number[],
  { card, apart, anyhow = false }: { card: number; apart: number; anyhow?: boolean },
): InRow[][] | undefined {
  const gap = apart * card;
  const step = card * (card < 26 ? 0.42 : 0.36);
  const lines: { groups: number[]; width: number }[] = [];
  groups.forEach((count) => {
    const width = card + (count - 1) * step;
    const line = lines.at(-1);
    if (line && line.width + gap + width <= box.width) {
      line.groups.push(count);
      line.width += gap + width;
    } else lines.push({ groups: [count], width });
  });
  const overlap = lines.length > 1 ? Math.min(RATIO + 0.08, (box.height / card - RATIO) / (lines.length - 1)) : 0;
  const tooWide = lines.some((line) => line.width > box.width + 0.01);
  if (
    !anyhow &&
    card > LEAST_CARD &&
    (tooWide || card * RATIO > box.height + 0.01 || (lines.length > 1 && overlap < LINE))
  )
    return undefined;
  const squeeze = (line: { width: number }): number => Math.min(1, box.width / Math.max(1, line.width));
  return lines.flatMap((line, l) => {
    let x = box.x + Math.max(0, (box.width - line.width) / 2);
    const y = box.y + (card * RATIO) / 2 + l * overlap * card;
    return line.groups.map((count) => {
      const by = squeeze(line);
      const start = x;
      x += (card + (count - 1) * step + gap) * by;
      return Array.from({ length: count }, (_, i) => ({
        x: start + card / 2 + i * step * by,
        y,
        stripWidth: i === count - 1 ? card : step * by,
      }));
    });
  });
}
