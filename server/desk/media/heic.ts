import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type decode from 'heic-decode';

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Milliseconds after which a picture is given up. One of a phone takes a second. */
const LIMIT_MS = 60_000;

/** Decoding blocks its thread. A program in a text needs no file that the build and the tests find in different places. */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.decoder)({ buffer: readFileSync(workerData.path) })
  .then((pixels) => parentPort.postMessage(pixels, [pixels.data.buffer]));
`;

/**
 * Decodes a HEIC picture to upright RGBA, in a thread of its own: sharp has no decoder for HEVC. The decoder (libheif as WebAssembly)
 * loads only here. Rejects for a picture that can't be decoded.
 */
export async function decodeHeic(path: string): Promise<Pixels> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode');
  const worker = new Worker(PROGRAM, { eval: true, workerData: { decoder, path } });
  try {
    const [pixels] = await once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    return pixels as Pixels;
  } finally {
    await worker.terminate();
  }
}
