/** ヒント、ボットの理由、ディールの振り返りで読む言葉。鍵は `en.help.ts` と同じ。 */
import type { HelpWords } from './en.help.ts';

const share = (value: number): string => String(Math.round(100 * value));
const nextBest = (next?: number, unit = ''): string =>
  next === undefined ? '' : `次によい手は${share(next)}${unit}。`;

export const help: HelpWords = {
  hint: {
    button: 'ヒント',
    name: 'ヒント',
    thinking: '考えています…',
    pass: '見送る',
    do: (what) => `${what}。`,
    only: 'ほかにできることはありません。',
    passing: '今は何をしても得になりません。',
    best: 'ほかの手は悪い結果になることが多めです。',
    usual: 'ふつうの手です。',
    wins: (value, next) => `このような場面を100回続けると約${share(value)}回の勝ち。${nextBest(next, '回')}`,
    worth: (value, next) => `最悪を0、最高を100とすると約${share(value)}。${nextBest(next)}`,
    close: 'ヒントを閉じる',
  },
  why: {
    of: (name) => `${name}はなぜそうしたの？`,
    short: 'なぜ？',
    thinking: 'もう一度見ています…',
    none: 'この手については、これ以上だれも知ることができません。',
    did: (name, what) => `${name}：${what}。`,
    knew: '知っていたこと',
    sawHand: (own, seen, unseen) =>
      `自分の手札${own}枚と、表になっているか全員が見たほかの${seen}枚。残りの${unseen}枚は見えていません。`,
    saw: (seen, unseen) => `表になっているか全員が見た${seen}枚。残りの${unseen}枚は見えていません。`,
    weighed: '比べたこと',
    byChance: 'できることの中から、でたらめに選びます。',
    byRule: '定石に従い、先読みはしません。',
    ahead: (times) => `先を読み、頭の中でこのディールを${times}回続けてみました。`,
    only: 'ほかにできることはありませんでした。',
    reflex: '選ぶ手ではなく受け答えなので、比べていません。',
    outside: 'ディールのあいだ、相手の手札は明かされません。あなたの席から見ると、こうなります。',
    unclear: 'あなたの席からは、どれほどよい手だったか分かりません。',
    wins: (value, next) =>
      `このような場面を100回続けると約${share(value)}回の勝ち。ほかに持っていたかもしれない最善の手なら${share(next)}回。`,
    worth: (value, next) =>
      `最悪を0、最高を100とすると約${share(value)}。ほかに持っていたかもしれない最善の手なら${share(next)}。`,
    all: 'できたことと先読みの評価（100点満点）',
    chosen: '選んだ手',
    share,
  },
  review: {
    button: '振り返る',
    title: 'ディールの振り返り',
    searching: (done, of) => `あなたの選択を調べています：${of}手のうち${done}手`,
    cancel: 'やめる',
    again: 'もう一度振り返る',
    stopped: '振り返りをやめました。',
    fine: '先読みで分かるかぎり、損をした選択はありません。',
    costly: 'あなたに見えていたものから先を読んで、いちばん損をした選択：',
    held: '手札',
    played: '選んだ手',
    better: 'よりよい手',
    cost: (value) => `100のうち約${share(value)}の損`,
    estimate: (value) => share(value),
    tryAgain: 'ここからやり直す',
    tryAgainAt: (n) => `ここからやり直す：${n}番目の選択`,
    kept: '同じボットを相手に、そこから練習のゲームが始まります。このゲームはこれまでのゲームにそのまま残ります。',
  },
};
