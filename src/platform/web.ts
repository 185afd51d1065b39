import type { Platform } from './platform';
import { serviceWorkerUpdates } from './serviceWorkerUpdates';

export const webPlatform = (): Platform => ({ kind: 'web', kiosk: null, updates: serviceWorkerUpdates() });
