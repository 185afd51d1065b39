import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** So long a new version must play before it is believed, and so long it may take until it does. */
const PROVEN_MS = 60_000;
const PATIENCE_MS = 5 * 60_000;

interface Parts {
  root: string;
  /** Ends the run; the launcher counts it and goes back after the second. */
  restart: () => void;
  report: (problem: string) => void;
}

/** A version on trial reports healthy once it has played for a minute; one that can't is ended after five. */
export function watchTrial({ root, restart, report }: Parts) {
  const mark = join(root, 'trial');
  if (!existsSync(mark)) return { alive: () => {} };
  let isDone = false;
  let firstSign: number | null = null;
  const timer = setTimeout(() => {
    report('this version does not get going: back to the one before');
    restart();
  }, PATIENCE_MS);

  return {
    /** The loop shows something, or waits for its registration. */
    alive(): void {
      firstSign ??= performance.now();
      if (isDone || performance.now() - firstSign < PROVEN_MS) return;
      isDone = true;
      clearTimeout(timer);
      rmSync(mark, { force: true });
      report('this version is healthy and stays');
    },
  };
}
