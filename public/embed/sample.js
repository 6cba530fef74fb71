// The script of the sample page: examples of what a website can do with a card table.
const byId = (id) => document.getElementById(id);

const table = byId('table');
const said = byId('said');
const say = (text) => {
  said.textContent = text;
};

table.addEventListener('gameplayStart', () => say('A deal is being played.'));
table.addEventListener('gameplayStop', ({ detail }) => say(`Play has stopped: ${detail.why}.`));
table.addEventListener('gameEnd', ({ detail }) => say(detail.result.won ? 'You have won.' : 'The bots have won.'));

byId('pause').addEventListener('click', () => table.pause());
byId('resume').addEventListener('click', () => table.resume());
byId('mute').addEventListener('click', () => table.mute());
byId('another').addEventListener('click', () => table.setOptions({ game: 'page-one', preset: 'family', seats: 3 }));

// The game in the article: a record in a file beside this page, shown from the step that the article talks about.
const replay = byId('replay');
for (const link of document.querySelectorAll('[data-step]'))
  link.addEventListener('click', () => replay.goto(Number(link.dataset.step)));

const response = await fetch('game.jsonl');
await replay.load({ record: await response.text() });
await replay.goto(Number(replay.dataset.begin));
