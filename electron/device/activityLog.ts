import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

/** What shoppers did on a day of the device's location (YYYY-MM-DD). */
const counts = z.object({ day: z.string(), touches: z.number(), visits: z.number(), hand_overs: z.number() });
type DayCounts = z.output<typeof counts>;
type Counted = Exclude<keyof DayCounts, 'day'>;

const fileSchema = z.object({ days: z.array(counts), device: z._default(z.string(), '') });
/** Today and yesterday: a heartbeat after midnight still reports the evening. */
const DAYS = 2;
const WRITE_DELAY_MS = 5_000;

/**
 * Counts touches, visits and hand-overs by day, without anything of a shopper. The counts of a day only grow and outlive
 * restarts, so a service that keeps the largest count neither loses nor doubles any. A power cut costs five seconds at most.
 */
export class ActivityLog {
  #days: DayCounts[];
  /** The device that they are of; '' in a file of a former version. */
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

  /** A machine that is registered as another device begins anew. */
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
