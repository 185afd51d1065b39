/** Rejects with an error with this message if the promise is still pending after this time. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, problem: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Maximum time until the first frame of a clip is decoded. If a download stalls, the next clip plays. */
export const LOAD_TIMEOUT_MS = 4_000;
