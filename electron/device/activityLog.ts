import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

/** Activity of shoppers on one day at the device's location (YYYY-MM-DD). */
const counts = z.object({ day: z.string(), touches: z.number(), visits: z.number(), hand_overs: z.number() });
type DayCounts = z.output<typeof counts>;
type Counted = Exclude<keyof DayCounts, 'day'>;

const fileSchema = z.object({ days: z.array(counts), device: z._default(z.string(), '') });
/** Today and yesterday: a heartbeat after midnight still reports the evening. */
const DAYS = 2;
const WRITE_DELAY_MS = 5_000;

/**
 * Counts touches, visits and hand-overs by day, without any data about shoppers. The counts of a day only grow and survive restarts, so a
 * service that stores the maximum neither loses nor double-counts any. A power cut loses at most five seconds.
 */
export class ActivityLog {
  #days: DayCounts[];
  /** The device that the counts belong to; '' in a file of an earlier version. */
  #device: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly path: string,
    private readonly report: (problem: string) => void,
    /** Today, YYYY-MM-DD. */
    private readonly today: () => string,
    /** The registered device; null without one. */
    private readonly deviceId: () => string | null,
  ) {
    const { days = [], device = '' } = readJsonFile(path, fileSchema) ?? {};
    this.#days = days;
    this.#device = device;
  }

  /** Resets the counts of a machine that is registered as another device. */
  #followDevice(): void {
    const device = this.deviceId() ?? this.#device;
    if (this.#device !== '' && this.#device !== device) this.#days = [];
    this.#device = device;
  }

  count(what: Counted): void {
    this.#followDevice();
    const day = this.today();
    const counts = this.#days.find((counted) => counted.day === day);
    if (counts) counts[what] += 1;
    else
      this.#days = [...this.#days, { day, touches: 0, visits: 0, hand_overs: 0, [what]: 1 }]
        .sort((a, b) => a.day.localeCompare(b.day))
        .slice(-DAYS);
    this.#timer ??= setTimeout(() => void this.save(), WRITE_DELAY_MS);
  }

  /** The counts of the last days, oldest first. */
  recent(): DayCounts[] {
    this.#followDevice();
    return this.#days.map((counted) => ({ ...counted }));
  }

  /** Writes the counts now. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await tryWriteFile(this.path, JSON.stringify({ days: this.#days, device: this.#device }), this.report);
  }
}
