interface Options {
  /** Maximum milliseconds between two chunks while the reader is waiting. */
  idleMs: number;
  /** Closes the connection of a body that stalled or is no longer read. */
  abort: () => void;
  /** Called once, however the body ends. */
  onEnd?: () => void;
}

/** A body that fails when no chunk arrives in time, because a stalled connection would otherwise never end. */
export function limitBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { idleMs, abort, onEnd = () => {} }: Options,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let hasEnded = false;

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  }

  return new ReadableStream(
    {
      async pull(controller) {
        let timer: NodeJS.Timeout | undefined;
        const stalled = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error(`no data for ${idleMs / 1000} s`)), idleMs);
        });
        try {
          const { done, value } = await Promise.race([reader.read(), stalled]);
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          abort();
          controller.error(error);
        } finally {
          clearTimeout(timer);
        }
      },
      async cancel(reason) {
        end();
        abort();
        await reader.cancel(reason).catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

/** Limits the number of concurrent tasks. acquire resolves, in order, to the function that releases the slot. */
export function createLimiter(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async acquire(): Promise<() => void> {
      if (running < max) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        release();
      };
    },
  };
}
