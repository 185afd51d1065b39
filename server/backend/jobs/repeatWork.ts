import { sqlStateOf } from '../apiError.ts';

interface RepeatOptions {
  /** Start of the log line when the work rejects; the next round repeats it. */
  failure: string;
  everyMs: number;
  /** Also runs immediately. */
  startsNow?: boolean;
}

/**
 * Runs work at intervals, never concurrently. isStopping: lets the work end early
 * @returns a function that stops it and waits for the current run
 */
export function repeatWork(
  work: (isStopping: () => boolean) => Promise<void>,
  { failure, everyMs, startsNow = false }: RepeatOptions,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let hasStopped = false;
  const run = () => {
    running ??= work(() => hasStopped)
      .catch((error: unknown) => console.error(`${failure}: ${sqlStateOf(error) ?? error}`))
      .finally(() => {
        running = null;
      });
  };
  if (startsNow) run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    hasStopped = true;
    clearInterval(timer);
    await running;
  };
}
