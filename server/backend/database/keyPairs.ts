import { eq } from 'drizzle-orm';
import { oncePer } from '../../../contract/oncePer.ts';
import type { Database } from './database.ts';
import { serviceKeys } from './schema/fleet.ts';

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** A pair never changes, so each process reads it once. */
const pairsOf = oncePer((_: Database) => new Map<string, KeyPair>());

async function readPair(db: Database, name: string): Promise<KeyPair | undefined> {
  const [row] = await db.select().from(serviceKeys).where(eq(serviceKeys.name, name));
  return row && { publicKey: row.publicKey, privateKey: row.privateKey };
}

/** The key pair with that name, created on first use. If several processes create it at once, the first one wins. */
export async function keyPairOf(
  db: Database,
  now: Date,
  name: string,
  create: () => KeyPair | Promise<KeyPair>,
): Promise<KeyPair> {
  const read = pairsOf(db);
  const cached = read.get(name) ?? (await readPair(db, name));
  if (!cached)
    await db
      .insert(serviceKeys)
      .values({ name, ...(await create()), createdAt: now })
      .onConflictDoNothing();
  const pair = cached ?? (await readPair(db, name));
  if (!pair) throw new Error(`The keys ${name} were not stored.`);
  read.set(name, pair);
  return pair;
}
