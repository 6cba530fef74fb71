// The sample page's own script: what a website that has a card table might do with it.
const byId = (id) => document.getElementById(id);

const table = byId('table');
const said = byId('said');
const say = (text) => {
  said.textContent = text;
};

table.addEventListener('gameplayStart', () => say('A deal goes on.'));
table.addEventListener('gameplayStop', ({ detail }) => say(`Play stands still: ${detail.why}.`));
table.addEventListener('gameEnd', ({ detail }) => say(detail.result.won ? 'You have won.' : 'The bots have won.'));

byId('pause').addEventListener('click', () => table.pause());
byId('resume').addEventListener('click', () => table.resume());
byId('mute').addEventListener('click', () => table.mute());
byId('another').addEventListener('click', () => table.setOptions({ game: 'page-one', preset: 'family', seats: 3 }));

// The game in the blog text: a record that lies beside this page, shown from the step that the text is about.
const replay = byId('replay');
for (const link of document.querySelectorAll('[data-step]'))
  link.addEventListener('click', () => replay.goto(Number(link.dataset.step)));

const response = await fetch('game.jsonl');
await replay.load({ record: await response.text() });
await replay.goto(Number(replay.dataset.begin));
