import { postForm } from '../../../src/api/contract/content.ts';
import { isEmail } from '../cart/addressRules.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { letterLines } from '../cart/letterLines.ts';
import { checkCaptcha } from '../customers/checkCaptcha.ts';
import { normalEmail } from '../customers/signIn.ts';
import { outbox } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { refuse, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** What a quote is asked for when the whole cart is meant. */
async function cartOf(visitor: Visitor) {
  const state = await workOut(visitor, await readCart(visitor));
  if (state.lines.length === 0) throw refuse(visitor, 422, 'cartEmpty');
  return letterLines(visitor, state);
}

/** Messages of shoppers: each becomes a letter to the store, which the mailer takes from the outbox. */
export const formRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, postForm, async (visitor, { params, body }) => {
    const { 'g-recaptcha-response': token, with_cart: isWithCart, ...written } = body;
    const name = body.name.trim();
    const email = normalEmail(body.email);
    if (name === '') throw refuse(visitor, 422, 'formNameMissing');
    if (!isEmail(email)) throw refuse(visitor, 422, 'emailBad');
    if (params.form === 'contact' && body.message.trim() === '')
      throw refuse(visitor, 422, 'formMessageMissing');
    await checkCaptcha(store, visitor, params.form, token);
    const cart = isWithCart ? await cartOf(visitor) : {};
    const { tenant } = visitor;
    const [letter] = await visitor.db
      .insert(outbox)
      .values({
        tenantId: tenant.id,
        kind: params.form,
        recipient: configOf(tenant, tenant.language).email,
        subject: say(tenant.language, params.form === 'contact' ? 'contactMail' : 'quoteMail', { name }),
        body: { ...written, ...cart, name, email, language: visitor.language },
        writtenAt: visitor.now,
      })
      .returning({ id: outbox.id });
    return { success: true, reference: params.form === 'request-quote' ? `Q-${letter?.id}` : '' };
  }),
];
