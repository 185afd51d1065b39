import { logEvent } from '@/api/contract/content';
import type { TrackedEvent } from '@/lib/tracked';
import type { SendConversion } from './socialConversions';

/** What the store itself wants to know, whoever else counts: calls and screens that broke (commerce specification §7, /alta/log). */
const logged: ReadonlySet<TrackedEvent['type']> = new Set(['callClicked', 'screenFailed']);

/** Writes into the shop's own log of events; what is lost is lost. */
export const openShopLog = (send: SendConversion) => (event: TrackedEvent) => {
  if (!logged.has(event.type)) return;
  const { type, ...facts } = event;
  void send(logEvent.path, { event: type, ...facts, path: window.location.pathname }).catch(() => {});
};
