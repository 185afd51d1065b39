import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { string } from './fields';
import { inputPath, inputText, inputTextOr, modest } from './inputs';

const provider = z.object({ provider: inputText });
const info = z.record(string, z.unknown());

/**
 * Data that a provider's script requires to pay this cart. provider: code of a payment method, or katapult, zibby,
 * freedompay, affirm. Each method parses the response itself. return_path: path to which the provider redirects.
 */
export const getCheckoutInfo = endpoint({
  method: 'GET',
  path: '/cart/{provider}/checkoutinfo',
  summary: 'What a payment provider needs to begin, for the cart as it is',
  params: provider,
  query: z.object({ return_path: z._default(inputPath, '/checkout/review') }),
  response: info,
});

export const goToPaypalStandard = endpoint({
  method: 'GET',
  path: '/paypal/standard/redirect',
  summary:
    'Leads the browser to PayPal’s page for an order that awaits its payment (303): the one of this number, else the last',
  query: z.object({ order: inputTextOr('') }),
  response: z.unknown(),
});

export const notifyPaypalStandard = endpoint({
  method: 'POST',
  path: '/paypal/standard/notification',
  summary:
    'PayPal tells what became of a payment (IPN), as a form; believed once PayPal has confirmed that it said so',
  body: z.string().check(z.maxLength(20_000)),
  response: confirmation,
});

export const postCheckoutInfo = endpoint({
  method: 'POST',
  path: '/cart/{provider}/checkoutinfo',
  summary: 'The same with data of the method: a ticket, a session, the address of the provider’s page',
  params: provider,
  body: z
    .catchall(z.object({ return_path: z._default(inputPath, '/checkout/review') }), z.unknown())
    .check(modest),
  response: info,
});
