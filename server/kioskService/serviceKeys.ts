import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../backend/database/database.ts';
import { serviceKeys } from '../backend/database/schema/fleet.ts';

export interface ServiceKey {
  /** PEM (PKCS 8). */
  privateKey: string;
  /** PEM (SPKI). */
  publicKey: string;
}

/** A key is created once and never changes, so each process reads it once. */
const keys = new WeakMap<Database, ServiceKey>();

const NAME = 'commands';

async function readKey(db: Database): Promise<ServiceKey | undefined> {
  const [row] = await db.select().from(serviceKeys).where(eq(serviceKeys.name, NAME));
  return row && { privateKey: row.privateKey, publicKey: row.publicKey };
}

/**
 * The Ed25519 key that signs commands to devices, created at its first use. Of several processes that create it at once
 * the first one wins.
 */
export async function serviceKeyOf(db: Database, now: Date): Promise<ServiceKey> {
  const cached = keys.get(db) ?? (await readKey(db));
  if (!cached) {
    const pair = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    await db
      .insert(serviceKeys)
      .values({ name: NAME, ...pair, createdAt: now })
      .onConflictDoNothing();
  }
  const key = cached ?? (await readKey(db));
  if (!key) throw new Error('The key of this service was not stored.');
  keys.set(db, key);
  return key;
}

/** Parsing a key takes longer than signing, and a command to a fleet is signed for each device. */
const parsedKeys = new WeakMap<ServiceKey, KeyObject>();

/** Signs a text: Ed25519, base64url. */
export function signText(key: ServiceKey, text: string): string {
  const parsed = parsedKeys.get(key) ?? createPrivateKey(key.privateKey);
  parsedKeys.set(key, parsed);
  return sign(null, Buffer.from(text), parsed).toString('base64url');
}
