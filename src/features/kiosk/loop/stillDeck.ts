import { framePresented } from '@/features/kiosk/health/loopHealth';
import type { Deck } from './deck';

const DEFAULT_MS = 8_000;
const TICK_MS = 500;
const SOON_MS = 350;

/** Pictures and product cards, on one element: shown for as long as the service says. */
export function stillDeck(image: HTMLImageElement): Deck {
  let lengthMs = DEFAULT_MS;
  let startedAt: number | null = null;
  let tick: ReturnType<typeof setInterval> | undefined;
  let steps: ReturnType<typeof setTimeout>[] = [];
  let soon: () => void = () => {};
  let end: () => void = () => {};

  function stop(): void {
    clearInterval(tick);
    for (const step of steps) clearTimeout(step);
  }

  function finish(): void {
    stop();
    end();
  }

  function begin(): void {
    stop();
    startedAt = performance.now();
    tick = setInterval(() => requestAnimationFrame(framePresented), TICK_MS);
    steps = [setTimeout(() => soon(), lengthMs - SOON_MS), setTimeout(finish, lengthMs)];
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
    pause: stop,
    show(isFront) {
      image.toggleAttribute('data-front', isFront);
      if (isFront) begin();
      else stop();
    },
    position: () => (startedAt === null ? 0 : (performance.now() - startedAt) / 1000),
    onSoon(callback) {
      soon = callback;
    },
    onEnd(callback) {
      end = callback;
    },
    onError: () => {},
  };
}
