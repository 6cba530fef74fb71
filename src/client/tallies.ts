/** The tables of the statistics, out of the finished games: per game, level of the bots and options. */
import type { Counts, Finished } from '../statistics/counts.ts';

/** Games of one kind, and how many of them were won. */
export interface Won {
  readonly games: number;
  readonly won: number;
}

/** How a game ended. */
export type TallyResult = Pick<Finished, 'points' | 'outcome'>;

/** What is said of the games at one kind of table. */
export interface Tally {
  readonly level: string;
  readonly options: string; // as in `Finished`
  /** Played once, without help: only these count for everything below. */
  readonly plain: Won & { readonly drawn: number };
  readonly deals: number;
  readonly best: number; // points or chips at the end; all three are 0 where there is no such game
  readonly worst: number;
  readonly average: number;
  readonly streak: number; // games won one after the other up to now
  readonly longest: number;
  readonly low: boolean; // few points are better
  readonly results: readonly TallyResult[]; // of the games that count, in the order of time
  /** Counted apart, each game once: a deal that was known, or was taken up again; else with something taken back; else with hints. */
  readonly again: Won;
  readonly practice: Won;
  readonly hinted: Won;
}

export interface GameTallies {
  readonly game: string;
  readonly hints: number; // taken in all, also in games that were not finished
  readonly tables: readonly Tally[]; // the one that was played last comes first
}

type TallyKind = 'plain' | 'hinted' | 'practice' | 'again';

/** Each game with what it counts as. Of games from the same deal only the first one was played without knowing its cards. */
function kindsOf(games: readonly Finished[]): { game: Finished; kind: TallyKind }[] {
  const known = new Set<string>();
  return inTime(games).map((game) => {
    const isKnown = known.has(game.deal);
    known.add(game.deal);
    return { game, kind: game.practice ? 'practice' : isKnown ? 'again' : game.hints > 0 ? 'hinted' : 'plain' };
  });
}

const inTime = (games: readonly Finished[]): Finished[] =>
  [...games].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Every game that was finished or in which hints were taken; the one that was finished last comes first. */
export function talliesOf({ games, hints }: Counts): readonly GameTallies[] {
  const kinds = kindsOf(games);
  const ids = [...kinds.map(({ game }) => game.game).reverse(), ...hints.map(({ game }) => game)];
  return [...new Set(ids)].map((id) => {
    const own = kinds.filter(({ game }) => game.game === id);
    const keyOf = ({ level, options }: Finished): string => `${level} ${options}`;
    const keys = new Set(own.map(({ game }) => keyOf(game)).reverse());
    return {
      game: id,
      hints: hints.filter((one) => one.game === id).reduce((sum, { taken }) => sum + taken, 0),
      tables: [...keys].map((key) => tallyOf(own.filter(({ game }) => keyOf(game) === key))),
    };
  });
}

function tallyOf(all: readonly { readonly game: Finished; readonly kind: TallyKind }[]): Tally {
  const [first] = all;
  const gamesOf = (kind: TallyKind): Finished[] => all.filter((one) => one.kind === kind).map(({ game }) => game);
  const plain = gamesOf('plain');
  return {
    level: first?.game.level ?? '',
    options: first?.game.options ?? '',
    plain: { ...wonOf(plain), drawn: plain.filter(({ outcome }) => outcome === 'drawn').length },
    deals: plain.reduce((sum, { deals }) => sum + deals, 0),
    ...pointsOf(plain),
    ...streaksOf(plain),
    results: plain.map(({ points, outcome }) => ({ points, outcome })),
    again: wonOf(gamesOf('again')),
    practice: wonOf(gamesOf('practice')),
    hinted: wonOf(gamesOf('hinted')),
  };
}

const wonOf = (games: readonly Finished[]): Won => ({
  games: games.length,
  won: games.filter(({ outcome }) => outcome === 'won').length,
});

function pointsOf(games: readonly Finished[]): Pick<Tally, 'best' | 'worst' | 'average' | 'low'> {
  if (games.length === 0) return { best: 0, worst: 0, average: 0, low: false };
  const points = games.map((game) => game.points).sort((a, b) => a - b);
  const [least = 0, most = 0] = [points[0], points.at(-1)];
  const low = games.filter(({ lowWins }) => lowWins).length * 2 > games.length;
  const average = points.reduce((sum, one) => sum + one, 0) / points.length;
  return low ? { best: least, worst: most, average, low } : { best: most, worst: least, average, low };
}

/** Games that were won one after the other. A drawn one ends it as a lost one does. */
function streaksOf(games: readonly Finished[]): Pick<Tally, 'streak' | 'longest'> {
  let [streak, longest] = [0, 0];
  for (const { outcome } of games) {
    streak = outcome === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}
