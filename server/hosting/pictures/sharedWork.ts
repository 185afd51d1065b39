/**
 * Runs at most `limit` jobs at once, the rest wait in line; callers that ask for the same key while it is being made
 * share one job.
 */
export function sharedWork<T>(limit: number): (key: string, job: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function inTurn(job: () => Promise<T>): Promise<T> {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await job();
    } finally {
      // The place is handed on, so `active` only falls when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  }

  return (key, job) => {
    const known = running.get(key);
    if (known) return known;
    const work = inTurn(job).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
