import { whenPageIdle } from '@/lib/scheduling';
import type { Updates } from './platform';

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
