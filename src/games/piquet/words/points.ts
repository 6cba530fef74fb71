/** What combinations make, for the rules and for the words on buttons [PQ-D1 to PQ-D3]. */
import type { Card } from '../../../cards/card.ts';
import { pipValue } from '../../../cards/pip-value.ts';

export const KINDS = ['point', 'sequence', 'set'] as const;

/** What a card counts in a point [PQ-D1]. */
export const cardValue = (card: Card): number => pipValue(card, 11);
export const SEQUENCE_POINTS = [0, 0, 0, 3, 4, 15, 16, 17, 18]; // by length [PQ-D2]
export const SET_POINTS = [0, 0, 0, 3, 14]; // by size [PQ-D3]
