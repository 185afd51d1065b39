import type { DeviceQueue } from './deviceQueue';

/** The receiver could not be reached, or asked to wait (milliseconds); the entries stay queued. */
export interface Later {
  retryAfterMs: number | null;
}

interface Options<T extends object> {
  queue: DeviceQueue<T>;
  /** Maximum number of entries passed to `send`. */
  batchSize: number;
  /** Resolves to the entries that leave the queue; empty if they can't be sent yet. */
  send: (entries: T[]) => Promise<readonly T[] | Later>;
  /** Milliseconds until the next attempt after a number of consecutive failures. */
  retryMs: (failures: number, retryAfterMs: number | null) => number;
  /** Called after each run with whether any entry has left the queue. */
  onRun?: (isAnySent: boolean) => void;
  /** The device's storage failed, or `send` rejected. Retried like any other failure. */
  onError: (error: unknown) => void;
}

export interface QueueSender {
  /** Sends queued entries after this many milliseconds, unless an earlier attempt or a retry is already scheduled. */
  wake(delayMs?: number): void;
  /** Sends queued entries now. Resolves once the attempt has ended. */
  flush(): Promise<void>;
  stop(): void;
}

/** Sends the entries of a queue when they are added, when the network returns, and again after failures. */
export function startSending<T extends object>(options: Options<T>): QueueSender {
  const { queue, batchSize, send, retryMs, onRun, onError } = options;
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let running: Promise<void> | null = null;

  function wake(delayMs = 0): void {
    if (isStopped) return;
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  function retryLater(retryAfterMs: number | null): void {
    failures += 1;
    wake(retryMs(failures, retryAfterMs));
  }

  async function sendBatch(entries: T[]): Promise<readonly T[]> {
    if (isStopped) return [];
    const result = await send(entries);
    if ('retryAfterMs' in result) {
      retryLater(result.retryAfterMs);
      return [];
    }
    failures = 0;
    return result;
  }

  async function run(): Promise<void> {
    try {
      const isAnySent = await queue.sendAll(batchSize, sendBatch);
      onRun?.(isAnySent);
    } catch (error) {
      onError(error);
      retryLater(null);
    }
  }

  /** An entry added while a run ends needs another run, unless one is scheduled anyway. */
  async function runWhileWanted(): Promise<void> {
    do {
      isWanted = false;
      await run();
    } while (isWanted && timer === undefined);
    running = null;
  }

  function flush(): Promise<void> {
    if (isStopped) return Promise.resolve();
    clearTimeout(timer);
    timer = undefined;
    isWanted = true;
    running ??= runWhileWanted();
    return running;
  }

  const onOnline = () => void flush();
  window.addEventListener('online', onOnline);
  return {
    wake,
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    },
  };
}
