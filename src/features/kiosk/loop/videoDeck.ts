import { framePresented } from '@/features/kiosk/health/loopHealth';
import type { Deck } from './deck';

const LOAD_PATIENCE_MS = 4_000;
const START_PATIENCE_MS = 4_000;
/** So long before its end a clip gives way: what the next one needs to get going. */
const LEAD_SECONDS = 0.12;

function within<T>(work: Promise<T>, patienceMs: number, problem: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Films, on one element. */
export function videoDeck(video: HTMLVideoElement): Deck {
  const captions = video.querySelector('track');
  let end: () => void = () => {};
  let fail: () => void = () => {};
  let given = new AbortController();
  video.addEventListener('ended', () => end());
  video.addEventListener('error', () => fail());

  /** Sees every frame that reaches the screen. */
  function watch(signal: AbortSignal, onFrame: (mediaTime: number) => void): void {
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (signal.aborted) return;
      framePresented();
      onFrame(mediaTime);
      if (mediaTime >= video.duration - LEAD_SECONDS) end();
      watch(signal, () => {});
    });
  }

  function caption(address: string): void {
    if (!captions) return;
    captions.track.mode = address ? 'showing' : 'disabled';
    if (address) captions.src = address;
    else captions.removeAttribute('src');
  }

  return {
    load(clip) {
      given.abort();
      given = new AbortController();
      const { signal } = given;
      const loaded = new Promise<number>((resolve, reject) => {
        const once = { signal, once: true };
        signal.addEventListener('abort', () => reject(new Error('another clip was loaded')));
        video.addEventListener('error', () => reject(new Error(video.error?.message || 'no film')), once);
        video.addEventListener('loadeddata', () => resolve(video.duration * 1000), once);
      });
      caption(clip.captions);
      video.src = clip.url;
      video.load();
      return within(loaded, LOAD_PATIENCE_MS, 'clip did not load');
    },
    start() {
      const { signal } = given;
      const seen = new Promise<void>((resolve) => watch(signal, () => resolve()));
      return within(Promise.all([video.play(), seen]), START_PATIENCE_MS, 'clip did not start').then(
        () => {},
      );
    },
    pause: () => video.pause(),
    show: (isFront) => void video.toggleAttribute('data-front', isFront),
    position: () => video.currentTime,
    onEnd(callback) {
      end = once(callback);
    },
    onError(callback) {
      fail = callback;
    },
  };
}

function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    callback();
  };
}
