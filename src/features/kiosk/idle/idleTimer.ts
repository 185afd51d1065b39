/** The last stretch, during which the shopper is asked (field notes: at least 20 s). */
export const WARNING_MS = 20_000;
/** A shorter limit would leave no time in which nobody is asked. */
const SHORTEST_MS = 2 * WARNING_MS;
const TICK_MS = 1_000;

interface Parts {
  /** Milliseconds without input, the warning included (commerce specification §9). */
  limitMs: number;
  /** Seconds left while warning, null when not. */
  onWarning: (secondsLeft: number | null) => void;
  onIdle: () => void;
  now?: () => number;
  /** When the waiting began, by now(). */
  since?: number;
}

/**
 * Counts the time since the last input. The end is reckoned from the clock at every tick, so that a machine that slept
 * ends the visit when it wakes. While a payment is in flight (hold) nothing ends.
 */
export function startIdleTimer(parts: Parts) {
  const { onWarning, onIdle, now = () => performance.now(), since = now() } = parts;
  const limitMs = Math.max(parts.limitMs, SHORTEST_MS);
  let last = since;
  let holds = 0;
  let isWarning = false;
  const timer = setInterval(tick, TICK_MS);

  function warn(secondsLeft: number | null): void {
    isWarning = secondsLeft !== null;
    onWarning(secondsLeft);
  }

  function tick(): void {
    if (holds > 0) last = now();
    const left = limitMs - (now() - last);
    if (left <= 0) {
      clearInterval(timer);
      onIdle();
    } else if (left <= WARNING_MS) warn(Math.ceil(left / 1000));
    else if (isWarning) warn(null);
  }

  return {
    /** Any input, the on-screen keyboard's too (field note: freekiosk #195). */
    touched(): void {
      last = now();
      if (isWarning) warn(null);
    },
    /** Answers with what lets go again. */
    hold(): () => void {
      holds += 1;
      return () => {
        holds -= 1;
        last = now();
      };
    },
    stop: () => clearInterval(timer),
  };
}
