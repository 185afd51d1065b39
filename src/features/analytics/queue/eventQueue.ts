import { backoff } from '@contract/backoff';
import { DeviceQueue } from '@/browser/deviceQueue';
import { clearPersonalStore, openPersonalStore } from '@/browser/personalStore';
import { startSending } from '@/browser/queueSender';

/** sent: the receiver has the events; refused: it will never accept them; missing: it lacks the call; retry: try later */
export type Outcome = 'sent' | 'refused' | 'missing' | 'retry';

/** The destinations with queued events. */
type QueueName = 'desk' | 'log';

interface Options<T> {
  name: QueueName;
  send: (events: T[]) => Promise<Outcome>;
  /** Maximum events, and characters of JSON, per request; browsers limit a keepalive request to 64 kB. */
  batchSize: number;
  batchLength?: number;
  /** Time in ms that events wait for others. */
  delayMs: number;
  /** Pause between two requests in ms. */
  pauseMs?: number;
  /** Events are never written to disk, because they reveal what a shopper typed on a shared machine. */
  isInMemory?: boolean;
}

/** Maximum queued events; the oldest are dropped. */
export const MOST_EVENTS = 10_000;
/** Events older than this are dropped. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 300_000;
const BATCH_LENGTH = 50_000;

/** The first events that fit into one request, at least one. */
function fitting<T>(events: T[], length: number): T[] {
  let total = 0;
  const end = events.findIndex((event, index) => {
    total += JSON.stringify(event).length;
    return index > 0 && total > length;
  });
  return end < 0 ? events : events.slice(0, end);
}

/**
 * Sends events. A receiver refuses a whole request because of one invalid event, so the halves of a refused request are sent again until
 * only that event is dropped.
 */
async function sendValid<T>(events: T[], send: (events: T[]) => Promise<Outcome>): Promise<Outcome> {
  const outcome = await send(events);
  if (outcome !== 'refused' || events.length < 2) return outcome;
  const middle = Math.ceil(events.length / 2);
  for (const half of [events.slice(0, middle), events.slice(middle)]) {
    const result = await sendValid(half, send);
    if (result === 'retry' || result === 'missing') return result;
  }
  return 'sent';
}

/** Deletes the stored events of this browser, which reveal what a shopper viewed and searched for. */
export async function forgetStoredEvents(): Promise<void> {
  await Promise.all([clearPersonalStore('deskEvents'), clearPersonalStore('logEvents')]);
}

/** Queued events. If the browser has no database (a private window), they are held in memory. */
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
 * Stores events and sends them in order. An event is removed when the receiver has it; after a lost response it is sent again with the same
 * id. Offline, events wait for the next `online` event or the next page.
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
      const outcome = await sendValid(batch, send);
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
    // The sender reports events that the device does not store.
    queue.add(event).catch(() => {});
    sender.wake(delayMs);
  }

  const onHidden = () => void sender.flush();
  window.addEventListener('pagehide', onHidden);

  /** Stops. Stored events remain for the next queue. */
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

  // Sends what an earlier page could not.
  sender.wake(delayMs);
  return { add, flush: sender.flush, stop, close };
}
