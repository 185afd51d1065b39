import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readKept, writeAtomic } from '../atomicFile';

const kept = z.object({ isRunning: z.boolean(), faults: z.array(z.number()) });

const WINDOW_MS = 30 * 60_000;
const TOO_MANY = 3;

export type Mode = 'normal' | 'safe';

/** Remembers how runs ended: three starts within 30 minutes that follow a fault lead to safe mode (field notes). */
export class RunHistory {
  #faults: number[] = [];

  constructor(
    private readonly path: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** Call once at the start. A clock that was set back makes no fault of the future. */
  async begin(): Promise<Mode> {
    const before = readKept(this.path, kept) ?? { isRunning: false, faults: [] };
    const now = this.now();
    const recent = before.faults.filter((at) => at <= now && now - at < WINDOW_MS);
    this.#faults = before.isRunning ? [...recent, now] : recent;
    await writeAtomic(this.path, JSON.stringify({ isRunning: true, faults: this.#faults }));
    return this.#faults.length >= TOO_MANY ? 'safe' : 'normal';
  }

  /** The run ends as it should; written at once, for there may be no later. */
  end(): void {
    writeFileSync(this.path, JSON.stringify({ isRunning: false, faults: this.#faults }));
  }

  /** Safe mode held for as long as faults count: the next start is an ordinary one. */
  readonly forgivenAfterMs = WINDOW_MS;
}
