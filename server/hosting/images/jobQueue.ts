/** The queue is full: a further job would wait longer than its caller. */
export class QueueFullError extends Error {}

/**
 * Runs at most `limit` jobs at once. At most `maxWaiting` further jobs wait in order of arrival; any other job is
 * rejected with QueueFullError. Callers with the key of a pending job share that job.
 * Written by hand: p-limit bounds no waiting jobs and shares no jobs by key.
 */
export function jobQueue<T>(
  limit: number,
  maxWaiting: number,
): (key: string, job: () => Promise<T>) => Promise<T> {
  const jobs = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function runWithinLimit(job: () => Promise<T>): Promise<T> {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await job();
    } finally {
      // A finished job passes its slot to the next waiting job, so `active` decreases only when no job waits.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  }

  return (key, job) => {
    const pending = jobs.get(key);
    if (pending) return pending;
    if (waiting.length >= maxWaiting) return Promise.reject(new QueueFullError());
    const result = runWithinLimit(job).finally(() => jobs.delete(key));
    jobs.set(key, result);
    return result;
  };
}
