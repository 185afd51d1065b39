import { whenPageIdle } from '@/lib/scheduling';
import type { Updates } from './platform';

const HOUR_MS = 3_600_000;

/** Calls at most once an hour, beginning an hour from now. */
function throttled(callback: () => unknown): () => void {
  let last = Date.now();
  return () => {
    if (Date.now() - last < HOUR_MS) return;
    last = Date.now();
    callback();
  };
}

/**
 * Registers the service worker when the page is idle, because precaching competes with the page for CPU and network. A
 * waiting worker is an update only when an older worker controls the page, so that a first visit never prompts
 * (scandipwa #2833).
 */
export function serviceWorkerUpdates(): Updates {
  let activate: () => void = () => {};
  return {
    onReady(callback) {
      if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => {};
      let isListening = true;
      const register = async () => {
        await whenPageIdle();
        const { Workbox } = await import('workbox-window');
        const workbox = new Workbox('/sw.js');
        activate = () => {
          workbox.addEventListener('controlling', () => window.location.reload());
          workbox.messageSkipWaiting();
        };
        workbox.addEventListener('waiting', (event) => {
          // A worker that waits since an earlier page is no update of this registration (workbox-window).
          const isNewer = event.isUpdate || event.wasWaitingBeforeRegister;
          if (isListening && isNewer && navigator.serviceWorker.controller) callback();
        });
        const registration = await workbox.register({ immediate: true });
        // Browsers look for a new version at a navigation only, and a tab of the app may stay open for days.
        const look = () => !document.hidden && registration?.update().catch(() => undefined);
        setInterval(look, HOUR_MS);
        document.addEventListener('visibilitychange', throttled(look));
      };
      register().catch((error: unknown) => console.warn('service worker', error));
      return () => {
        isListening = false;
      };
    },
    async apply() {
      activate();
    },
  };
}
