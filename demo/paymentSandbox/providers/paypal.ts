import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';
import { payPalSdk } from './paypalSdk.ts';
import { payPalStandard } from './paypalStandard.ts';

const withParams = (url: string, params: Record<string, string>) => {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  return address.href;
};
/** What a search finds: a refund is an entry of its own, before the payment. */
const found = (charges: readonly Charge[]) => {
  const entries = charges.flatMap(({ id, amount, state }) => [
    ...(state === 'released'
      ? [{ TRANSACTIONID: `${id}R`, TYPE: 'Refund', STATUS: 'Completed', AMT: `-${amount}` }]
      : []),
    {
      TRANSACTIONID: id,
      TYPE: 'Payment',
      STATUS: { declined: 'Denied', released: 'Refunded', taken: 'Completed' }[state],
      AMT: amount,
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

/** PayPal: the name-value interface, the pages of Express and Standard, and Checkout with its script. */
export const paypal: SandboxProvider = (app, ledger) => {
  payPalStandard(app, ledger);
  const asked = new Map<
    string,
    { reference: string; amount: string; returnUrl: string; cancelUrl: string; verdict?: string }
  >();

  app.post<{ Body: Record<string, string> }>('/nvp', ({ body }, reply) => {
    const say = (fields: Record<string, string>) =>
      reply.type('text/plain').send(new URLSearchParams(fields).toString());
    const refuse = (text: string) => say({ ACK: 'Failure', L_ERRORCODE0: '10486', L_LONGMESSAGE0: text });
    if (body.METHOD === 'RefundTransaction')
      return ledger.release(body.TRANSACTIONID ?? '')
        ? say({ ACK: 'Success' })
        : refuse('This transaction has already been fully refunded');
    if (body.METHOD === 'TransactionSearch') return say(found(ledger.of('paypal', body.INVNUM ?? '')));
    const [amount, reference] = [
      body.AMT ?? body.PAYMENTREQUEST_0_AMT ?? '',
      body.INVNUM ?? body.PAYMENTREQUEST_0_INVNUM ?? '',
    ];
    if (body.METHOD === 'SetExpressCheckout') {
      const token = newToken('ec', 'approved');
      asked.set(token, {
        reference,
        amount,
        returnUrl: body.RETURNURL ?? '',
        cancelUrl: body.CANCELURL ?? '',
      });
      return say({ ACK: 'Success', TOKEN: token });
    }
    const verdict = verdictOf(body.ACCT ?? body.PAYERID ?? '');
    if (verdict === 'silent') return breakDown(reply);
    if (verdict === 'declined') {
      ledger.decline('paypal', reference, amount);
      return refuse('This transaction cannot be processed.');
    }
    if (verdict === 'error') return refuse('Internal Error');
    const { id, ...taken } = ledger.take('paypal', reference, amount, body.TOKEN);
    return say({
      ACK: 'Success',
      ...(body.TOKEN
        ? { PAYMENTINFO_0_TRANSACTIONID: id, PAYMENTINFO_0_AMT: taken.amount }
        : { TRANSACTIONID: id, AMT: taken.amount }),
    });
  });

  app.get<{ Querystring: { token: string } }>('/checkoutnow', ({ query: { token } }, reply) => {
    const order = asked.get(token);
    if (!order) return reply.code(404).send('Unknown order');
    const back = (payer: string) => ({ href: withParams(order.returnUrl, { token, PayerID: payer }) });
    return sendApprovalPage(reply, {
      provider: 'PayPal',
      amount: order.amount,
      choices: {
        'Approve payment': back(newToken('payer', 'approved')),
        'Pay with an empty account': back(newToken('payer', 'declined')),
        'Cancel and return': { href: withParams(order.cancelUrl, { token }) },
      },
    });
  });

  app.get('/sdk/js', (_call, reply) => sendScript(reply, payPalSdk));
  app.post('/v1/oauth2/token', () => ({ access_token: 'sandbox', expires_in: 32_400 }));
  app.post('/v2/checkout/orders', ({ body }) => {
    const unit = z.parse(orderBody, body).purchase_units[0];
    const id = newToken('ppo', 'approved');
    asked.set(id, {
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
      amount: asked.get(id)?.amount ?? '',
      choices: {
        'Approve payment': { say: { payPal: 'approved', id }, decide: `${id}/decide?verdict=approved` },
        'Pay with an empty account': {
          say: { payPal: 'approved', id },
          decide: `${id}/decide?verdict=declined`,
        },
        'Cancel and return': { say: { payPal: 'cancelled', id } },
      },
    }),
  );
  app.post<{ Params: { id: string }; Querystring: { verdict?: string }; Body?: { verdict?: string } }>(
    '/window/:id/decide',
    ({ params: { id }, query, body }, reply) => {
      const order = asked.get(id);
      if (order) order.verdict = query.verdict ?? body?.verdict;
      return reply.code(204).send();
    },
  );
  const unknown = { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' };
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', ({ params: { id } }, reply) => {
    if (!asked.has(id)) return reply.code(404).send(unknown);
    const charge = ledger.byApproval('paypal', id);
    return charge ? completed(id, charge) : { id, status: 'CREATED', purchase_units: [{}] };
  });
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', ({ params: { id } }, reply) => {
    if (asked.get(id)?.verdict === 'declined')
      return reply.code(422).send({
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue: 'INSTRUMENT_DECLINED', description: 'The instrument presented was declined.' }],
      });
    const order = asked.get(id);
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
