/** Texts of the page outside of games and screens, in Japanese. */
import type { UiWords } from './en.ts';

const SUITS: Readonly<Record<string, string>> = { S: 'スペード', H: 'ハート', D: 'ダイヤ', C: 'クラブ' };
const RANKS: Readonly<Record<string, string>> = { A: 'エース', K: 'キング', Q: 'クイーン', J: 'ジャック', T: '10' };
const suitName = (suit: string): string => SUITS[suit] ?? suit;

const cards = (count: number): string => `${count}枚`;

export const ja: UiWords = {
  app: {
    title: 'ページワン',
    tagline: 'いろいろなトランプゲームが遊べるテーブル',
    loading: 'カードを切っています…',
    trouble: '問題が起きました。ページを開き直すとテーブルが戻ります。',
    notices: {
      'not-kept': 'このブラウザには何も保存できません。ゲームと設定はページを閉じるまで有効です。',
      'save-unreadable': '保存したゲームの続きを読み込めませんでした。新しいゲームを配ります。',
      'engine-failed': 'ゲームを再開できませんでした。新しいゲームを配りました。',
    },
    noFelt: 'このブラウザではテーブルを描けないため、文字で表示しています。ここからすべて遊べます。',
    noScreen: 'この画面を読み込めませんでした。オンラインのときにもう一度お試しください。',
  },
  card: (card) => {
    const [face = ''] = card.split('#');
    const rank = face.slice(0, -1);
    return face === 'JK' ? 'ジョーカー' : `${suitName(face.slice(-1))}の${RANKS[rank] ?? rank}`;
  },
  suit: suitName,
  cards,
  list: (parts) => parts.join('、'),
  kinds: {
    random: { name: 'さいころ', help: '何でも出します' },
    beginner: { name: '新人', help: '規則は知っていますが、宣言を忘れたり、うっかり出したりします' },
    plain: { name: '堅実', help: '定石どおりに打ちます' },
    thinker: { name: '読み手', help: '少し先を読みます' },
    master: { name: '名人', help: '時間をかけて深く読みます' },
  },
  table: {
    name: 'テーブル',
    hand: '手札',
    yourTurn: 'あなたの番',
    turn: '手番',
    dealer: '配り手',
    said: (words) => `「${words}」と宣言済み`,
    actions: 'できること',
    goOn: '進む',
    goOnHelp: '見送って進む',
    undo: '戻す',
    undoHelp: '直前の一手を戻す',
    required: (suit) => `${suit}を出す`,
    cannot: (card, why) => `${card}、いまは出せません。${why}`,
    choose: (card) => `次に${card}を出す`,
    unchoose: (card) => `次に${card}を出します。押すと取り消し`,
    chosen: '次',
    howToPlay: (card) => `${card}の出し方`,
    which: 'どれにしますか',
    rowsUp: '上の列へ',
    rowsDown: '下の列へ',
    never: 'やめる',
    practice: '練習',
    practiceHelp: 'このゲームでは手を戻したので、練習として扱います。',
    close: '閉じる',
    dismiss: 'このお知らせを閉じる',
  },
  lessons: {
    name: 'ひとくち講座',
    of: (n, all) => `${n}／${all}`,
    next: '次へ',
    done: 'わかった',
    skip: 'すべて省く',
  },
  twin: {
    name: '文字で見るテーブル',
    toggle: '文字で見る',
    seats: '席',
    yourTurn: 'あなたの番',
    seat: (name, kind, count, marks) =>
      `${name}${kind === '' ? '' : `（${kind}）`}：${[cards(count), ...marks].join('、')}`,
    played: (name, card) => `${name}：${card}`,
    nothing: 'まだありません',
    pile: (place, count) => `${place}：${count === 0 ? 'なし' : cards(count)}`,
    scores: '得点',
    score: (name, points) => `${name}：${points}`,
    yourCards: 'あなたの手札',
    log: 'これまでの流れ',
    hidden: '伏せたカード',
  },
  corner: {
    menu: 'メニュー',
    muteHelp: '音を消す',
    unmuteHelp: '音を出す',
  },
  result: {
    nextDeal: '次の回へ',
    again: 'もう一度',
    newGame: '新しいゲーム',
    save: '記録を保存',
    watch: '見直す',
    share: '共有',
    update: '新しい版があります',
    restart: 'いま切り替える',
  },
  sheet: { title: '得点表', deal: '回', total: '合計', details: 'この回の内訳', you: 'あなた' },
  menu: {
    title: 'メニュー',
    resume: 'テーブルに戻る',
    games: 'すべてのゲーム',
    newGame: '新しいゲーム',
    rules: 'ルール',
    settings: '設定',
    pastGames: 'これまでのゲーム',
    help: 'キー操作とヘルプ',
    save: '進行中の記録を保存',
    open: 'ファイルの記録を見る',
    back: 'メニューに戻る',
    close: '閉じる',
  },
  leave: {
    title: 'この回をやめますか？',
    text: '新しいゲームを始めるとテーブルは片づきます。ここまでの記録は「これまでのゲーム」に残ります。',
    yes: '配り直す',
    no: '続ける',
  },
};
