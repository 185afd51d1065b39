import * as z from 'zod/mini';
import type { KioskBridge } from '@/platform/platform';
import type { Post } from './destination';
import { openLogQueue } from './destinations/backendLog';
import { openDeskQueue, type WaitingEvent } from './destinations/desk';
import { forgetStoredEvents } from './queue/eventQueue';

const params = z.record(z.string(), z.unknown());
const deskEvent = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  visit: z.string(),
  page: z.string(),
  channel: z.string(),
  device: z.enum(['phone', 'tablet', 'desktop', 'kiosk']),
  device_id: z.optional(z.string()),
  location_id: z.optional(z.string()),
  params,
}) satisfies z.ZodMiniType<WaitingEvent>;
const logEntry = z.object({ at: z.number(), body: params });

const parseAll = <T>(schema: z.ZodMiniType<T>, events: readonly unknown[]): T[] =>
  events.flatMap((event) => {
    const { data } = z.safeParse(schema, event);
    return data === undefined ? [] : [data];
  });

/**
 * In the loop of a kiosk: sends the events of visits, because an offline period may outlast a visit. The events are held in memory, because
 * they contain what shoppers searched for, and a visit must leave nothing on the machine; a restart while offline loses them. Returns a
 * function that stops it.
 */
export function sendVisitEvents({ visit }: KioskBridge, post: Post): () => void {
  // Earlier versions stored them on disk.
  void forgetStoredEvents().catch((error: unknown) => console.warn('Events were not deleted', error));
  const desk = openDeskQueue(post, { isInMemory: true });
  const log = openLogQueue(post, true);
  return visit.onEvents((destination, events) => {
    if (destination === 'desk') for (const event of parseAll(deskEvent, events)) desk.add(event);
    else for (const entry of parseAll(logEntry, events)) log.add(entry);
  });
}
