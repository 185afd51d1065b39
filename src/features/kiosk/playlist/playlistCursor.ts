import { playingNow } from '@contract/desk/playingNow';
import type { Schedule } from '@contract/desk/schedule';
import { ClipFailures } from './clipFailures';

/** One entry of the playlist. url is the downloaded file, or the remote URL while the download runs. */
export interface Clip {
  videoId: string;
  title: string;
  url: string;
  sha256: string;
  /** A path of the storefront. */
  link: string;
  poster: string;
  kind: 'video' | 'image' | 'product';
  /** Display time of an image in milliseconds; 0 for a video, which has its own duration. */
  durationMs: number;
  /** URL of WebVTT captions, or empty. */
  captions: string;
  /** Of the clips that are scheduled now, those with the highest priority play. */
  priority: number;
  /** When the clip plays, by the service's clock: its own times and those of its playlist. */
  schedules: readonly Schedule[];
  /** A line of text below the clip; empty: none. */
  ticker: string;
  /** What a QR code over the clip opens; empty: no code. */
  qrUrl: string;
  /** The current price of a product card; empty: the screen reads it from the catalog. */
  price: string;
}

/** So many clips may fail one after the other before the built-in clip shows a picture again. */
const MAX_FAILURES_IN_ROW = 2;

/** The clip shipped with the app. It plays when the playlist has no playable clip (field note: Anthias #667). */
export const FALLBACK: Clip = {
  videoId: 'fallback',
  title: '',
  url: '/kiosk/fallback.mp4',
  sha256: '',
  link: '/',
  poster: '',
  kind: 'video',
  durationMs: 0,
  captions: '',
  priority: 0,
  schedules: [],
  ticker: '',
  qrUrl: '',
  price: '',
};

/**
 * Chooses the next clip. A clip that failed three times is quarantined (clipFailures.ts). After two failures in a row the
 * built-in clip plays, because the watchdog ends a screen without a new frame.
 */
export class PlaylistCursor {
  #clips: readonly Clip[] = [];
  #timeZone = 'UTC';
  #at = -1;
  #failuresInRow = 0;
  readonly #failures: ClipFailures;

  /** now: milliseconds since 1970, by the service's clock. */
  constructor(
    private readonly now: () => number = Date.now,
    machineNow: () => number = Date.now,
  ) {
    this.#failures = new ClipFailures(machineNow);
  }

  /** Replaces the clips and continues after the clip that is playing. A clip may occur more than once. */
  update(clips: readonly Clip[], timeZone = 'UTC'): void {
    const last = this.#clips[this.#at];
    const isLast = (clip: Clip | undefined) =>
      clip?.videoId === last?.videoId && clip?.priority === last?.priority;
    if (!isLast(clips[this.#at])) this.#at = clips.findIndex(isLast);
    this.#clips = clips;
    this.#timeZone = timeZone;
    if (clips.length > 0) this.#failures.retain(clips);
  }

  next(): Clip {
    if (this.#failuresInRow >= MAX_FAILURES_IN_ROW) {
      this.#failuresInRow = 0;
      return FALLBACK;
    }
    const intact = this.#clips.filter((clip) => !this.isQuarantined(clip));
    const playable = playingNow(intact, this.now(), this.#timeZone);
    const following = this.#clips.slice(this.#at + 1).find((clip) => playable.includes(clip));
    const clip = following ?? playable[0];
    if (!clip) return FALLBACK;
    // A clip may stand in a playlist twice, as two objects.
    this.#at = this.#clips.indexOf(clip);
    return clip;
  }

  isQuarantined(clip: Clip): boolean {
    return clip !== FALLBACK && this.#failures.isQuarantined(clip);
  }

  /** Returns true when this failure puts the clip into quarantine. */
  recordFailure(clip: Clip): boolean {
    if (clip === FALLBACK) return false;
    this.#failuresInRow += 1;
    this.#failures.record(clip);
    return this.isQuarantined(clip);
  }

  recordSuccess(clip: Clip): void {
    this.#failuresInRow = 0;
    this.#failures.clear(clip);
  }
}
