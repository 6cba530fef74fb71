/**
 * FLAC of one channel with 16 bits, written and read. Every sample comes back as it was, and nothing is put before the first:
 * what lies where in the file can be said in samples.
 */
import libflac from 'libflacjs';

const EFFORT = 8; // the most of libFLAC's levels
const BLOCK = 2048; // samples that are predicted together: sounds are short, so fewer than usual

/** The library that runs as plain JavaScript; the other one would fetch its WebAssembly. */
function openLibrary() {
  const library = libflac('release');
  return new Promise((resolve) => {
    if (library.isReady()) resolve(library);
    else library.on('ready', () => resolve(library));
  });
}

/** A file of these samples, whole numbers from −32768 to 32767, `rate` of them a second. */
export async function encodeFlac(samples, rate) {
  const library = await openLibrary();
  const encoder = library.create_libflac_encoder(rate, 1, 16, EFFORT, samples.length, false, BLOCK);
  const parts = [];
  library.init_encoder_stream(encoder, (bytes) => parts.push(bytes));
  const isWritten =
    library.FLAC__stream_encoder_process_interleaved(encoder, Int32Array.from(samples), samples.length) &&
    library.FLAC__stream_encoder_finish(encoder);
  library.FLAC__stream_encoder_delete(encoder);
  if (!isWritten) throw new Error('flac: the samples could not be encoded');
  return Buffer.concat(parts);
}

/** The samples of a file, and how many of them are a second. @throws when it is no such file, or damaged. */
export async function decodeFlac(file) {
  const library = await openLibrary();
  const decoder = library.create_libflac_decoder(true);
  const parts = [];
  const troubles = [];
  let at = 0;
  let info;
  const read = (most) => {
    const buffer = Uint8Array.from(file.subarray(at, at + most));
    at += buffer.length;
    return { buffer, readDataLength: buffer.length, error: false };
  };
  library.init_decoder_stream(
    decoder,
    read,
    ([channel]) => parts.push(Buffer.from(channel)),
    (_code, trouble) => troubles.push(trouble),
    (found) => (info = found),
  );
  library.FLAC__stream_decoder_process_until_end_of_stream(decoder);
  library.FLAC__stream_decoder_finish(decoder);
  library.FLAC__stream_decoder_delete(decoder);
  if (troubles.length > 0) throw new Error(`flac: ${troubles.join(', ')}`);
  if (info?.channels !== 1 || info.bitsPerSample !== 16) throw new Error('flac: not one channel with 16 bits');
  const bytes = Buffer.concat(parts);
  const samples = Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2));
  if (samples.length !== info.total_samples) throw new Error('flac: not as many samples as it says');
  return { rate: info.sampleRate, samples };
}
