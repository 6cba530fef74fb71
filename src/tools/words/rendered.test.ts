/** Every message of every language can be said with every variant of its selectors, and reads as it should. */
import type { Pattern } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/languages.ts';
import { type CatalogueFile, readCatalogue, readCatalogues } from './catalogue.ts';
import { printed, renderings } from './rendered.ts';
import { patternsIn } from './voice.ts';

const FACE = `
you = you
name = { $name }
rank = { $rank }
suit = { $suit }
card = { $rank }{ $suit }
card-joker = joker
bot-1 = Kaede
bot-2 = Haru
`;

/** Catalogues of a game called `any`, beside common ones. */
const game = (texts: Readonly<Record<string, string>>): readonly CatalogueFile[] =>
  Object.entries(texts).flatMap(([language, text]) => [
    readCatalogue(`src/games/face/words/${language}.ftl`, FACE),
    readCatalogue(`src/games/any/words/${language}.ftl`, text),
  ]);

/** What is said of the game in the first of the languages: `id [combination] text`. */
const said = (texts: Readonly<Record<string, string>>): readonly string[] => {
  const all = game(texts);
  return renderings(all.filter(({ folder }) => folder === 'src/games/any/words')[0] ?? expect.fail(), all).map(
    ({ id, label, text }) => `${id} [${label}] ${text}`,
  );
};

/** How a message is said, its text, and all that it says. */
const SAID: readonly (readonly [how: string, text: string, expected: readonly string[]])[] = [
  ['as it is', 'a = The deal is over.\n    .short = Over', ['a [] The deal is over.', 'a.short [] Over']],
  ['with a name', 'a = { $name } sits down.', ['a [] Kaede sits down.']],
  [
    'of each person that it tells apart',
    'a =\n { WHO($players) ->\n  [nobody] Nobody wins\n  [you] You win\n *[others] { $players } win\n }',
    [
      'a [players=other] Kaede win',
      'a [players=you] You win',
      'a [players=others] Kaede and Haru win',
      'a [players=nobody] Nobody wins',
    ],
  ],
  [
    'of the reader and somebody else, never of the reader twice',
    'a =\n { WHO($player) ->\n  [you] You pay { $other }.\n *[other] { $player } pays { $other }.\n }',
    [
      'a [player=other other=other] Kaede pays Haru.',
      'a [player=you other=other] You pay Haru.',
      'a [player=other other=you] Kaede pays you.',
    ],
  ],
  [
    'of each number that it tells apart',
    'a =\n { $count ->\n  [0] none\n  [one] one card\n *[other] { $count } cards\n }',
    ['a [count=3] 3 cards', 'a [count=1] one card', 'a [count=0] none'],
  ],
  [
    'with each of two selectors',
    'a = x{ $takes ->\n  [yes] , take\n *[no] { "" }\n }{ $drops ->\n  [yes] , drop\n *[no] { "" }\n }.',
    [
      'a [takes=yes drops=yes] x, take, drop.',
      'a [takes=no drops=yes] x, drop.',
      'a [takes=yes drops=no] x, take.',
      'a [takes=no drops=no] x.',
    ],
  ],
  [
    'with what a message selects that it refers to',
    'a = You owe { b }.\nb =\n { $count ->\n  [one] a card\n *[other] cards\n }',
    ['a [count=3] You owe cards.', 'a [count=1] You owe a card.', 'b [count=3] cards', 'b [count=1] a card'],
  ],
  [
    'of a card of each suit, and of the joker',
    'a =\n { SUIT($card) ->\n  [H] red { $card }\n *[other] other { $card }\n }',
    [
      'a [card=7S] other 7S',
      'a [card=7H] red 7H',
      'a [card=7D] other 7D',
      'a [card=7C] other 7C',
      'a [card=JK] other joker',
    ],
  ],
];

describe('a message is said', () => {
  it.each(SAID)('%s', (_how, text, expected) => {
    expect(said({ en: text })).toEqual(expected);
  });

  it('with each variant once, where the combinations are too many', () => {
    const of = (name: string): string => `{ $${name} ->\n [a] a\n [b] b\n [c] c\n *[d] d\n }`;
    const texts = said({ en: `a = ${['p', 'q', 'r'].map(of).join('')}` });
    expect(texts).toHaveLength(10);
    expect(texts[0]).toBe('a [p=a q=a r=a] aaa');
    expect(texts.at(-1)).toBe('a [p=a q=a r=d] aad');
  });

  it('with the English below it, of the same combination, also where only English tells something apart', () => {
    const en = 'a =\n { WHO($player) ->\n  [you] You pass.\n *[other] { $player } passes.\n }';
    const all = game({ fr: 'a = Passe : { $player }.', en });
    expect(printed('fr', all).split('\n\n')[1]).toBe(
      [
        '==== src/games/any/words/fr.ftl',
        'a [player=other]',
        '    Passe : Kaede.',
        '    = Kaede passes.',
        'a [player=you]',
        '    Passe : you.',
        '    = You pass.',
      ].join('\n'),
    );
  });

  it('with numbers, also where only English tells one from more', () => {
    const en = 'a =\n { $count ->\n  [one] one turn\n *[other] { $count } turns\n }';
    expect(said({ ja: 'a = { $count }回', en })).toEqual(['a [] 3回']);
  });

  it('after the name of its option, where it is a value of one', () => {
    const all = game({ en: 'option-ace = Ace\n    .v-high = High' });
    expect(printed('en', all)).toMatch(/option-ace.v-high\n {4}Ace: High$/);
  });

  it('or it is an error, where it calls what is not there', () => {
    expect(() => said({ en: 'a = { nothing }' })).toThrow('en: a: ');
  });
});

/** Verbs of somebody else, said of the reader. */
const OF_OTHERS = /you’s|\byou (?:is|was|has|does|chooses|decides|declares|exchanges|scores|leads)\b/i;

it('no English message speaks of the reader as of somebody else', () => {
  const all = readCatalogues();
  const english = all.filter(({ language }) => language === 'en');
  const said = english.flatMap((file) => renderings(file, all).map(({ id, text }) => `${id}: ${text}`));
  expect(said.filter((text) => OF_OTHERS.test(text))).toEqual([]);
});

/** The texts of a message’s variants, without what is filled in. */
function textsIn(pattern: Pattern): readonly string[] {
  return pattern.elements.flatMap((element) => {
    if (element.type === 'TextElement') return element.value.trim();
    if (element.expression.type !== 'SelectExpression') return [];
    return element.expression.variants.flatMap(({ value }) => textsIn(value));
  });
}

describe.each(LANGUAGES)('%s', (language) => {
  const all = readCatalogues();
  it.each(all.filter((file) => file.language === language).map((file) => [file.path, file] as const))(
    '%s: every text of every variant is read somewhere',
    (_path, file) => {
      const found = new Map<string, string>();
      for (const { id, text } of renderings(file, all)) found.set(id, `${found.get(id) ?? ''}\n${text}`);
      const missing = patternsIn(file.text)
        .filter(([id]) => !id.startsWith('-'))
        .flatMap(([id, pattern]) => textsIn(pattern).map((text) => ({ id, text: text.replace(/^-(?=\d)/, '−') })))
        .filter(({ id, text }) => !(found.get(id) ?? '').toLowerCase().includes(text.toLowerCase()));
      expect(missing).toEqual([]);
    },
  );
});
