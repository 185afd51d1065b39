import type { KioskBridge, Platform } from './platform';

declare global {
  interface Window {
    /** Put there by electron/preload.ts. */
    kiosk?: KioskBridge;
  }
}

/** A new version is staged by the shell and starts at its next launch (field note: electron-builder #7807). */
export function electronPlatform(kiosk: KioskBridge): Platform {
  // Sizes for three metres and a finger (src/ui/tokens.css).
  document.documentElement.dataset.kiosk = kiosk.role;
  return {
    kind: 'kiosk',
    kiosk,
    updates: { onReady: () => () => {}, apply: () => kiosk.shell.restart() },
  };
}
