import * as z from 'zod/mini';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

const sale = z.object({
  amount: z.string(),
  invoice_id: z.string(),
  credit_card: z.object({ number: z.string() }),
});
const answers = {
  declined: {
    success: false,
    response_code: 102,
    status_message: 'Your transaction was not approved.',
    approval_message: 'DECLINE',
  },
  error: {
    success: false,
    response_code: 1,
    status_message: 'One or more errors have occurred.',
    approval_message: '',
  },
};

/** PayTrace's JSON interface: a token for a password, then keyed sales. */
export const paytrace: SandboxProvider = (app, ledger) => {
  app.post('/oauth/token', () => ({ access_token: 'sandbox', token_type: 'Bearer', expires_in: 7200 }));
  app.post('/v1/transactions/sale/keyed', ({ body, headers }, reply) => {
    if (headers.authorization !== 'Bearer sandbox') return reply.code(401).send({ success: false });
    const { credit_card, invoice_id, amount } = z.parse(sale, body);
    const verdict = verdictOf(credit_card.number);
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved') return answers[verdict];
    const { id } = ledger.take('paytrace', invoice_id, amount);
    return { success: true, response_code: 101, status_message: 'Approved', transaction_id: id };
  });
  app.post<{ Body: { transaction_id: string } }>('/v1/transactions/void', ({ body }) => ({
    success: ledger.release(body.transaction_id),
    transaction_id: body.transaction_id,
  }));
};
