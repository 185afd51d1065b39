import { and, eq, gt } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { newsletterReaders } from '../database/schema/customer.ts';
import { newsletterLinks } from '../database/schema/operations.ts';
import type { EmailContents } from '../email/emailKinds.ts';
import { queueEmail } from '../email/outbox.ts';
import { countRequest } from '../limits/rateLimiter.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { hashOf, isSecretFormat, newSecret } from '../session/secret.ts';

const LINK_DAYS = 30;

const isReader = (tenantId: number, email: string) =>
  and(eq(newsletterReaders.tenantId, tenantId), eq(newsletterReaders.email, email));

/**
 * Adds an email to the tenant's newsletter list or removes it; both are idempotent. Returns true when the list
 * changed.
 */
async function setReader(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  email: string,
  isSubscribed: boolean,
): Promise<boolean> {
  const row = { tenantId: tenant.id, email };
  const changed = isSubscribed
    ? await db.insert(newsletterReaders).values(row).onConflictDoNothing().returning()
    : await db.delete(newsletterReaders).where(isReader(tenant.id, email)).returning();
  return changed.length > 0;
}

type Purpose = EmailContents<'newsletter'>['purpose'];

/** Emails a link that proves ownership of the address; every email contains an unsubscribe link. */
async function sendLink(backend: BackendContext, context: RequestContext, email: string, purpose: Purpose) {
  const { db, tenant, language, now } = context;
  if ((await countRequest(backend, 'newsletterRecipient', `${tenant.id} ${email}`)) > 0) return;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  await db
    .insert(newsletterLinks)
    .values({ secretHash: hashOf(secret), tenantId: tenant.id, email, expiresAt });
  const page = purpose === 'confirm' ? 'confirm' : 'unsubscribe';
  await queueEmail(context, {
    kind: 'newsletter',
    recipient: email,
    language,
    contents: {
      purpose,
      path: `/account/newsletter/${page}?token=${secret}`,
      unsubscribe_path: `/account/newsletter/unsubscribe?token=${secret}`,
    },
  });
}

/**
 * Changes the subscription of a signed-in customer's own email; a new subscriber receives an email with an
 * unsubscribe link.
 */
export async function subscribeCustomer(
  backend: BackendContext,
  context: RequestContext,
  email: string,
  isSubscribed: boolean,
): Promise<void> {
  const isChanged = await setReader(context, email, isSubscribed);
  if (isChanged && isSubscribed) await sendLink(backend, context, email, 'welcome');
}

/**
 * Requests a change that the owner of the email confirms by a link. An email that already has the requested state receives no message; the
 * response is the same in both cases, so that it does not reveal who has subscribed.
 */
export async function requestSubscriptionChange(
  backend: BackendContext,
  context: RequestContext,
  email: string,
  isSubscribed: boolean,
): Promise<void> {
  const found = await context.db.select().from(newsletterReaders).where(isReader(context.tenant.id, email));
  if (found.length > 0 === isSubscribed) return;
  await sendLink(backend, context, email, isSubscribed ? 'confirm' : 'leave');
}

/** Confirms a change by an emailed link, without a session. @throws ApiError 410 linkExpired */
export async function followNewsletterLink(
  context: Pick<RequestContext, 'db' | 'tenant' | 'now' | 'language'>,
  token: string,
  isSubscribed: boolean,
): Promise<void> {
  const { db, tenant, now } = context;
  const condition = and(
    eq(newsletterLinks.secretHash, hashOf(token)),
    eq(newsletterLinks.tenantId, tenant.id),
    gt(newsletterLinks.expiresAt, now),
  );
  const [link] = isSecretFormat(token) ? await db.select().from(newsletterLinks).where(condition) : [];
  if (!link) throw rejection(context, 410, 'linkExpired');
  await setReader(context, link.email, isSubscribed);
}
