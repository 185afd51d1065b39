import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

/** runs.json. faults: the times of starts after a crash, in milliseconds since 1970 */
const fileSchema = z.object({ isRunning: z.boolean(), faults: z.array(z.number()) });

const WINDOW_MS = 30 * 60_000;
const MAX_CRASHES = 3;

export type RunMode = 'normal' | 'safe';

/** Records how runs of the app ended. Three starts after a crash within 30 minutes lead to safe mode (field notes). */
export class RunHistory {
  #crashes: number[] = [];

  constructor(
    private readonly path: string,
    private readonly report: (problem: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Call once at the start. Crashes in the future are ignored: the clock has since been set back. */
  async recordStart(): Promise<RunMode> {
    const previous = readJsonFile(this.path, fileSchema) ?? { isRunning: false, faults: [] };
    const now = this.now();
    const recent = previous.faults.filter((at) => at <= now && now - at < WINDOW_MS);
    this.#crashes = previous.isRunning ? [...recent, now] : recent;
    await tryWriteFile(this.path, JSON.stringify({ isRunning: true, faults: this.#crashes }), this.report);
    return this.#crashes.length >= MAX_CRASHES ? 'safe' : 'normal';
  }

  /** Synchronous, because the process exits right after. */
  recordCleanExit(): void {
    try {
      writeFileSync(this.path, JSON.stringify({ isRunning: false, faults: this.#crashes }));
    } catch (error) {
      this.report(`not written: ${String(error)}`);
    }
  }

  /** Safe mode lasts until the crashes no longer count, so the start after it is normal. */
  readonly safeModeMs = WINDOW_MS;
}
