import { type Hours, isWithinHours } from '../../contract/kioskSettings';

export interface DownloadLimits {
  /** The hours during which files are downloaded; null for any. */
  downloadWindow: Hours | null;
  /** Bytes per second; null for no limit. */
  downloadRate: number | null;
}

/** A download was stopped because the download window has closed. It resumes where it stopped. */
export class WindowClosedError extends Error {}

interface Clock {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** 0 to 23, at the device's location; NaN while it is unknown. */
  hour: () => number;
  wait: (ms: number) => Promise<void>;
}

/** hour: 0 to 23, at the device's location; NaN while it is unknown */
export const systemClock = (hour: () => number): Clock => ({
  now: () => performance.now(),
  hour,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Limits the downloads of clips and versions together, by time of day and by bytes per second. */
export class Throttle {
  /** The time at which the bytes taken so far would have arrived at this rate. */
  #paidUntil = Number.NEGATIVE_INFINITY;

  constructor(
    /** Read at each use, because staff may change them. */
    private readonly limits: Readonly<DownloadLimits>,
    private readonly clock: Clock,
  ) {}

  get isOpen(): boolean {
    const { downloadWindow } = this.limits;
    return downloadWindow === null || isWithinHours(this.clock.hour(), downloadWindow);
  }

  /** Resolves when that many bytes may be downloaded at the rate. @throws WindowClosedError outside the download window */
  async take(bytes: number, mayIgnoreWindow = false): Promise<void> {
    if (!mayIgnoreWindow && !this.isOpen) throw new WindowClosedError('outside of the download window');
    const { downloadRate } = this.limits;
    if (downloadRate === null) return;
    const now = this.clock.now();
    this.#paidUntil = Math.max(this.#paidUntil, now) + (bytes / downloadRate) * 1000;
    await this.clock.wait(this.#paidUntil - now);
  }
}
