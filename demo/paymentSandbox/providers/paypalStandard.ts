import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { sendApprovalPage } from '../approvalPage.ts';
import type { SandboxProvider } from '../sandboxProvider.ts';

/** Names below localhost are this machine's, which browsers know and resolvers need not. */
const resolve: LookupFunction = (name, options, done) =>
  name.endsWith('.localhost')
    ? lookup('localhost', { ...options, family: 4 }, done)
    : lookup(name, options, done);

/** Posts a form to a shop; true when the shop has taken it. */
function post(url: string, body: string): Promise<boolean> {
  const ask = url.startsWith('https:') ? overHttps : overHttp;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((settle) => {
    const call = ask(url, { method: 'POST', headers, lookup: resolve }, (answer) => {
      answer.resume();
      settle(answer.statusCode === 200);
    });
    call.on('error', () => settle(false));
    call.end(body);
  });
}

type Order = Record<string, string>;

/** PayPal Payments Standard: its page, what it tells the shop of a payment (IPN), and its word that it said so. */
export const payPalStandard: SandboxProvider = (app, ledger) => {
  const told = new Set<string>();

  app.get<{ Querystring: Order }>('/cgi-bin/webscr', ({ query }, reply) => {
    const { declined, ...order } = query;
    const at = (path: string, more: Order = {}) => ({
      href: `${path}?${new URLSearchParams({ ...order, ...more })}`,
    });
    const amount = `${order.amount} ${order.currency_code}`;
    return sendApprovalPage(reply, {
      provider: declined ? 'PayPal: the payment was declined' : 'PayPal',
      amount,
      choices: {
        [declined ? 'Pay with another card' : 'Pay now']: at('/paypal/standard/pay'),
        ...(declined ? {} : { 'Pay with an empty account': at('/paypal/cgi-bin/webscr', { declined: '1' }) }),
        'Cancel and return': { href: order.cancel_return ?? '' },
      },
    });
  });

  app.get<{ Querystring: Order }>('/standard/pay', async ({ query }, reply) => {
    const { invoice = '', amount = '', currency_code = '', business = '', notify_url = '' } = query;
    const notice = new URLSearchParams({
      payment_status: 'Completed',
      txn_id: ledger.take('paypal', invoice, amount).id,
      receiver_email: business,
      invoice,
      mc_gross: amount,
      mc_currency: currency_code,
    }).toString();
    told.add(notice);
    await post(notify_url, notice);
    return reply.redirect(query.return ?? '/', 303);
  });

  app.post<{ Body: Order }>('/cgi-bin/webscr', ({ body: { cmd, ...notice } }, reply) => {
    const isOurs = cmd === '_notify-validate' && told.has(new URLSearchParams(notice).toString());
    return reply.type('text/plain').send(isOurs ? 'VERIFIED' : 'INVALID');
  });
};
