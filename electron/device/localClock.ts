import * as z from 'zod/mini';
import { isTimeZone } from '../../contract/timeZone';
import { readJsonFile, tryWriteFile } from '../atomicFile';

const fileSchema = z.object({ timeZone: z.string() });
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The clock on the wall of the device's location, for hours and days. The kiosk service names its time zone, which is kept
 * for a start without a network. Before that, and for a service that names none, it is the machine's. The loop names the time.
 */
export class LocalClock {
  #timeZone: string;
  #format: Intl.DateTimeFormat | null = null;
  /** The time that the loop named last, and when that was by the monotonic clock; null while it is unknown. */
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

  /** timeZone: IANA name; '' and a zone that this machine does not have change nothing */
  async setTimeZone(timeZone: string): Promise<void> {
    if (timeZone === this.#timeZone || !isTimeZone(timeZone)) return;
    this.#apply(timeZone);
    this.report(`hours and days follow ${timeZone}`);
    await tryWriteFile(this.path, JSON.stringify({ timeZone }), this.report);
  }

  /** timeMs: by the service's clock; null while the machine's clock is known to be wrong, and nothing else is known */
  setTime(timeMs: number | null): void {
    this.#known = timeMs === null ? null : { timeMs, at: performance.now() };
  }

  /** A machine without a known time counts by its own clock. */
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
