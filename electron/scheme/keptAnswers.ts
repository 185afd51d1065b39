import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const head = z.object({ url: z.string(), type: z.string(), size: z.number(), savedAt: z.number() });

export interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  savedAt: Date;
}

const LARGEST = 8 * 1024 * 1024;
const NEW_LINE = 0x0a;

/**
 * Public answers on disk, for a start without network. A file: one line of JSON, then the body; one written half is
 * noticed by its size and not believed. key: whatever tells two answers apart, address and language.
 */
export class KeptAnswers {
  #written = 0;

  constructor(
    private readonly folder: string,
    /** Bytes; the answers unused for longest go first. */
    private readonly budget = 400 * 1024 * 1024,
    /** Bytes of the disk never used. */
    private readonly reserve = 0,
  ) {}

  #path(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  async read(key: string): Promise<KeptAnswer | null> {
    try {
      const path = this.#path(key);
      const file = await readFile(path);
      const cut = file.indexOf(NEW_LINE);
      const { url, type, size, savedAt } = z.parse(head, JSON.parse(file.subarray(0, cut).toString('utf8')));
      const body = new Uint8Array(file.subarray(cut + 1));
      if (url !== key || body.byteLength !== size) return null;
      return { body, type, savedAt: new Date(savedAt) };
    } catch {
      return null;
    }
  }

  /** Never rejects: a full disk costs the copy, not the answer. */
  async write(key: string, type: string, body: Uint8Array): Promise<void> {
    if (body.byteLength > LARGEST) return;
    try {
      await mkdir(this.folder, { recursive: true });
      const { bavail, bsize } = await statfs(this.folder);
      if (bavail * bsize - body.byteLength < this.reserve) return;
      const line = JSON.stringify({ url: key, type, size: body.byteLength, savedAt: Date.now() });
      const aside = join(this.folder, `.${crypto.randomUUID()}`);
      await writeFile(aside, Buffer.concat([Buffer.from(`${line}\n`), body]));
      await rename(aside, this.#path(key));
      this.#written += body.byteLength;
      if (this.#written > this.budget / 10) await this.trim();
    } catch {
      // The next answer is kept instead.
    }
  }

  /** An answer that was of use again goes later. */
  async used(key: string): Promise<void> {
    const now = new Date();
    await utimes(this.#path(key), now, now).catch(() => {});
  }

  async trim(): Promise<void> {
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
