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
import { customerDevices } from '../customers/customerDevices.ts';
import {
  followNewsletterLink,
  requestSubscriptionChange,
  subscribeCustomer,
} from '../customers/newsletter.ts';
import { presentSession, presentSignIn } from '../customers/presentSession.ts';
import { requestPasswordReset, setNewPassword } from '../customers/resetPassword.ts';
import { normalizeEmail } from '../customers/signIn.ts';
import { addressKey } from '../limits/rateLimiter.ts';
import type { RouteBinding } from '../route.ts';
import { rejection, requireCustomerId } from '../session/requestContext.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

export const customerRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, createCustomer, async (context, call) => {
    await checkCaptcha(backend, context, 'user_create', call);
    const created = await createAccount(backend, context, call.body);
    void call.reply.code(201);
    return presentSignIn(context, call, created);
  }),
  sessionRoute(backend, getCustomer, (context, { params }) => {
    requireOwnAccount(context, requireCustomerId(context), params.id);
    return presentSession(context.db, context.session);
  }),
  sessionRoute(backend, putCustomer, async (context, call) => {
    requireOwnAccount(context, requireCustomerId(context), call.params.id);
    const rotated = await changeAccount(backend, context, call.body);
    return rotated ? presentSignIn(context, call, rotated) : presentSession(context.db, context.session);
  }),
  sessionRoute(backend, forgotPassword, (context, { body }) =>
    requestPasswordReset(backend, context, body.email),
  ),
  sessionRoute(backend, resetPassword, async (context, { body, request, reply }) => {
    const customerId = await setNewPassword(context, body, addressKey(request.ip));
    await customerDevices.trust(context.db, request, reply, customerId, context.now);
  }),
  sessionRoute(backend, putNewsletter, async (context, call) => {
    const { session, db } = context;
    await checkCaptcha(backend, context, 'newsletter', call);
    const { body } = call;
    const own = session.customerId === null ? '' : (await presentSession(db, session)).email;
    const email = normalizeEmail(body.email || own || '');
    if (!isEmail(email)) throw rejection(context, 422, 'emailBad');
    const change = email === own ? subscribeCustomer : requestSubscriptionChange;
    await change(backend, context, email, body.is_subscribed);
  }),
  sessionRoute(backend, putNewsletterLink, (context, { body }) =>
    followNewsletterLink(context, body.token, body.is_subscribed),
  ),
  readRoute(backend, listAddresses, (context, { params }) => {
    const customerId = requireCustomerId(context);
    return readAddresses(context, requireOwnAccount(context, customerId, params.id));
  }),
  sessionRoute(backend, postAddress, (context, { params, body }) => {
    const customerId = requireOwnAccount(context, requireCustomerId(context), params.id);
    return addAddress(context, customerId, body);
  }),
  sessionRoute(backend, putAddress, (context, { params, body }) =>
    changeAddress(context, requireCustomerId(context), params.id, body),
  ),
  sessionRoute(backend, deleteAddress, (context, { params }) =>
    removeAddress(context, requireCustomerId(context), params.id),
  ),
];
