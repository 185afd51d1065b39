const PATIENCE_MS = 6_000;
const CHECK_MS = 1_000;
/** A loop that shows nothing new for so long is black or frozen; longer than the loop's own watch over a clip. */
const LONGEST_FRAME_AGE_MS = 15_000;

/**
 * Waits for the signs of life of a screen. Chromium notices a hung one only when someone touches it; nobody may. Calls
 * back once for each fault; the screen has to give a sign again before it is watched again.
 */
export function watchScreen(onFault: (problem: string) => void, now: () => number = () => performance.now()) {
  let lastSign: number | null = null;
  const timer = setInterval(() => {
    if (lastSign === null || now() - lastSign < PATIENCE_MS) return;
    lastSign = null;
    onFault('gives no sign of life');
  }, CHECK_MS);

  return {
    /** frameAgeMs: since something new was on the screen, null when nothing has to be. */
    sign(frameAgeMs: number | null): void {
      if (frameAgeMs === null || frameAgeMs < LONGEST_FRAME_AGE_MS) {
        lastSign = now();
        return;
      }
      lastSign = null;
      onFault(`shows nothing new since ${Math.round(frameAgeMs / 1000)} s`);
    },
    /** It is known to be gone, or covered. */
    rest(): void {
      lastSign = null;
    },
    stop: () => clearInterval(timer),
  };
}
export type ScreenWatch = ReturnType<typeof watchScreen>;
