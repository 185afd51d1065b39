import type { TenantConfig } from '@contract/config';
import type { TrackedEvent } from '@/lib/tracked';
import { BODY_CAP, type MonitoredEvent, makeBatch, sendBatch, TEXT_CAP } from './batch';

const STORAGE_KEY = 'monitored';

/**
 * Decides whether this session is monitored. The decision is random, stored and valid for the whole session.
 * sampleRate: 0 for none, 1 for all.
 */
export function isSampled(sampleRate: number, random: () => number = Math.random): boolean {
  try {
    const storedDecision = sessionStorage.getItem(STORAGE_KEY);
    if (storedDecision !== null) return storedDecision === 'yes';
    const isSelected = random() < sampleRate;
    sessionStorage.setItem(STORAGE_KEY, isSelected ? 'yes' : 'no');
    return isSelected;
  } catch {
    // Without storage every page would decide again, so such a session is not monitored.
    return false;
  }
}

/** Only the path is reported: query and fragment may carry a token or a name. */
const currentPath = () => window.location.pathname;

/** The names are what the monitoring provider receives; they stay when a tracked event is renamed. */
function toMonitoringEvent(event: TrackedEvent): Omit<MonitoredEvent, 'time'> | null {
  switch (event.type) {
    case 'pageViewed':
      return { name: 'page', attributes: { path: event.path } };
    case 'errorPageShown':
      return {
        name: 'screenFailed',
        attributes: { path: currentPath(), message: event.message.slice(0, TEXT_CAP) },
      };
    case 'requestFailed': {
      const { call, status, body } = event;
      return {
        name: 'callFailed',
        attributes: { path: currentPath(), call, status, body: body.slice(0, BODY_CAP) },
      };
    }
    default:
      return null;
  }
}

/**
 * Load times of the first page, in ms from the start of the navigation. docs/spec/18 §5 names no web vitals, so the
 * library web-vitals is not loaded for them.
 */
function firstLoad(): Omit<MonitoredEvent, 'time'> | null {
  const [timing] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (!timing) return null;
  const { responseStart, domContentLoadedEventEnd, loadEventEnd } = timing;
  const rounded = { responseStart, domContentLoadedEventEnd, loadEventEnd };
  const attributes = Object.entries(rounded).map(([name, ms]) => [name, Math.round(ms)]);
  return { name: 'load', attributes: { path: currentPath(), ...Object.fromEntries(attributes) } };
}

/**
 * Reports page views, errors and failed calls of sampled sessions to the tenant's monitoring provider; null when the
 * session is not sampled (docs/spec/18 §5).
 */
export function openMonitoring(services: TenantConfig['services']): ((event: TrackedEvent) => void) | null {
  if (!services.monitoring_url || !isSampled(services.monitoring_sample_rate)) return null;
  const session = {
    version: __APP_VERSION__,
    language: document.documentElement.lang,
    screen: `${window.innerWidth}x${window.innerHeight}`,
    userAgent: navigator.userAgent,
  };
  let isPageUnloading = false;
  const batch = makeBatch((events) => void sendBatch(services, session, events, isPageUnloading));
  const add = (event: Omit<MonitoredEvent, 'time'> | null) => {
    if (event) batch.add({ ...event, time: new Date().toISOString() });
  };
  add(firstLoad());
  window.addEventListener('error', ({ message, error }) => {
    const text = error instanceof Error ? (error.stack ?? message) : message;
    add({ name: 'error', attributes: { path: currentPath(), message: text.slice(0, TEXT_CAP) } });
  });
  window.addEventListener('pagehide', () => {
    isPageUnloading = true;
    batch.flush();
    isPageUnloading = false;
  });
  return (event) => add(toMonitoringEvent(event));
}
