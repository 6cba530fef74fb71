/** From a card that cannot be played to the clause of the rules that says so. */
import type { Page } from '../page/page.svelte.ts';

/** `refusedBy`: the messages that said why, as in `GameWords`. Opens the rules at their clause; at their beginning if they have none. */
export async function openRule(page: Page, refusedBy: readonly string[]): Promise<void> {
  const { face, game } = page.table;
  const reading = await face?.sheets(page.settings.language);
  const clause = game && reading?.ruleOf(refusedBy, game.options, game.seats);
  page.open(clause === undefined ? 'rules' : { name: 'rules', clause });
}
