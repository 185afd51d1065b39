import { and, eq, gt } from 'drizzle-orm';
import { MOST_LINES } from '../../../contract/cartEndpoints.ts';
import { cartLinks } from '../database/schema/cart.ts';
import { message } from '../messages/message.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';
import type { CartChange } from './changeCart.ts';
import { mergeContents } from './lineItems.ts';
import type { StoredCart } from './storedCart.ts';

type Kind = (typeof cartLinks.$inferSelect)['kind'];

const MINUTE = 60 * 1000;
const LIFETIMES: Record<Kind, number> = { email: 30 * 24 * 60 * MINUTE, handover: 10 * MINUTE };

/**
 * Stores a copy of the cart's contents under a new secret. Returns the link's path without the language prefix.
 * @throws ApiError 422 for an empty cart
 */
export async function makeCartLink(context: SessionContext, stored: StoredCart | null, kind: Kind) {
  const { db, tenant, now } = context;
  if (!stored || stored.contents.lines.length === 0) throw rejection(context, 422, 'cartEmpty');
  const { row, contents } = stored;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LIFETIMES[kind]);
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

/** Finds the unexpired link of a secret. A handover link is deleted by its first use. */
async function takeLink({ db, tenant, now }: SessionContext, secret: string) {
  if (!isSecretFormat(secret)) return null;
  const condition = and(
    eq(cartLinks.secretHash, hashOf(secret)),
    eq(cartLinks.tenantId, tenant.id),
    gt(cartLinks.expiresAt, now),
  );
  const singleUse = and(condition, eq(cartLinks.kind, 'handover'));
  const [used] = await db.delete(cartLinks).where(singleUse).returning();
  return used ?? (await db.select().from(cartLinks).where(condition))[0] ?? null;
}

/**
 * Merges the contents of a link into the cart. Opening a link repeatedly never adds a line twice.
 * @throws ApiError 410 linkExpired, also for a handover link that has been used
 */
export async function openCartLink(
  context: SessionContext,
  { row, contents }: StoredCart,
  secret: string,
): Promise<CartChange> {
  const link = await takeLink(context, secret);
  if (!link) throw rejection(context, 410, 'linkExpired');
  const lines = link.contents.lines.map((line) => ({ ...line, itemId: null }));
  const merged = mergeContents(contents, { ...link.contents, lines });
  if (merged.lines.length > MOST_LINES) throw rejection(context, 422, 'cartFull', { count: MOST_LINES });
  return {
    contents: merged,
    fields: {
      couponCode: row.couponCode || link.couponCode,
      salesAssistance: row.salesAssistance || link.salesAssistance,
    },
    notices: { success: [message(context.language, 'cartRestored')] },
  };
}
