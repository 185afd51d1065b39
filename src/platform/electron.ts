import type { KioskBridge, Platform } from './platform';

declare global {
  interface Window {
    /** Defined by electron/preload.ts. */
    kiosk?: KioskBridge;
  }
}

/** The platform of a kiosk. The shell stages updates and installs them at its next launch (electron-builder #7807). */
export function electronPlatform(kiosk: KioskBridge): Platform {
  // Larger text and touch targets (src/ui/tokens.css).
  document.documentElement.dataset.kiosk = kiosk.role;
  return {
    kind: 'kiosk',
    kiosk,
    updates: { onReady: () => () => {}, apply: () => kiosk.shell.restart() },
  };
}
