import type { KioskBridge, Platform } from './platform';
import { serviceWorkerUpdates } from './serviceWorkerUpdates';

declare global {
  interface Window {
    /** Defined by electron/preload.ts. */
    kiosk?: KioskBridge;
  }
}

/** The kiosk platform. The shell stages updates and installs them at its next launch (electron-builder #7807). */
function electronPlatform(kiosk: KioskBridge): Platform {
  // Enables larger text and touch targets (src/ui/tokens.css).
  document.documentElement.dataset.kiosk = kiosk.role;
  return {
    kind: 'kiosk',
    kiosk,
    updates: { onReady: () => () => {}, apply: () => kiosk.shell.restart() },
  };
}

const webPlatform = (): Platform => ({ kind: 'web', kiosk: null, updates: serviceWorkerUpdates() });

/** Chooses the platform by the presence of the Electron bridge. No other code detects the platform. */
export function choosePlatform(): Platform {
  return window.kiosk ? electronPlatform(window.kiosk) : webPlatform();
}
