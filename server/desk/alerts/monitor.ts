import { sqlStateOf } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { updateAlerts } from './alertRound.ts';
import { deliverWebhooks } from './webhooks.ts';

const EVERY_MS = 30_000;
/** Rounds further apart than this mean that the database was away, and with it the heartbeats. */
const LONGEST_GAP_MS = 4 * EVERY_MS;

/** Returns a function that runs one round. It knows since when devices could report without a break. */
export function alertRounds(backend: BackendContext): () => Promise<void> {
  let watchedSince = backend.clock();
  let lastRound = watchedSince;
  return async () => {
    const now = backend.clock();
    if (now.getTime() - lastRound.getTime() > LONGEST_GAP_MS) watchedSince = now;
    await updateAlerts(backend, watchedSince);
    lastRound = now;
  };
}

/** Repeats work every 30 seconds, never twice at once. Returns a function that stops and waits for the work under way. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .catch((error: unknown) =>
        console.error(`Alerts can not be read or written: ${sqlStateOf(error) ?? error}`),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Watches the devices of all tenants and sends webhooks, each by itself: a system that never responds delays no alert.
 * Returns a function that stops both.
 */
export function startAlertMonitor(
  backend: BackendContext,
  { permitsPrivate }: { permitsPrivate: boolean },
): () => Promise<void> {
  const stopRounds = repeat(alertRounds(backend));
  const stopWebhooks = repeat(() => deliverWebhooks(backend, permitsPrivate));
  return async () => {
    await Promise.all([stopRounds(), stopWebhooks()]);
  };
}
