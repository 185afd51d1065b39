import * as z from 'zod/mini';
import { APPROVE, CANCEL, sendApprovalPage } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  verdictOf,
} from '../sandboxProvider.ts';
import { payPalSdk } from './paypalSdk.ts';
import { payPalStandard } from './paypalStandard.ts';

const withParams = (url: string, params: Record<string, string>) => {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
  return target.href;
};
/** The response to TransactionSearch. A refund is a separate entry, before the payment. */
const searchResult = (charges: readonly Charge[]) => {
  const entries = charges.flatMap(({ id, amount, state, currency, isPending }) => [
    ...(state === 'released'
      ? [{ TRANSACTIONID: `${id}R`, TYPE: 'Refund', STATUS: 'Completed', AMT: `-${amount}` }]
      : []),
    {
      TRANSACTIONID: id,
      TYPE: 'Payment',
      STATUS: { declined: 'Denied', released: 'Refunded', taken: isPending ? 'Pending' : 'Completed' }[state],
      AMT: amount,
      ...(currency ? { CURRENCYCODE: currency } : {}),
    },
  ]);
  const fields = entries.flatMap((entry, n) =>
    Object.entries(entry).map(([name, value]) => [`L_${name}${n}`, value]),
  );
  return { ACK: 'Success', ...Object.fromEntries(fields) } as Record<string, string>;
};
const orderBody = z.object({
  purchase_units: z.array(
    z.object({ invoice_id: z.string(), amount: z.object({ value: z.string(), currency_code: z.string() }) }),
  ),
});

const completed = (id: string, charge: Charge) => {
  const amount = { value: charge.amount, currency_code: 'USD' };
  const status = charge.state === 'released' ? 'REFUNDED' : 'COMPLETED';
  const payments = { captures: [{ id: charge.id, status, amount }] };
  return { id, status: 'COMPLETED', purchase_units: [{ payments }] };
};

/** PayPal: the name-value API, the pages of Express and Standard, and Checkout with its script. */
export const paypal: SandboxProvider = (app, ledger) => {
  payPalStandard(app, ledger);
  const orders = new Map<
    string,
    { reference: string; amount: string; returnUrl: string; cancelUrl: string; verdict?: string }
  >();

  app.post<{ Body: Record<string, string> }>('/nvp', ({ body }, reply) => {
    const send = (fields: Record<string, string>) =>
      reply.type('text/plain').send(new URLSearchParams(fields).toString());
    const sendFailure = (text: string) =>
      send({ ACK: 'Failure', L_ERRORCODE0: '10486', L_LONGMESSAGE0: text });
    if (body.METHOD === 'RefundTransaction')
      return ledger.release(body.TRANSACTIONID ?? '')
        ? send({ ACK: 'Success' })
        : sendFailure('This transaction has already been fully refunded');
    if (body.METHOD === 'TransactionSearch')
      return send(searchResult(ledger.of('paypal', body.INVNUM ?? '')));
    const [amount, reference] = [
      body.AMT ?? body.PAYMENTREQUEST_0_AMT ?? '',
      body.INVNUM ?? body.PAYMENTREQUEST_0_INVNUM ?? '',
    ];
    if (body.METHOD === 'SetExpressCheckout') {
      const token = newToken('ec', 'approved');
      orders.set(token, {
        reference,
        amount,
        returnUrl: body.RETURNURL ?? '',
        cancelUrl: body.CANCELURL ?? '',
      });
      return send({ ACK: 'Success', TOKEN: token });
    }
    const verdict = verdictOf(body.ACCT ?? body.PAYERID ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict === 'declined') {
      ledger.decline('paypal', reference, amount);
      return sendFailure('This transaction cannot be processed.');
    }
    if (verdict === 'error') return sendFailure('Internal Error');
    const { id, ...charge } = ledger.take('paypal', reference, amount, body.TOKEN);
    return send({
      ACK: 'Success',
      ...(body.TOKEN
        ? { PAYMENTINFO_0_TRANSACTIONID: id, PAYMENTINFO_0_AMT: charge.amount }
        : { TRANSACTIONID: id, AMT: charge.amount }),
    });
  });

  app.get<{ Querystring: { token: string } }>('/checkoutnow', ({ query: { token } }, reply) => {
    const order = orders.get(token);
    if (!order) return reply.code(404).send('Unknown order');
    const returnLink = (payer: string) => ({ href: withParams(order.returnUrl, { token, PayerID: payer }) });
    return sendApprovalPage(reply, {
      provider: 'PayPal',
      amount: order.amount,
      choices: {
        [APPROVE]: returnLink(newToken('payer', 'approved')),
        'Pay with an empty account': returnLink(newToken('payer', 'declined')),
        [CANCEL]: { href: withParams(order.cancelUrl, { token }) },
      },
    });
  });

  app.get('/sdk/js', (_call, reply) => sendScript(reply, payPalSdk));
  app.post('/v1/oauth2/token', () => ({ access_token: 'sandbox', expires_in: 32_400 }));
  app.post('/v2/checkout/orders', ({ body }) => {
    const unit = z.parse(orderBody, body).purchase_units[0];
    const id = newToken('ppo', 'approved');
    orders.set(id, {
      reference: unit?.invoice_id ?? '',
      amount: unit?.amount.value ?? '',
      returnUrl: '',
      cancelUrl: '',
    });
    return { id, status: 'CREATED' };
  });
  app.get<{ Params: { id: string } }>('/window/:id', ({ params: { id } }, reply) =>
    sendApprovalPage(reply, {
      provider: 'PayPal',
      amount: orders.get(id)?.amount ?? '',
      choices: {
        [APPROVE]: { message: { payPal: 'approved', id }, decide: `${id}/decide?verdict=approved` },
        'Pay with an empty account': {
          message: { payPal: 'approved', id },
          decide: `${id}/decide?verdict=declined`,
        },
        [CANCEL]: { message: { payPal: 'cancelled', id } },
      },
    }),
  );
  app.post<{ Params: { id: string }; Querystring: { verdict?: string }; Body?: { verdict?: string } }>(
    '/window/:id/decide',
    ({ params: { id }, query, body }, reply) => {
      const order = orders.get(id);
      if (order) order.verdict = query.verdict ?? body?.verdict;
      return reply.code(204).send();
    },
  );
  const unknown = { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' };
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', ({ params: { id } }, reply) => {
    if (!orders.has(id)) return reply.code(404).send(unknown);
    const charge = ledger.byApproval('paypal', id);
    return charge ? completed(id, charge) : { id, status: 'CREATED', purchase_units: [{}] };
  });
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', ({ params: { id } }, reply) => {
    if (orders.get(id)?.verdict === 'declined')
      return reply.code(422).send({
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue: 'INSTRUMENT_DECLINED', description: 'The instrument presented was declined.' }],
      });
    const order = orders.get(id);
    if (!order) return reply.code(404).send(unknown);
    if (order.verdict !== 'approved')
      return reply.code(422).send({
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue: 'ORDER_NOT_APPROVED', description: 'The payer has not yet approved the order.' }],
      });
    return completed(id, ledger.take('paypal', order.reference, order.amount, id));
  });
  app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', ({ params: { id } }, reply) =>
    ledger.release(id)
      ? { id: `${id}R`, status: 'COMPLETED' }
      : reply.code(422).send({
          name: 'UNPROCESSABLE_ENTITY',
          details: [
            { issue: 'CAPTURE_FULLY_REFUNDED', description: 'The capture has already been fully refunded.' },
          ],
        }),
  );
};
