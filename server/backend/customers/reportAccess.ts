import type { customers } from '../database/schema/customer.ts';
import { queueEmail } from '../email/outbox.ts';
import type { RequestContext } from '../session/requestContext.ts';

type Customer = Pick<typeof customers.$inferSelect, 'email' | 'firstname'>;

/** Notifies the owner of an account by email that the password was changed or a passkey added. */
export const reportAccess = (
  context: RequestContext,
  { email, firstname }: Customer,
  change: 'password' | 'passkey',
) =>
  queueEmail(context, {
    kind: 'access_changed',
    recipient: email,
    language: context.language,
    contents: { firstname, change },
  });
