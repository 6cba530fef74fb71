/** A deal of the day in words: the result compared with par, and a text to share that names no card. */
import type { DayResult } from '../../statistics/counts.ts';
import { type Par, againstPar } from '../../statistics/par.ts';
import type { ScreenSay } from '../words/say.ts';

/** `+12.5`, `−3`, `0`, in the number format of the language. */
const signed = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(points);

/** The result and par, in points; in words if only wins count. */
export function resultText({ won, points }: DayResult, par: Par | undefined, say: ScreenSay, locale: string): string {
  return say('day-you', { won: won ? 'yes' : 'no', points: par?.countsWins ? 'none' : signed(points, locale) });
}

export function parText(par: Par, say: ScreenSay, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(par.wins);
  return say('day-par', { percent, points: par.countsWins ? 'none' : signed(par.points, locale) });
}

export function verdictText(result: DayResult, par: Par, say: ScreenSay): string {
  const verdict = againstPar(result, par);
  return verdict === 0 ? say('day-same') : verdict > 0 ? say('day-better') : say('day-worse');
}

/** The text to share: the deal, the result, par, and the address to play it. */
export function shareText({ title, date, result, par, address }: Shared, say: ScreenSay, locale: string): string {
  const hints = result.hints > 0 ? [say('day-hints', { count: result.hints })] : [];
  const standing = par ? [parText(par, say, locale), verdictText(result, par, say)] : [];
  return [
    say('day-line', { game: title, date }),
    resultText(result, par, say, locale),
    ...standing,
    ...hints,
    address,
  ].join('\n');
}

interface Shared {
  readonly title: string; // of the game
  readonly date: string;
  readonly result: DayResult;
  readonly par: Par | undefined;
  readonly address: string; // of the table
}
