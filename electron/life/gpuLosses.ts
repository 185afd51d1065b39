import * as z from 'zod/mini';
import { readKept, writeAtomic } from '../atomicFile';

const kept = z.object({ softwareFor: z.string() });

const WINDOW_MS = 10 * 60_000;
/** One fewer than Chromium bears before it gives up altogether. */
const TOO_MANY = 3;

/** Counts how often the graphics process was lost; too often leads to rendering in software (field note: electron #52255). */
export class GpuLosses {
  #losses: number[] = [];

  /** version: of the app; a new one tries the graphics card again. */
  constructor(
    private readonly path: string,
    private readonly version: string,
    private readonly now: () => number = Date.now,
  ) {}

  get isSoftware(): boolean {
    return readKept(this.path, kept)?.softwareFor === this.version;
  }

  /** True when this loss was one too many: the app starts anew, without the graphics card. */
  async lost(): Promise<boolean> {
    const now = this.now();
    this.#losses = [...this.#losses.filter((at) => now - at < WINDOW_MS), now];
    if (this.#losses.length < TOO_MANY || this.isSoftware) return false;
    await writeAtomic(this.path, JSON.stringify({ softwareFor: this.version }));
    return true;
  }
}
