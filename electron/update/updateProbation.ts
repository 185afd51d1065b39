import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A version counts as healthy after sending heartbeats for this long. */
const PROBATION_MS = 60_000;
/** A version that is not healthy after this time is restarted. */
const DEADLINE_MS = 5 * 60_000;

interface Options {
  root: string;
  /** The launcher counts the starts, and rolls back after the second one. */
  restart: () => void;
  report: (problem: string) => void;
}

/**
 * Supervises a version that the launcher has put on probation (the file `trial`): ends the probation after a minute of heartbeats, restarts
 * the app after five minutes without.
 */
export function startProbation({ root, restart, report }: Options) {
  const mark = join(root, 'trial');
  if (!existsSync(mark)) return { heartbeat: () => {} };
  let isHealthy = false;
  let firstHeartbeat: number | null = null;
  const timer = setTimeout(() => {
    report('this version does not become healthy: restarting, the launcher rolls back');
    restart();
  }, DEADLINE_MS);

  return {
    /** The loop shows something, or waits for its registration. */
    heartbeat(): void {
      firstHeartbeat ??= performance.now();
      if (isHealthy || performance.now() - firstHeartbeat < PROBATION_MS) return;
      isHealthy = true;
      clearTimeout(timer);
      try {
        rmSync(mark, { force: true });
        report('this version is healthy and stays');
      } catch (error) {
        report(`probation not ended: ${String(error)}`);
      }
    },
  };
}
