import { tabStorage } from './deviceStorage';
import { randomHex } from './uuid';

const STORAGE_KEY = 'monitored';

/** Returns the decision of this session; null if it has not been made yet. */
function storedDecision(): boolean | null {
  const decision = tabStorage.get(STORAGE_KEY);
  return decision === null ? null : decision === 'yes';
}

/**
 * Decides whether this session is monitored (docs/spec/18 §5). The decision is random, stored and valid for the whole
 * session. sampleRate: 0 for none, 1 for all.
 */
export function isSampled(sampleRate: number, random: () => number = Math.random): boolean {
  const stored = storedDecision();
  if (stored !== null) return stored;
  const isSelected = random() < sampleRate;
  if (tabStorage.set(STORAGE_KEY, isSelected ? 'yes' : 'no')) return isSelected;
  // Without storage, every page would decide anew, so such a session is not monitored.
  tabStorage.set(STORAGE_KEY, 'no');
  return false;
}

/** Deletes the decision, because the shopper has withdrawn consent. */
export function forgetSampling(): void {
  tabStorage.remove(STORAGE_KEY);
}

/** W3C trace context of one request: its id for reports, and the header with which the server continues the trace. */
interface TraceContext {
  traceId: string;
  traceparent: string;
}

/** A trace context for a request of a sampled session; null for any other session. */
export function traceContext(): TraceContext | null {
  if (!storedDecision()) return null;
  const traceId = randomHex(16);
  return { traceId, traceparent: `00-${traceId}-${randomHex(8)}-01` };
}
