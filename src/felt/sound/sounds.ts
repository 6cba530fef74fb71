/**
 * The sounds of the table, by name. Their file is fetched when idle; the player is loaded after the person's first
 * gesture, because browsers allow no sound before it. A sound that cannot be played now is dropped.
 */
import { isUnfetched } from '../../fetching/chunk.ts';
import type { Sound } from '../../games/face/game-face.ts';
import type { Loudness } from './loudness.ts';
import type { Speaker } from './speaker.ts';

/** Sounds with several takes, so that no two in a row are the same. */
export const TAKES: Readonly<Partial<Record<Sound, number>>> = { card: 4, chip: 3 };
const PITCH = 0.03; // cards sound a little higher or lower each time
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const; // touch allows sound when the finger leaves
const LEISURE_MS = 1500;

export class Sounds {
  private file: ArrayBuffer | undefined;
  private loudness: Loudness;
  private speaker: Speaker | undefined;
  private asked = false; // for the speaker
  private fetched = false;
  private turn = 0; // number of sounds played: picks take and pitch
  private destroyed = false;
  private held = false;

  constructor(loudness: Loudness) {
    this.loudness = loudness;
    for (const gesture of GESTURES) window.addEventListener(gesture, this.unlock, { capture: true, passive: true });
  }

  set(loudness: Loudness): void {
    this.loudness = loudness;
    this.speaker?.setLoudness(loudness);
  }

  /** Pauses all sounds where they are; no other sound is played meanwhile. */
  setHeld(held: boolean): void {
    this.held = held;
    this.speaker?.setHeld(held);
  }

  /** Fetches the file when idle; called once the table is shown. */
  load(): void {
    if (this.fetched) return;
    this.fetched = true;
    setTimeout(() => void this.fetch(), LEISURE_MS);
  }

  /** Plays at once or not at all. */
  play(sound: Sound): void {
    if (this.loudness.muted || this.loudness.volume <= 0 || this.held || !this.speaker) return;
    const takes = TAKES[sound];
    this.turn += 1 + (this.turn % 3);
    if (takes === undefined) this.speaker.play(sound, 1);
    else this.speaker.play(`${sound}-${String(1 + (this.turn % takes))}`, 1 + PITCH * Math.sin(this.turn * 2.4));
  }

  destroy(): void {
    this.destroyed = true;
    for (const gesture of GESTURES) window.removeEventListener(gesture, this.unlock, { capture: true });
    this.speaker?.destroy();
    this.speaker = undefined;
  }

  private readonly unlock = (): void => {
    if (!this.held) this.speaker?.resume();
    if (this.asked) return;
    this.asked = true;
    void this.start();
  };

  private async start(): Promise<void> {
    try {
      const { Speaker } = await import('./speaker.ts');
      if (this.destroyed) return;
      this.speaker = new Speaker(this.loudness);
      this.speaker.setHeld(this.held);
      if (this.file) this.speaker.add(this.file);
      this.file = undefined;
      this.load();
    } catch (error) {
      // No sound device: the table stays silent. Or the player could not be fetched: it is at the next gesture.
      if (isUnfetched(error)) this.asked = false;
    }
  }

  private async fetch(): Promise<void> {
    fetchSpeaker();
    const file = await fetchFile();
    if (this.destroyed || !file) return;
    if (this.speaker) this.speaker.add(file);
    else this.file = file;
  }
}

/** Fetches the player without running it: the build has written its address into the page. */
function fetchSpeaker(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="chunk-speaker"]')?.content;
  if (address === undefined) return; // not a built page
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

async function fetchFile(): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(new URL(`${import.meta.env.BASE_URL}sounds/table.flac`, document.baseURI));
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined; // offline and not kept: no sound is heard
  }
}
