import { isIPv6 } from 'node:net';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import { TooManyRequests } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { rateLimits } from '../database/schema/operations.ts';
import { message } from '../messages/message.ts';
import { hashOf } from '../session/secret.ts';
import { LIMITS, type LimitName } from './limits.ts';

type Limited = Pick<BackendContext, 'db' | 'clock' | 'limits'>;

const rowOf = (name: LimitName, key: string) => ({ scope: name, keyHash: hashOf(key) });
const isRow = ({ scope, keyHash }: ReturnType<typeof rowOf>) =>
  and(eq(rateLimits.scope, scope), eq(rateLimits.keyHash, keyHash));

/**
 * Counts one request and returns the seconds to wait, 0 if the request is within the limit. Counts in a single statement before any other
 * work, so that parallel requests of all processes are included: @fastify/rate-limit counts in the memory of one process or in Redis, and
 * the PostgreSQL store of rate-limiter-flexible needs a pg client, which PGlite is not. A rejected request writes nothing. Must not be
 * called inside a transaction.
 */
export async function countRequest(
  { db, clock, limits }: Limited,
  name: LimitName,
  key: string,
): Promise<number> {
  const now = clock();
  const { seconds } = LIMITS[name];
  const row = rowOf(name, key);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const isOver = lte(rateLimits.expiresAt, now);
  const counted = await db
    .insert(rateLimits)
    .values({ ...row, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.keyHash],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
      setWhere: or(isOver, lt(rateLimits.count, limits?.[name] ?? LIMITS[name].count)),
    })
    .returning({ count: rateLimits.count });
  if (counted.length > 0) return 0;
  const [full] = await db.select().from(rateLimits).where(isRow(row));
  return Math.max(1, Math.ceil(((full?.expiresAt ?? now).getTime() - now.getTime()) / 1000));
}

/** Resets the count, after a success that authenticates the client. */
export async function resetCount({ db }: Limited, name: LimitName, key: string): Promise<void> {
  await db.delete(rateLimits).where(isRow(rowOf(name, key)));
}

type LimitMessage = 'tooMany' | 'signInLocked' | 'tooManyUnpaid';

/** Builds the error of a request beyond a limit, in the request's language. */
export const tooManyRequests = (
  language: string,
  seconds: number,
  key: LimitMessage = 'tooMany',
): TooManyRequests => {
  const values = { seconds, minutes: Math.ceil(seconds / 60) };
  return new TooManyRequests(seconds, [{ code: key, message: message(language, key, values) }]);
};

/** Counts one request. @throws TooManyRequests with the message when the limit is exceeded */
export async function enforceLimit(
  backend: Limited,
  language: string,
  name: LimitName,
  key: string,
  text?: LimitMessage,
): Promise<void> {
  const seconds = await countRequest(backend, name, key);
  if (seconds > 0) throw tooManyRequests(language, seconds, text);
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the key by which requests from one network are counted: an IPv4 address, or the /64 prefix that an IPv6 subscriber controls. */
export function addressKey(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
