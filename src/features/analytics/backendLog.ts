import { logEvent } from '@contract/content';
import type { TrackedEvent } from '@/lib/tracked';
import type { SendConversion } from './socialConversions';

/**
 * Events that the backend logs whatever else is configured: phone calls and failed screens (docs/spec/18 §6,
 * /alta/log).
 */
const loggedEvents: ReadonlySet<TrackedEvent['type']> = new Set(['callClicked', 'screenFailed']);

/** Posts those events to the backend's log; failures are ignored. */
export const openBackendLog = (send: SendConversion) => (event: TrackedEvent) => {
  if (!loggedEvents.has(event.type)) return;
  const { type, ...params } = event;
  void send(logEvent.path, { event: type, ...params, path: window.location.pathname }).catch(() => {});
};
