import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { freeBytes } from './freeBytes.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

/** A sweep runs after this fraction of the limit has been written, and frees this fraction of the limit. */
const sweepShare = 0.1;

/** The server's caches leave this much of the disk to the database, which rejects writes below 64 MB. */
export const DATABASE_RESERVE_BYTES = 512 * 2 ** 20;

/** Optional, because installed kiosks have files without a checksum. */
const integrity = z.object({ size: z.number(), crc: z.optional(z.number()) });

export interface DiskCacheOptions<Head extends object> {
  folder: string;
  /** If all entries exceed this size, the least recently used ones are removed. */
  maxBytes: number;
  /** Bytes of the disk to leave free; read at each write. */
  reserveBytes(): number;
  /** Parses the JSON stored with the bytes of an entry. */
  head: z.ZodMiniType<Head>;
  /** Called when a file is unusable, and its entry therefore missing. */
  onError(error: unknown): void;
  /** Free bytes of the disk that contains a folder. */
  freeBytes?(folder: string): Promise<number>;
}

export interface DiskEntry<Head extends object> {
  head: Head;
  body: Buffer<ArrayBuffer>;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Entries on disk, one file each, named by a hash of the key: a line of JSON, then the bytes. Several processes may share the folder. A
 * file that a power cut left incomplete is reported and ignored. Written by hand, because neither cacache nor lru-cache shares a folder
 * between processes within a size limit.
 */
export class DiskCache<Head extends object> {
  readonly #options: DiskCacheOptions<Head>;
  /** Files read since the last sweep: their modification time on disk is already updated. */
  readonly #usedSinceSweep = new Set<string>();
  /** Bytes written since the last sweep. Infinity makes the first write start a sweep of the files of earlier processes. */
  #writtenSinceSweep = Number.POSITIVE_INFINITY;

  constructor(options: DiskCacheOptions<Head>) {
    this.#options = options;
  }

  /** The entry of a key; null if there is no valid one. Never rejects. */
  async read(key: string): Promise<DiskEntry<Head> | null> {
    const file = this.#file(key);
    try {
      const entry = this.#parse(await readFile(file));
      await this.#markUsed(file);
      return entry;
    } catch (error) {
      if (!isMissing(error)) this.#options.onError(error);
      return null;
    }
  }

  /** Stores an entry unless disk space is low. Never rejects. */
  async write(key: string, head: Head, body: Uint8Array): Promise<void> {
    const { folder, maxBytes, reserveBytes, onError } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      const line = JSON.stringify({ ...head, size: body.length, crc: crc32(body) });
      const bytes = Buffer.concat([Buffer.from(`${line}\n`), body]);
      const free = await (this.#options.freeBytes ?? freeBytes)(folder);
      if (free - bytes.length < reserveBytes()) return;
      await writeFileAtomically(this.#file(key), bytes);
      this.#writtenSinceSweep += bytes.length;
      if (this.#writtenSinceSweep > maxBytes * sweepShare) await this.#sweep();
    } catch (error) {
      onError(error);
    }
  }

  #file(key: string): string {
    return join(this.#options.folder, createHash('sha256').update(key).digest('hex'));
  }

  #parse(bytes: Buffer<ArrayBuffer>): DiskEntry<Head> {
    const end = bytes.indexOf('\n');
    const line: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    const body = bytes.subarray(end + 1);
    const { size, crc } = z.parse(integrity, line);
    if (body.length !== size || (crc !== undefined && crc32(body) !== crc))
      throw new Error('a cached file is damaged');
    return { head: z.parse(this.#options.head, line), body };
  }

  /** Sets a file's modification time to its last use, once between two sweeps. */
  async #markUsed(file: string): Promise<void> {
    if (this.#usedSinceSweep.has(file)) return;
    this.#usedSinceSweep.add(file);
    const now = new Date();
    // Another process may have removed it.
    await utimes(file, now, now).catch(() => undefined);
  }

  /** Removes the least recently used files. Each sweep reads the folder, because other processes write to it too. */
  async #sweep(): Promise<void> {
    this.#writtenSinceSweep = 0;
    this.#usedSinceSweep.clear();
    const entries = await readdir(this.#options.folder, { recursive: true, withFileTypes: true });
    const files: { path: string; size: number; usedAt: number }[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const stats = entry.isFile() ? await stat(path).catch(() => null) : null;
      if (stats) files.push({ path, size: stats.size, usedAt: stats.mtimeMs });
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    const limit = this.#options.maxBytes * (1 - sweepShare);
    for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= limit) break;
      await rm(path, { force: true });
      bytes -= size;
    }
  }
}
