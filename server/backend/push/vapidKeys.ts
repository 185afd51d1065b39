import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serviceKeys } from '../database/schema/fleet.ts';

/** base64url */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const NAME = 'push';

/** The keys are created once and never change, so each process reads them once. */
const keys = new WeakMap<Database, VapidKeys>();

async function readKeys(db: Database): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(serviceKeys).where(eq(serviceKeys.name, NAME));
  return row && { publicKey: row.publicKey, privateKey: row.privateKey };
}

/**
 * The keys by which push services recognise this shop (RFC 8292), created at the first start. Of several processes that
 * create them at once the first one wins. A change would end every subscription.
 */
export async function vapidKeysOf(db: Database, now: Date): Promise<VapidKeys> {
  const cached = keys.get(db) ?? (await readKeys(db));
  if (!cached) {
    const { default: webPush } = await import('web-push');
    const pair = webPush.generateVAPIDKeys();
    await db
      .insert(serviceKeys)
      .values({ name: NAME, ...pair, createdAt: now })
      .onConflictDoNothing();
  }
  const own = cached ?? (await readKeys(db));
  if (!own) throw new Error('The keys of push messages were not stored.');
  keys.set(db, own);
  return own;
}
