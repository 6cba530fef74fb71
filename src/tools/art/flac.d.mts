/** @throws when the file is no FLAC of one channel with 16 bits, or damaged. */
export function decodeFlac(file: Uint8Array): Promise<{ readonly rate: number; readonly samples: Int16Array }>;
