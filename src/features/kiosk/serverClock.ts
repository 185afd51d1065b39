import { deviceStorage } from '@/browser/deviceStorage';

const OFFSET_KEY = 'kiosk-clock-offset';
const LATEST_KEY = 'kiosk-latest-time';
/** The Date header has a resolution of one second. */
const RESOLUTION_MS = 2_000;
const SAVE_INTERVAL_MS = 60_000;
/**
 * Time for which the time in a response is used alone. After that the machine's clock is considered too, because the monotonic clock stops
 * while a machine sleeps.
 */
const EXACT_MS = 10 * 60_000;

/** What the first response of the service revealed about the clock since this start. */
export interface ClockConfirmation {
  /** Milliseconds by which the times assumed before were too low. */
  correctionMs: number;
  /** The offset to the machine's clock that was assumed before. */
  assumedOffsetMs: number;
  /**
   * The times since this start that were counted by the monotonic clock from the last known time of the service, with their correction.
   * Also valid if NTP has changed the machine's clock in the meantime, so that there is no offset to compare with.
   */
  counted: { fromMs: number; untilMs: number; correctionMs: number };
}

function readNumber(key: string): number {
  const stored = Number(deviceStorage.get(key));
  return Number.isFinite(stored) ? stored : 0;
}

/** On a full disk, the previous value remains. */
const save = (key: string, value: number) => deviceStorage.set(key, String(value), { keepsOlder: true });

/**
 * The service's clock, also available offline. A machine whose clock was reset (no battery, no network at start) would show a past year, so
 * the last known time of the service is a lower bound, which advances with the monotonic clock.
 */
export class ServerClock {
  /**
   * The last known time of the service, and when it was known by the monotonic clock; null until first used. isStored: it comes from an
   * earlier start, and the machine has been off since
   */
  #bound: { timeMs: number; at: number; isStored: boolean } | null = null;
  /** The bound when it was first used. */
  #startMs = 0;
  #savedAt = performance.now();
  #confirmation: ClockConfirmation | null = null;
  readonly #listeners = new Set<(confirmation: ClockConfirmation) => void>();

  #lowerBound(): number {
    if (!this.#bound) {
      this.#bound = { timeMs: readNumber(LATEST_KEY), at: performance.now(), isStored: true };
      this.#startMs = this.#bound.timeMs;
    }
    return this.#bound.timeMs + performance.now() - this.#bound.at;
  }

  /** Whether a recent response tells the time, because NTP may change the machine's clock at any moment. */
  #isExact(): boolean {
    return this.#bound?.isStored === false && performance.now() - this.#bound.at < EXACT_MS;
  }

  /** Milliseconds since 1970. */
  now(): number {
    const lowerBound = this.#lowerBound();
    if (performance.now() - this.#savedAt >= SAVE_INTERVAL_MS) {
      this.#savedAt = performance.now();
      save(LATEST_KEY, Math.round(lowerBound));
    }
    return this.#isExact() ? lowerBound : Math.max(Date.now() + readNumber(OFFSET_KEY), lowerBound);
  }

  /**
   * The time for actions that must not happen at a wrong hour. null: the machine's clock is behind the last known time, so it was reset,
   * and the machine may have been off for any length of time; until the next response of the service
   */
  knownNow(): number | null {
    const machineMs = Date.now() + readNumber(OFFSET_KEY);
    const isReset = machineMs < this.#lowerBound() - RESOLUTION_MS;
    return isReset && !this.#isExact() ? null : this.now();
  }

  /** The service's clock minus the machine's, in milliseconds. The last known value survives a restart. */
  offsetMs(): number {
    const offset = Math.round(this.now() - Date.now());
    return Math.abs(offset) < RESOLUTION_MS ? 0 : offset;
  }

  /** Whether a response of the service has arrived since this start. */
  isConfirmed(): boolean {
    return this.#confirmation !== null;
  }

  /** Records the Date header of a fresh response. date: null if it has none */
  record(date: string | null): void {
    const assumedMs = this.now();
    const countedMs = this.#lowerBound();
    const assumedOffsetMs = this.offsetMs();
    const serviceMs = date ? Date.parse(date) : Number.NaN;
    const isKnown = !Number.isNaN(serviceMs);
    if (isKnown) {
      const offset = serviceMs - Date.now();
      save(OFFSET_KEY, Math.abs(offset) < RESOLUTION_MS ? 0 : offset);
      this.#bound = { timeMs: serviceMs, at: performance.now(), isStored: false };
      this.#savedAt = this.#bound.at;
      save(LATEST_KEY, serviceMs);
    }
    if (this.#confirmation) return;
    const correctionMs = isKnown ? serviceMs - assumedMs : 0;
    this.#confirmation = {
      correctionMs: Math.abs(correctionMs) < RESOLUTION_MS ? 0 : Math.round(correctionMs),
      assumedOffsetMs,
      counted: {
        fromMs: this.#startMs,
        untilMs: countedMs,
        correctionMs: isKnown ? Math.round(serviceMs - countedMs) : 0,
      },
    };
    for (const listener of this.#listeners) listener(this.#confirmation);
  }

  /** Calls back once the first response has arrived; immediately if it already has. Returns a function that cancels this. */
  onConfirmed(listener: (confirmation: ClockConfirmation) => void): () => void {
    if (this.#confirmation) listener(this.#confirmation);
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The screen's single clock, used by queries, schedules and play reports. */
export const serverClock = new ServerClock();

/** Current time by the service's clock, in milliseconds since 1970, so that a wrong machine clock does not affect validity dates. */
export const serverNow = (): number => serverClock.now();
