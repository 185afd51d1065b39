import { electronPlatform } from './electron';
import type { Platform } from './platform';
import { webPlatform } from './web';

/** The only place that asks where the app runs. */
export function choosePlatform(): Platform {
  return window.kiosk ? electronPlatform(window.kiosk) : webPlatform();
}
