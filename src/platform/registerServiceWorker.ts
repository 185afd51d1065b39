import { Workbox } from 'workbox-window';
import { tabStorage } from '@/browser/deviceStorage';
import { END_REQUESTS } from '@/browser/workerCaches';

/** URL of the service worker, whose scope is the whole site. */
export const SERVICE_WORKER = '/sw.js';

const HOUR_MS = 3_600_000;
/** How long an accepted update waits for the requests of the former worker. */
const REQUESTS_MS = 2_000;
/**
 * How long it waits to become active. Chromium drops an activation for up to five minutes when a page sends a request at the moment in
 * which the former worker stops.
 */
const ACTIVATION_MS = 5_000;
/** Set while this tab reloads to an update that is not active yet. */
const ACCEPTED = 'acceptedUpdate';

/** Throttles calls to at most one per hour, starting an hour from now. */
function throttled(callback: () => unknown): () => void {
  let last = Date.now();
  return () => {
    if (Date.now() - last < HOUR_MS) return;
    last = Date.now();
    callback();
  };
}

/** Calls back when a worker that is being installed has been installed. */
function whenInstalled(worker: ServiceWorker | null | undefined, callback: () => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') callback();
  });
}

/**
 * Registers the service worker. A waiting worker is an update if an older worker controls the page, so that a first visit never prompts
 * (scandipwa #2833). Workbox's own `isUpdate` is not used: it is missing for an update found more than a minute after the registration, as
 * is always the case in a tab that stays open. Resolves to the function that activates the update and reloads the page.
 */
export async function registerServiceWorker(
  onReady: () => void,
  reload = () => window.location.reload(),
): Promise<() => void> {
  const workbox = new Workbox(SERVICE_WORKER);
  // The page has the release of the worker that is still waiting.
  let isAccepted = tabStorage.get(ACCEPTED) !== null;
  tabStorage.remove(ACCEPTED);
  const offer = () => {
    if (navigator.serviceWorker.controller && !isAccepted) onReady();
  };
  workbox.addEventListener('waiting', offer);
  const registration = await workbox.register({ immediate: true });
  // Workbox misses an update that is already being installed, for example after a navigation, and all after the first one that it did not
  // request.
  whenInstalled(registration?.installing, offer);
  registration?.addEventListener('updatefound', () => {
    isAccepted = false;
    whenInstalled(registration.installing, offer);
  });
  // Browsers only check for a new version on navigation, and a tab of the app may stay open for days.
  const look = throttled(() => registration?.update().catch(() => undefined));
  setInterval(look, HOUR_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    // Another tab has activated the update, and its worker controls this page, too.
    if (!registration?.waiting) return reload();
    workbox.addEventListener('controlling', reload);
    workbox.messageSkipWaiting();
    setTimeout(() => navigator.serviceWorker.controller?.postMessage(END_REQUESTS), REQUESTS_MS);
    // The former worker now loads pages from the server, which has the new release.
    setTimeout(() => {
      tabStorage.set(ACCEPTED, 'yes');
      reload();
    }, ACTIVATION_MS);
  };
}
