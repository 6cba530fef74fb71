/** Piquet's option table and the tables that one can ask for by name; rules and menus both read it. */
import type { OptionTable } from '../contract/contract.ts';

export const options: OptionTable = {
  specs: [
    { key: 'playScoring', clause: 'PQ-P3', values: ['plain', 'classic'], default: 'plain' },
    { key: 'youngerDeclares', clause: 'PQ-D11', values: ['at-once', 'after-lead'], default: 'at-once' },
    { key: 'cardsInPique', clause: 'PQ-B2', values: [true, false], default: true },
    { key: 'firstDealer', clause: 'PQ-S2', values: ['cut', 0, 1], default: 'cut' },
    { key: 'tie', clause: 'PQ-E2', values: ['two-more', 'draw'], default: 'two-more' },
  ],
  presets: [
    { key: 'plain', options: {} },
    { key: 'classic', options: { playScoring: 'classic', youngerDeclares: 'after-lead' } },
    { key: 'club', options: { playScoring: 'classic', youngerDeclares: 'after-lead', cardsInPique: false } },
  ],
  seats: { min: 2, max: 2 },
};
