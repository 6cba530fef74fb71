/** A deal of the day in words: the result compared with par, and a text to share that names no card. */
import type { DayResult } from '../statistics/counts.ts';
import { type Par, againstPar } from '../statistics/par.ts';
import type { ScreenWords } from './words/words.ts';

type DayWords = ScreenWords['day'];

/** `+12.5`, `−3`, `0`, in the number format of the language. */
const signed = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(points);

/** The result and par, in points; in words if only wins count. */
export function resultText({ won, points }: DayResult, par: Par | undefined, ui: DayWords, locale: string): string {
  return ui.you(won, par?.countsWins ? undefined : signed(points, locale));
}

export function parText(par: Par, ui: DayWords, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(par.wins);
  return ui.par(percent, par.countsWins ? undefined : signed(par.points, locale));
}

export function verdictText(result: DayResult, par: Par, ui: DayWords): string {
  const verdict = againstPar(result, par);
  return verdict === 0 ? ui.same : verdict > 0 ? ui.better : ui.worse;
}

/** The text to share: the deal, the result, par, and the address to play it. */
export function shareText({ title, date, result, par, address }: Shared, ui: DayWords, locale: string): string {
  const hints = result.hints > 0 ? [ui.hints(result.hints)] : [];
  const standing = par ? [parText(par, ui, locale), verdictText(result, par, ui)] : [];
  return [ui.line(title, date), resultText(result, par, ui, locale), ...standing, ...hints, address].join('\n');
}

interface Shared {
  readonly title: string; // of the game
  readonly date: string;
  readonly result: DayResult;
  readonly par: Par | undefined;
  readonly address: string; // of the table
}
