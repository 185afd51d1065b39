import type { BackendContext } from '../../backend/backendContext.ts';
import { repeatWork } from '../../backend/jobs/repeatWork.ts';
import { updateAlerts } from './alertRound.ts';
import { deliverWebhooks } from './webhooks.ts';

const EVERY_MS = 30_000;
const timing = { failure: 'Alerts can not be read or written', everyMs: EVERY_MS };
/** A longer pause between rounds means that the database was unavailable, and heartbeats were lost. */
const LONGEST_GAP_MS = 4 * EVERY_MS;

/** Returns a function that runs one round. It tracks since when devices could report without interruption. */
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

/**
 * Watches the devices of all tenants and sends webhooks, independently of each other, so that an unresponsive system delays no alert.
 * Returns a function that stops both.
 */
export function startAlertMonitor(
  backend: BackendContext,
  { permitsPrivate }: { permitsPrivate: boolean },
): () => Promise<void> {
  const stopRounds = repeatWork(alertRounds(backend), timing);
  const stopWebhooks = repeatWork(() => deliverWebhooks(backend, permitsPrivate), timing);
  return async () => {
    await Promise.all([stopRounds(), stopWebhooks()]);
  };
}
