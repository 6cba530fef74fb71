/** Trex in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, cardsIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { CROWN } from './crown.ts';
import { words as english } from './en.ts';
import { optionWords } from './ja.options.ts';
import {
  type Contract,
  contractIn,
  contractNow,
  contractOf,
  exposedBy,
  kingdomOf,
  requiredSuit,
  tricksOf,
  usedContracts,
} from './table.ts';

const CONTRACT: Readonly<Record<Contract, { name: string; help: string }>> = {
  diamonds: { name: 'ダイヤ', help: 'ダイヤを取ると1枚10点。' },
  eltoosh: { name: 'エルトゥーシュ', help: '1トリック取るごとに15点失います。' },
  girls: { name: 'クイーン', help: 'クイーンを取ると1枚25点失います。' },
  'king-of-hearts': { name: 'ハートのキング', help: 'ハートのキングを取ると75点失います。' },
  complex: { name: 'コンプレックス', help: 'ダイヤ、トリック、クイーン、ハートのキングを一度に。' },
  trex: { name: 'トレックス', help: 'ジャックから並べる競争。先に上がれば200点。' },
};
const PLACES = ['一番', '二番', '三番', '最後'];

const helpOf = (contract: Contract, view: TableView): string =>
  contract === 'diamonds' && view.options['diamonds'] === -10
    ? 'ダイヤを取ると1枚10点失います。'
    : CONTRACT[contract].help;

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat);
  switch (line.action.type) {
    case 'contract': {
      const contract = contractIn(line.action['contract']) ?? 'trex';
      return `${who}は「${CONTRACT[contract].name}」を選びました。${helpOf(contract, view)}`;
    }
    case 'expose': {
      const cards = cardsIn(line.action['cards']);
      return cards.length > 0 ? `${who}が${ja.cards(cards)}を見せました。2倍になります。` : undefined;
    }
    case 'abandon':
      return `${who}がこの回を流しました。`;
    case 'pass':
      return `${who}はパス。`;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'show':
      return `${who}が${ja.cards(cardsIn(line['cards']))}を見せました。`;
    case 'kingdom':
      return `第${String(line['number'])}の王国。王は${who}です。`;
    case 'out':
      return `${who}が${PLACES[Number(line['place']) - 1] ?? ''}に上がりました。`;
    default:
      return undefined;
  }
}

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  if (line.why === 'play') return say.plays(line, view);
  if (line.why === 'capture') return `${ja.who(view, Number(line.to.slice(6)))}が${ja.cards(line.cards)}を取りました。`;
  if (line.why === 'show-twos')
    return `${ja.who(view, Number(line.to.slice(8)))}が${ja.cards(line.cards)}を見せました。`;
  return undefined;
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (may(view, 'contract')) return 'あなたが王です。約束を1つ選んでください。';
  if (may(view, 'expose'))
    return view.legal.length > 1
      ? '見せて2倍にするカードを選ぶか、そのまま進んでください。'
      : '2倍にできるカードはありません。進んでください。';
  if (may(view, 'keep'))
    return may(view, 'abandon') ? '2がそろっています。この回を流すこともできます。' : 'この回を続けてください。';
  if (may(view, 'pass')) return '出せるカードがありません。パスしてください。';
  if (contractNow(view) === 'trex') return 'ジャックか、場のカードの隣を出してください。';
  const suit = requiredSuit(view);
  if (!suit) return 'あなたから出してください。';
  const follows = view.legal.some((action) => String(action['card']).endsWith(suit));
  return follows
    ? `場は${ja.suit(suit)}です。${ja.suit(suit)}を出してください。`
    : `${ja.suit(suit)}がありません。どのカードでも出せます。`;
}

const LESSONS = [
  'ハートの7を持つ人が最初の王です。王は毎回、約束を1つずつ選びます。',
  '4つの約束では同じマークを出し、取りたくないものに気をつけます。トレックスではジャックから上下に並べます。',
  '5回で王は右どなりへ移ります。4つの王国が終わって、合計のいちばん多い人の勝ちです。',
];

export const words: GameWords = {
  title: 'トレックス',
  tagline: '四人の王、五つの約束。悪い手にも使い道があります。',
  lessons: retold(english.lessons, LESSONS),
  ...optionWords,
  announce: say.announcing(
    {
      act: announceAct,
      note: announceNote,
      move: announceMove,
      score: (line, view) =>
        `${ja.who(view, line.seat)}に${say.signed(line.points)}点（${words.whys[line.why] ?? ''}）。`,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'contract': {
        const contract = contractIn(action['contract']);
        if (!contract) return { full: '約束を選ぶ', short: '約束' };
        const help = helpOf(contract, view);
        return { full: `「${CONTRACT[contract].name}」を選ぶ。${help}`, short: CONTRACT[contract].name, help };
      }
      case 'expose': {
        const cards = cardsIn(action['cards']);
        if (action['cards'] === undefined) return { full: '見せて2倍にする、またはしない', short: '2倍 …' };
        return cards.length > 0
          ? { full: `${ja.cards(cards)}を2倍にする`, short: `×2 ${cards.map(shortCard).join(' ')}` }
          : { full: '2倍にしない', short: 'しない' };
      }
      case 'abandon':
        return { full: 'この回を流して配り直す', short: '流す' };
      case 'keep':
        return { full: 'この回を続ける', short: '続ける' };
      case 'pass':
        return { full: '出せないのでパスする', short: 'パス' };
      default: {
        const card = cardIn(action['card']);
        return { full: `${ja.card(card)}を出す`, short: shortCard(card) };
      }
    }
  },
  refusal: (_card, view) => say.notNow(view) ?? refuse(view),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'out') return `${PLACES[Number(line['place']) - 1] ?? ''}！`;
    if (line.type !== 'act') return undefined;
    const contract = contractIn(line.action['contract']);
    if (contract) return CONTRACT[contract].name;
    if (line.action.type === 'expose') return cardsIn(line.action['cards']).length > 0 ? '2倍！' : undefined;
    return line.action.type === 'pass' ? 'パス' : line.action.type === 'abandon' ? '流します' : undefined;
  },
  result: (line, view) => {
    const contract = contractNow(view);
    const why =
      line.type === 'deal-end' && contract
        ? `「${CONTRACT[contract].name}」${line.why === 'abandoned' ? 'は流れました。配り直します' : ''}。`
        : '';
    return say.result(line, view, why);
  },
  places: {
    hand: '手札',
    exposed: '2倍のカード',
    taken: '取ったカード',
    trick: '場',
    layout: '列',
    stock: '配るカード',
    won: '取ったトリック',
  },
  signs: (view) => [...kingSigns(view), ...seatSigns(view)],
  whys: {
    diamonds: 'ダイヤ',
    tricks: 'トリック',
    queens: 'クイーン',
    king: 'ハートのキング',
    doubled: '2倍のカードを取らせた',
    first: '一番',
    second: '二番',
    third: '三番',
    last: '最後',
  },
  dealName: (lines) => {
    const deal = lines.find((line) => line.type === 'deal');
    const contract = contractOf(lines);
    return deal?.type === 'deal' && contract ? `${String(deal.deal)}・${CONTRACT[contract].name}` : undefined;
  },
  standing: (view) => {
    const kingdom = kingdomOf(view);
    const used = usedContracts(view).map((one) => CONTRACT[one].name);
    return kingdom
      ? `第${String(kingdom.number)}の王国（全${String(view.options['kingdoms'])}）。済んだ約束：${used.length > 0 ? ja.list(used) : 'まだなし'}。`
      : undefined;
  },
};

type Signs = ReturnType<NonNullable<GameWords['signs']>>;

function kingSigns(view: TableView): Signs {
  const kingdom = kingdomOf(view);
  if (!kingdom) return [];
  const contract = contractNow(view);
  const at = { seat: kingdom.seat };
  return [
    { at, text: '', picture: CROWN, label: `第${String(kingdom.number)}の王国の王` },
    ...(contract ? [{ at, text: CONTRACT[contract].name, label: `約束は${CONTRACT[contract].name}` }] : []),
  ];
}

function seatSigns(view: TableView): Signs {
  return view.names.flatMap((_, seat): Signs => {
    const tricks = tricksOf(view, seat);
    const exposed = exposedBy(view, seat).length;
    return [
      ...(tricks > 0
        ? [{ at: { place: `won/${String(seat)}` }, text: String(tricks), label: `${String(tricks)}トリック` }]
        : []),
      ...(exposed > 0 ? [{ at: { seat }, text: '×2', label: `${ja.count(exposed)}が2倍`, tone: 'bad' } as const] : []),
    ];
  });
}

function refuse(view: TableView): string {
  if (may(view, 'contract')) return '先に約束を選んでください。';
  if (may(view, 'expose')) return '2倍にできるのは、約束に合うクイーンかハートのキングだけです。';
  if (may(view, 'keep')) return '先に、この回を続けるかどうかを決めてください。';
  if (contractNow(view) === 'trex') return '隣のカードがまだ出ていません。';
  return requiredSuit(view) ? prompt(view) : 'ハートから出せるのは、ハートしか残っていないときだけです。';
}
