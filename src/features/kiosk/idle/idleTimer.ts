/** Duration of the warning before a visit ends (field notes: at least 20 s). */
export const WARNING_MS = 20_000;
/** Minimum limit, so that at least half of the time passes without a warning. */
const MINIMUM_LIMIT_MS = 2 * WARNING_MS;
const TICK_MS = 1_000;

interface Options {
  /** Milliseconds without input, including the warning (docs/spec/17 §5). */
  limitMs: number;
  /** Called with the remaining seconds during the warning, and with null when the warning ends. */
  onWarning: (secondsLeft: number | null) => void;
  onIdle: () => void;
  now?: () => number;
  /** Start of the idle time in milliseconds of now(); defaults to the call. */
  startedAt?: number;
}

/**
 * Measures the time since the last input. Each tick compares clock times, so that a machine that was suspended ends the visit when it
 * resumes. The timer never fires while a hold is active, for example during a payment.
 */
export function startIdleTimer(options: Options) {
  const { onWarning, onIdle, now = () => performance.now(), startedAt = now() } = options;
  const limitMs = Math.max(options.limitMs, MINIMUM_LIMIT_MS);
  let lastInputAt = startedAt;
  let holds = 0;
  let isWarning = false;
  const timer = setInterval(tick, TICK_MS);

  function setWarning(secondsLeft: number | null): void {
    isWarning = secondsLeft !== null;
    onWarning(secondsLeft);
  }

  function tick(): void {
    if (holds > 0) lastInputAt = now();
    const remainingMs = limitMs - (now() - lastInputAt);
    if (remainingMs <= 0) {
      clearInterval(timer);
      onIdle();
    } else if (remainingMs <= WARNING_MS) setWarning(Math.ceil(remainingMs / 1000));
    else if (isWarning) setWarning(null);
  }

  return {
    /** Restarts the idle time after any input, including the on-screen keyboard (field note: freekiosk #195). */
    inputReceived(): void {
      lastInputAt = now();
      if (isWarning) setWarning(null);
    },
    /** Suspends the timer. Returns a function that releases the hold and restarts the idle time. */
    hold(): () => void {
      holds += 1;
      return () => {
        holds -= 1;
        lastInputAt = now();
      };
    },
    stop: () => clearInterval(timer),
  };
}
