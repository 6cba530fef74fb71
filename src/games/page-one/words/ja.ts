/** ページワンの日本語。Page One in Japanese. */
import type { Card } from '../../../cards/card.ts';
import type { Action, EndLine, Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import { SUIT_SIGNS, japanese as ja, shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { optionWords } from './ja.options.ts';
import { type Fact, type Refused, type Result, expected, factOf, learned, refused, resultOf } from './facts.ts';
import { asCard, asNumber, asSuit } from './table.ts';

const CALL = '「ページワン！」';
const INSTEAD = {
  draw: '先に引いてください。',
  pickup: '場のカードを引き取ってください。',
  pass: '番を次の人に渡してください。',
};
const orJoker = (joker: boolean): string => (joker ? 'か、ジョーカー' : '');
const orPlayJoker = (joker: boolean): string => (joker ? 'ジョーカーを出してもかまいません。' : '');

const lessons = [
  '最初に出たカードと同じマークを出します。なければ、出るまで山札から引きます。',
  'いちばん強いカードの人がトリックを取り、次に最初に出します。得はそれだけですが、最初の人は何でも出せて、引かずにすみます。',
  `残り1枚になったら、次の人が動く前に${CALL}。忘れると5枚取ります。先に手札をなくした人の勝ちです。`,
];

function say(fact: Fact, view: TableView): string {
  const who = ja.who(view, 'seat' in fact ? fact.seat : 0);
  switch (fact.is) {
    case 'deal':
      return `${fact.inMatch ? `${String(fact.deal)}回目。` : ''}${who}が配ります。`;
    case 'hand':
      return fact.cards.length > 0 ? `手札は${ja.cards(fact.cards)}です。` : `手札は${ja.count(fact.size)}ずつです。`;
    case 'lead':
      return `${who}が最初に${ja.card(fact.card)}を出しました。${fact.names ? `マークは${ja.suit(fact.names)}です。` : ''}`;
    case 'play':
      return `${who}が${ja.card(fact.card)}を出しました。`;
    case 'draw':
      return drew(fact, view);
    case 'call':
      return `${who}が${CALL}と言いました。`;
    case 'accept':
      return `${who}は認めました。`;
    case 'pass':
      return `${who}は最初に出す番を次の人に渡しました。`;
    case 'forgot':
      return `${who}は${CALL}を言い忘れました。`;
    case 'leads':
      return `次は${who}から始めます。`;
    case 'challenge':
      return `${who}が指摘しました。${ja.who(view, fact.other)}は${CALL}と言っていません。`;
    case 'suit':
      return `続くマークは${ja.suit(fact.suit)}に決まりました。`;
    case 'trick':
      return `${who}が${ja.card(fact.card)}でトリックを取りました。`;
    case 'pickup':
      return `${who}が場のカードを引き取りました。${ja.cards(fact.cards)}です。`;
    case 'penalty':
      return penalised(fact, view);
    case 'short':
      return `もう取るカードがありません。残りの${ja.count(fact.missing)}は免除です。`;
    case 'recycle':
      return `山札がなくなりました。出された${ja.count(fact.size)}を切り直して山札にします。`;
    case 'score':
      return `${who}に、残った手札の分の${String(fact.points)}点が入ります。`;
    case 'end': {
      const { heading, text } = ended(fact.line, view);
      return `${heading}。${text}`;
    }
  }
}

function drew({ seat, card, lacks, again, fits }: Extract<Fact, { is: 'draw' }>, view: TableView): string {
  const who = ja.who(view, seat);
  const what = card !== '??' ? `${ja.card(card)}を` : again ? 'もう1枚' : '1枚';
  const why = lacks ? `${who}は${ja.suit(lacks)}がないので、` : seat === view.seat ? '' : `${who}が`;
  return `${why}${what}引きました。${fits ? 'これを出します。' : ''}`;
}

function penalised({ seat, cards: taken, from }: Extract<Fact, { is: 'penalty' }>, view: TableView): string {
  const what = from === 'discard' ? '直前のトリック' : ja.count(taken.length);
  return `${ja.who(view, seat)}は罰として${what}を取りました。${taken.includes('??') ? '' : `${ja.cards(taken)}です。`}`;
}

function ask(view: TableView): string {
  const now = expected(view);
  switch (now.is) {
    case 'nothing':
      return '';
    case 'over':
      return now.of === 'deal' ? 'この回は終わりました。' : '勝負は終わりました。';
    case 'other':
      return now.does === 'dig'
        ? `${ja.who(view, now.seat)}が出せるカードを探しています。`
        : now.does === 'lead'
          ? `${ja.who(view, now.seat)}から始めます。`
          : `${ja.who(view, now.seat)}の番です。`;
    case 'answer':
      return `${ja.who(view, now.out)}が最後の1枚を出しましたが、${CALL}と言っていません。認めますか、指摘しますか。`;
    case 'answers':
      return now.out === view.seat
        ? `${CALL}の言い忘れを指摘されなければ、あなたの上がりです。`
        : `指摘されなければ、${ja.who(view, now.out)}の上がりです。`;
    case 'call':
      return now.before === view.seat
        ? `最後の1枚を出す前に${CALL}と言ってください。`
        : `${ja.who(view, now.before)}が動く前に${CALL}と言ってください。`;
    case 'lead':
      return now.last ? 'あなたの番です。最後の1枚を出してください。' : 'あなたから始めます。どのカードでも出せます。';
    case 'any':
      return 'ジョーカーから始まりました。どのカードでも出せます。そのマークに皆が続きます。';
    case 'draw-to-lead':
      return 'ジョーカーは最後の1枚にできません。1枚引いてから始めてください。';
    case 'pass':
      return 'ジョーカーは最後の1枚にできず、引くカードもありません。番を次の人に渡してください。';
    case 'drawn':
      return `${ja.card(now.card)}が出ました。これを出してください。`;
    case 'joker':
      return `${ja.suit(now.suit)}がありません。ジョーカーを出してください。`;
    case 'follow':
      return `${now.led ? '場は' : '続くマークは'}${ja.suit(now.suit)}です。${ja.suit(now.suit)}${orJoker(now.joker)}を出してください。`;
    case 'draw':
      return `${ja.suit(now.suit)}がありません。出るまで山札から引いてください。${orPlayJoker(now.joker)}`;
    case 'pickup':
      return `${ja.suit(now.suit)}も山札もありません。場のカードを引き取ってください。${orPlayJoker(now.joker)}`;
  }
}

function refuse(why: Refused, view: TableView): string {
  switch (why.is) {
    case 'nothing':
      return '少しお待ちください。';
    case 'over':
      return why.of === 'deal' ? 'この回は終わりました。' : '勝負は終わりました。';
    case 'other':
      return `いまは${ja.who(view, why.seat)}の番です。`;
    case 'answer':
      return `先に、${ja.who(view, why.out)}の上がりを認めるか、指摘するかを決めてください。`;
    case 'answers':
      return 'ほかの人の返事を待っています。';
    case 'name':
      return 'ジョーカーで指定するマークを選んでください。';
    case 'fine':
    case 'lead':
    case 'any':
      return 'このカードは出せます。';
    case 'joker-held':
      return `ジョーカーを出せるのは、${ja.suit(why.suit)}が1枚もないときだけです。`;
    case 'joker-last':
      return `ジョーカーは最後の1枚にできません。${INSTEAD[why.instead]}`;
    case 'draw-to-lead':
      return '1枚引いてから始めてください。';
    case 'pass':
      return '引くカードがありません。番を次の人に渡してください。';
    case 'drawn':
      return `いま引いた${ja.card(why.card)}を出してください。`;
    case 'joker':
      return `${ja.suit(why.suit)}がないので、ジョーカーを出さなければなりません。`;
    case 'follow':
      return `続くマークは${ja.suit(why.suit)}です。${ja.suit(why.suit)}${orJoker(why.joker)}を出してください。`;
    case 'draw':
      return `${ja.suit(why.suit)}がないので、出るまで山札から引いてください。${orPlayJoker(why.joker)}`;
    case 'pickup':
      return `${ja.suit(why.suit)}も山札もないので、場のカードを引き取ってください。${orPlayJoker(why.joker)}`;
  }
}

function button(action: Action, view: TableView): { full: string; short: string } {
  const card = asCard(action['card']);
  const suit = asSuit(action['suit']);
  switch (action.type) {
    case 'draw':
      return { full: '山札から1枚引く', short: '引く' };
    case 'pickup':
      return { full: '場のカードを引き取る', short: '引き取る' };
    case 'pass':
      return { full: '最初に出す番を次の人に渡す', short: 'パス' };
    case 'call':
      return { full: `${CALL}と言う`, short: 'ページワン！' };
    case 'challenge':
      return {
        full: `言ってない！ ${ja.who(view, asNumber(action['seat']) ?? 0)}の言い忘れを指摘する`,
        short: '言ってない！',
      };
    case 'accept':
      return { full: '上がりを認める', short: '認める' };
    default: {
      const named = card ?? '??';
      if (!suit) return { full: `${ja.card(named)}を出す`, short: shortCard(named) };
      return {
        full: `${ja.card(named)}を出して${ja.suit(suit)}を指定する`,
        short: `${SUIT_SIGNS[suit]} ${ja.suit(suit)}`,
      };
    }
  }
}

function ended(line: EndLine, view: TableView): { heading: string; text: string } {
  const result = resultOf(line, view);
  return { heading: headline(result, view), text: howItEnded(result, view) + score(result, view) };
}

function headline({ of, winners }: Result, view: TableView): string {
  if (winners.length === 0) return '引き分け';
  const names = winners.map((seat) => ja.who(view, seat)).join('と');
  if (winners.length > 1) return `${names}が優勝を分け合いました`;
  if (of === 'match') return `${names}の優勝です`;
  return `${names}の勝ちです`;
}

function howItEnded({ of, why, winners, card, left, suit }: Result, view: TableView): string {
  if (why === 'stuck') return `${suit ? `${ja.suit(suit)}が出せず、` : ''}引くカードももうありませんでした。`;
  if (why === 'limit') return `${String(view.options['trickLimit'])}回のトリックでだれも上がりませんでした。`;
  if (why === 'deal-limit') return `${String(view.places.deal)}回のうちにだれも目標に届きませんでした。`;
  const [winner] = winners;
  if (of === 'match' || winner === undefined) return '';
  const held = left === undefined ? '' : `あなたの手札は残り${ja.count(left)}でした。`;
  return `${ja.who(view, winner)}が${ja.card(card ?? '??')}で上がりました。${held}`;
}

function score({ of, standing, target }: Result, view: TableView): string {
  const [best] = standing;
  if (!best || (of === 'deal' && best.total >= target)) return ''; // the match is over and tells it
  const unit = view.options['match'] === 'points' ? '点' : '勝';
  const list = standing.map(({ seat, total }) => `${ja.who(view, seat)}${String(total)}${unit}`);
  return `${ja.list(list)}。${of === 'deal' ? `先に${String(target)}${unit}で優勝です。` : ''}`;
}

function bubble(line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'forgot' && line['by'] === undefined) return '言い忘れ！';
  if (line.type !== 'act') return undefined;
  const spoken: Readonly<Record<string, string>> = {
    call: 'ページワン！',
    challenge: '言ってないよ！',
    accept: 'どうぞ。',
    pass: 'パス。',
  };
  return spoken[line.action.type];
}

export const words: GameWords = {
  title: 'ページワン',
  tagline: `同じマークを出し、なければ出るまで引く。残り1枚で${CALL}`,
  lessons: lessonsOf(lessons, learned),
  ...optionWords,
  announce: (line, view) => {
    const fact = factOf(line, view);
    return fact && say(fact, view);
  },
  prompt: ask,
  action: button,
  refusal: (card: Card, view) => refuse(refused(card, view), view),
  bubble,
  result: (line, view) =>
    line.type === 'deal-end' || line.type === 'game-end' ? ended(line, view) : { heading: '', text: '' },
  whys: { win: '勝ち', 'cards-left': 'ほかの人の残り札' },
  places: { hand: '手札', stock: '山札', trick: '場', discard: '捨て札' },
};
