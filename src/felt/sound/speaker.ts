/** The player of sounds: @pixi/sound. It opens the audio device on import, so it is imported only after a gesture. */
import { sound } from '@pixi/sound';
import type { Loudness } from './loudness.ts';
import takes from './takes.json' with { type: 'json' };

/** The name of the file in the player. */
const TABLE = 'table';

/** Where each sound lies in the file, in seconds. */
const SPRITES = Object.fromEntries(Object.entries(takes).map(([name, [start = 0, end = 0]]) => [name, { start, end }]));

export class Speaker {
  private isAdded = false;

  constructor(loudness: Loudness) {
    this.setLoudness(loudness);
    this.resume();
  }

  /** The file with all sounds. */
  add(file: ArrayBuffer): void {
    if (this.isAdded) return;
    this.isAdded = true;
    sound.add(TABLE, { source: file, preload: true, sprites: SPRITES });
  }

  /** A sound that is not decoded yet is dropped. */
  play(name: string, speed: number): void {
    try {
      if (this.isAdded && sound.find(TABLE).isPlayable) void sound.play(TABLE, { sprite: name, speed });
    } catch {
      // The device is gone: no sound.
    }
  }

  setLoudness({ volume, muted }: Loudness): void {
    sound.volumeAll = volume;
    if (muted) sound.muteAll();
    else sound.unmuteAll();
  }

  setHeld(held: boolean): void {
    if (held) sound.pauseAll();
    else sound.resumeAll();
  }

  /** Keys do not wake @pixi/sound by themselves. */
  resume(): void {
    void sound.context.audioContext.resume().catch(() => undefined);
  }

  destroy(): void {
    if (this.isAdded) sound.remove(TABLE);
    this.isAdded = false;
  }
}
