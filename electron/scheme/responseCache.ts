import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const headerSchema = z.object({ url: z.string(), type: z.string(), size: z.number(), savedAt: z.number() });

export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  savedAt: Date;
}

const MAX_BYTES = 8 * 1024 * 1024;
const NEW_LINE = 0x0a;

/**
 * Caches public responses on disk, for a start without network. A file contains one line of JSON and then the body; a file
 * of the wrong size (a power cut) is ignored. key: URL and language.
 */
export class ResponseCache {
  #written = 0;

  constructor(
    private readonly folder: string,
    /** Bytes. The least recently used responses are evicted first. */
    private readonly budget = 400 * 1024 * 1024,
    /** Bytes of the disk that stay free. */
    private readonly reserve: () => number = () => 0,
  ) {}

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  async read(key: string): Promise<CachedResponse | null> {
    try {
      const path = this.#path(key);
      const file = await readFile(path);
      const headerEnd = file.indexOf(NEW_LINE);
      const { url, type, size, savedAt } = z.parse(
        headerSchema,
        JSON.parse(file.subarray(0, headerEnd).toString('utf8')),
      );
      const body = new Uint8Array(file.subarray(headerEnd + 1));
      if (url !== key || body.byteLength !== size) return null;
      return { body, type, savedAt: new Date(savedAt) };
    } catch {
      return null;
    }
  }

  /** Never rejects: a response that can't be cached is still served. */
  async write(key: string, type: string, body: Uint8Array): Promise<void> {
    if (body.byteLength > MAX_BYTES) return;
    try {
      await mkdir(this.folder, { recursive: true });
      const { bavail, bsize } = await statfs(this.folder);
      if (bavail * bsize - body.byteLength < this.reserve()) return;
      const header = JSON.stringify({ url: key, type, size: body.byteLength, savedAt: Date.now() });
      const newPath = join(this.folder, `.${crypto.randomUUID()}`);
      await writeFile(newPath, Buffer.concat([Buffer.from(`${header}\n`), body]));
      await rename(newPath, this.#path(key));
      this.#written += body.byteLength;
      if (this.#written > this.budget / 10) await this.evict();
    } catch {
      // The response stays uncached.
    }
  }

  /** Marks a response as recently used. */
  async touch(key: string): Promise<void> {
    const now = new Date();
    await utimes(this.#path(key), now, now).catch(() => {});
  }

  /** Evicts responses until the cache fits its budget. */
  async evict(): Promise<void> {
    this.#written = 0;
    const names = await readdir(this.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.folder, name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
    );
    files.sort((a, b) => b.mtimeMs - a.mtimeMs);
    let total = 0;
    for (const { path, size } of files) {
      total += size;
      if (total > this.budget) await rm(path, { force: true });
    }
  }
}
