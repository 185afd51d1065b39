import * as z from 'zod/mini';
import { isTimeZone } from '../../contract/timeZone';
import { readJsonFile, tryWriteFile } from '../atomicFile';

const fileSchema = z.object({ timeZone: z.string() });
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The local time at the device's location, for hours and days. The time zone comes from the kiosk service and is stored for offline starts;
 * until it is known, the machine's time zone applies. The loop provides the time.
 */
export class LocalClock {
  #timeZone: string;
  #format: Intl.DateTimeFormat | null = null;
  /** The last time from the loop, and when it was received by the monotonic clock; null while the time is unknown. */
  #known: { timeMs: number; at: number } | null = null;

  constructor(
    private readonly path: string,
    private readonly report: (problem: string) => void,
  ) {
    this.#timeZone = '';
    this.#apply(readJsonFile(path, fileSchema)?.timeZone ?? '');
  }

  #apply(timeZone: string): void {
    if (!isTimeZone(timeZone)) return;
    this.#timeZone = timeZone;
    this.#format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  }

  /** timeZone: IANA name; '' and zones that this machine lacks are ignored */
  async setTimeZone(timeZone: string): Promise<void> {
    if (timeZone === this.#timeZone || !isTimeZone(timeZone)) return;
    this.#apply(timeZone);
    this.report(`hours and days follow ${timeZone}`);
    await tryWriteFile(this.path, JSON.stringify({ timeZone }), this.report);
  }

  /** timeMs: by the service's clock; null if the machine's clock is known to be wrong and no other time is available */
  setTime(timeMs: number | null): void {
    this.#known = timeMs === null ? null : { timeMs, at: performance.now() };
  }

  /** Falls back to the machine's clock while the time is unknown. */
  #now(): Date {
    return this.#known ? new Date(this.#known.timeMs + performance.now() - this.#known.at) : new Date();
  }

  /** 0 to 23; NaN while the time is unknown. */
  hour = (): number => {
    if (!this.#known) return Number.NaN;
    return this.#format ? Number(this.#part('hour')) : this.#now().getHours();
  };

  /** YYYY-MM-DD. */
  day = (): string => {
    if (this.#format) return `${this.#part('year')}-${this.#part('month')}-${this.#part('day')}`;
    const now = this.#now();
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  };

  #part(type: Intl.DateTimeFormatPartTypes): string {
    return this.#format?.formatToParts(this.#now()).find((part) => part.type === type)?.value ?? '';
  }
}
