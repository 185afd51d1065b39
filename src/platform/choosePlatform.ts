import { electronPlatform } from './electron';
import type { Platform } from './platform';
import { webPlatform } from './web';

/** Chooses the platform by the presence of the Electron bridge. No other code detects the platform. */
export function choosePlatform(): Platform {
  return window.kiosk ? electronPlatform(window.kiosk) : webPlatform();
}
