import { postForm } from '../../../contract/content.ts';
import { isEmail } from '../../../contract/emailAddress.ts';
import type { BackendContext } from '../backendContext.ts';
import { emailLineItems } from '../cart/cartEmail.ts';
import { computeCart } from '../cart/cartState.ts';
import { readCart } from '../cart/storedCart.ts';
import { checkCaptcha } from '../customers/captcha.ts';
import { normalizeEmail } from '../customers/signIn.ts';
import { quoteReference } from '../email/kinds/storeEmails.ts';
import { sendRequest } from '../email/sendRequest.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import type { RouteBinding } from '../route.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

/** The cart's contents, for a quote for the whole cart. */
async function cartOf(context: RequestContext) {
  const state = await computeCart(context, await readCart(context));
  if (state.lines.length === 0) throw rejection(context, 422, 'cartEmpty');
  return emailLineItems(context, state);
}

/** Contact and quote forms: each request is stored for the desk and queues an email to the dealer in the outbox. */
export const formRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, postForm, async (context, { params, body, request }) => {
    const limit = params.form === 'contact' ? 'contact' : 'quote';
    await enforceLimit(backend, context.language, limit, addressKey(request.ip));
    const { 'g-recaptcha-response': _, with_cart: isWithCart, ...written } = body;
    const name = body.name.trim();
    const email = normalizeEmail(body.email);
    if (name === '') throw rejection(context, 422, 'formNameMissing');
    if (!isEmail(email)) throw rejection(context, 422, 'emailBad');
    if (params.form === 'contact' && body.message.trim() === '')
      throw rejection(context, 422, 'formMessageMissing');
    await checkCaptcha(backend, context, params.form, { body, request });
    const cart = isWithCart ? await cartOf(context) : {};
    const id = await sendRequest(context, {
      kind: params.form,
      contents: { ...written, ...cart, name, email, language: context.language },
    });
    return { success: true, reference: params.form === 'request-quote' ? quoteReference(id) : '' };
  }),
];
