import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopVideo, PlayableVideo } from '../../src/platform/platform';
import { MEDIA_PATH } from '../scheme/handler';
import { ORIGIN } from '../scheme/origin';
import { Backoff } from './backoff';
import { download, type Fetch, hasChanged, sha256Of } from './download';
import { type Throttle, WindowClosedError } from './throttle';
import { UnsupportedCodecError } from './videoCodec';

interface Options {
  folder: string;
  backendUrl: string;
  /**
   * mediaBudget: bytes that all clips together may use; diskReserve: bytes of the disk to leave free. Read at each use, because staff may
   * change them
   */
  settings: { readonly mediaBudget: number; readonly diskReserve: number };
  fetch: Fetch;
  throttle?: Throttle;
  report: (problem: string) => void;
}

const HEX_SHA256 = /^[\da-f]{64}$/i;
const CHECK_INTERVAL_MS = 24 * 3_600_000;

/** A clip with a known hash is named after it, so that a changed clip never uses the old file. */
function fileNameOf({ sha256, url }: LoopVideo): string {
  const name = HEX_SHA256.test(sha256)
    ? sha256.toLowerCase()
    : createHash('sha256').update(url).digest('hex');
  // A dealer's feed may contain a picture reference that is not a URL.
  const [path = ''] = url.split(/[?#]/);
  const [extension = '.mp4'] = /\.(mp4|webm|webp|avif|jpe?g|png|svg)$/.exec(path) ?? [];
  return name + extension;
}

/** The clips of the playlist on disk, verified and downloaded one after another; files outside the playlist are evicted oldest first. */
export class MediaCache {
  #playlist: LoopVideo[] = [];
  /** Names of files with an unsupported codec: not downloaded again until the next start of the app. */
  readonly #unsupported = new Set<string>();
  /** Names of files whose hash has been verified since the start of the app. */
  readonly #verified = new Set<string>();
  /** Names of files without a hash that were replaced because they failed to play. Each is replaced only once, to avoid a loop. */
  readonly #replaced = new Set<string>();
  /** When a file without a hash was last compared with the backend's, by its name. */
  readonly #comparedAt = new Map<string, number>();
  readonly #backoff = new Backoff();
  #downloads: Promise<void> | null = null;

  constructor(private readonly options: Options) {
    this.#createFolder();
  }

  /** Bytes on disk. */
  size(): number {
    return this.#files().reduce((total, { size }) => total + size, 0);
  }

  /**
   * Replaces the playlist. Immediately returns the best URL of each clip; files on disk are verified and missing clips are downloaded in
   * the background. Outside the download window, clips without a file are left out, because playing the remote URL would download it each
   * time; but a device without any file of its playlist downloads at any hour.
   */
  prepare(videos: LoopVideo[]): PlayableVideo[] {
    this.#playlist = videos;
    this.#startDownloads();
    const isWaiting = this.#isWindowClosed();
    const playable = isWaiting ? videos.filter((video) => existsSync(this.#pathOf(video))) : videos;
    return playable.map((video) => ({
      videoId: video.videoId,
      url: this.#urlOf(video),
      isVerified: this.#verified.has(fileNameOf(video)),
    }));
  }

  /** Verifies the file of a clip that failed to play. A damaged file is deleted and downloaded again. */
  async recheck(videoId: string): Promise<void> {
    const video = this.#playlist.find((item) => item.videoId === videoId);
    if (!video || !existsSync(this.#pathOf(video))) return;
    const name = fileNameOf(video);
    this.#verified.delete(name);
    if (HEX_SHA256.test(video.sha256)) await this.#verify(video);
    else if (!this.#replaced.has(name)) {
      this.#replaced.add(name);
      await this.#delete(video, 'fails to play');
    }
    this.#backoff.reset(name);
    this.#startDownloads();
  }

  /** Evicts files outside the playlist when other programs have used up the reserve. */
  async restoreReserve(): Promise<void> {
    if (this.#playlist.length === 0) return;
    await this.#freeSpace(0).catch(() => this.options.report('the reserve of the disk is in use'));
  }

  /** Deletes all files except those being downloaded, and downloads the playlist again. */
  async clear(): Promise<void> {
    this.#verified.clear();
    this.#unsupported.clear();
    for (const name of namesIn(this.options.folder))
      if (!name.endsWith('.part')) await rm(join(this.options.folder, name), { force: true });
    this.#startDownloads();
  }

  #isWindowClosed(): boolean {
    const hasFile = () => this.#playlist.some((video) => existsSync(this.#pathOf(video)));
    return this.options.throttle?.isOpen === false && hasFile();
  }

  #createFolder(): void {
    try {
      mkdirSync(this.options.folder, { recursive: true });
    } catch (error) {
      this.options.report(`no folder for clips: ${String(error)}`);
    }
  }

  #pathOf(video: LoopVideo): string {
    return join(this.options.folder, fileNameOf(video));
  }

  /** The URL of a file on disk contains the time of its download, so that the loop notices a replaced file. */
  #urlOf(video: LoopVideo): string {
    const file = stats(this.#pathOf(video));
    return file ? `${ORIGIN}${MEDIA_PATH}${fileNameOf(video)}?v=${Math.round(file.mtimeMs)}` : video.url;
  }

  #startDownloads(): void {
    this.#downloads ??= this.#downloadAll().finally(() => {
      this.#downloads = null;
    });
  }

  async #downloadAll(): Promise<void> {
    const done = new Set<string>();
    for (;;) {
      const remaining = this.#playlist.filter((video) => !done.has(fileNameOf(video)));
      // Files already on disk are verified first, because they are playing.
      const next = remaining.find((video) => existsSync(this.#pathOf(video))) ?? remaining[0];
      if (!next) return;
      const name = fileNameOf(next);
      done.add(name);
      const isStored =
        existsSync(this.#pathOf(next)) && (this.#verified.has(name) || (await this.#verify(next)));
      if (isStored && !(await this.#isOutdated(next))) continue;
      if (this.#unsupported.has(name) || this.#backoff.isWaiting(name) || this.#isWindowClosed()) continue;
      try {
        await this.#download(next);
        this.#verified.add(name);
        this.#comparedAt.set(name, performance.now());
        this.#backoff.reset(name);
      } catch (error) {
        this.#comparedAt.delete(name);
        if (error instanceof WindowClosedError) continue;
        this.#backoff.recordFailure(name);
        if (error instanceof UnsupportedCodecError) this.#unsupported.add(name);
        this.options.report(
          `clip ${next.videoId} not cached: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  /** Deletes a file with a wrong hash. Resolves to true if the file remains. */
  async #verify(video: LoopVideo): Promise<boolean> {
    const isDamaged =
      HEX_SHA256.test(video.sha256) &&
      (await sha256Of(this.#pathOf(video)).catch(() => '')) !== video.sha256.toLowerCase();
    if (isDamaged) await this.#delete(video, 'is damaged');
    else this.#verified.add(fileNameOf(video));
    return !isDamaged;
  }

  /** Compares a file without a hash with the backend's, once a day. The file plays until the changed one has replaced it. */
  async #isOutdated(video: LoopVideo): Promise<boolean> {
    const name = fileNameOf(video);
    const file = stats(this.#pathOf(video));
    const comparedAt = this.#comparedAt.get(name) ?? Number.NEGATIVE_INFINITY;
    const isDue = performance.now() - comparedAt >= CHECK_INTERVAL_MS;
    if (!file || HEX_SHA256.test(video.sha256) || !isDue || this.#isWindowClosed()) return false;
    try {
      const isChanged = await hasChanged(this.#urlAtBackend(video), file, this.options.fetch);
      this.#comparedAt.set(name, performance.now());
      return isChanged;
    } catch {
      // Without a network the file plays on, and the next playlist compares it.
      return false;
    }
  }

  #urlAtBackend({ url }: LoopVideo): string {
    return new URL(url, this.options.backendUrl).href;
  }

  async #delete(video: LoopVideo, reason: string): Promise<void> {
    this.options.report(`the file of clip ${video.videoId} ${reason}: downloading it again`);
    await rm(this.#pathOf(video), { force: true }).catch((error: unknown) =>
      this.options.report(`not deleted: ${String(error)}`),
    );
  }

  async #download(video: LoopVideo): Promise<void> {
    this.#createFolder();
    // The part of an earlier attempt already occupies space on disk.
    const partSize = stats(`${this.#pathOf(video)}.part`)?.size ?? 0;
    await this.#freeSpace(Math.max(0, (video.size ?? 0) - partSize));
    const source = { url: this.#urlAtBackend(video), sha256: video.sha256, size: video.size };
    const { fetch, throttle } = this.options;
    await download(source, this.#pathOf(video), fetch, async (bytes) => {
      await throttle?.take(bytes, !this.#isWindowClosed());
    });
  }

  /** Evicts files outside the playlist, oldest first. Rejects if that does not free enough space. */
  async #freeSpace(bytes: number): Promise<void> {
    const { folder, settings } = this.options;
    const { mediaBudget: budget, diskReserve: reserve } = settings;
    const current = new Set(this.#playlist.map(fileNameOf));
    const evictable = this.#files().filter(({ name }) => !current.has(name.replace(/\.part$/, '')));
    for (;;) {
      const disk = await statfs(folder);
      const isFitting = this.size() + bytes <= budget && disk.bavail * disk.bsize - bytes > reserve;
      if (isFitting) return;
      const oldest = evictable.shift();
      if (!oldest) throw new Error('no space on the disk');
      await rm(join(folder, oldest.name), { force: true });
      this.#verified.delete(oldest.name);
    }
  }

  #files() {
    const { folder } = this.options;
    return namesIn(folder)
      .flatMap((name) => ({ name, ...(stats(join(folder, name)) ?? { size: 0, mtimeMs: 0 }) }))
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
  }
}

/** Size and date of a file; null when it can't be read. */
function stats(path: string): { size: number; mtimeMs: number } | null {
  try {
    const { size, mtimeMs } = statSync(path);
    return { size, mtimeMs };
  } catch {
    return null;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
