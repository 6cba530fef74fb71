/** What is expected now in a game of Piquet, and why a card cannot be played, in Japanese. */
import type { Card } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { notNow, waiting } from '../../face/sayings.ja.ts';
import { japanese as ja } from '../../face/speech.ts';
import type { CombinationKind } from './combinations.ts';
import { ABOUT, KIND, declared, rank } from './ja.combinations.ts';
import { laidOut, mostToLayOut, requiredSuit, reserved } from './asked.ts';
import { elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, phaseOf } from './table.ts';

const other = (view: TableView): string => ja.who(view, otherOf(view));

/** The other one is waited for. */
function awaited(view: TableView, words: string): string {
  const who = words.replace(/の番です。$/, '');
  if (who === words) return words;
  switch (phaseOf(view)) {
    case 'exchange':
      return `${who}が替えるカードを選んでいます。`;
    case 'talon':
      return `${who}がタロンの残りをどうするか決めています。`;
    case 'words':
      return `${who}が考えています。`;
    case 'play':
      return words;
  }
}

function exchange(view: TableView): string {
  const most = mostToLayOut(view);
  if (ownList(view).some(({ type }) => type === 'carte-blanche'))
    return '絵札がありません。先にカルトブランシュを宣言すると10点です。';
  if (reserved(view) > 0 && most > 0) return `取り分けた分の${ja.count(most)}を選んで、替えてください。`;
  if (most <= 0) return '捨てた枚数だけ引いてください。';
  if (laidOut(view) > 0) return `${ja.count(laidOut(view))}捨てました。続けて選ぶか、替えてください。`;
  const many = most === 1 ? '1枚' : `1枚から${ja.count(most)}`;
  return isElder(view)
    ? `先手です。いらないカードを${many}選んで、替えてください。`
    : `いらないカードを${many}選んで、替えてください。`;
}

function declaring(kind: CombinationKind, view: TableView): string {
  if (!ownBest(view, kind)) return `${ABOUT[kind]}。あなたにはありません。`;
  const first = elderSilent(view, kind) ? `${other(view)}は${KIND[kind]}なし。` : `${ABOUT[kind]}。`;
  return `${first}宣言しますか、隠しますか。`;
}

function answering(kind: CombinationKind, view: TableView): string {
  const note = noteOf(view, 'declare', kind);
  const making = noteOf(view, 'making', kind);
  const who = other(view);
  if (making)
    return kind === 'point'
      ? `${who}のポイントは合計${String(making['value'])}。あなたと比べてどうですか。`
      : `${who}の続きは上が${rank(making['rank'])}。あなたと比べてどうですか。`;
  const only = ownList(view).length === 1;
  return `${who}が${declared(kind, Number(note?.['count']), note?.['rank'])}を宣言。${only ? 'それに並ぶものがありません。' : '認めますか、くらべますか。'}`;
}

function claiming(kind: CombinationKind, view: TableView): string {
  const many = ownList(view).length > 1;
  return many
    ? `${KIND[kind]}はあなたの勝ち。ほかのどれを数えますか。`
    : `${KIND[kind]}はあなたの勝ち。点を数えてください。`;
}

function follow(view: TableView): string {
  const suit = requiredSuit(view);
  if (!suit) return 'あなたから出します。出すだけで1点です。';
  const follows = ownList(view).some((action) => String(action['card']).endsWith(suit));
  return follows
    ? `場は${ja.suit(suit)}です。${ja.suit(suit)}を出してください。`
    : `${ja.suit(suit)}がありません。どれを出しても負けです。`;
}

export function prompt(view: TableView): string {
  const words = waiting(view);
  if (words !== undefined) return awaited(view, words);
  const [first] = ownList(view);
  const kind = kindIn(first?.['kind']);
  switch (first?.type ?? '') {
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(view);
    case 'keep':
    case 'reveal':
      return `タロンに${ja.count(view.places.at('stock').length)}残っています。表にして二人で見ますか。`;
    case 'declare':
    case 'silent':
      return declaring(kind, view);
    case 'answer':
      return answering(kind, view);
    case 'claim':
      return claiming(kind, view);
    default:
      return follow(view);
  }
}

export function refusal(_card: Card, view: TableView): string {
  const words = notNow(view);
  if (words !== undefined) return words;
  const [first] = ownList(view);
  switch (first?.type ?? '') {
    case 'play':
      return follow(view);
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(view);
    default:
      return `カードを出すのはあとです。先に${first?.['kind'] === undefined ? 'タロンの残り' : KIND[kindIn(first['kind'])]}を決めましょう。`;
  }
}
