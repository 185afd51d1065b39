import { isPublicReadUrl } from '@contract/publicReads';

// Part of the service worker. Workbox writes its rules as source text (scripts/web/workbox.ts), which finds this by its name.
Object.assign(self, { isPublicReadUrl });
