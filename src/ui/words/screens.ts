/** What the screens over the table say: which message, and what it speaks of. The messages are in `<language>.screens.ftl`. */
import type { Card } from '../../cards/card.ts';
import type { OrderName } from '../../client/settings.svelte.ts';
import type { Messages as Common } from '../../games/face/words/messages.ts';
import { peopleOf } from '../../games/face/words/people.ts';
import type { Say, SayAny } from '../../words/say.ts';
import { CardList, TextList } from '../../words/values.ts';
import type { ScreensMessages } from './messages.ts';
import { listOf, texts } from './say.ts';

type SayIt = Say<ScreensMessages & Common>;

/** The messages `group-1`, `group-2`, … */
function paragraphs(say: Pick<SayAny, 'of'>, group: string): readonly string[] {
  const found: string[] = [];
  for (let text = say.of(group, '1'); text !== undefined; text = say.of(group, String(found.length + 1)))
    found.push(text);
  return found;
}

/** A share of deals, or a worth between 0 and 1, in a hundred. */
const percent = (value: number): string => String(Math.round(100 * value));

const estimates = (value: number, next?: number) => ({
  share: percent(value),
  next: next === undefined ? 'none' : percent(next),
});

const entries = (say: SayIt) => ({
  ...texts(say, 'entries', 'title play table you more newGame rules settings pastGames help save open'),
  ...texts(say, 'entries', 'fullScreen window newGameHelp friendsHelp moreHelp'),
  onShelf: (count: number) => say('entries-onShelf', { count }),
  inARow: (days: number) => say('entries-inARow', { days }),
  /** `share`: of all games, from 0 to 1. */
  won: (share: number) => say('entries-won', { percent: percent(share) }),
});

const puzzles = (say: SayIt) => ({
  ...texts(say, 'puzzles', 'open like all'),
  solved: (solved: number, all: number) => say('puzzles-solved', { solved, all }),
});

const day = (say: SayIt) => ({
  ...texts(say, 'day', 'title lead more play again open begun better same worse failed practice'),
  ...texts(say, 'day', 'undone share copy given copied copyThis calendar earlier later badge badgeHelp'),
  marks: texts(say, 'day-marks', 'none played won kept'),
  on: (date: string, marks: readonly string[]) => say('day-on', { date, marks: listOf(marks) }),
  row: (now: number, longest: number) => say('day-row', { now, longest }),
  intro: paragraphs(say, 'day-intro'),
  heading: (date: string) => say('day-heading', { date }),
  of: (action: string, game: string) => say('day-of', { action, game }),
  /** `points`: as they are written; none where only wins count. */
  you: (won: boolean, points = 'none') => say('day-you', { won: won ? 'yes' : 'no', points }),
  par: (percent: string, points = 'none') => say('day-par', { percent, points }),
  searching: (percent: number) => say('day-searching', { percent }),
  hints: (count: number) => say('day-hints', { count }),
  line: (game: string, date: string) => say('day-line', { game, date }),
});

/** A line of results in numbers. */
interface Told {
  readonly count: number;
  readonly best: number;
  readonly worst: number;
  readonly average: number;
  readonly last: number;
}

const statistics = (say: SayIt) => ({
  ...texts(say, 'statistics', 'title intro none notKept games won drawn deals best worst average streak longest'),
  ...texts(
    say,
    'statistics',
    'apart several hinted practice again days save take taken unreadable failed erase erased',
  ),
  ...texts(say, 'statistics', 'tooFew line lineLow lineWins'),
  told: (line: Told) => say('statistics-told', { ...line }),
  toldWins: (count: number, won: number, last: string) => say('statistics-toldWins', { count, won, last }),
  level: texts(say, 'statistics-level', 'alone mixed people'),
  refused: texts(say, 'statistics-refused', 'no-counts too-large later-counts'),
  question: texts(say, 'statistics-question', 'title text yes no'),
  summary: (count: number, won: number) => say('statistics-summary', { count, won }),
  hints: (count: number) => say('statistics-hints', { count }),
  house: (name: string) => say('statistics-house', { name }),
  caption: (level: string, options: string) => say('statistics-caption', { level, options }),
  wonOf: (won: number, of: number) => say('statistics-wonOf', { won, of }),
  share: (count: number, percent: number) => say('statistics-share', { count, percent }),
  daysSummary: (played: number, better: number) => say('statistics-daysSummary', { played, better }),
});

/** How long a course of lessons takes, about. */
const COURSE_MINUTES = 4;

/** How many play a game and how long, as numbers are written here. */
export interface ShelfFacts {
  readonly players: string;
  readonly most: number; // of players
  readonly minutes: string;
}

const shelf = (say: SayIt) => ({
  ...texts(say, 'shelf', 'goOn learnt'),
  facts: ({ players, most, minutes }: ShelfFacts) => say('shelf-facts', { players, most, minutes }),
  choose: (game: string) => say('shelf-choose', { game }),
  learn: say('shelf-learn', { minutes: COURSE_MINUTES }),
  learning: (done: number, all: number) => say('shelf-learning', { done, all }),
  learnOf: (game: string) => say('shelf-learnOf', { game, minutes: COURSE_MINUTES }),
});

const home = (say: SayIt) => ({
  ...texts(say, 'home', 'left fresh half waits back'),
  row: (days: number) => say('home-row', { days }),
  facts: ({ players, minutes }: ShelfFacts) => say('home-facts', { players, minutes }),
  about: (game: string) => say('home-about', { game }),
});

const newGame = (say: SayIt) => ({
  ...texts(say, 'newGame', 'title game preset own ownHelp seats bots details on off random'),
  ...texts(say, 'newGame', 'begin me friend name friends change people oneMore oneFewer'),
  /** To deal a game that takes about so many minutes. */
  about: (minutes: number) => say('newGame-about', { minutes }),
  valueOf: (label: string, value: string) => say('newGame-value', { label, value }),
  nameOf: (seat: string) => say('newGame-nameOf', { seat }),
  portraitOf: (seat: string) => say('newGame-portraitOf', { seat }),
  player: (n: number) => say('newGame-player', { n }),
  between: (min: number, max: number) => say('newGame-between', { min, max }),
  less: (label: string) => say('newGame-less', { label }),
  more: (label: string) => say('newGame-more', { label }),
  reason: (labels: readonly string[], reason: string) => say('newGame-reason', { labels: listOf(labels), reason }),
  notAtSeats: (seats: number) => say('newGame-notAtSeats', { seats }),
  needs: (label: string, value: string) => say('newGame-needs', { label, value }),
  idleWith: (label: string, value: string) => say('newGame-idleWith', { label, value }),
});

const settings = (say: SayIt) => ({
  ...texts(say, 'settings', 'title note table play access language speed sound volume deck back cloth callWindow'),
  ...texts(
    say,
    'settings',
    'callWindowHelp pace paceHelp hints hintsHelp coach coachHelp assist assistHelp forced forcedHelp',
  ),
  ...texts(say, 'settings', 'portrait portraitHelp motion leftHand theme wordsPanel shortcuts refused'),
  speeds: texts(say, 'settings-speeds', '1 2 4 0.5 at-once'),
  offers: texts(say, 'settings-offers', 'first true false'),
  decks: texts(say, 'settings-decks', 'two-colour four-colour large-index'),
  backs: texts(say, 'settings-backs', 'asanoha-indigo asanoha-crimson seigaiha-teal plain-charcoal'),
  cloths: texts(say, 'settings-cloths', 'green indigo burgundy slate'),
  portraits: {
    ...texts(
      say,
      'settings-portraits',
      'grandmother carpenter student skipper singer trumpeter marquise professor aunt uncle redhead skater dancer',
    ),
    ...texts(say, 'settings-portraits', 'doctor baker clerk neighbour cat fox initial'),
  },
  callWindows: texts(say, 'settings-callWindows', '3 10 go-on'),
  paces: texts(say, 'settings-paces', '0 1 2 at-once 0.5 1.5'),
  motions: texts(say, 'settings-motions', 'system on off'),
  themes: texts(say, 'settings-themes', 'system light dark'),
});

const pastGames = (say: SayIt) => ({
  ...texts(say, 'pastGames', 'title none running won drawn unfinished watch save forget forgotten gone'),
  lost: (names: readonly string[]) => say('pastGames-lost', { names: listOf(names) }),
  of: (action: string, game: string, time: string) => say('pastGames-of', { action, game, time }),
});

const botCheck = (say: SayIt) => ({
  ...texts(say, 'botCheck', 'title none notOver view stop'),
  asking: (percent: number) => say('botCheck-asking', { percent }),
  same: (choices: number) => say('botCheck-same', { choices }),
  other: (line: number, name: string) => say('botCheck-other', { line, name }),
});

const replay = (say: SayIt) => ({
  ...texts(say, 'replay', 'title leave first back play pause forward last deal speed eyes everybody person'),
  ...texts(say, 'replay', 'position partly unreadable tooLarge card anyCard keys drop playOn'),
  troubles: {
    ...texts(say, 'replay-troubles', 'not-json not-a-line wrong-order unknown-game bad-setup bad-deck illegal-act'),
    ...texts(say, 'replay-troubles', 'differs unknown-bot other-choice unfinished empty damaged newer too-long'),
    ...texts(say, 'replay-troubles', 'not-now not-saved engine'),
  },
  dealNumber: (n: number) => say('replay-dealNumber', { n }),
  step: (n: number, all: number) => say('replay-step', { n, all }),
  line: (n: number, text: string) => say('replay-line', { n, text }),
  cardAt: (card: string, name: string, step: number) => say('replay-cardAt', { card, name, step }),
});

const share = (say: SayIt) => ({
  ...texts(say, 'share', 'title what table deal dealHelp newDealHelp game gameHelp notOver notFull tooLong step'),
  ...texts(say, 'share', 'view link copy copied notCopied send file qr nothingSent'),
  tableHelp: (game: string) => say('share-tableHelp', { game }),
  length: (n: number) => say('share-length', { n }),
  made: (app: string, game: string) => say('share-made', { app, game }),
});

const sent = (say: SayIt) => ({
  ...texts(say, 'sent', 'title tableTitle gameTitle yes no unfit partly'),
  results: texts(say, 'sent-results', 'won lost drawn'),
  dealText: (game: string) => say('sent-dealText', { game }),
  dayText: (game: string, date: string) => say('sent-dayText', { game, date }),
  tableText: (game: string) => say('sent-tableText', { game }),
  gameText: (game: string) => say('sent-gameText', { game }),
  text: (game: string, seats: number) => say('sent-text', { game, seats }),
  broken: (text: string) => say('sent-broken', { text }),
});

const fairDeal = (say: SayIt) => ({
  ...texts(say, 'fairDeal', 'title running next more commitment given insecure later secret salt words cut'),
  ...texts(say, 'fairDeal', 'second secondHelp verifier'),
  intro: paragraphs(say, 'fairDeal-intro'),
  verdicts: texts(say, 'fairDeal-verdicts', 'another-commitment dealt-anew not-computed'),
  fits: (decks: number, shuffles: number, promised: boolean) =>
    say('fairDeal-fits', { decks, shuffles, promised: promised ? 'yes' : 'no' }),
  anotherDeal: (line: number) => say('fairDeal-anotherDeal', { line }),
  cutHelp: (most: number) => say('fairDeal-cutHelp', { most }),
});

const again = (say: SayIt) => ({
  ...texts(say, 'again', 'trick turn lastTrick lastTurns'),
  shows: (what: 'trick' | 'turn') => say('again-shows', { what }),
  told: (plays: readonly string[]) => say('again-told', { plays: new TextList(plays) }),
});

const order = (say: SayIt) => ({
  change: say('order-change'),
  lies: (order: OrderName) => say('order-lies', { order }),
});

const help = (say: SayIt) => ({
  ...texts(say, 'help', 'title touch keyboard intro off key does about'),
  touches: texts(say, 'help-touches', 'play order finish'),
  keys: {
    ...texts(say, 'help-keys', 'tab arrows shift enter escape draw call go undo menu sound words finish hint'),
    ...texts(say, 'help-keys', 'why rule again order sheet help'),
  },
  names: texts(say, 'help-names', 'tab arrows shift enter escape'),
});

const coach = (say: SayIt) => ({
  ...texts(say, 'coach', 'title back stand'),
  better: (what: string) => say('coach-better', { what }),
});

const hint = (say: SayIt) => ({
  ...texts(say, 'hint', 'button name thinking pass only passing best usual close counted'),
  do: (what: string) => say('hint-do', { what }),
  wins: (value: number, next?: number) => say('hint-wins', estimates(value, next)),
  worth: (value: number, next?: number) => say('hint-worth', estimates(value, next)),
});

const why = (say: SayIt) => ({
  ...texts(say, 'why', 'short sign thinking none knew weighed byChance byRule only reflex outside unclear all chosen'),
  of: (name: string) => say('why-of', { name }),
  did: (name: string, what: string) => say('why-did', { name, what }),
  sawHand: (own: number, seen: number, unseen: number) => say('why-sawHand', { own, seen, unseen }),
  saw: (seen: number, unseen: number) => say('why-saw', { seen, unseen }),
  ahead: (times: number) => say('why-ahead', { times }),
  wins: (value: number, next: number) => say('why-wins', estimates(value, next)),
  worth: (value: number, next: number) => say('why-worth', estimates(value, next)),
  share: percent,
});

const review = (say: SayIt) => ({
  ...texts(say, 'review', 'button title of cancel again stopped fine costly played better tryAgain kept onFelt'),
  ...texts(say, 'review', 'scaleWins scaleWorth'),
  heldBy: (name: string, cards: readonly Card[]) => say('review-heldBy', { name, cards: new CardList(cards) }),
  searching: (done: number, of: number) => say('review-searching', { done, of }),
  held: (cards: readonly Card[]) => say('review-held', { cards: new CardList(cards) }),
  costWins: (value: number) => say('review-costWins', { share: Math.round(100 * value) }),
  costWorth: (value: number) => say('review-costWorth', { share: Math.round(100 * value) }),
  estimate: percent,
  tryAgainAt: (n: number) => say('review-tryAgainAt', { n }),
});

/** Several people at one device. */
const ending = (say: SayIt) => ({
  ...texts(say, 'ending', 'won pull fold title place name hand change'),
  after: (deal: number) => say('ending-after', { deal }),
  lost: (place: number, seats: number) => say('ending-lost', { place, seats }),
  onward: (place: number, seats: number) => say('ending-onward', { place, seats }),
});

const hotSeat = (say: SayIt) => ({
  ...texts(say, 'hotSeat', 'since calls look no practiceHelp'),
  pass: (name: string) => say('hotSeat-pass', { name }),
  passHelp: (name: string) => say('hotSeat-passHelp', { name }),
  iAm: (name: string) => say('hotSeat-iAm', { name }),
  turn: (name: string) => say('hotSeat-turn', { name }),
  takeBack: (name: string) => say('hotSeat-takeBack', { name }),
  call: (name: string, action: string) => say('hotSeat-call', { name, action }),
  agree: (names: readonly string[]) => say('hotSeat-agree', { names: listOf(names) }),
  agreeText: (name: string) => say('hotSeat-agreeText', { name }),
  agrees: (name: string) => say('hotSeat-agrees', { name }),
});

export const screenWords = (say: SayAny) => ({
  people: peopleOf(say),
  /** What a game is called, and what the shelf says of it. */
  titleOf: (game: string) => say.of('title', game) ?? game,
  /** The language that it is called so in. */
  titleLanguageOf: (game: string) => say.of('title', `${game}.lang`),
  whatOf: (game: string) => say.of('title', `${game}.what`) ?? '',
  entries: entries(say),
  puzzles: puzzles(say),
  day: day(say),
  statistics: statistics(say),
  shelf: shelf(say),
  home: home(say),
  newGame: newGame(say),
  leave: texts(say, 'leave', 'title text yes no'),
  rules: {
    ...texts(say, 'rules', 'title inForce show back elsewhere here open'),
    showClause: (clause: string) => say('rules-showClause', { clause }),
    of: (game: string) => say('rules-of', { game }),
  },
  settings: settings(say),
  elsewhere: texts(say, 'elsewhere', 'title text here'),
  ownTab: texts(say, 'ownTab', 'full short help'),
  pastGames: pastGames(say),
  botCheck: botCheck(say),
  replay: replay(say),
  playOn: texts(say, 'playOn', 'title intro seat cards same sameHelp anew anewHelp kept begin failed'),
  share: share(say),
  sent: sent(say),
  fairDeal: fairDeal(say),
  again: again(say),
  order: order(say),
  scores: texts(say, 'scores', 'none'),
  help: help(say),
  friends: texts(say, 'friends', 'open emotes emotesHelp'),
  hint: hint(say),
  coach: coach(say),
  why: why(say),
  review: review(say),
  ending: ending(say),
  hotSeat: hotSeat(say),
});

export type ScreenWords = ReturnType<typeof screenWords>;
