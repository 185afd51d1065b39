import {
  createCustomer,
  forgotPassword,
  getCustomer,
  putCustomer,
  putNewsletter,
  resetPassword,
} from '../../../src/api/contract/customer.ts';
import { isEmail } from '../cart/addressRules.ts';
import { changeAccount, createAccount, ownAccount } from '../customers/accounts.ts';
import { checkCaptcha } from '../customers/checkCaptcha.ts';
import { setReader } from '../customers/newsletter.ts';
import { presentSession } from '../customers/presentSession.ts';
import { askForReset, setPassword } from '../customers/resetPassword.ts';
import { normalEmail } from '../customers/signIn.ts';
import type { RouteBinding } from '../route.ts';
import { writeSecret } from '../session/sessionCookie.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, customerOf, refuse } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

export const customerRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, createCustomer, async (visitor, { body, request, reply }) => {
    const shopper = asShopper(visitor);
    await checkCaptcha(store, shopper, 'user_create', body['g-recaptcha-response']);
    const { session, secret } = await createAccount(shopper, body);
    writeSecret(request, reply, secret);
    void reply.code(201);
    return presentSession(visitor.db, session);
  }),
  shopperRoute(store, getCustomer, (visitor, { params }) => {
    const shopper = asShopper(visitor);
    ownAccount(shopper, customerOf(shopper), params.id);
    return presentSession(shopper.db, shopper.session);
  }),
  shopperRoute(store, putCustomer, async (visitor, { params, body, request, reply }) => {
    const shopper = asShopper(visitor);
    const customerId = ownAccount(shopper, customerOf(shopper), params.id);
    const fresh = await changeAccount(shopper, customerId, body);
    if (fresh) writeSecret(request, reply, fresh.secret);
    return presentSession(shopper.db, fresh?.session ?? shopper.session);
  }),
  shopperRoute(store, forgotPassword, async (visitor, { body }) => {
    await askForReset(asShopper(visitor), body.email);
    return { success: true };
  }),
  shopperRoute(store, resetPassword, async (visitor, { body }) => {
    await setPassword(asShopper(visitor), body);
    return { success: true };
  }),
  shopperRoute(store, putNewsletter, async (visitor, { body }) => {
    const { session, db } = asShopper(visitor);
    await checkCaptcha(store, visitor, 'newsletter', body['g-recaptcha-response']);
    const own = session.customerId === null ? '' : (await presentSession(db, session)).email;
    const email = normalEmail(body.email || own || '');
    if (!isEmail(email)) throw refuse(visitor, 422, 'emailBad');
    await setReader(visitor, email, body.is_subscribed);
    return { success: true };
  }),
];
