import { backoff } from '@contract/backoff';
import { DeviceQueue } from '@/browser/deviceQueue';
import { clearPersonalStore, openPersonalStore } from '@/browser/personalStore';
import { startSending } from '@/browser/queueSender';

/** sent: the receiver has the events; refused: it never takes them; missing: it has no such call; retry: later. */
export type Outcome = 'sent' | 'refused' | 'missing' | 'retry';

/** The destinations whose events wait for the network. */
type QueueName = 'desk' | 'log';

interface Options<T> {
  name: QueueName;
  send: (events: T[]) => Promise<Outcome>;
  /** Maximum events and characters of JSON of one request; a request that outlives its page may have 64 kB. */
  batchSize: number;
  batchLength?: number;
  /** Events wait this long (ms) for others. */
  delayMs: number;
  /** Pause between two requests in ms. */
  pauseMs?: number;
  /** The events never reach the disk: they reveal what a shopper typed at a shared machine. */
  isInMemory?: boolean;
}

/** At most this many events wait; the oldest are dropped. */
export const MOST_EVENTS = 10_000;
/** Events older than this are dropped. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 300_000;
const BATCH_LENGTH = 50_000;

/** The first events that fit into one request; at least one. */
function fitting<T>(events: T[], length: number): T[] {
  let total = 0;
  const end = events.findIndex((event, index) => {
    total += JSON.stringify(event).length;
    return index > 0 && total > length;
  });
  return end < 0 ? events : events.slice(0, end);
}

/** Deletes the stored events of this browser: they reveal what a shopper viewed and searched. */
export async function forgetStoredEvents(): Promise<void> {
  await Promise.all([clearPersonalStore('deskEvents'), clearPersonalStore('logEvents')]);
}

/** The events that wait. Where the browser keeps no database (a private window), they wait in memory. */
export const storedEvents = <T extends { at: number }>(
  name: QueueName,
  { isInMemory = false, most = MOST_EVENTS } = {},
) =>
  new DeviceQueue<T>({
    name: `events-${name}`,
    store: isInMemory ? null : openPersonalStore(`${name}Events`),
    most,
    isExpired: ({ at }) => at < Date.now() - MAX_AGE_MS,
    onFault: (error) => console.warn('Events wait in memory, because the browser stores none', error),
  });

/**
 * Stores events and sends them in their order, each once as far as the network allows: an event leaves the device when the
 * receiver has it, so that a lost response repeats it with the same id. Without a network the events wait for the next
 * `online` event or the next page.
 */
export function openEventQueue<T extends { at: number }>(options: Options<T>) {
  const { name, send, batchSize, batchLength = BATCH_LENGTH, delayMs, pauseMs = 0, isInMemory } = options;
  const queue = storedEvents<T>(name, { isInMemory });
  let isClosed = false;

  const sender = startSending<T>({
    queue,
    batchSize,
    async send(events) {
      const batch = fitting(events, batchLength);
      const outcome = await send(batch);
      if (outcome === 'retry') return { retryAfterMs: null };
      if (outcome === 'missing') await close();
      else if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return batch;
    },
    retryMs: (failures) => backoff(failures, { first: FIRST_RETRY_MS, longest: LAST_RETRY_MS }),
    onError: (error) => console.warn('Events were not sent', error),
  });

  function add(event: T): void {
    if (isClosed) return;
    // The sender reports what the device does not store.
    queue.add(event).catch(() => {});
    sender.wake(delayMs);
  }

  const onHidden = () => void sender.flush();
  window.addEventListener('pagehide', onHidden);

  /** Stops. Stored events wait for the next queue. */
  function stop(): void {
    isClosed = true;
    sender.stop();
    window.removeEventListener('pagehide', onHidden);
  }

  /** Stops, and deletes every stored event. */
  async function close(): Promise<void> {
    stop();
    await queue.clear().catch((error: unknown) => console.warn('Events were not deleted', error));
  }

  // What an earlier page could not send.
  sender.wake(delayMs);
  return { add, flush: sender.flush, stop, close };
}
