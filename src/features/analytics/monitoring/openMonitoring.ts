import type { StoreConfig } from '@/api/contract/config';
import type { TrackedEvent } from '@/lib/tracked';
import { BODY_CAP, type MonitoredEvent, makeBatch, TEXT_CAP } from './batch';
import { isSampled } from './sampled';
import { sendBatch } from './sendBatch';

/** Query and fragment may carry a token or a name: only the path is told. */
const page = () => window.location.pathname;

function monitored(event: TrackedEvent): Omit<MonitoredEvent, 'time'> | null {
  switch (event.type) {
    case 'pageViewed':
      return { name: 'page', attributes: { path: event.path } };
    case 'screenFailed':
      return {
        name: 'screenFailed',
        attributes: { path: page(), message: event.message.slice(0, TEXT_CAP) },
      };
    case 'callFailed': {
      const { call, status, body } = event;
      return {
        name: 'callFailed',
        attributes: { path: page(), call, status, body: body.slice(0, BODY_CAP) },
      };
    }
    default:
      return null;
  }
}

/** How long the first page took, in ms from the start of the navigation. */
function firstLoad(): Omit<MonitoredEvent, 'time'> | null {
  const [timing] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (!timing) return null;
  const { responseStart, domContentLoadedEventEnd, loadEventEnd } = timing;
  const rounded = { responseStart, domContentLoadedEventEnd, loadEventEnd };
  const attributes = Object.entries(rounded).map(([name, ms]) => [name, Math.round(ms)]);
  return { name: 'load', attributes: { path: page(), ...Object.fromEntries(attributes) } };
}

/** Tells the configured provider how the shop fares, for sampled sessions; null for all others (shell specification §4). */
export function openMonitoring(services: StoreConfig['services']): ((event: TrackedEvent) => void) | null {
  if (!services.monitoring_url || !isSampled(services.monitoring_sample_rate)) return null;
  const session = {
    version: __APP_VERSION__,
    language: document.documentElement.lang,
    screen: `${window.innerWidth}x${window.innerHeight}`,
    userAgent: navigator.userAgent,
  };
  let isLeaving = false;
  const batch = makeBatch((events) => void sendBatch(services, session, events, isLeaving));
  const add = (event: Omit<MonitoredEvent, 'time'> | null) => {
    if (event) batch.add({ ...event, time: new Date().toISOString() });
  };
  add(firstLoad());
  window.addEventListener('error', ({ message, error }) => {
    const text = error instanceof Error ? (error.stack ?? message) : message;
    add({ name: 'error', attributes: { path: page(), message: text.slice(0, TEXT_CAP) } });
  });
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    batch.flush();
    isLeaving = false;
  });
  return (event) => add(monitored(event));
}
