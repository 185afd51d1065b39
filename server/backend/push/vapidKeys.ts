import type { Database } from '../database/database.ts';
import { type KeyPair, keyPairOf } from '../database/keyPairs.ts';

/** The keys by which push services recognise this shop (RFC 8292), base64url. Changing them would invalidate every subscription. */
export const vapidKeysOf = (db: Database, now: Date): Promise<KeyPair> =>
  keyPairOf(db, now, 'push', async () => {
    const { default: webPush } = await import('web-push');
    return webPush.generateVAPIDKeys();
  });
