import type { TenantConfig } from '@contract/config';
import { isSampled } from '@/browser/sampling';
import type { Tracker } from '@/browser/tracker';
import type { TrackedEvent } from '@/lib/tracked';
import type { Station } from '@/platform/platform';
import { type AddEvent, makeBatch, sendBatch } from './batch';
import { watchErrors } from './errors';
import { watchLongFrames } from './longFrames';
import { toMonitoredEvent } from './monitoredEvents';
import { openRouteTimings } from './routeTimings';
import { startWebVitals } from './webVitals';

/** Load times of the first page, in ms from the start of the navigation. */
function reportLoad(add: AddEvent, route: string): void {
  const [timing] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (!timing) return;
  const { responseStart, domContentLoadedEventEnd, loadEventEnd } = timing;
  const rounded = { responseStart, domContentLoadedEventEnd, loadEventEnd };
  const attributes = Object.entries(rounded).map(([name, ms]) => [name, Math.round(ms)]);
  add({ name: 'load', attributes: { route, ...Object.fromEntries(attributes) } });
}

interface Monitoring {
  receive(event: TrackedEvent): void;
  /** Stops, and drops queued events. */
  close(): void;
}

/**
 * Reports pages, Web Vitals, long frames, navigations, errors and calls of sampled sessions to the tenant's monitoring provider; null if
 * the session is not sampled (docs/spec/18 §5). Reports contain no personal data.
 */
export function openMonitoring(
  services: TenantConfig['services'],
  tracker: Tracker,
  station: Station | null = null,
): Monitoring | null {
  if (!services.monitoring_url || !isSampled(services.monitoring_sample_rate)) return null;
  const session = {
    version: __APP_VERSION__,
    language: document.documentElement.lang,
    screen: `${window.innerWidth}x${window.innerHeight}`,
    userAgent: navigator.userAgent,
    ...(station ? { device_id: station.deviceId, location_id: station.location?.storeId ?? '' } : {}),
  };
  let isPageUnloading = false;
  const batch = makeBatch((events) => void sendBatch(services, session, events, isPageUnloading));
  const add: AddEvent = (event) => batch.add({ ...event, time: new Date().toISOString() });
  const routes = openRouteTimings(add);
  reportLoad(add, tracker.route());
  const stops = [watchErrors(add, tracker.route), watchLongFrames(add, tracker.route), routes.close];
  void startWebVitals(tracker).catch(() => {});
  const onUnload = () => {
    isPageUnloading = true;
    batch.flush();
    isPageUnloading = false;
  };
  window.addEventListener('pagehide', onUnload);
  return {
    receive(event) {
      const monitored = toMonitoredEvent(event, tracker.route());
      if (monitored) add(monitored);
      if (event.type === 'pageViewed') void routes.viewed(event.route ?? event.path);
    },
    close() {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', onUnload);
      batch.clear();
    },
  };
}
