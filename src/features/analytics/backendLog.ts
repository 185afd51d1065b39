import { logEvent } from '@contract/content';
import type { TrackedEvent } from '@/lib/tracked';
import type { SendConversion } from './socialConversions';

/**
 * Events that the backend logs whatever else is configured: phone calls and error pages (docs/spec/18 §6, /alta/log).
 * The names on the right are what backends receive; they stay when a tracked event is renamed.
 */
const LOGGED_NAMES: Partial<Record<TrackedEvent['type'], string>> = {
  phoneClicked: 'callClicked',
  errorPageShown: 'screenFailed',
};

/** Posts those events to the backend's log; failures are ignored. */
export const openBackendLog = (send: SendConversion) => (event: TrackedEvent) => {
  const { type, ...params } = event;
  const name = LOGGED_NAMES[type];
  if (!name) return;
  void send(logEvent.path, { event: name, ...params, path: window.location.pathname }).catch(() => {});
};
