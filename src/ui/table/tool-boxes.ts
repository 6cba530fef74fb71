/** Where the two small buttons at the ends of the words stand: beside them on wide tables, else in their line. Pure. */
import type { Box } from '../../games/face/layout/box.ts';
import type { Shown } from '../../felt/table/shown.ts';

const WIDE = 1000; // px
const SIZE = 32; // px; for a finger they reach a little farther than they look
const GAP = 8;

const SCROLL = 104; // px: two buttons and the gaps beside them

type ToolRoom = Pick<Shown, 'prompt' | 'free'>;
type ScrollRoom = Pick<Shown, 'prompt' | 'buttons' | 'middle' | 'scrolls'>;

const isBeside = ({ free }: ToolRoom): boolean => free.width >= WIDE;

/** The buttons at the left and at the right end. */
export function toolBoxes(room: ToolRoom): { readonly left: Box; readonly right: Box } {
  const { x, y, width, height } = room.prompt;
  const out = isBeside(room) ? SIZE + GAP : 0;
  const at = (left: number): Box => ({ x: left, y: y + (height - SIZE) / 2, width: SIZE, height: SIZE });
  return { left: at(x - out), right: at(x + width - SIZE + out) };
}

/** What the words cover where they are `high`: more lines than there is room for grow upward. */
export function growUpward(prompt: Box, high: number): Box {
  const more = Math.max(0, high - prompt.height);
  return { ...prompt, y: prompt.y - more, height: prompt.height + more };
}

/** What the buttons leave of the line. */
export function wordsBetween(room: ToolRoom): Box {
  const { prompt } = room;
  return isBeside(room) ? prompt : { ...prompt, x: prompt.x + SIZE, width: prompt.width - 2 * SIZE };
}

/** The right end and the middle of the buttons that scroll: below the words where those have a line of their own, else in it. */
export function scrollEnd({ prompt, buttons, middle }: ScrollRoom): { readonly x: number; readonly y: number } {
  const line = isBelow(buttons, prompt) ? buttons : prompt;
  return { x: middle.x + middle.width, y: line.y + line.height / 2 };
}

const isBelow = (one: Box, other: Box): boolean => one.y >= other.y + other.height - 0.1;

/** What these buttons leave of the line. */
export function wordsBesideScroll({ prompt, buttons, middle, scrolls }: ScrollRoom): Box {
  if (!scrolls || isBelow(buttons, prompt)) return prompt;
  return { ...prompt, width: Math.min(prompt.width, middle.x + middle.width - SCROLL - prompt.x) };
}
