/** What every game says in Japanese, so that all of them say it alike: deals, turns, ends, totals. */
import type { Seat } from '../../cards/card.ts';
import type { ActLine, ChipsLine, EndLine, Line, MoveLine, NoteLine, ScoreLine } from '../../record/line.ts';
import type { GameWords, OptionWords, TableView } from './game-face.ts';
import { cardsIn, seatOfPlace, seatsIn } from './fields.ts';
import { japanese as ja, shortCard } from './speech.ts';
import { seatOnTurn } from './turns.ts';
import { type Sentences, announcer } from './wording.ts';

const SEATS = Object.fromEntries(
  Array.from({ length: 8 }, (_, i): [string, string] => [String(i), `席${String(i + 1)}`]),
);

/** The option that names a seat, or leaves it to chance. */
export const firstDealer: OptionWords = {
  label: '最初に配る人',
  help: 'だれから配るか。そのあとは左どなりへ移ります。',
  values: { random: 'くじで決める', ...SEATS },
};

/** `あなたがハートの7を出しました。` */
export const plays = (line: MoveLine, view: TableView): string =>
  `${ja.who(view, seatOfPlace(line.from))}が${ja.cards(line.cards)}を出しました。`;

/** `かえでが1枚引きました。` */
export function draws(line: MoveLine, view: TableView): string {
  const who = ja.who(view, seatOfPlace(line.to));
  const [first = '??'] = line.cards;
  const what = line.cards.length === 1 && first !== '??' ? `${ja.card(first)}を` : ja.count(line.cards.length);
  return `${who}が${what}引きました。`;
}

/** The stock is made anew. */
export const RECYCLED = '捨て札を切り直して、新しい山札にします。';

/** `かえでの手札はスペードのエース、クラブの2。` */
export const held = (line: NoteLine, view: TableView): string => {
  const cards = cardsIn(line['cards']);
  const said = cards.length > 4 ? cards.map(shortCard).join(' ') : ja.cards(cards);
  return `${ja.who(view, line.seat ?? 0)}の手札は${said}。`;
};

/** `かえでの番は飛ばされます。`; nothing where nobody is passed over. */
export function passedOver(line: NoteLine, view: TableView): string {
  const seats = seatsIn(line['skipped']);
  return seats.length === 0 ? '' : `${ja.list(seats.map((seat) => ja.who(view, seat)))}の番は飛ばされます。`;
}

/** `あなたがかえでに5枚払います。`; `name` gives the words for a pot. */
export function pays(line: ChipsLine, view: TableView, name: (purse: string) => string, why: string): string {
  const [from, to] = [seatOfPlace(line.from), seatOfPlace(line.to)];
  const chips = `チップ${String(line.amount)}枚`;
  const end = why === '' ? '' : `（${why}）`;
  if (from < 0) return `${ja.who(view, to)}が${name(line.from)}から${chips}を取ります${end}。`;
  return `${ja.who(view, from)}が${to < 0 ? name(line.to) : ja.who(view, to)}に${chips}を払います${end}。`;
}

/** `かえではパス。` */
export const passes = (line: ActLine, view: TableView): string => `${ja.who(view, line.seat)}はパス。`;

/** `かえでに3点。` */
export const scores = (line: ScoreLine, view: TableView): string =>
  `${ja.who(view, line.seat)}に${String(line.points)}点。`;

/** The heading and the sentence of a result, read out. */
const read = ({ heading: head, text }: { heading: string; text: string }): string =>
  `${head.replace(/！$/, '')}。${text}`;

/** `かえでがカードを配ります。` */
const deals = (line: Line & { type: 'deal' }, view: TableView): string =>
  `${line.deal > 1 ? `第${String(line.deal)}回。` : ''}${ja.who(view, line.dealer)}がカードを配ります。`;

/** `かえでの番です。`; nothing where the viewer is on turn or nobody is waited for. */
export function waiting(view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return ended === 'deal' ? 'この回は終わりました。' : 'ゲームは終わりました。';
  const seat = seatOnTurn(turn, offTurn);
  if (seat === undefined) return turn && view.legal.length === 0 ? 'ほかの人が決めています。' : turn ? undefined : '';
  return seat === view.seat ? undefined : `${ja.who(view, seat)}の番です。`;
}

/** Why nothing can be done with a card because it is not one's turn; nothing where it is. */
export function notNow(view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return ended === 'deal' ? 'この回は終わりました。' : 'ゲームは終わりました。';
  const seat = seatOnTurn(turn, offTurn);
  if (seat === undefined) return view.legal.length > 0 ? undefined : '少々お待ちください。';
  return seat === view.seat ? undefined : `いまは${ja.who(view, seat)}の番です。`;
}

/** `あなた、かえで` */
const people = (view: TableView, seats: readonly Seat[]): string => ja.list(seats.map((seat) => ja.who(view, seat)));

/** `あなたの勝ち！`, `引き分け` */
function heading(line: EndLine, view: TableView): string {
  const what = line.type === 'deal-end' ? 'この回は' : '';
  if (line.winners.length === 0) return `${what}${line.type === 'deal-end' ? '勝者なし' : '引き分け'}`;
  const mine = view.seat !== undefined && line.winners.includes(view.seat);
  return `${what}${people(view, line.winners)}の勝ち${mine ? '！' : ''}`;
}

/** `あなた12、かえで8。` */
const totals = (line: EndLine, view: TableView): string =>
  `${line.totals.map((total, seat) => `${ja.who(view, seat)}${signed(total)}`).join('、')}。`;

/** A number that may be below zero, with a minus sign that is one. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n));

/** The result as heading and sentence: why it ended, then how everybody stands. */
export const result = (line: Line, view: TableView, why: string): { heading: string; text: string } =>
  line.type === 'deal-end' || line.type === 'game-end'
    ? { heading: heading(line, view), text: `${why}${totals(line, view)}` }
    : { heading: '', text: '' };

/** The same, where a deal's end has one sentence for each reason that its line may give, and the game's has none. */
export const resultBy =
  (whys: Readonly<Record<string, string>>): GameWords['result'] =>
  (line, view) =>
    result(line, view, line.type === 'deal-end' ? (whys[line.why] ?? '') : '');

/** What is announced: deals and ends as in every game, where a game does not say them otherwise. */
export const announcing = (own: Partial<Sentences>, ended: GameWords['result']): GameWords['announce'] =>
  announcer({ deal: deals, end: (line, view) => read(ended(line, view)), ...own });
