import { backoff } from '../../contract/backoff';

const MIN_DELAY_MS = 10_000;
const MAX_DELAY_MS = 15 * 60_000;

/**
 * Exponential backoff by name: from 10 seconds to 15 minutes, with jitter so that the screens of a location do not retry at the same time
 * (field note: LibreTime #3173).
 */
export class Backoff {
  readonly #delays = new Map<string, { failures: number; until: number }>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly random: () => number = Math.random,
  ) {}

  isWaiting(name: string): boolean {
    return this.now() < (this.#delays.get(name)?.until ?? 0);
  }

  recordFailure(name: string): void {
    const failures = (this.#delays.get(name)?.failures ?? 0) + 1;
    const ceiling = backoff(failures, { first: 2 * MIN_DELAY_MS, longest: MAX_DELAY_MS });
    const delay = MIN_DELAY_MS + this.random() * (ceiling - MIN_DELAY_MS);
    this.#delays.set(name, { failures, until: this.now() + delay });
  }

  reset(name: string): void {
    this.#delays.delete(name);
  }
}
