import { framePresented } from '@/features/kiosk/health/loopHealth';
import { type Deck, once } from './deck';

const LOAD_PATIENCE_MS = 4_000;
const ROLL_PATIENCE_MS = 4_000;
/**
 * So long before its end the next clip gets going: longer than a busy machine takes to start one, and not so long that
 * its beginning is missed. Creeping or waiting there instead makes Chromium stumble when it is to go on.
 */
const SOON_SECONDS = 0.35;
/** So long before its end a clip gives way: two frames of an ordinary film, so that both pictures move at the swap. */
const LEAD_SECONDS = 0.07;
/** Per cent of the height. */
const CAPTION_LINE = 9;

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
  let soon: () => void = () => {};
  let end: () => void = () => {};
  let fail: () => void = () => {};
  let given = new AbortController();
  video.addEventListener('ended', () => end());
  video.addEventListener('error', () => fail());

  /** Sees every frame that reaches the screen. */
  function watch(signal: AbortSignal, onFrame: () => void): void {
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (signal.aborted) return;
      framePresented();
      onFrame();
      const left = video.duration - mediaTime;
      if (left <= LEAD_SECONDS) end();
      else if (left <= SOON_SECONDS) soon();
      watch(signal, () => {});
    });
  }

  // Titles and prices stand at the foot of the loop: words that name no place go to the top.
  captions?.addEventListener('load', () => {
    for (const cue of captions.track.cues ?? []) {
      if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
      cue.snapToLines = false;
      cue.line = CAPTION_LINE;
    }
  });

  function caption(address: string): void {
    if (!captions || address === captions.getAttribute('src')) return;
    // Chromium leaves the words of the film before on the picture when only the address changes.
    for (const cue of [...(captions.track.cues ?? [])]) captions.track.removeCue(cue);
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
        const first = { signal, once: true };
        signal.addEventListener('abort', () => reject(new Error('another clip was loaded')));
        video.addEventListener('error', () => reject(new Error(video.error?.message || 'no film')), first);
        video.addEventListener('loadeddata', () => resolve(video.duration * 1000), first);
      });
      caption(clip.captions);
      video.src = clip.url;
      video.load();
      return within(loaded, LOAD_PATIENCE_MS, 'clip did not load');
    },
    roll() {
      const { signal } = given;
      const seen = new Promise<void>((resolve) => watch(signal, resolve));
      return within(Promise.all([video.play(), seen]), ROLL_PATIENCE_MS, 'clip did not start').then(() => {});
    },
    pause: () => video.pause(),
    show: (isFront) => void video.toggleAttribute('data-front', isFront),
    position: () => video.currentTime,
    onSoon(callback) {
      soon = once(callback);
    },
    onEnd(callback) {
      end = once(callback);
    },
    onError(callback) {
      fail = callback;
    },
  };
}
