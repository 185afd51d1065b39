import { overlays } from '@contract/desk/clipLook';
import { playingNow } from '@contract/desk/playingNow';
import type { Clip } from './clip';
import { ClipFailures, contentKey, fileKey } from './clipFailures';
import { type ClipInUse, ClipsInUse } from './clipsInUse';

/** Maximum consecutive failures before the built-in clip plays. */
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
  fit: 'auto',
  overlays,
  ticker: '',
  qrUrl: '',
  price: '',
};

/** A clip whose decoding crashed the last renderer. */
export interface CrashedClip {
  videoId: string;
  title: string;
  failures: number;
  isQuarantined: boolean;
}

/** Text, link and price may change while a clip plays; another file or priority makes it a different entry. */
const isSameEntry = (a: Clip, b: Clip) =>
  a.videoId === b.videoId && a.sha256 === b.sha256 && a.kind === b.kind && a.priority === b.priority;

/**
 * Selects the next clip. A clip that has failed, or crashed the renderer, three times is quarantined (clipFailures.ts). After two
 * consecutive failures the built-in clip plays, because the watchdog restarts a screen without new frames.
 */
export class PlaylistCursor {
  /** The clip that crashed the last renderer; null if there was no crash. */
  readonly crashed: CrashedClip | null;
  #clips: readonly Clip[] = [];
  #timeZone = 'UTC';
  #at = -1;
  #failuresInRow = 0;
  /** The built-in clip plays because of failures, although the playlist has playable clips. */
  #isFallbackForced = false;
  readonly #failures: ClipFailures;
  readonly #inUse = new ClipsInUse();

  /** now: milliseconds since 1970, by the service's clock. */
  constructor(
    private readonly now: () => number = Date.now,
    machineNow: () => number = Date.now,
  ) {
    this.#failures = new ClipFailures(machineNow);
    this.crashed = this.#recordCrash(this.#inUse.crashed);
  }

  #recordCrash(clip: ClipInUse | null): CrashedClip | null {
    if (!clip) return null;
    const { key, title } = clip;
    const failures = this.#failures.record(key);
    const [videoId = ''] = key.split(' ');
    return { videoId, title, failures, isQuarantined: this.#failures.isKeyQuarantined(key) };
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

  /** The clips that may currently be shown. */
  #playable(): Clip[] {
    const intact = this.#clips.filter((clip) => !this.isQuarantined(clip));
    return playingNow(intact, this.now(), this.#timeZone);
  }

  next(): Clip {
    this.#isFallbackForced = this.#failuresInRow >= MAX_FAILURES_IN_ROW;
    if (this.#isFallbackForced) {
      this.#failuresInRow = 0;
      return FALLBACK;
    }
    const playable = this.#playable();
    const following = this.#clips.slice(this.#at + 1).find((clip) => playable.includes(clip));
    const clip = following ?? playable[0];
    if (!clip) return FALLBACK;
    // The playlist may contain a clip twice, as two objects.
    this.#at = this.#clips.indexOf(clip);
    return clip;
  }

  /** The playlist entry that corresponds to the clip; undefined if the clip may no longer be shown. */
  currentEntry(clip: Clip): Clip | undefined {
    const playable = this.#playable();
    if (clip !== FALLBACK) return playable.find((one) => isSameEntry(one, clip));
    return playable.length === 0 || this.#isFallbackForced ? FALLBACK : undefined;
  }

  isQuarantined(clip: Clip): boolean {
    return clip !== FALLBACK && this.#failures.isQuarantined(clip);
  }

  /** Returns true when this failure puts the clip into quarantine. */
  recordFailure(clip: Clip): boolean {
    if (clip === FALLBACK) return false;
    this.#failuresInRow += 1;
    this.#failures.record(fileKey(clip));
    return this.isQuarantined(clip);
  }

  recordSuccess(clip: Clip): void {
    this.#failuresInRow = 0;
    this.#failures.clear(clip);
  }

  /** A clip is about to be decoded. */
  recordLoading(clip: Clip): void {
    this.#inUse.loading(toClipInUse(clip));
  }

  recordLoaded(): void {
    this.#inUse.loaded();
  }

  /** clip: null if nothing is shown any more */
  recordShown(clip: Clip | null): void {
    this.#inUse.showing(clip && toClipInUse(clip));
  }
}

const toClipInUse = (clip: Clip): ClipInUse | null =>
  clip === FALLBACK ? null : { key: contentKey(clip), title: clip.title };
