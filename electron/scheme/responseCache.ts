import * as z from 'zod/mini';
import { DiskCache } from '../../server/files/diskCache';

const responseHead = z.object({ type: z.string(), savedAt: z.number() });

export type CachedResponse = z.output<typeof responseHead> & { body: Uint8Array<ArrayBuffer> };

/** Total bytes of all responses. */
const BUDGET = 400 * 1024 * 1024;
/** A larger response is served, but not cached. */
const MAX_BYTES = 8 * 1024 * 1024;

export interface ResponseCache {
  /** key: URL and language */
  read(key: string): Promise<CachedResponse | null>;
  write(key: string, type: string, body: Uint8Array): Promise<void>;
}

/**
 * Caches public responses on disk, for offline starts. reserveBytes: bytes of the disk to leave free. report: receives why a response could
 * not be read or stored; it is still served from the network
 */
export function createResponseCache(
  folder: string,
  reserveBytes: () => number,
  report: (problem: string) => void,
): ResponseCache {
  const cache = new DiskCache({
    folder,
    maxBytes: BUDGET,
    reserveBytes,
    head: responseHead,
    onError: (error) => report(`a cached response could not be used: ${String(error)}`),
  });
  return {
    async read(key) {
      const entry = await cache.read(key);
      return entry && { ...entry.head, body: entry.body };
    },
    async write(key, type, body) {
      if (body.byteLength > MAX_BYTES) return;
      await cache.write(key, { type, savedAt: Date.now() }, body);
    },
  };
}
