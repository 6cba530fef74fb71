/** How the person wants the table to look and move; a plain value, replaced whole when a setting changes. */
export interface TableStyle {
  readonly deck: 'two-colour' | 'four-colour' | 'large-index';
  readonly back: 'asanoha-indigo' | 'asanoha-crimson' | 'seigaiha-teal' | 'plain-charcoal';
  readonly cloth: 'green' | 'indigo' | 'burgundy' | 'slate';
  readonly speed: 0.5 | 1 | 2 | 4 | 'at-once';
  readonly reducedMotion: boolean; // cards appear at once, fades take at most 100 ms
  readonly leftHand: boolean; // stock and buttons on the left
  readonly rightToLeft: boolean; // so words run
}

export interface ClothColours {
  readonly light: string; // under the lamp
  readonly cloth: string;
  readonly dark: string; // where the light ends
}

export const CLOTHS: Readonly<Record<TableStyle['cloth'], ClothColours>> = {
  green: { light: '#217a5b', cloth: '#14583f', dark: '#092c22' },
  indigo: { light: '#35508f', cloth: '#223463', dark: '#0e1730' },
  burgundy: { light: '#8f3546', cloth: '#631f2e', dark: '#2d0c15' },
  slate: { light: '#56626d', cloth: '#39434c', dark: '#191e23' },
};
