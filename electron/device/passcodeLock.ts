import * as z from 'zod/mini';
import { readKept, writeAtomic } from '../atomicFile';

const FREE_TRIES = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;

const kept = z.object({ wrong: z.number(), until: z.number() });

/**
 * Five wrong passcodes lock the keypad for a minute, each further one for twice as long, up to an hour; kept in a
 * file so that a restart does not open it.
 */
export class PasscodeLock {
  #state: z.output<typeof kept>;

  constructor(
    private readonly path: string,
    private readonly now: () => number = Date.now,
  ) {
    this.#state = readKept(path, kept) ?? { wrong: 0, until: 0 };
  }

  /** When the next try counts, or null when it does now. A clock set back never locks longer than the longest lock. */
  lockedUntil(): Date | null {
    const left = this.#state.until - this.now();
    return left > 0 && left <= LONGEST_LOCK_MS ? new Date(this.#state.until) : null;
  }

  async wrong(): Promise<void> {
    const wrong = this.#state.wrong + 1;
    const lock = wrong < FREE_TRIES ? 0 : FIRST_LOCK_MS * 2 ** Math.min(wrong - FREE_TRIES, 10);
    await this.#keep({ wrong, until: lock ? this.now() + Math.min(lock, LONGEST_LOCK_MS) : 0 });
  }

  async right(): Promise<void> {
    if (this.#state.wrong > 0) await this.#keep({ wrong: 0, until: 0 });
  }

  async #keep(state: z.output<typeof kept>): Promise<void> {
    this.#state = state;
    await writeAtomic(this.path, JSON.stringify(state));
  }
}
