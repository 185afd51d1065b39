import * as z from 'zod/mini';
import { readJsonFile, writeFileAtomically } from '../atomicFile';

const fileSchema = z.object({ softwareFor: z.string() });

const WINDOW_MS = 10 * 60_000;
/** Chromium quits after one more crash. */
const MAX_CRASHES = 3;

/** Counts crashes of the GPU process and switches to software rendering after too many (field note: electron #52255). */
export class GpuCrashes {
  #crashes: number[] = [];

  /** version: that of the app. A new version tries hardware rendering again. */
  constructor(
    private readonly path: string,
    private readonly version: string,
    private readonly now: () => number = Date.now,
  ) {}

  get isSoftwareRendering(): boolean {
    return readJsonFile(this.path, fileSchema)?.softwareFor === this.version;
  }

  /** Resolves to true when the app must restart with software rendering. */
  async recordCrash(): Promise<boolean> {
    const now = this.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < WINDOW_MS), now];
    if (this.#crashes.length < MAX_CRASHES || this.isSoftwareRendering) return false;
    try {
      await writeFileAtomically(this.path, JSON.stringify({ softwareFor: this.version }));
      return true;
    } catch {
      // If the crashes can't be stored, the next start would use the GPU again, so a restart would gain nothing.
      return false;
    }
  }
}
