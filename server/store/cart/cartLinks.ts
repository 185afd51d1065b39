import { and, eq, gt, lt } from 'drizzle-orm';
import { cartLinks } from '../database/schema/cart.ts';
import { say } from '../messages/say.ts';
import { hashOf, looksLikeSecret, newSecret } from '../session/secret.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import { MOST_LINES } from './cartItems.ts';
import type { StoredCart } from './cartStore.ts';
import type { CartChange } from './changeCart.ts';
import { mergeContents } from './lines.ts';

type Kind = (typeof cartLinks.$inferSelect)['kind'];

const MINUTE = 60 * 1000;
const LIFETIMES: Record<Kind, number> = { email: 30 * 24 * 60 * MINUTE, handover: 10 * MINUTE };

/** Path on the storefront, without the language. */
export interface CartLink {
  path: string;
  expiresAt: Date;
}

/** Keeps what is in a cart under a new secret. @throws ApiError 422 for an empty cart */
export async function makeCartLink(
  shopper: Shopper,
  stored: StoredCart | null,
  kind: Kind,
): Promise<CartLink> {
  const { db, tenant, now } = shopper;
  if (!stored || stored.contents.lines.length === 0) throw refuse(shopper, 422, 'cartEmpty');
  const { row, contents } = stored;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LIFETIMES[kind]);
  await db.delete(cartLinks).where(lt(cartLinks.expiresAt, now));
  await db.insert(cartLinks).values({
    secretHash: hashOf(secret),
    tenantId: tenant.id,
    kind,
    contents,
    couponCode: row.couponCode,
    salesAssistance: row.salesAssistance,
    expiresAt,
  });
  return { path: `/checkout/cart?restore=${secret}`, expiresAt };
}

/** The living link of a secret; one that hands a cart over is used up by it. */
async function takeLink({ db, tenant, now }: Shopper, secret: string) {
  if (!looksLikeSecret(secret)) return null;
  const named = and(
    eq(cartLinks.secretHash, hashOf(secret)),
    eq(cartLinks.tenantId, tenant.id),
    gt(cartLinks.expiresAt, now),
  );
  const once = and(named, eq(cartLinks.kind, 'handover'));
  const [used] = await db.delete(cartLinks).where(once).returning();
  return used ?? (await db.select().from(cartLinks).where(named))[0] ?? null;
}

/**
 * Puts what a link keeps into the shopper's cart: nothing is lost, nothing doubled, however often it is opened.
 * @throws ApiError 410 linkExpired, also for a link that was used already
 */
export async function openCartLink(
  shopper: Shopper,
  { row, contents }: StoredCart,
  secret: string,
): Promise<CartChange> {
  const link = await takeLink(shopper, secret);
  if (!link) throw refuse(shopper, 410, 'linkExpired');
  const lines = link.contents.lines.map((line) => ({ ...line, itemId: null }));
  const merged = mergeContents(contents, { ...link.contents, lines });
  if (merged.lines.length > MOST_LINES) throw refuse(shopper, 422, 'cartFull', { count: MOST_LINES });
  return {
    contents: merged,
    fields: {
      couponCode: row.couponCode || link.couponCode,
      salesAssistance: row.salesAssistance || link.salesAssistance,
    },
    notices: { success: [say(shopper.language, 'cartRestored')] },
  };
}
