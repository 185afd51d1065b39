/** Defaults of monitoring (docs/spec/18 §5). */
export const BATCH_SIZE = 10;
export const BATCH_TIMEOUT_MS = 10_000;
export const BODY_CAP = 5000;
export const TEXT_CAP = 10_000;

export interface MonitoredEvent {
  name: string;
  /** ISO 8601. */
  time: string;
  attributes: Record<string, string | number | boolean>;
}

/** Collects events and sends them once there are ten, or ten seconds after the first. */
export function makeBatch(send: (events: MonitoredEvent[]) => void) {
  let pendingEvents: MonitoredEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingEvents.length === 0) return;
    const events = pendingEvents;
    pendingEvents = [];
    send(events);
  };
  return {
    flush,
    add(event: MonitoredEvent) {
      pendingEvents.push(event);
      if (pendingEvents.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, BATCH_TIMEOUT_MS);
    },
  };
}
