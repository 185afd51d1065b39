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
  /** Milliseconds since 1970, by the service's clock. */
  validFrom: number;
  validUntil: number;
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
  validFrom: Number.NEGATIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
};

/**
 * Chooses the next clip. A clip that failed three times is quarantined (clipFailures.ts). After two failures in a row the
 * built-in clip plays, because the watchdog ends a screen without a new frame.
 */
export class PlaylistCursor {
  #clips: readonly Clip[] = [];
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
  update(clips: readonly Clip[]): void {
    const last = this.#clips[this.#at]?.videoId;
    const isSame = clips[this.#at]?.videoId === last;
    if (!isSame) this.#at = clips.findIndex(({ videoId }) => videoId === last);
    this.#clips = clips;
    if (clips.length > 0) this.#failures.retain(clips);
  }

  next(): Clip {
    if (this.#failuresInRow >= MAX_FAILURES_IN_ROW) {
      this.#failuresInRow = 0;
      return FALLBACK;
    }
    const { length } = this.#clips;
    for (let step = 1; step <= length; step++) {
      const at = (this.#at + step) % length;
      const clip = this.#clips[at];
      if (!clip || !this.#isPlayable(clip)) continue;
      this.#at = at;
      return clip;
    }
    return FALLBACK;
  }

  #isPlayable(clip: Clip): boolean {
    const now = this.now();
    return clip.validFrom <= now && now < clip.validUntil && !this.isQuarantined(clip);
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
