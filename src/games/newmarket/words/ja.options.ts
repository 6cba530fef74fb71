/** Newmarket's options and presets in Japanese. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.ja.ts';

const YES_NO = { true: 'はい', false: 'いいえ' };

export const options: GameWords['options'] = {
  deals: { label: '回数', help: 'この回数のあと、チップのいちばん多い人の勝ちです。' },
  untilBroke: { label: '破産で終わり', help: 'だれかのチップがなくなっても終わります。', values: YES_NO },
  dealer: firstDealer,
  purse: { label: '最初のチップ', help: '一人ずつの枚数です。マイナスになることもあります。' },
  ante: { label: '賭け札に置くチップ', help: '毎回、全員が賭け札1枚ごとに置く枚数です。' },
  dealerDouble: { label: '配る人は倍', help: '配る人は賭け札に2倍のチップを置きます。', values: YES_NO },
  kitty: { label: '上がり賞', help: '全員が別に出し、先に上がった人が取るチップです。' },
  layout: {
    label: '賭け札',
    help: 'チップを置く4枚です。',
    values: { boodle: 'A♥ K♣ Q♦ J♠', kings: 'キング4枚' },
  },
  widow: {
    label: '余りの手',
    help: 'だれのものでもない手をどうするかです。',
    values: { auction: '配る人が替えるか、競りにかける', exchange: '配る人が替えられる', none: 'だれも使えない' },
  },
  lead: {
    label: '止まったあとの出しかた',
    help: '次にどのマークから始められるかです。',
    values: { colour: 'ちがう色', suit: 'ちがうマーク', any: 'どのマークでも' },
  },
  noLead: {
    label: '出せるマークがないとき',
    help: '止めた人に出せるカードがないとき、だれから始めるかです。',
    values: { left: '左どなりへ移る', own: '同じ人が好きなマークで' },
  },
  collect: {
    label: 'チップの取りかた',
    help: '自動で取れるか、自分で取らないと逃すかです。',
    values: { auto: '自動で取る', claim: '自分で取る' },
  },
  cardFee: { label: '残り札', help: '終わったとき、残り札1枚ごとに払う枚数です。' },
  lastPots: {
    label: '最後に残ったチップ',
    help: '最終回のあと、賭け札に残ったチップの行き先です。',
    values: { stay: 'だれも取らない', winner: '最終回に上がった人' },
  },
};

export const groups: GameWords['groups'] = [
  { label: 'ゲーム', keys: ['deals', 'untilBroke', 'dealer', 'layout', 'widow'] },
  { label: '進めかた', keys: ['lead', 'noLead', 'collect'] },
  { label: 'チップ', keys: ['purse', 'ante', 'dealerDouble', 'kitty', 'cardFee', 'lastPots'] },
];

export const presets: GameWords['presets'] = {
  classic: { label: '基本', help: '余りの手は競りあり。止まったら色を替えます。' },
  michigan: { label: 'ミシガン', help: '止まったら別のマークへ。配る人は倍のチップを置きます。' },
  fourKings: { label: '4枚のキング', help: 'キングが賭け札。どのマークからでも始められ、上がり賞もあります。' },
  openEyes: { label: '自分で取る', help: '賭け札を出したら、自分でチップを取らないと逃します。' },
  untilBroke: { label: '破産まで', help: 'だれかのチップがなくなるまで続けます。' },
};
