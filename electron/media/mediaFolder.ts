import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopVideo, PlayableVideo } from '../../src/platform/platform';
import { ORIGIN } from '../scheme/address';
import { MEDIA_PATH } from '../scheme/handler';
import { download } from './download';
import { Unplayable } from './filmCodec';
import { Patience } from './patience';

interface Parts {
  folder: string;
  storeUrl: string;
  /** Bytes all clips together may take. */
  budget: number;
  /** Bytes of the disk never used. */
  reserve: number;
  fetch: (url: string, init: { headers: Record<string, string> }) => Promise<Response>;
  report: (problem: string) => void;
}

const HEX_SHA256 = /^[\da-f]{64}$/i;

/** A clip with a known hash is named by it, so that a changed file never answers for the old one. */
function nameOf({ sha256, url }: LoopVideo): string {
  const name = HEX_SHA256.test(sha256)
    ? sha256.toLowerCase()
    : createHash('sha256').update(url).digest('hex');
  const [kind = '.mp4'] = /\.(mp4|webm|webp|avif|jpe?g|png)$/.exec(new URL(url, ORIGIN).pathname) ?? [];
  return name + kind;
}

/** The clips of the loop on disk: fetched one after the other, evicted oldest first when no longer in the list. */
export class MediaFolder {
  #wanted: LoopVideo[] = [];
  /** Names of files that turned out not to play: not asked about again until the next start. */
  readonly #unplayable = new Set<string>();
  readonly #patience = new Patience();
  #work: Promise<void> | null = null;

  constructor(private readonly parts: Parts) {
    mkdirSync(parts.folder, { recursive: true });
  }

  /** Bytes kept. */
  size(): number {
    return this.#files().reduce((total, { size }) => total + size, 0);
  }

  /** Answers at once where each clip can be played from now; fetching goes on behind. */
  prepare(videos: LoopVideo[]): PlayableVideo[] {
    this.#wanted = videos;
    this.#work ??= this.#fetchAll().finally(() => {
      this.#work = null;
    });
    return videos.map((video) => ({ videoId: video.videoId, url: this.#address(video) }));
  }

  /** Gives back what the reserve or the budget lacks, when others filled the disk: clips no longer in the list, oldest first. */
  async tidy(): Promise<void> {
    if (this.#wanted.length === 0) return;
    await this.#makeRoom(0).catch(() => this.parts.report('the reserve of the disk is in use'));
  }

  #path(video: LoopVideo): string {
    return join(this.parts.folder, nameOf(video));
  }

  #address(video: LoopVideo): string {
    return existsSync(this.#path(video)) ? `${ORIGIN}${MEDIA_PATH}${nameOf(video)}` : video.url;
  }

  async #fetchAll(): Promise<void> {
    const done = new Set<string>();
    for (;;) {
      const next = this.#wanted.find((video) => !done.has(nameOf(video)));
      if (!next) return;
      const name = nameOf(next);
      done.add(name);
      if (existsSync(this.#path(next)) || this.#unplayable.has(name) || this.#patience.isWaiting(name))
        continue;
      try {
        await this.#fetch(next);
        this.#patience.worked(name);
      } catch (error) {
        this.#patience.failed(name);
        if (error instanceof Unplayable) this.#unplayable.add(name);
        this.parts.report(
          `clip ${next.videoId} not kept: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  async #fetch(video: LoopVideo): Promise<void> {
    await this.#makeRoom(video.size ?? 0);
    const url = new URL(video.url, this.parts.storeUrl).href;
    await download({ url, sha256: video.sha256, size: video.size }, this.#path(video), this.parts.fetch);
  }

  /** Evicts what is not in the list, oldest first; rejects when the clip would still not fit. */
  async #makeRoom(bytes: number): Promise<void> {
    const { folder, budget, reserve } = this.parts;
    const current = new Set(this.#wanted.map(nameOf));
    const evictable = this.#files().filter(({ name }) => !current.has(name.replace(/\.part$/, '')));
    for (;;) {
      const disk = await statfs(folder);
      const isFitting = this.size() + bytes <= budget && disk.bavail * disk.bsize - bytes > reserve;
      if (isFitting) return;
      const oldest = evictable.shift();
      if (!oldest) throw new Error('no room on the disk');
      await rm(join(folder, oldest.name), { force: true });
    }
  }

  #files() {
    const { folder } = this.parts;
    return readdirSync(folder)
      .map((name) => ({ name, ...stats(join(folder, name)) }))
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
  }
}

const stats = (path: string): { size: number; mtimeMs: number } => {
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
};
