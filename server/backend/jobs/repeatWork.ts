import { sqlStateOf } from '../apiError.ts';

interface RepeatOptions {
  /** Begins the line of the log when work rejects; the next round repeats it. */
  failure: string;
  everyMs: number;
  /** Works now, too. */
  startsNow?: boolean;
}

/**
 * Repeats work, never twice at once. isStopping: asked by work that can end early
 * @returns a function that stops and waits for the work under way
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
