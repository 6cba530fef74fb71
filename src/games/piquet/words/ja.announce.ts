/** What is said of the lines of Piquet in Japanese: who said what, who scored what, and why. */
import type { Line, MoveLine, NoteLine, ScoreLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { plays } from '../../face/sayings.ja.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import { japanese as ja } from '../../face/speech.ts';
import { KIND, cardSigns, declared, rank, shown } from './ja.combinations.ts';
import { crosses, elderOf, kindIn, noteOf, pointsInDeal } from './table.ts';

const names = (cards: NoteLine['cards']): string => ja.list(cardsIn(cards).map((card) => ja.card(card)));

export function announceDeal(line: Line & { type: 'deal' }, view: TableView): string {
  if (line.deal === 0) return 'カットして、高いカードの人が最初に配ります。';
  return `第${String(line.deal)}回。${ja.who(view, line.dealer)}が配り、${ja.who(view, elderOf(view))}が先手です。`;
}

export function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const { action, seat } = line;
  const who = ja.who(view, seat);
  const kind = kindIn(action['kind']);
  switch (action.type) {
    case 'silent':
      return `${who}は${KIND[kind]}を宣言しません。`;
    case 'answer':
      return `${who}「${answered(line, view)}`;
    case 'keep':
      return `${who}はタロンの残りを伏せておきます。`;
    default:
      return undefined; // what follows tells it
  }
}

function answered({ action }: Line & { type: 'act' }, view: TableView): string {
  const kind = kindIn(action['kind']);
  if (action['say'] === 'good') return 'グッド」。もっと良いものは出しません。';
  if (action['say'] === 'not-good') return 'ノットグッド」。もっと良いものがあります。';
  return noteOf(view, 'making', kind)
    ? `イコール」。${KIND[kind]}はだれの点にもなりません。`
    : 'イコール」。枚数は同じ、次は中身を比べます。';
}

export function announceMove(line: MoveLine, view: TableView): string | undefined {
  if (line.why === 'play') return plays(line, view);
  const many = ja.count(line.cards.length);
  const who = ja.who(view, seatOfPlace(line.to));
  if (line.why === 'reserve') return `タロンから${many}を${who}のために取り分けます。`;
  if (line.why !== 'draw') return undefined;
  const known = names(line.cards);
  return known === '' ? `${who}が${many}替えました。` : `${who}が${many}替え、${known}を引きました。`;
}

export function announceNote(line: NoteLine, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  const kind = kindIn(line['kind']);
  switch (line.what) {
    case 'cut':
      return cut(line, view);
    case 'look':
      return looked(line, view);
    case 'carte-blanche':
      return `カルトブランシュ。${who}は絵札がなく、${ja.count(Number(line['take']))}替えます。`;
    case 'declare':
      return `${who}が${declared(kind, Number(line['count']), line['rank'])}を宣言しました${more(line)}。`;
    case 'making':
      return kind === 'point'
        ? `${who}のポイントは、数の合計が${String(line['value'])}です。`
        : `${who}の続きは、いちばん上が${rank(line['rank'])}です。`;
    case 'show':
      return shows(line, view);
    default:
      return undefined; // the margin is told with the result
  }
}

/** What else was told with a declaration. */
function more(line: NoteLine): string {
  if (line['kind'] === 'set') return '';
  if (line['kind'] === 'point') return line['value'] === undefined ? '' : `（合計${String(line['value'])}）`;
  return line['rank'] === undefined ? '' : `（いちばん上は${rank(line['rank'])}）`;
}

function cut(line: NoteLine, view: TableView): string {
  const cards = cardsIn(line['cards']).map((card) => ja.card(card));
  return `${ja.who(view, 0)}は${cards[0] ?? 'カード'}、${ja.who(view, 1)}は${cards[1] ?? 'カード'}。${ja.who(view, Number(line['dealer']))}が最初に配ります。`;
}

function looked(line: NoteLine, view: TableView): string {
  const all = typeof line['cards'] === 'object' ? line['cards'].length : 0;
  const known = names(line['cards']);
  return `${ja.who(view, line.seat ?? 0)}がタロンの次の${ja.count(all)}を見ました${known === '' ? '' : `：${known}`}。`;
}

function shows(line: NoteLine, view: TableView): string {
  const who = ja.who(view, line.seat ?? 0);
  const cards = cardsIn(line['cards']);
  if (line['why'] === 'talon') return `${who}がタロンの残りを表にしました：${names(cards)}。`;
  if (line['why'] === 'carte-blanche') return `${who}が絵札のない12枚を見せました：${cardSigns(cards)}。`;
  return `${who}が${shown(kindIn(line['why']), cards)}を見せました：${cardSigns(cards)}。`;
}

/** What was scored and why, and how far the count has come. */
export function announceScore(line: ScoreLine, view: TableView): string {
  const who = ja.who(view, line.seat);
  const over = crosses(view, line) ? `${who}がルビコンを越えました。` : '';
  return `${scored(line, who)}${who}はこの回${String(pointsInDeal(view, line.seat))}点。${over}`;
}

const SCORED: Readonly<Record<string, string>> = {
  lead: '先に出して1点。',
  trick: 'トリックを取って1点。',
  last: '最後のトリックでもう1点。',
  'carte-blanche': 'カルトブランシュで10点。',
  point: 'ポイント',
  sequence: 'シークエンス',
  set: 'セット',
};

function scored({ why, points }: ScoreLine, who: string): string {
  switch (why) {
    case 'cards':
      return `${who}が7トリック取って10点。`;
    case 'capot':
      return `カポ！${who}が12トリックすべてを取り、さらに30点。`;
    case 'repique':
      return `ルピック！${who}が、相手が0点のうちに宣言だけで30点に届き、さらに60点。`;
    case 'pique':
      return `ピック！${who}が、相手が0点のうちに30点に届き、さらに30点。`;
    case 'point':
    case 'sequence':
    case 'set':
      return `${SCORED[why] ?? ''}で${String(points)}点。`;
    default:
      return SCORED[why] ?? '';
  }
}
