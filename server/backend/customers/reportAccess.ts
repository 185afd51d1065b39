import type { customers } from '../database/schema/customer.ts';
import { queueEmail } from '../email/outbox.ts';
import { message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

type Customer = Pick<typeof customers.$inferSelect, 'email' | 'firstname'>;

/** Tells the owner of an account that it has another password, or one more passkey. */
export const reportAccess = (
  context: RequestContext,
  { email, firstname }: Customer,
  change: 'password' | 'passkey',
) =>
  queueEmail(context, {
    kind: 'access_changed',
    recipient: email,
    language: context.language,
    subject: message(context.language, change === 'password' ? 'passwordChangedMail' : 'passkeyAddedMail', {
      store: configOf(context.tenant, context.language).name,
    }),
    contents: { firstname, change },
  });
