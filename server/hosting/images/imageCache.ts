import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../../files/writeFileAtomically.ts';
import type { ImageRequest } from './imageRequest.ts';
import { isMediaPath, mediaFileOf } from './imageSources.ts';
import { ENCODING, type ResizedImage } from './resizeImage.ts';

const extensions = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
const typesOfFormat = {
  avif: ['image/avif'],
  webp: ['image/webp'],
  original: ['image/jpeg', 'image/png'],
} as const;

/** A sweep runs after this share of the limit has been written, and leaves this share of the limit free. */
const sweepShare = 0.1;

/**
 * Resized images on disk, one file each, named by a hash of the request and of the source's modification time. Beyond
 * maxBytes the least recently read files are removed.
 * Written by hand: cacache and lru-cache share no folder between processes within a size limit.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #mediaFolder: string;
  readonly #maxBytes: number;
  /** Files read since the last sweep: their modification time on disk is already updated. */
  readonly #usedSinceSweep = new Set<string>();
  /** Bytes written since the last sweep. Infinity makes the first write sweep the files of earlier processes. */
  #writtenSinceSweep = Number.POSITIVE_INFINITY;

  constructor(folder: string, mediaFolder: string, maxBytes: number) {
    this.#folder = folder;
    this.#mediaFolder = mediaFolder;
    this.#maxBytes = maxBytes;
  }

  /** The cache key of a request; replacing a file under /media changes the key, so no outdated image is served. */
  async keyOf({ source, width, quality, format }: ImageRequest): Promise<string> {
    const file = isMediaPath(source) ? mediaFileOf(source, this.#mediaFolder) : null;
    const modifiedAt = file ? ((await stat(file).catch(() => null))?.mtimeMs ?? 0) : 0;
    return createHash('sha256')
      .update([source, width, quality, format, modifiedAt, ENCODING].join('\n'))
      .digest('hex')
      .slice(0, 40);
  }

  /** The cached image of a key, or null. */
  async read(key: string, format: ImageRequest['format']): Promise<ResizedImage | null> {
    for (const type of typesOfFormat[format]) {
      const file = this.#file(key, type);
      const bytes = await readFile(file).catch(() => null);
      if (!bytes) continue;
      await this.#markUsed(file);
      return { bytes, type };
    }
    return null;
  }

  async write(key: string, image: ResizedImage): Promise<void> {
    await writeFileAtomically(this.#file(key, image.type), image.bytes);
    this.#writtenSinceSweep += image.bytes.length;
    if (this.#writtenSinceSweep > this.#maxBytes * sweepShare) await this.#sweep();
  }

  /** Sets a file's modification time to its last use, once between two sweeps. */
  async #markUsed(file: string): Promise<void> {
    if (this.#usedSinceSweep.has(file)) return;
    this.#usedSinceSweep.add(file);
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
  }

  /** Removes the least recently used files. Several processes may share the folder, so each sweep reads its content. */
  async #sweep(): Promise<void> {
    this.#writtenSinceSweep = 0;
    this.#usedSinceSweep.clear();
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files: { path: string; size: number; usedAt: number }[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const stats = entry.isFile() ? await stat(path).catch(() => null) : null;
      if (stats) files.push({ path, size: stats.size, usedAt: stats.mtimeMs });
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    const limit = this.#maxBytes * (1 - sweepShare);
    for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= limit) break;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  #file(key: string, type: ResizedImage['type']): string {
    return join(this.#folder, key.slice(0, 2), `${key}.${extensions[type]}`);
  }
}
