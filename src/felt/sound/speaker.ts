/** The player of sounds: @pixi/sound. It opens the audio device on import, so it is imported only after a gesture. */
import { sound } from '@pixi/sound';
import type { Loudness } from './loudness.ts';

export class Speaker {
  private readonly names = new Set<string>();

  constructor(loudness: Loudness) {
    this.setLoudness(loudness);
    this.resume();
  }

  add(name: string, file: ArrayBuffer): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    sound.add(name, { source: file, preload: true });
  }

  /** A sound that is not decoded yet is dropped. */
  play(name: string, speed: number): void {
    try {
      if (this.names.has(name) && sound.find(name).isPlayable) void sound.play(name, { speed });
    } catch {
      // The device is gone: no sound.
    }
  }

  setLoudness({ volume, muted }: Loudness): void {
    sound.volumeAll = volume;
    if (muted) sound.muteAll();
    else sound.unmuteAll();
  }

  hold(held: boolean): void {
    if (held) sound.pauseAll();
    else sound.resumeAll();
  }

  /** Keys do not wake @pixi/sound by themselves. */
  resume(): void {
    void sound.context.audioContext.resume().catch(() => undefined);
  }

  destroy(): void {
    for (const name of this.names) sound.remove(name);
    this.names.clear();
  }
}
