import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { hashOf, newSecret } from './secret.ts';
import { secretCookie } from './secretCookie.ts';

const DAYS = 180;
const MOST_DEVICES = 20;

interface DeviceColumns {
  secretHash: PgColumn;
  expiresAt: PgColumn;
}

/**
 * The browsers that have signed in to an account before (OWASP's device cookie), so that an attacker who tries passwords elsewhere can't
 * lock the owner out. owner: the column of the account
 */
export class TrustedDevices<K extends string> {
  readonly #table: PgTable & DeviceColumns & Record<K, PgColumn>;
  readonly #owner: K;
  readonly cookie: ReturnType<typeof secretCookie>;

  constructor(
    table: PgTable & DeviceColumns & Record<K, PgColumn>,
    owner: K,
    { name, path, sameSite }: { name: string; path: string; sameSite: 'lax' | 'strict' },
  ) {
    this.#table = table;
    this.#owner = owner;
    this.cookie = secretCookie(name, { path, maxAge: DAYS * 86_400, sameSite });
  }

  #isOf(accountId: number) {
    return eq(this.#table[this.#owner], accountId);
  }

  /** Returns true for the secret of one of the account's devices. accountId 0 means no account and costs the same query. */
  async isTrusted(db: Database, secret: string | null, accountId: number, now: Date): Promise<boolean> {
    if (!secret) return false;
    const { secretHash, expiresAt } = this.#table;
    const own = and(eq(secretHash, hashOf(secret)), this.#isOf(accountId), gt(expiresAt, now));
    const found = await db
      .select({ secretHash })
      .from(this.#table as PgTable)
      .where(own);
    return found.length > 0;
  }

  /** Trusts the browser of a request, with a new secret. Only the 20 newest devices of an account are trusted. */
  async trust(db: Database, request: FastifyRequest, reply: FastifyReply, accountId: number, now: Date) {
    const { secretHash, expiresAt } = this.#table;
    const table = this.#table as PgTable;
    const before = this.cookie.read(request);
    const secret = newSecret();
    if (before) await db.delete(table).where(eq(secretHash, hashOf(before)));
    const row = {
      secretHash: hashOf(secret),
      [this.#owner]: accountId,
      expiresAt: new Date(now.getTime() + DAYS * 86_400_000),
    };
    await db.insert(table).values(row as PgInsertValue<PgTable>);
    const newest = db
      .select({ secretHash })
      .from(table)
      .where(this.#isOf(accountId))
      .orderBy(desc(expiresAt))
      .limit(MOST_DEVICES);
    await db.delete(table).where(and(this.#isOf(accountId), notInArray(secretHash, newest)));
    this.cookie.write(request, reply, secret);
  }

  /** Revokes the trusted devices of an account, except the one that sent the request, if given. */
  async distrust(db: Database, accountId: number, request?: FastifyRequest): Promise<void> {
    const own = hashOf((request && this.cookie.read(request)) ?? '');
    await db.delete(this.#table).where(and(this.#isOf(accountId), ne(this.#table.secretHash, own)));
  }
}
