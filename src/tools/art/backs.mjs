/** The four card backs, each in two inks and the paper, with repeating patterns, which compress well. */
import { INK } from './inks.mjs';
import { mask } from './mask.mjs';

const PANEL = { x: 12, y: 12, width: 216, height: 312 };

/** Paper margin, a thin rule, and a clipped panel for a pattern. */
function framed(id, ink, pattern) {
  const { x, y, width, height } = PANEL;
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/></clipPath>` +
    `<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" rx="9" fill="none" stroke="${ink}" stroke-width="1.6"/>` +
    `<g clip-path="url(#${id})">${pattern}</g>`
  );
}

/** Calls `draw` for every place of a lattice about the middle of the card; odd rows are shifted by half a step. */
function lattice({ step, rise, rows, columns }, draw) {
  const parts = [];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      parts.push(draw(120 + column * step + (row % 2 === 0 ? 0 : step / 2), 168 + row * rise));
    }
  }
  return parts.join('');
}

/**
 * Hemp leaf: a lattice of triangles, each joined from its middle to its corners; triangles that point up in the second ink, lines in
 * paper. Side 44 and rise 39 are equilateral to the eye, end with a whole row at the rim, and fall on half pixels at scale 1.
 */
function asanoha(ground, second) {
  const [step, rise] = [44, 39];
  const places = { step, rise, rows: 5, columns: 3 };
  const up = lattice(places, (x, y) => `M${x} ${y}l${step / 2} ${rise}h${-step}Z`);
  const lines = lattice(places, (x, y) => {
    const [left, right, low] = [x - step / 2, x + step / 2, y + rise];
    const upMiddle = `${x} ${(y + (rise * 2) / 3).toFixed(2)}`;
    const downMiddle = `${right} ${(y + rise / 3).toFixed(2)}`;
    const spokes = `M${x} ${y}L${upMiddle}L${left} ${low}M${upMiddle}L${right} ${low}M${x} ${y}L${downMiddle}L${x + step} ${y}M${downMiddle}L${right} ${low}`;
    return `${spokes}M${x + step} ${y}H${x}L${right} ${low}M${x} ${y}L${left} ${low}`;
  });
  return (
    `<rect width="240" height="336" fill="${ground}"/><path d="${up}" fill="${second}"/>` +
    `<path d="${lines}" fill="none" stroke="${INK.paper}" stroke-width="2" stroke-linejoin="round"/>`
  );
}

/** Waves: rows of ringed discs, each row half over the one before. */
function seigaiha(ground, second) {
  const radius = 28;
  return lattice({ step: radius * 2, rise: radius / 2, rows: 13, columns: 3 }, (x, y) => {
    const ring = (share, fill) => `<circle cx="${x}" cy="${y}" r="${(radius * share).toFixed(2)}" fill="${fill}"/>`;
    return (
      ring(1, INK.paper) +
      ring(0.92, ground) +
      ring(0.68, INK.paper) +
      ring(0.6, second) +
      ring(0.36, INK.paper) +
      ring(0.28, ground)
    );
  });
}

/** A quiet back: charcoal to the edge, one thin brass rule, our mask before a brass moon. */
function plain() {
  const fox = mask({ white: INK.charcoal, red: INK.brass, gold: INK.brass, line: INK.brass });
  return (
    `<rect width="240" height="336" rx="14.4" fill="${INK.charcoal}"/>` +
    `<rect x="14" y="14" width="212" height="308" rx="8" fill="none" stroke="${INK.brass}" stroke-width="1.6"/>` +
    `<circle cx="120" cy="168" r="42" fill="${INK.brass}"/><g transform="translate(120 174) scale(0.37)">${fox}</g>`
  );
}

/** The backs in the order of their cells, 53 to 56. */
export const BACKS = [
  { name: 'asanoha-indigo', edge: INK.edge, svg: framed('panel', INK.night, asanoha(INK.night, INK.indigo)) },
  { name: 'asanoha-crimson', edge: INK.edge, svg: framed('panel', INK.crimson, asanoha(INK.crimson, INK.rose)) },
  { name: 'seigaiha-teal', edge: INK.edge, svg: framed('panel', INK.teal, seigaiha(INK.teal, INK.lagoon)) },
  { name: 'plain-charcoal', edge: INK.slate, svg: plain() },
];
