/** What the loop plays: url is the best address known, the file on disk once it is there. */
export interface Clip {
  videoId: string;
  title: string;
  url: string;
  sha256: string;
  /** A path of the storefront. */
  link: string;
  poster: string;
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
};

/** Which clip comes next. A clip that failed three times is left out until its file changes. */
export class Playlist {
  #clips: readonly Clip[] = [];
  #lastId = '';
  readonly #failures = new Map<string, number>();

  /** A new list goes on behind the clip that is playing. */
  update(clips: readonly Clip[]): void {
    this.#clips = clips;
  }

  next(): Clip {
    const at = this.#clips.findIndex(({ videoId }) => videoId === this.#lastId);
    const inOrder = [...this.#clips.slice(at + 1), ...this.#clips.slice(0, at + 1)];
    const clip = inOrder.find((candidate) => !this.isQuarantined(candidate)) ?? FALLBACK;
    if (clip !== FALLBACK) this.#lastId = clip.videoId;
    return clip;
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
