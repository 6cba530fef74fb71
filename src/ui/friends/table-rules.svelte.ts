/** The rules of a table of friends in words, fetched with its game. Make it while a component is being made. */
import type { FriendsTable } from '../../friends/table.ts';
import type { GameFace, GameWords } from '../../games/face/game-face.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import type { Language } from '../../words/languages.ts';
import type { Page } from '../page/page.svelte.ts';
import { presetOf } from '../new-game/draft.svelte.ts';

export class TableRules {
  private fetched = $state.raw<{ readonly face: GameFace; readonly words: GameWords }>();
  /** Undefined until they are there. */
  readonly game = $derived.by(() => (this.fetched?.face.id === this.table()?.game ? this.fetched : undefined));
  /** In short: the name of the preset, or that they are the host's own; '' until it is known. */
  readonly kind = $derived.by(() => {
    const table = this.table();
    if (!this.game || !table) return '';
    const { face, words } = this.game;
    const preset = presetOf(face.options, table.options, table.seats.length);
    return preset === undefined
      ? (this.page.sayOnScreens?.('newGame-own') ?? '')
      : (words.presets[preset]?.label ?? '');
  });

  constructor(
    private readonly page: Page,
    private readonly table: () => FriendsTable | undefined,
  ) {
    const id = $derived(table()?.game);
    $effect(() => {
      const { language } = page.settings;
      if (id !== undefined) page.quietly(this.fetch(id, language));
    });
  }

  private async fetch(id: string, language: Language): Promise<void> {
    const face = await loadFace(id);
    const words = await face?.words(language);
    if (face && words && id === this.table()?.game && language === this.page.settings.language)
      this.fetched = { face, words };
  }
}
