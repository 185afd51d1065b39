import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { map } from './fields';
import { inputPath, inputText, inputTextOr, modest } from './inputs';

const provider = z.object({ provider: inputText });
const info = map(z.unknown());

/**
 * Data that a provider's script requires to pay this cart. provider: code of a payment method, or katapult, zibby, freedompay, affirm. Each
 * method parses the response itself. return_path: path to which the provider redirects
 */
export const getCheckoutInfo = endpoint({
  method: 'GET',
  path: '/cart/{provider}/checkoutinfo',
  limits: ['checkoutInfo', 'checkoutInfoSession'],
  summary: 'Parameters of a provider’s script or page for the current cart',
  // Starts an attempt at the provider.
  isWritingRead: true,
  params: provider,
  query: z.object({ return_path: z._default(inputPath, '/checkout/review') }),
  response: info,
});

export const goToPaypalStandard = endpoint({
  method: 'GET',
  path: '/paypal/standard/redirect',
  summary:
    'Redirects to PayPal’s page for an unpaid order (303): the order of this number, else the last one; without one, to the page that tracks orders',
  query: z.object({ order: inputTextOr('') }),
  response: z.unknown(),
});

/** The URL of PayPal's page for an order, by its number; '' for the last order of the session. */
export const paypalPageOf = (incrementId: string): string => {
  const query = incrementId === '' ? '' : `?order=${encodeURIComponent(incrementId)}`;
  return `/api/rest${goToPaypalStandard.path}${query}`;
};

export const notifyPaypalStandard = endpoint({
  method: 'POST',
  path: '/paypal/standard/notification',
  isExtension: true,
  summary: 'Notification of PayPal about a payment (IPN), as a form; PayPal must confirm the notification',
  body: z.string().check(z.maxLength(20_000)),
  response: confirmation,
});

export const postCheckoutInfo = endpoint({
  method: 'POST',
  path: '/cart/{provider}/checkoutinfo',
  limits: ['checkoutInfo', 'checkoutInfoSession'],
  summary: 'The same with data of the method: a ticket, a session, the URL of the provider’s page',
  params: provider,
  body: z
    .catchall(z.object({ return_path: z._default(inputPath, '/checkout/review') }), z.unknown())
    .check(modest),
  response: info,
});
