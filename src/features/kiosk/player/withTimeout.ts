/** Rejects with an error of this message when the promise is still pending after some milliseconds. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, problem: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** The longest time until the first picture of a clip is decoded. A stalled download ends in the next clip. */
export const LOAD_TIMEOUT_MS = 4_000;
