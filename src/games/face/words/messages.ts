// Made from the English catalogue by `npm run words`; the compiler holds what is said against it.

export interface Messages {
  readonly 'rank': 'rank';
  readonly 'suit': 'form' | 'suit';
  readonly 'card': 'form' | 'rank' | 'suit';
  readonly 'card-joker': 'form';
  readonly 'card-hidden': 'form';
  readonly 'you': never;
  readonly 'name': 'name';
  readonly 'number': 'count';
  readonly 'cards': 'count';
  readonly 'points': 'count';
  readonly 'chips': 'count';
  readonly 'sentence-gap': never;
  readonly 'comma': never;
  readonly 'deals': 'player';
  readonly 'deals-again': 'deal' | 'player';
  readonly 'plays': 'cards' | 'player';
  readonly 'draws-card': 'card' | 'player';
  readonly 'draws-hidden': 'player';
  readonly 'draws-several': 'count' | 'player';
  readonly 'recycled': never;
  readonly 'held': 'cards' | 'player';
  readonly 'passed-over': 'players';
  readonly 'passes': 'player';
  readonly 'scores': 'count' | 'player';
  readonly 'pays-player': 'count' | 'player' | 'to' | 'why';
  readonly 'pays-into': 'count' | 'player' | 'pot' | 'why';
  readonly 'takes-from': 'count' | 'player' | 'pot' | 'why';
  readonly 'pays-why': 'why';
  readonly 'deal-over': never;
  readonly 'game-over': never;
  readonly 'others-decide': never;
  readonly 'to-play': 'player';
  readonly 'one-moment': never;
  readonly 'not-your-turn': 'player';
  readonly 'wins-deal': 'players';
  readonly 'wins-game': 'players';
  readonly 'total': 'player' | 'total';
  readonly 'result-text': 'totals';
  readonly 'result-text-why': 'totals' | 'why';
  readonly 'result-read': 'heading' | 'text';
  readonly 'option-dealer': never;
  readonly 'option-dealer.help': never;
  readonly 'option-dealer.v-random': never;
  readonly 'seat': 'number';
}
