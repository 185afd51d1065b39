import type { Updates } from './platform';

/**
 * Registers the service worker after the page has loaded. A waiting worker counts as an update only when an
 * older one was in control, so that a first visit never prompts (field note: scandipwa #2833).
 */
export function serviceWorkerUpdates(): Updates {
  let activate: () => void = () => {};
  return {
    onReady(callback) {
      if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => {};
      let isListening = true;
      const register = async () => {
        const { Workbox } = await import('workbox-window');
        const workbox = new Workbox('/sw.js');
        activate = () => {
          workbox.addEventListener('controlling', () => window.location.reload());
          workbox.messageSkipWaiting();
        };
        workbox.addEventListener('waiting', (event) => {
          if (isListening && event.isUpdate && navigator.serviceWorker.controller) callback();
        });
        await workbox.register();
      };
      const start = () => void register().catch((error: unknown) => console.warn('service worker', error));
      if (document.readyState === 'complete') start();
      else window.addEventListener('load', start, { once: true });
      return () => {
        isListening = false;
      };
    },
    async apply() {
      activate();
    },
  };
}
