import { backoff } from '@contract/backoff';
import { ownValue } from '@contract/ownValue';
import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';
import type { Clip } from './clip';

const STORAGE_KEY = 'kiosk-clip-failures';
const QUARANTINE_AFTER = 3;
const MIN_QUARANTINE_MS = 30 * 60_000;
const MAX_QUARANTINE_MS = 12 * 3_600_000;

/** By file: the number of failures since the last complete play, and the time of the last one by the machine's clock. */
const stored = z.record(z.string(), z.object({ count: z.number(), at: z.number() }));
type Failures = z.output<typeof stored>;

/** A replaced file has a new URL and counts as another file. */
export const fileKey = ({ videoId, sha256, url }: Clip) => `${videoId} ${sha256} ${url}`;

/**
 * Key for a clip that may crash the renderer, regardless of where it is played from: first the network, later the disk. Ordinary failures
 * are counted per source, because only the file on disk may be damaged.
 */
export const contentKey = (clip: Clip) =>
  clip.sha256 === '' ? fileKey(clip) : `${clip.videoId} ${clip.sha256}`;

function read(): Failures {
  try {
    return z.parse(stored, JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Counts the failures of each clip's file. The counts survive a reload, so that a clip that crashes the renderer does not do so again and
 * again. Three failures quarantine a file for half an hour; each further one doubles the time.
 */
export class ClipFailures {
  #failures = read();

  constructor(private readonly now: () => number = Date.now) {}

  isQuarantined(clip: Clip): boolean {
    return this.isKeyQuarantined(fileKey(clip)) || this.isKeyQuarantined(contentKey(clip));
  }

  isKeyQuarantined(key: string): boolean {
    const failure = ownValue(this.#failures, key);
    if (!failure || failure.count < QUARANTINE_AFTER) return false;
    const times = failure.count - QUARANTINE_AFTER + 1;
    const quarantineMs = backoff(times, { first: MIN_QUARANTINE_MS, longest: MAX_QUARANTINE_MS });
    const elapsedMs = this.now() - failure.at;
    // A clock that was set back must not prolong the quarantine.
    return elapsedMs >= 0 && elapsedMs < quarantineMs;
  }

  /** Returns how often the file has failed. */
  record(key: string): number {
    const count = (ownValue(this.#failures, key)?.count ?? 0) + 1;
    this.#save({ ...this.#failures, [key]: { count, at: this.now() } });
    return count;
  }

  clear(clip: Clip): void {
    const keys = [fileKey(clip), contentKey(clip)];
    const others = Object.entries(this.#failures).filter(([key]) => !keys.includes(key));
    if (others.length < Object.keys(this.#failures).length) this.#save(Object.fromEntries(others));
  }

  /** Removes the counts of all other clips. */
  retain(clips: readonly Clip[]): void {
    const ids = new Set(clips.map(({ videoId }) => videoId));
    const retained = Object.entries(this.#failures).filter(([key]) => ids.has(key.split(' ')[0] ?? ''));
    if (retained.length < Object.keys(this.#failures).length) this.#save(Object.fromEntries(retained));
  }

  #save(failures: Failures): void {
    this.#failures = failures;
    // The disk is full: the counts are lost with the next reload.
    deviceStorage.set(STORAGE_KEY, JSON.stringify(failures));
  }
}
