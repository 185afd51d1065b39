/** One of the two players: an element that is used again for every clip (field note: electron #18277). */
export interface Deck {
  /** Takes a clip and decodes its first frame; resolves with its length in milliseconds, rejects when it can't. */
  load(url: string): Promise<number>;
  /** Resolves when it runs. */
  play(): Promise<void>;
  pause(): void;
  /** Seconds into the clip. */
  position(): number;
  /** Replaces the one given before. */
  onEnd(callback: () => void): void;
  onError(callback: () => void): void;
}

const LOAD_PATIENCE_MS = 10_000;

export function videoDeck(video: HTMLVideoElement): Deck {
  let end: () => void = () => {};
  let fail: () => void = () => {};
  let given: AbortController | null = null;
  video.addEventListener('ended', () => end());
  video.addEventListener('error', () => fail());

  return {
    load(url) {
      given?.abort();
      given = new AbortController();
      const { signal } = given;
      return new Promise((resolve, reject) => {
        const refuse = () => reject(new Error(video.error?.message || 'clip did not load'));
        const timer = setTimeout(refuse, LOAD_PATIENCE_MS);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new Error('another clip was loaded'));
        });
        video.addEventListener('error', refuse, { signal, once: true });
        video.addEventListener(
          'loadeddata',
          () => {
            clearTimeout(timer);
            resolve(video.duration * 1000);
          },
          { signal, once: true },
        );
        video.src = url;
        video.load();
      });
    },
    play: () => video.play(),
    pause: () => video.pause(),
    position: () => video.currentTime,
    onEnd(callback) {
      end = callback;
    },
    onError(callback) {
      fail = callback;
    },
  };
}
