import { whenCalm } from '@/lib/whenCalm';
import type { Updates } from './platform';

/**
 * Registers the service worker when the page has come to rest: what it fetches to keep would take the processor and the
 * line from the page the shopper waits for. A waiting worker counts as an update only when an older one was in control,
 * so that a first visit never prompts (field note: scandipwa #2833).
 */
export function serviceWorkerUpdates(): Updates {
  let activate: () => void = () => {};
  return {
    onReady(callback) {
      if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => {};
      let isListening = true;
      const register = async () => {
        await whenCalm();
        const { Workbox } = await import('workbox-window');
        const workbox = new Workbox('/sw.js');
        activate = () => {
          workbox.addEventListener('controlling', () => window.location.reload());
          workbox.messageSkipWaiting();
        };
        workbox.addEventListener('waiting', (event) => {
          if (isListening && event.isUpdate && navigator.serviceWorker.controller) callback();
        });
        await workbox.register({ immediate: true });
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
