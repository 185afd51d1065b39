/** Defaults of monitoring (shell specification §9). */
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

/** Collects events and hands on ten at once, or what there is ten seconds after the first. */
export function makeBatch(send: (events: MonitoredEvent[]) => void) {
  let waiting: MonitoredEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    send(events);
  };
  return {
    flush,
    add(event: MonitoredEvent) {
      waiting.push(event);
      if (waiting.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, BATCH_TIMEOUT_MS);
    },
  };
}
