const FIRST_MS = 10_000;
const LONGEST_MS = 15 * 60_000;

/**
 * Leaves alone what failed: longer each time, at most a quarter of an hour, with jitter so that the screens of a store do
 * not come back all at once (field note: LibreTime #3173).
 */
export class Patience {
  readonly #waits = new Map<string, { failures: number; until: number }>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly random: () => number = Math.random,
  ) {}

  isWaiting(name: string): boolean {
    return this.now() < (this.#waits.get(name)?.until ?? 0);
  }

  failed(name: string): void {
    const failures = (this.#waits.get(name)?.failures ?? 0) + 1;
    const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
    const wait = FIRST_MS + this.random() * (ceiling - FIRST_MS);
    this.#waits.set(name, { failures, until: this.now() + wait });
  }

  worked(name: string): void {
    this.#waits.delete(name);
  }
}
