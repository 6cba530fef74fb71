/** The options of Piquet in Japanese. */
import type { GameWords } from '../../face/game-face.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    playScoring: {
      label: 'トリックの点',
      help: 'プレイ中の点の数えかたです。',
      values: {
        plain: '最初に出すと1点、取ると1点',
        classic: '相手が出したトリックを取ると1点、最後は1点多い',
      },
    },
    youngerDeclares: {
      label: '配った人の宣言',
      help: '「ノットグッド」の中身を、先手が最初に出す前に見せるかどうか。',
      values: { 'at-once': 'すぐに見せる', 'after-lead': '最初の1枚が出てから' },
    },
    cardsInPique: {
      label: 'ピックと「カード」の10点',
      help: '過半数のトリックの10点を、ピックの30点に数えるかどうか。',
      values: { true: '数える', false: '数えない' },
    },
    firstDealer: {
      label: '最初に配る人',
      help: 'だれから配るか。そのあとは交代です。配らない人が先手になります。',
      values: { cut: 'カットで高いほう', '0': '席1', '1': '席2' },
    },
    tie: {
      label: '6回で同点のとき',
      help: '6回を終えて同点だったときの決めかたです。',
      values: { 'two-more': 'あと2回', draw: '引き分け' },
    },
  },
  groups: [
    { label: '得点', keys: ['playScoring', 'cardsInPique', 'tie'] },
    { label: '進めかた', keys: ['youngerDeclares', 'firstDealer'] },
  ],
  presets: {
    plain: { label: '基本', help: '最初に出すと1点、取ると1点。宣言はすぐに比べます。' },
    classic: { label: '古典', help: '昔のトリックの数えかた。配った人は最初の1枚のあとに宣言します。' },
    club: { label: '昔のクラブ', help: '古典に加え、「カード」の10点をピックに数えません。' },
  },
};
