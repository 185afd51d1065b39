/**
 * Runs work with a time limit. When the limit is exceeded, the promise rejects with timeoutError(), and the signal is aborted with the same
 * error, which rolls back an open transaction of the work (session/requestContext.ts).
 */
export async function withinTime<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  timeoutError: () => Error,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = timeoutError();
      controller.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
