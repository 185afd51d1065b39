import { sqlStateOf } from './apiError.ts';

/** Repeats work, never twice at once. failure: begins the line of the log. Returns a function that stops and waits for the work under way. */
export function repeatWork(work: () => Promise<void>, everyMs: number, failure: string): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => console.error(`${failure}: ${sqlStateOf(error) ?? error}`))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
