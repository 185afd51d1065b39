import * as z from 'zod/mini';
import { APPROVE, CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider, sendScript, verdictOf } from '../sandboxProvider.ts';

const script = `(() => {
  const base = new URL('.', document.currentScript.src).href;
  window.amazon = { Pay: { initCheckout({ createCheckoutSessionConfig: { payloadJSON, signature } }) {
    location.assign(base + 'page?' + new URLSearchParams({ payload: payloadJSON, signature }));
  } } };
})();`;
const checkoutPayload = z.object({
  webCheckoutDetails: z.object({
    checkoutMode: z.literal('ProcessOrder'),
    checkoutResultReturnUrl: z.string(),
    checkoutCancelUrl: z.string(),
  }),
  paymentDetails: z.object({ chargeAmount: z.object({ amount: z.string(), currencyCode: z.string() }) }),
  merchantMetadata: z.object({
    merchantReferenceId: z.string(),
    merchantStoreName: z.string().check(z.maxLength(50)),
  }),
});

/** Amazon Pay: checkout.js, the approval page, checkout sessions, charges and refunds. */
export const amazon: SandboxProvider = (app, ledger) => {
  const sessions = new Map<string, { reference: string; amount: string }>();
  app.get('/checkout.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { payload: string; signature: string } }>('/page', ({ query }, reply) => {
    if (!query.signature) return reply.code(400).send('Unsigned');
    const { webCheckoutDetails, paymentDetails, merchantMetadata } = z.parse(
      checkoutPayload,
      JSON.parse(query.payload),
    );
    const { amount, currencyCode } = paymentDetails.chargeAmount;
    const returnLink = (verdict: 'approved' | 'declined') => {
      const id = newToken('amzn', verdict);
      sessions.set(id, { reference: merchantMetadata.merchantReferenceId, amount });
      return { href: `${webCheckoutDetails.checkoutResultReturnUrl}&amazonCheckoutSessionId=${id}` };
    };
    return sendApprovalPage(reply, {
      provider: 'Amazon Pay',
      amount: `${amount} ${currencyCode}`,
      choices: {
        [APPROVE]: returnLink('approved'),
        'Use a card that is declined': returnLink('declined'),
        [CANCEL]: { href: webCheckoutDetails.checkoutCancelUrl },
      },
    });
  });
  app.post<{ Params: { id: string }; Body: { chargeAmount: { amount: string } } }>(
    '/v2/checkoutSessions/:id/complete',
    ({ params: { id }, headers, body }, reply) => {
      if (!headers.authorization?.startsWith('AMZN-PAY-RSASSA-PSS-V2'))
        return reply.code(401).send({ message: 'Unsigned' });
      const session = sessions.get(id);
      if (!session || verdictOf(id) !== 'approved')
        return reply
          .code(422)
          .send({ reasonCode: 'CheckoutSessionCanceled', message: 'The payment was declined.' });
      if (body.chargeAmount.amount !== session.amount)
        return reply.code(422).send({ reasonCode: 'TransactionAmountExceeded', message: 'Another amount.' });
      const { id: chargeId, amount } = ledger.take('amazon', session.reference, session.amount, id);
      const paymentDetails = { chargeAmount: { amount, currencyCode: 'USD' } };
      return { statusDetails: { state: 'Completed' }, chargeId, paymentDetails };
    },
  );
  app.get<{ Params: { id: string } }>('/v2/checkoutSessions/:id', ({ params: { id } }, reply) => {
    if (!sessions.has(id))
      return reply.code(404).send({ reasonCode: 'ResourceNotFound', message: 'Unknown.' });
    const charge = ledger.byApproval('amazon', id);
    return charge
      ? { statusDetails: { state: 'Completed' }, chargeId: charge.id }
      : { statusDetails: { state: verdictOf(id) === 'approved' ? 'Open' : 'Canceled' }, chargeId: null };
  });
  app.get<{ Params: { id: string } }>('/v2/charges/:id', ({ params: { id } }, reply) => {
    const charge = ledger.byId(id);
    if (!charge) return reply.code(404).send({ reasonCode: 'ResourceNotFound', message: 'Unknown.' });
    return {
      chargeId: id,
      statusDetails: { state: 'Captured' },
      chargeAmount: { amount: charge.amount },
      refundedAmount: { amount: charge.state === 'released' ? charge.amount : '0.00' },
    };
  });
  app.post<{ Body: { chargeId: string } }>('/v2/refunds', ({ body }, reply) =>
    ledger.release(body.chargeId)
      ? { statusDetails: { state: 'RefundInitiated' } }
      : reply.code(422).send({ reasonCode: 'TransactionAmountExceeded', message: 'Refunded already.' }),
  );
};
