import { whenPageIdle } from '@/browser/scheduling';
import type { Updates } from './platform';

/** Registers the service worker when the page is idle, because precaching competes with the page for CPU and network. */
export function serviceWorkerUpdates(): Updates {
  let activate: () => void = () => {};
  return {
    onReady(callback) {
      if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => {};
      let isListening = true;
      whenPageIdle()
        .then(() => import('./registerServiceWorker'))
        .then(({ registerServiceWorker }) => registerServiceWorker(() => isListening && callback()))
        .then((apply) => {
          activate = apply;
        })
        .catch((error: unknown) => console.warn('service worker', error));
      return () => {
        isListening = false;
      };
    },
    async apply() {
      activate();
    },
  };
}
