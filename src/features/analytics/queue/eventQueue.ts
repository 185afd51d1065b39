import { withLock } from '@/browser/withLock';
import type { EventStore, Stored } from './eventStore';

/** sent: the receiver has the events; refused: it never takes them; missing: it has no such call; retry: later. */
export type Outcome = 'sent' | 'refused' | 'missing' | 'retry';

interface Options<T> {
  store: EventStore<T>;
  send: (events: T[]) => Promise<Outcome>;
  /** Maximum events and characters of JSON of one request; a request that outlives its page may have 64 kB. */
  batchSize: number;
  batchLength?: number;
  /** Events wait this long (ms) for others. */
  delayMs: number;
  /** Pause between two requests in ms. */
  pauseMs?: number;
}

/** Events older than this are dropped. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 300_000;
const BATCH_LENGTH = 50_000;

/** The first events that fit into one request; at least one. */
function fitting<T>(events: readonly Stored<T>[], count: number, length: number): Stored<T>[] {
  let total = 0;
  const end = events.findIndex(({ event }, index) => {
    total += JSON.stringify(event).length;
    return index >= count || (index > 0 && total > length);
  });
  return events.slice(0, end < 0 ? events.length : end);
}

/**
 * Stores events and sends them in their order, each once as far as the network tells: an event leaves the store when the
 * receiver has it, so that a lost response repeats it with the same id. Without a network the events wait for the next
 * `online` event or the next page.
 */
export function openEventQueue<T extends { at: number }>({
  store,
  send,
  batchSize,
  batchLength = BATCH_LENGTH,
  delayMs,
  pauseMs = 0,
}: Options<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  let running: Promise<void> | null = null;

  function schedule(ms: number): void {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms);
  }

  /** Sends one batch. Resolves to whether more may follow at once. */
  async function sendNext(): Promise<boolean> {
    const waiting = await store.first(batchSize);
    const oldest = Date.now() - MAX_AGE_MS;
    const expired = waiting.filter(({ event }) => event.at < oldest);
    await store.remove(expired.map(({ key }) => key));
    const batch = fitting(
      waiting.filter((stored) => !expired.includes(stored)),
      batchSize,
      batchLength,
    );
    if (batch.length === 0 || isClosed) return expired.length > 0;
    const outcome = await send(batch.map(({ event }) => event));
    if (outcome === 'missing') await close();
    else if (outcome === 'retry') {
      schedule(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
      failures += 1;
      return false;
    }
    failures = 0;
    await store.remove(batch.map(({ key }) => key));
    return !isClosed;
  }

  async function sendAll(): Promise<void> {
    while (await sendNext()) if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }

  /** Sends what waits. Tabs share the store, so that one of them sends at a time. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= withLock(store.name, sendAll, { isSkippedIfHeld: true })
      .catch((error: unknown) => console.warn('Events were not sent', error))
      .finally(() => {
        running = null;
      });
    return running;
  }

  function add(event: T): void {
    if (isClosed) return;
    store.add(event);
    schedule(delayMs);
  }

  const onOnline = () => {
    failures = 0;
    void flush();
  };
  const onHidden = () => void flush();
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onHidden);

  /** Stops. Stored events wait for the next queue. */
  function stop(): void {
    isClosed = true;
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onHidden);
  }

  /** Stops, and deletes every stored event. */
  async function close(): Promise<void> {
    stop();
    await store.clear();
  }

  // What an earlier page could not send.
  schedule(delayMs);
  return { add, flush, stop, close };
}
