import { framePresented } from '@/features/kiosk/health/loopHealth';
import { type Deck, once } from './deck';

const DEFAULT_MS = 8_000;
const TICK_MS = 500;
const SOON_MS = 1_500;

/** Pictures and product cards, on one element: shown for as long as the service says. */
export function stillDeck(image: HTMLImageElement): Deck {
  let lengthMs = DEFAULT_MS;
  let startedAt: number | null = null;
  let tick: ReturnType<typeof setInterval> | undefined;
  let soon: () => void = () => {};
  let end: () => void = () => {};

  const shownMs = () => (startedAt === null ? 0 : performance.now() - startedAt);

  function stop(): void {
    clearInterval(tick);
  }

  return {
    async load(clip) {
      stop();
      startedAt = null;
      lengthMs = clip.lengthMs > 0 ? clip.lengthMs : DEFAULT_MS;
      image.dataset.kind = clip.kind;
      image.src = clip.url;
      await image.decode();
      return lengthMs;
    },
    roll: async () => {},
    run() {
      startedAt = performance.now();
      stop();
      tick = setInterval(() => {
        requestAnimationFrame(framePresented);
        if (shownMs() >= lengthMs - SOON_MS) soon();
        if (shownMs() < lengthMs) return;
        stop();
        end();
      }, TICK_MS);
    },
    pause: stop,
    show: (isFront) => void image.toggleAttribute('data-front', isFront),
    position: () => shownMs() / 1000,
    onSoon(callback) {
      soon = once(callback);
    },
    onEnd(callback) {
      end = callback;
    },
    onError: () => {},
  };
}
