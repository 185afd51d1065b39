import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { CANCEL, sendApprovalPage } from '../approvalPage.ts';
import type { SandboxProvider } from '../sandboxProvider.ts';

/** Resolves names below localhost to this machine, as browsers do; system resolvers may not (RFC 6761 §6.3). */
const resolve: LookupFunction = (name, options, done) =>
  name.endsWith('.localhost')
    ? lookup('localhost', { ...options, family: 4 }, done)
    : lookup(name, options, done);

/** Posts a form to the shop. Resolves to true when the shop responds with 200. */
function post(url: string, body: string): Promise<boolean> {
  const request = url.startsWith('https:') ? overHttps : overHttp;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((settle) => {
    const call = request(url, { method: 'POST', headers, lookup: resolve }, (response) => {
      response.resume();
      settle(response.statusCode === 200);
    });
    call.on('error', () => settle(false));
    call.end(body);
  });
}

type Order = Record<string, string>;

/** PayPal Payments Standard: the payment page, the payment notification to the shop (IPN), and its verification. */
export const payPalStandard: SandboxProvider = (app, ledger) => {
  const notices = new Set<string>();

  app.get<{ Querystring: Order }>('/cgi-bin/webscr', ({ query }, reply) => {
    const { declined, ...order } = query;
    const linkTo = (path: string, more: Order = {}) => ({
      href: `${path}?${new URLSearchParams({ ...order, ...more })}`,
    });
    const amount = `${order.amount} ${order.currency_code}`;
    return sendApprovalPage(reply, {
      provider: declined ? 'PayPal: the payment was declined' : 'PayPal',
      amount,
      choices: {
        [declined ? 'Pay with another card' : 'Pay now']: linkTo('/paypal/standard/pay'),
        ...(declined
          ? {}
          : { 'Pay with an empty account': linkTo('/paypal/cgi-bin/webscr', { declined: '1' }) }),
        [CANCEL]: { href: order.cancel_return ?? '' },
      },
    });
  });

  app.get<{ Querystring: Order }>('/standard/pay', async ({ query }, reply) => {
    const { invoice = '', amount = '', currency_code = '', business = '', notify_url = '' } = query;
    const charge = ledger.take('paypal', invoice, amount);
    if (currency_code) charge.currency = currency_code;
    const notice = new URLSearchParams({
      payment_status: 'Completed',
      txn_id: charge.id,
      receiver_email: business,
      invoice,
      mc_gross: amount,
      mc_currency: currency_code,
    }).toString();
    notices.add(notice);
    await post(notify_url, notice);
    return reply.redirect(query.return ?? '/', 303);
  });

  app.post<{ Body: Order }>('/cgi-bin/webscr', ({ body: { cmd, ...notice } }, reply) => {
    const isVerified = cmd === '_notify-validate' && notices.has(new URLSearchParams(notice).toString());
    return reply.type('text/plain').send(isVerified ? 'VERIFIED' : 'INVALID');
  });
};
