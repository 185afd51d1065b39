import { contactRequests } from '../database/schema/desk.ts';
import { inTransaction, type RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import type { EmailContents } from './emailKinds.ts';
import { queueEmail } from './outbox.ts';

type RequestKind = 'contact' | 'request-quote' | 'swatches';

interface ShopperRequest<K extends RequestKind> {
  kind: K;
  contents: EmailContents<K> & { name: string; email: string; telephone?: string };
}

/**
 * Emails a shopper's request to the dealer and stores it for the desk, in one transaction.
 * @returns the id of the email, from which the number of a quote is derived
 */
export const sendRequest = <K extends RequestKind>(
  context: RequestContext,
  { kind, contents }: ShopperRequest<K>,
): Promise<number> =>
  inTransaction(context, async (inside) => {
    const { db, tenant, now } = inside;
    const { name, email, telephone = '' } = contents;
    const id = await queueEmail(inside, {
      kind,
      recipient: configOf(tenant, tenant.language).email,
      replyTo: email,
      language: tenant.language,
      contents,
    });
    await db.insert(contactRequests).values({
      tenantId: tenant.id,
      kind,
      name,
      email,
      telephone,
      createdAt: now,
      contents: { ...contents, email_id: id },
    });
    return id;
  });
