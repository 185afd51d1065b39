import { framePresented } from '@/features/kiosk/health/loopHealth';
import type { Deck } from './deck';

const DEFAULT_MS = 8_000;
const TICK_MS = 500;

/** Pictures and product cards, on one element: shown for as long as the service says. */
export function stillDeck(image: HTMLImageElement): Deck {
  let lengthMs = DEFAULT_MS;
  let startedAt: number | null = null;
  let tick: ReturnType<typeof setInterval> | undefined;
  let end: () => void = () => {};

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
    async start() {
      startedAt = performance.now();
      stop();
      tick = setInterval(() => {
        requestAnimationFrame(framePresented);
        if (performance.now() - (startedAt ?? 0) < lengthMs) return;
        stop();
        end();
      }, TICK_MS);
    },
    pause: stop,
    show: (isFront) => void image.toggleAttribute('data-front', isFront),
    position: () => (startedAt === null ? 0 : (performance.now() - startedAt) / 1000),
    onEnd(callback) {
      end = callback;
    },
    onError: () => {},
  };
}
