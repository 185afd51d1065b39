import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type decode from 'heic-decode';

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Milliseconds after which decoding is aborted. A phone's picture takes a second. */
const LIMIT_MS = 60_000;

/**
 * Runs in a worker, because decoding blocks its thread. As source text it needs no file, whose path would differ between build and tests.
 */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.decoder)({ buffer: readFileSync(workerData.path) })
  .then((pixels) => parentPort.postMessage(pixels, [pixels.data.buffer]));
`;

/**
 * Decodes a HEIC picture to upright RGBA in a worker thread, because sharp has no HEVC decoder. The decoder (libheif as WebAssembly) is
 * only loaded here. Rejects for a picture that can't be decoded.
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
