import { http } from '@/api/http';

/** Defaults of monitoring (docs/spec/18 §5). */
export const BATCH_SIZE = 10;
export const BATCH_TIMEOUT_MS = 10_000;
export const BODY_CAP = 5000;
export const TEXT_CAP = 10_000;

export interface MonitoredEvent {
  name: string;
  /** ISO 8601. */
  time: string;
  attributes: Record<string, string | number | boolean>;
}

export type AddEvent = (event: Omit<MonitoredEvent, 'time'>) => void;

/** Collects events and sends them when there are ten, or ten seconds after the first. */
export function makeBatch(send: (events: MonitoredEvent[]) => void) {
  let pendingEvents: MonitoredEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingEvents.length === 0) return;
    const events = pendingEvents;
    pendingEvents = [];
    send(events);
  };
  return {
    flush,
    /** Drops queued events. */
    clear() {
      clearTimeout(timer);
      timer = undefined;
      pendingEvents = [];
    },
    add(event: MonitoredEvent) {
      pendingEvents.push(event);
      if (pendingEvents.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, BATCH_TIMEOUT_MS);
    },
  };
}

interface Target {
  /** URL of the provider; its path ends in /json/rum (docs/spec/18 §5). */
  monitoring_url: string;
  monitoring_key: string;
}

/** Bodies shorter than this (in characters) hardly shrink when compressed. */
const MIN_COMPRESSED_LENGTH = 1000;

/** Appends the path of the endpoint unless the URL has it; its query, such as an environment, stays at the end. */
export function endpointOf(url: string): string {
  const [path = '', ...query] = url.split(/(?=\?)/);
  const endpoint = /\/json\/rum\/?$/.test(path) ? path : `${path.replace(/\/$/, '')}/json/rum`;
  return endpoint + query.join('');
}

const gzip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Browsers limit a keepalive request to 64 kB. */
const MAX_UNLOAD_LENGTH = 60_000;

/** Posts a batch. While the page unloads, the body is sent uncompressed with keepalive. Failures are ignored. */
export async function sendBatch(
  target: Target,
  sessionAttributes: Record<string, string>,
  events: readonly MonitoredEvent[],
  isPageUnloading: boolean,
): Promise<void> {
  const text = JSON.stringify({ sessionAttributes, events });
  if (isPageUnloading && text.length > MAX_UNLOAD_LENGTH && events.length > 1) {
    const half = Math.ceil(events.length / 2);
    for (const some of [events.slice(0, half), events.slice(half)])
      void sendBatch(target, sessionAttributes, some, isPageUnloading);
    return;
  }
  const isCompressed =
    !isPageUnloading && text.length > MIN_COMPRESSED_LENGTH && 'CompressionStream' in window;
  const headers = {
    'content-type': 'application/json',
    'api-key': target.monitoring_key,
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
  };
  try {
    const body = isCompressed ? await gzip(text) : text;
    await http.post(endpointOf(target.monitoring_url), body, {
      headers,
      withCredentials: false,
      fetchOptions: { keepalive: isPageUnloading },
    });
  } catch {
    // Monitoring must never affect the shopper.
  }
}
