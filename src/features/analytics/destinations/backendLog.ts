import { logEvent } from '@contract/content';
import { ownValue } from '@contract/ownValue';
import type { DestinationContext, DestinationFile, Post } from '@/features/analytics/destination';
import { isAccepted } from '@/features/analytics/post';
import { openEventQueue } from '@/features/analytics/queue/eventQueue';
import type { StreamEntry } from '@/features/analytics/stream';

/** Our backend allows 300 logged events per address in ten minutes (server/backend/limits/limits.ts). */
const PAUSE_MS = 2000;
/** Only the first items of a long list or cart are logged, because the contract limits the body. */
const MAX_ITEMS = 30;

/** Event names used before GA4's; unchanged, because dealers search their logs for them. */
const FORMER_NAMES: Record<string, string> = { click_to_call: 'callClicked', page_error: 'screenFailed' };

/** Measurements for monitoring and desk, which are not events of the shop. */
const NOT_LOGGED = new Set(['web_vital']);

interface LogEntry {
  at: number;
  body: Record<string, unknown>;
}

function toLogEntries({ events, at, page }: StreamEntry, { station }: DestinationContext): LogEntry[] {
  const where = station ? { device_id: station.deviceId, location_id: station.location?.storeId ?? '' } : {};
  return events
    .filter(({ name, audience }) => audience !== 'third' && !NOT_LOGGED.has(name))
    .map(({ id, name, params, items }) => ({
      at,
      body: {
        event: ownValue(FORMER_NAMES, name) ?? name,
        ...params,
        ...(items ? { items: items.slice(0, MAX_ITEMS) } : {}),
        path: page,
        id,
        at: new Date(at).toISOString(),
        ...where,
      },
    }));
}

export const openLogQueue = (post: Post, isInMemory = false) =>
  openEventQueue<LogEntry>({
    name: 'log',
    isInMemory,
    async send([entry]) {
      const status = await post(logEvent.path, entry?.body);
      if (isAccepted(status)) return 'sent';
      if (status === 404 || status === 405 || status === 501) return 'missing';
      return status === 0 || status === 429 || status >= 500 ? 'retry' : 'refused';
    },
    batchSize: 1,
    delayMs: 0,
    pauseMs: PAUSE_MS,
  });

/**
 * The backend's log: each event of the shop as a JSON object with its name in `event` (docs/spec/18 §6). Unsent events wait for the
 * network; at a kiosk they are passed to the loop, because a visit leaves no data behind.
 */
export const destination: DestinationFile = {
  name: 'backend_log',
  isOwn: true,
  open(context) {
    const { keepEvents, post } = context;
    if (keepEvents) {
      return {
        receive(entry) {
          const entries = toLogEntries(entry, context);
          if (entries.length > 0) void keepEvents('log', entries).catch(() => {});
        },
      };
    }
    const queue = openLogQueue(post);
    return {
      receive(entry) {
        for (const logged of toLogEntries(entry, context)) queue.add(logged);
      },
      stop: queue.stop,
      forget: () => queue.close(),
    };
  },
};
