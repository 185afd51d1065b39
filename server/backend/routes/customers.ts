import {
  createCustomer,
  deleteAddress,
  forgotPassword,
  getCustomer,
  listAddresses,
  postAddress,
  putAddress,
  putCustomer,
  putNewsletter,
  putNewsletterLink,
  resetPassword,
} from '../../../contract/customer.ts';
import { isEmail } from '../../../contract/emailAddress.ts';
import type { BackendContext } from '../backendContext.ts';
import { changeAccount, createAccount, requireOwnAccount } from '../customers/accounts.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from '../customers/addressBook.ts';
import { checkCaptcha } from '../customers/captcha.ts';
import { rememberDevice } from '../customers/knownDevice.ts';
import {
  followNewsletterLink,
  requestSubscriptionChange,
  subscribeCustomer,
} from '../customers/newsletter.ts';
import { presentSession } from '../customers/presentSession.ts';
import { requestPasswordReset, setNewPassword } from '../customers/resetPassword.ts';
import { normalizeEmail } from '../customers/signIn.ts';
import { addressKey } from '../limits/rateLimiter.ts';
import type { RouteBinding } from '../route.ts';
import { rejection, requireCustomerId, requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { sessionCookie } from '../session/sessions.ts';

export const customerRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, createCustomer, async (context, { body, request, reply }) => {
    const sessionContext = requireSession(context);
    await checkCaptcha(backend, sessionContext, 'user_create', body['g-recaptcha-response']);
    const { session, secret, customerId } = await createAccount(backend, sessionContext, body);
    sessionCookie.write(request, reply, secret);
    await rememberDevice(context.db, request, reply, customerId, context.now);
    void reply.code(201);
    return presentSession(context.db, session);
  }),
  sessionRoute(backend, getCustomer, (context, { params }) => {
    const sessionContext = requireSession(context);
    requireOwnAccount(sessionContext, requireCustomerId(sessionContext), params.id);
    return presentSession(sessionContext.db, sessionContext.session);
  }),
  sessionRoute(backend, putCustomer, async (context, { params, body, request, reply }) => {
    const sessionContext = requireSession(context);
    const customerId = requireOwnAccount(sessionContext, requireCustomerId(sessionContext), params.id);
    const rotated = await changeAccount(backend, sessionContext, customerId, body);
    if (rotated) {
      sessionCookie.write(request, reply, rotated.secret);
      await rememberDevice(context.db, request, reply, customerId, context.now);
    }
    return presentSession(sessionContext.db, rotated?.session ?? sessionContext.session);
  }),
  sessionRoute(backend, forgotPassword, async (context, { body }) => {
    await requestPasswordReset(backend, requireSession(context), body.email);
    return { success: true };
  }),
  sessionRoute(backend, resetPassword, async (context, { body, request, reply }) => {
    const customerId = await setNewPassword(requireSession(context), body, addressKey(request.ip));
    await rememberDevice(context.db, request, reply, customerId, context.now);
    return { success: true };
  }),
  sessionRoute(backend, putNewsletter, async (context, { body }) => {
    const { session, db } = requireSession(context);
    await checkCaptcha(backend, context, 'newsletter', body['g-recaptcha-response']);
    const own = session.customerId === null ? '' : (await presentSession(db, session)).email;
    const email = normalizeEmail(body.email || own || '');
    if (!isEmail(email)) throw rejection(context, 422, 'emailBad');
    const change = email === own ? subscribeCustomer : requestSubscriptionChange;
    await change(backend, context, email, body.is_subscribed);
    return { success: true };
  }),
  sessionRoute(backend, putNewsletterLink, async (context, { body }) => {
    await followNewsletterLink(requireSession(context), body.token, body.is_subscribed);
    return { success: true };
  }),
  sessionRoute(backend, listAddresses, (context, { params }) => {
    const customerId = requireCustomerId(context);
    return readAddresses(context, requireOwnAccount(requireSession(context), customerId, params.id));
  }),
  sessionRoute(backend, postAddress, (context, { params, body }) => {
    const [customerId, sessionContext] = [requireCustomerId(context), requireSession(context)];
    return addAddress(sessionContext, requireOwnAccount(sessionContext, customerId, params.id), body);
  }),
  sessionRoute(backend, putAddress, (context, { params, body }) =>
    changeAddress(requireSession(context), requireCustomerId(context), params.id, body),
  ),
  sessionRoute(backend, deleteAddress, async (context, { params }) => {
    await removeAddress(requireSession(context), requireCustomerId(context), params.id);
    return { success: true };
  }),
];
