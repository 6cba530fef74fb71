/** A picture that is fetched once, and decoded as long as something shows it. */

export class KeptPicture {
  private file: Promise<Blob | undefined> | undefined;
  private decoded: Promise<ImageBitmap | undefined> | undefined;
  private shown = 0; // times

  constructor(private readonly address: URL) {}

  /** Undefined if it cannot be had; then it is asked for again the next time. */
  fetch(): Promise<Blob | undefined> {
    return (this.file ??= this.load());
  }

  private async load(): Promise<Blob | undefined> {
    const response = await fetch(this.address).catch(() => undefined);
    if (response?.ok) return response.blob();
    this.file = undefined;
    return undefined;
  }

  /** Decodes it, unless it is shown already. Undefined if it cannot be had or read. Whoever asks calls `hide` later. */
  show(): Promise<ImageBitmap | undefined> {
    this.shown += 1;
    return (this.decoded ??= this.decode());
  }

  private async decode(): Promise<ImageBitmap | undefined> {
    const file = await this.fetch();
    const picture = file && (await createImageBitmap(file).catch(() => undefined));
    if (!picture) this.decoded = undefined;
    return picture;
  }

  hide(): void {
    this.shown -= 1;
    if (this.shown > 0) return;
    void this.decoded?.then((picture) => picture?.close());
    this.decoded = undefined;
  }
}
