/** What emblems are drawn with: cards, chips, signs and figures as SVG, flat and lit from the upper left; the shadow falls to the lower right. */
import { letter, sign as suitSign } from './glyphs.mjs';
import { INK, TWO_COLOURS } from './inks.mjs';

const SHADE = '#00000026';
export const inkOf = (suit) => TWO_COLOURS[suit];
/** A number as short as it can be written. */
const n = (v) => String(+v.toFixed(2)).replace(/^(-?)0\./, '$1.');
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d, ink, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${more}/>`;
export const place = (x, y, inner, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}">${inner}</g>`;
/** A suit sign of the deck about a point. */
export const sign = (suit, x, y, height, ink = inkOf(suit), turned = 0) =>
  suitSign(suit, { x: +n(x), y: +n(y), height, ink, turned });
/** A figure of the deck about a point. */
export const figure = (rank, x, y, height, ink, weight = 130) =>
  letter(rank, { x: +n(x), y: +n(y) - height / 2, height, weight, ink });
export const ground = (ink) => `<rect width="160" height="160" fill="${ink}"/>`;
/** A blank card about its middle, with its shadow to the lower right. */
export const blank = (w, h = w * 1.4, fill = INK.paper) =>
  `<rect x="${n(-w / 2 + 2)}" y="${n(-h / 2 + 3)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.09)}" fill="${SHADE}"/><rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.09)}" fill="${fill}"/>`;
/** A card with one large sign, or a figure over its sign. */
export const faced = (suit, w, rank) =>
  blank(w) +
  (rank
    ? figure(rank, 0, -w * 0.32, w * 0.5, inkOf(suit), 150) + sign(suit, 0, w * 0.34, w * 0.5)
    : sign(suit, 0, 0, w * 0.68));
/** Our back in short: hemp leaf of a few lines. */
export const backed = (w, ink = INK.indigo, line1 = INK.paper) => {
  const [x, y] = [w * 0.41, w * 0.61];
  const leaf = (cx, cy, s) =>
    `M${n(cx - s)} ${n(cy)}H${n(cx + s)}M${n(cx - s / 2)} ${n(cy - s * 0.87)}L${n(cx + s / 2)} ${n(cy + s * 0.87)}M${n(cx + s / 2)} ${n(cy - s * 0.87)}L${n(cx - s / 2)} ${n(cy + s * 0.87)}`;
  return (
    blank(w) +
    `<rect x="${n(-x)}" y="${n(-y)}" width="${n(2 * x)}" height="${n(2 * y)}" rx="${n(w * 0.04)}" fill="${ink}"/>` +
    line(
      [
        [0, 0],
        [-0.5, -0.87],
        [0.5, -0.87],
        [-0.5, 0.87],
        [0.5, 0.87],
      ]
        .map(([a, b]) => leaf(a * w * 0.44, b * w * 0.44, w * 0.2))
        .join(''),
      line1,
      n(w * 0.035),
      ' stroke-linecap="round"',
    )
  );
};
export const moon = (x, y, r, ink = INK.gold) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;
/** A stack of chips seen from the side. */
export const stack = (x, y, count, w, ink, dark) =>
  Array.from({ length: count }, (_, i) => {
    const top = y - i * w * 0.2;
    return (
      path(
        `M${n(x - w / 2)} ${n(top)}v${n(-w * 0.12)}a${n(w / 2)} ${n(w * 0.2)} 0 0 1 ${n(w)} 0v${n(w * 0.12)}a${n(w / 2)} ${n(w * 0.2)} 0 0 1 ${n(-w)} 0Z`,
        dark,
      ) + `<ellipse cx="${n(x)}" cy="${n(top - w * 0.12)}" rx="${n(w / 2)}" ry="${n(w * 0.2)}" fill="${ink}"/>`
    );
  }).join('');
/** A chip seen from above. */
export const chip = (x, y, r, ink, edge = INK.paper) =>
  `<circle cx="${n(x + 1.5)}" cy="${n(y + 2.5)}" r="${r}" fill="${SHADE}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.84)}" fill="none" stroke="${edge}" stroke-width="${n(r * 0.24)}" stroke-dasharray="${n(r * 0.33)} ${n(r * 0.549)}"/>`;
