import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopVideo, PlayableVideo } from '../../src/platform/platform';
import { MEDIA_PATH } from '../scheme/handler';
import { ORIGIN } from '../scheme/origin';
import { Backoff } from './backoff';
import { download } from './download';
import { UnsupportedCodecError } from './videoCodec';

interface Options {
  folder: string;
  backendUrl: string;
  /** Bytes that all clips together may use. */
  budget: number;
  /** Bytes of the disk that stay free. */
  reserve: number;
  fetch: (url: string, init: { headers: Record<string, string> }) => Promise<Response>;
  report: (problem: string) => void;
}

const HEX_SHA256 = /^[\da-f]{64}$/i;

/** A clip with a known hash is named after it, so that a changed clip never gets the old file. */
function fileNameOf({ sha256, url }: LoopVideo): string {
  const name = HEX_SHA256.test(sha256)
    ? sha256.toLowerCase()
    : createHash('sha256').update(url).digest('hex');
  const [extension = '.mp4'] = /\.(mp4|webm|webp|avif|jpe?g|png)$/.exec(new URL(url, ORIGIN).pathname) ?? [];
  return name + extension;
}

/** The clips of the playlist on disk: downloaded one after the other; files outside the playlist are evicted oldest first. */
export class MediaCache {
  #playlist: LoopVideo[] = [];
  /** Names of files with an unsupported codec: not downloaded again until the next start of the app. */
  readonly #unsupported = new Set<string>();
  readonly #backoff = new Backoff();
  #downloads: Promise<void> | null = null;

  constructor(private readonly options: Options) {
    mkdirSync(options.folder, { recursive: true });
  }

  /** Bytes on disk. */
  size(): number {
    return this.#files().reduce((total, { size }) => total + size, 0);
  }

  /** Replaces the playlist. Returns at once the best URL of each clip; missing clips are downloaded in the background. */
  prepare(videos: LoopVideo[]): PlayableVideo[] {
    this.#playlist = videos;
    this.#downloads ??= this.#downloadAll().finally(() => {
      this.#downloads = null;
    });
    return videos.map((video) => ({ videoId: video.videoId, url: this.#urlOf(video) }));
  }

  /** Evicts files outside the playlist when other programs filled the disk into the reserve. */
  async restoreReserve(): Promise<void> {
    if (this.#playlist.length === 0) return;
    await this.#freeSpace(0).catch(() => this.options.report('the reserve of the disk is in use'));
  }

  #pathOf(video: LoopVideo): string {
    return join(this.options.folder, fileNameOf(video));
  }

  #urlOf(video: LoopVideo): string {
    return existsSync(this.#pathOf(video)) ? `${ORIGIN}${MEDIA_PATH}${fileNameOf(video)}` : video.url;
  }

  async #downloadAll(): Promise<void> {
    const done = new Set<string>();
    for (;;) {
      const next = this.#playlist.find((video) => !done.has(fileNameOf(video)));
      if (!next) return;
      const name = fileNameOf(next);
      done.add(name);
      if (existsSync(this.#pathOf(next)) || this.#unsupported.has(name) || this.#backoff.isWaiting(name))
        continue;
      try {
        await this.#download(next);
        this.#backoff.reset(name);
      } catch (error) {
        this.#backoff.recordFailure(name);
        if (error instanceof UnsupportedCodecError) this.#unsupported.add(name);
        this.options.report(
          `clip ${next.videoId} not cached: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  async #download(video: LoopVideo): Promise<void> {
    await this.#freeSpace(video.size ?? 0);
    const url = new URL(video.url, this.options.backendUrl).href;
    await download({ url, sha256: video.sha256, size: video.size }, this.#pathOf(video), this.options.fetch);
  }

  /** Evicts files outside the playlist, oldest first. Rejects when the bytes do not fit even then. */
  async #freeSpace(bytes: number): Promise<void> {
    const { folder, budget, reserve } = this.options;
    const current = new Set(this.#playlist.map(fileNameOf));
    const evictable = this.#files().filter(({ name }) => !current.has(name.replace(/\.part$/, '')));
    for (;;) {
      const disk = await statfs(folder);
      const isFitting = this.size() + bytes <= budget && disk.bavail * disk.bsize - bytes > reserve;
      if (isFitting) return;
      const oldest = evictable.shift();
      if (!oldest) throw new Error('no space on the disk');
      await rm(join(folder, oldest.name), { force: true });
    }
  }

  #files() {
    const { folder } = this.options;
    return readdirSync(folder)
      .map((name) => ({ name, ...stats(join(folder, name)) }))
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
  }
}

const stats = (path: string): { size: number; mtimeMs: number } => {
  const { size, mtimeMs } = statSync(path);
  return { size, mtimeMs };
};
