import { cutText } from '@contract/cutText';
import { type DeviceKind, MOST_SHOP_EVENTS, postShopEvents, type ShopEvent } from '@contract/shopEvents';
import type { DestinationContext, DestinationFile } from '@/features/analytics/destination';
import type { Item } from '@/features/analytics/items';
import { startWebVitals } from '@/features/analytics/monitoring/webVitals';
import { isAccepted } from '@/features/analytics/post';
import { type Outcome, openEventQueue } from '@/features/analytics/queue/eventQueue';
import type { StreamEntry, StreamEvent } from '@/features/analytics/stream';
import { forgetVisit, visitAt } from '@/features/analytics/visit';

/** Time that events wait for others to be sent in the same request. */
const DELAY_MS = 2000;
/** The contract limits the entries of params; orders have fewer lines. */
const MAX_ITEMS = 30;

/** A queued event: the contract's, with the time as a number. */
export interface WaitingEvent extends Omit<ShopEvent, 'at'> {
  at: number;
}

const TABLET_WIDTH = 600;
const DESKTOP_WIDTH = 1024;

export function deviceKind(isKiosk: boolean): DeviceKind {
  if (isKiosk) return 'kiosk';
  const isTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const shortSide = Math.min(window.screen.width, window.screen.height);
  if (isTouch) return shortSide < TABLET_WIDTH ? 'phone' : 'tablet';
  return window.innerWidth < TABLET_WIDTH
    ? 'phone'
    : window.innerWidth < DESKTOP_WIDTH
      ? 'tablet'
      : 'desktop';
}

/** Lists have many items, which only tell what was seen. */
const seen = ({ item_id, item_name }: Item) => ({ item_id, item_name });

function paramsOf({ name, params, items }: StreamEvent): Record<string, unknown> {
  if (!items) return params;
  const some = items.slice(0, MAX_ITEMS);
  return { ...params, items: name === 'view_item_list' ? some.map(seen) : some };
}

/** Converts an entry to events for the desk's reports, without personal data (contract/shopEvents.ts). */
export function toShopEvents(
  { events, at, page }: StreamEntry,
  { station }: Pick<DestinationContext, 'station'>,
): WaitingEvent[] {
  const own = events.filter(({ audience }) => audience !== 'third');
  if (own.length === 0) return [];
  const isKiosk = station !== null;
  const visit = visitAt(at, isKiosk);
  return own.map((event) => ({
    id: event.id,
    name: event.name,
    at,
    visit: visit.id,
    page: cutText(page, 500),
    channel: visit.channel,
    device: deviceKind(isKiosk),
    ...(station ? { device_id: station.deviceId, location_id: station.location?.storeId ?? '' } : {}),
    params: paramsOf(event),
  }));
}

/** Sends queued events. If the backend lacks the call, there is no desk, and the events are dropped. */
export const sendShopEvents =
  (post: DestinationContext['post'], onMissing: () => void = () => {}) =>
  async (events: WaitingEvent[]): Promise<Outcome> => {
    const body = { events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })) };
    const status = await post(postShopEvents.path, body);
    if (isAccepted(status)) return 'sent';
    if ([404, 405, 501].includes(status)) {
      onMissing();
      return 'missing';
    }
    return [400, 413, 422].includes(status) ? 'refused' : 'retry';
  };

interface DeskQueueOptions {
  onMissing?: () => void;
  isInMemory?: boolean;
}

export const openDeskQueue = (
  post: DestinationContext['post'],
  { onMissing, isInMemory = false }: DeskQueueOptions = {},
) =>
  openEventQueue<WaitingEvent>({
    name: 'desk',
    isInMemory,
    send: sendShopEvents(post, onMissing),
    batchSize: MOST_SHOP_EVENTS,
    delayMs: DELAY_MS,
  });

/** The reports of the dealer's desk. At a kiosk, events are passed to the loop, because a visit leaves no data behind. */
export const destination: DestinationFile = {
  name: 'desk',
  isOwn: true,
  open(context) {
    const { post, keepEvents, isDeskOffered, onDeskMissing } = context;
    if (!isDeskOffered()) return null;
    void startWebVitals(context.tracker).catch(() => {});
    if (keepEvents) {
      return {
        receive(entry) {
          const events = toShopEvents(entry, context);
          if (events.length > 0) void keepEvents('desk', events).catch(() => {});
        },
      };
    }
    const queue = openDeskQueue(post, { onMissing: onDeskMissing });
    return {
      receive(entry) {
        for (const event of toShopEvents(entry, context)) queue.add(event);
      },
      stop: queue.stop,
      async forget() {
        forgetVisit();
        await queue.close();
      },
    };
  },
};
