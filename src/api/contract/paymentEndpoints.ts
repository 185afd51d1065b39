import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { string, text } from './fields';

const provider = z.object({ provider: string });
/** A path of this shop; never another host. */
const path = z.string().check(z.regex(/^\/(?![/\\])/));
const info = z.record(string, z.unknown());

/**
 * What a provider needs before it can take the money for this cart; provider is a method's code, or katapult, zibby,
 * freedompay, affirm. Each method parses the answer itself. return_path: where the provider's page comes back to.
 */
export const getCheckoutInfo = endpoint({
  method: 'GET',
  path: '/cart/{provider}/checkoutinfo',
  summary: 'What a payment provider needs to begin, for the cart as it is',
  params: provider,
  query: z.object({ return_path: z._default(path, '/checkout/review') }),
  response: info,
});

export const goToPaypalStandard = endpoint({
  method: 'GET',
  path: '/paypal/standard/redirect',
  summary:
    'Leads the browser to PayPal’s page for an order that awaits its payment (303): the one of this number, else the last',
  query: z.object({ order: text() }),
  response: z.unknown(),
});

export const notifyPaypalStandard = endpoint({
  method: 'POST',
  path: '/paypal/standard/notification',
  summary:
    'PayPal tells what became of a payment (IPN), as a form; believed once PayPal has confirmed that it said so',
  body: string,
  response: confirmation,
});

export const postCheckoutInfo = endpoint({
  method: 'POST',
  path: '/cart/{provider}/checkoutinfo',
  summary: 'The same with data of the method: a ticket, a session, the address of the provider’s page',
  params: provider,
  body: z.catchall(z.object({ return_path: z._default(path, '/checkout/review') }), z.unknown()),
  response: info,
});
