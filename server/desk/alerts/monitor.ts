import { sqlStateOf } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { updateAlerts } from './alertRound.ts';
import { deliverWebhooks } from './webhooks.ts';

const EVERY_MS = 30_000;

/** Watches the devices of all tenants. Returns a function that stops and waits for the round under way. */
export function startAlertMonitor(
  backend: BackendContext,
  { permitsPrivate }: { permitsPrivate: boolean },
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const run = () => {
    round ??= updateAlerts(backend)
      .then(() => deliverWebhooks(backend, permitsPrivate))
      .catch((error: unknown) =>
        console.error(`Alerts can not be read or written: ${sqlStateOf(error) ?? error}`),
      )
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
