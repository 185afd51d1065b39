import { type Hours, isWithinHours } from '../../contract/kioskSettings';

export interface DownloadLimits {
  /** The hours during which files are downloaded; null: any. */
  downloadWindow: Hours | null;
  /** Bytes per second; null: without limit. */
  downloadRate: number | null;
}

/** A download that stopped because its hours are over. It resumes where it stopped. */
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

/** Limits the downloads of clips and versions together, by hour and by bytes per second. */
export class Throttle {
  /** The time at which the bytes so far would have arrived at the rate. */
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

  /** Resolves once so many bytes are within the rate. @throws WindowClosedError when the hours are over */
  async take(bytes: number, mayIgnoreWindow = false): Promise<void> {
    if (!mayIgnoreWindow && !this.isOpen) throw new WindowClosedError('outside of the download window');
    const { downloadRate } = this.limits;
    if (downloadRate === null) return;
    const now = this.clock.now();
    this.#paidUntil = Math.max(this.#paidUntil, now) + (bytes / downloadRate) * 1000;
    await this.clock.wait(this.#paidUntil - now);
  }
}
