import { postForm } from '../../../src/api/contract/content.ts';
import { isEmail } from '../cart/addressRules.ts';
import { normalEmail } from '../customers/signIn.ts';
import { outbox } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { refuse } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** Messages of shoppers: each becomes a letter to the store, which the mailer takes from the outbox. */
export const formRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, postForm, async (visitor, { params, body }) => {
    const name = body.name.trim();
    const email = normalEmail(body.email);
    if (name === '') throw refuse(visitor, 422, 'formNameMissing');
    if (!isEmail(email)) throw refuse(visitor, 422, 'emailBad');
    if (params.form === 'contact' && body.message.trim() === '')
      throw refuse(visitor, 422, 'formMessageMissing');
    const { tenant } = visitor;
    await visitor.db.insert(outbox).values({
      tenantId: tenant.id,
      kind: params.form,
      recipient: configOf(tenant, tenant.language).email,
      subject: say(tenant.language, params.form === 'contact' ? 'contactMail' : 'quoteMail', { name }),
      body: { ...body, name, email, language: visitor.language },
      writtenAt: visitor.now,
    });
    return { success: true };
  }),
];
