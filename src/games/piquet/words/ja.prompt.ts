/** What is expected now in a game of Piquet, and why a card cannot be played, in Japanese. */
import type { Card } from '../../../cards/card.ts';
import type { Sight } from '../../face/game-face.ts';
import { notNow, waiting } from '../../face/sayings.ja.ts';
import { japanese as ja } from '../../face/speech.ts';
import type { Kind } from './combinations.ts';
import { ABOUT, KIND, declared, rank } from './ja.combinations.ts';
import { laidOut, mostToLayOut, requiredSuit, reserved } from './asked.ts';
import { elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, phaseOf } from './table.ts';

const other = (sight: Sight): string => ja.who(sight, otherOf(sight));

/** The other one is waited for. */
function awaited(sight: Sight, words: string): string {
  const who = words.replace(/の番です。$/, '');
  if (who === words) return words;
  switch (phaseOf(sight)) {
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

function exchange(sight: Sight): string {
  const most = mostToLayOut(sight);
  if (ownList(sight).some(({ type }) => type === 'carte-blanche'))
    return '絵札がありません。先にカルトブランシュを宣言すると10点です。';
  if (reserved(sight) > 0 && most > 0) return `取り分けた分の${ja.count(most)}を選んで、替えてください。`;
  if (most <= 0) return '捨てた枚数だけ引いてください。';
  if (laidOut(sight) > 0) return `${ja.count(laidOut(sight))}捨てました。続けて選ぶか、替えてください。`;
  const many = most === 1 ? '1枚' : `1枚から${ja.count(most)}`;
  return isElder(sight)
    ? `先手です。いらないカードを${many}選んで、替えてください。`
    : `いらないカードを${many}選んで、替えてください。`;
}

function declaring(kind: Kind, sight: Sight): string {
  if (!ownBest(sight, kind)) return `${ABOUT[kind]}。あなたにはありません。`;
  const first = elderSilent(sight, kind) ? `${other(sight)}は${KIND[kind]}なし。` : `${ABOUT[kind]}。`;
  return `${first}宣言しますか、隠しますか。`;
}

function answering(kind: Kind, sight: Sight): string {
  const note = noteOf(sight, 'declare', kind);
  const making = noteOf(sight, 'making', kind);
  const who = other(sight);
  if (making)
    return kind === 'point'
      ? `${who}のポイントは合計${String(making['value'])}。あなたと比べてどうですか。`
      : `${who}の続きは上が${rank(making['rank'])}。あなたと比べてどうですか。`;
  const only = ownList(sight).length === 1;
  return `${who}が${declared(kind, Number(note?.['count']), note?.['rank'])}を宣言。${only ? 'それに並ぶものがありません。' : '認めますか、くらべますか。'}`;
}

function claiming(kind: Kind, sight: Sight): string {
  const many = ownList(sight).length > 1;
  return many
    ? `${KIND[kind]}はあなたの勝ち。ほかのどれを数えますか。`
    : `${KIND[kind]}はあなたの勝ち。点を数えてください。`;
}

function follow(sight: Sight): string {
  const suit = requiredSuit(sight);
  if (!suit) return 'あなたから出します。出すだけで1点です。';
  const follows = ownList(sight).some((action) => String(action['card']).endsWith(suit));
  return follows
    ? `場は${ja.suit(suit)}です。${ja.suit(suit)}を出してください。`
    : `${ja.suit(suit)}がありません。どれを出しても負けです。`;
}

export function prompt(sight: Sight): string {
  const words = waiting(sight);
  if (words !== undefined) return awaited(sight, words);
  const [first] = ownList(sight);
  const kind = kindIn(first?.['kind']);
  switch (first?.type ?? '') {
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(sight);
    case 'keep':
    case 'reveal':
      return `タロンに${ja.count(sight.places.at('stock').length)}残っています。表にして二人で見ますか。`;
    case 'declare':
    case 'silent':
      return declaring(kind, sight);
    case 'answer':
      return answering(kind, sight);
    case 'claim':
      return claiming(kind, sight);
    default:
      return follow(sight);
  }
}

export function refusal(_card: Card, sight: Sight): string {
  const words = notNow(sight);
  if (words !== undefined) return words;
  const [first] = ownList(sight);
  switch (first?.type ?? '') {
    case 'play':
      return follow(sight);
    case 'carte-blanche':
    case 'discard':
    case 'draw':
      return exchange(sight);
    default:
      return `カードを出すのはあとです。先に${first?.['kind'] === undefined ? 'タロンの残り' : KIND[kindIn(first['kind'])]}を決めましょう。`;
  }
}
