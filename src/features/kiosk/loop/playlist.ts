/** What the loop plays: url is the best address known, the file on disk once it is there. */
export interface Clip {
  videoId: string;
  title: string;
  url: string;
  sha256: string;
  /** A path of the storefront. */
  link: string;
  poster: string;
  kind: 'video' | 'image' | 'product';
  /** Of a still, in milliseconds; a film knows its own. */
  lengthMs: number;
  /** Address of WebVTT captions, or empty. */
  captions: string;
  /** Milliseconds since 1970, by the service's clock. */
  validFrom: number;
  validUntil: number;
}

const QUARANTINE_AFTER = 3;

/** Shipped with the app: plays when nothing else can (field note: Anthias #667). */
export const FALLBACK: Clip = {
  videoId: 'fallback',
  title: '',
  url: '/kiosk/fallback.mp4',
  sha256: '',
  link: '/',
  poster: '',
  kind: 'video',
  lengthMs: 0,
  captions: '',
  validFrom: Number.NEGATIVE_INFINITY,
  validUntil: Number.POSITIVE_INFINITY,
};

/** Which clip comes next. A clip that failed three times is left out until its file changes. */
export class Playlist {
  #clips: readonly Clip[] = [];
  #at = -1;
  readonly #failures = new Map<string, number>();

  /** now: milliseconds since 1970, by the service's clock. */
  constructor(private readonly now: () => number = Date.now) {}

  /** A new list goes on behind the clip that is playing. The same clip may stand in it more than once. */
  update(clips: readonly Clip[]): void {
    const last = this.#clips[this.#at]?.videoId;
    const isSame = clips[this.#at]?.videoId === last;
    if (!isSame) this.#at = clips.findIndex(({ videoId }) => videoId === last);
    this.#clips = clips;
  }

  next(): Clip {
    const { length } = this.#clips;
    for (let step = 1; step <= length; step++) {
      const at = (this.#at + step) % length;
      const clip = this.#clips[at];
      if (!clip || !this.#isOn(clip)) continue;
      this.#at = at;
      return clip;
    }
    return FALLBACK;
  }

  #isOn(clip: Clip): boolean {
    const now = this.now();
    return clip.validFrom <= now && now < clip.validUntil && !this.isQuarantined(clip);
  }

  isQuarantined(clip: Clip): boolean {
    return (this.#failures.get(fileOf(clip)) ?? 0) >= QUARANTINE_AFTER;
  }

  /** True when this failure put the clip into quarantine. */
  failed(clip: Clip): boolean {
    const count = (this.#failures.get(fileOf(clip)) ?? 0) + 1;
    this.#failures.set(fileOf(clip), count);
    return count === QUARANTINE_AFTER;
  }

  worked(clip: Clip): void {
    this.#failures.delete(fileOf(clip));
  }
}

const fileOf = ({ videoId, sha256 }: Clip) => `${videoId} ${sha256}`;
