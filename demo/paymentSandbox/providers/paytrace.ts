import * as z from 'zod/mini';
import type { Charge } from '../ledger.ts';
import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const saleBody = z.object({
  amount: z.string(),
  invoice_id: z.string(),
  credit_card: z.object({ number: z.string() }),
});
const responses = {
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

const linesOf = ({ id, reference, amount, state, isSettled }: Charge) => {
  const status_message = state === 'released' && !isSettled ? 'VOID' : isSettled ? 'SETTLED' : 'PENDING';
  const line = {
    transaction_id: id,
    invoice_id: reference,
    amount: Number(amount),
    is_approved: state !== 'declined',
  };
  const sale = { ...line, transaction_type: 'SALE', status_message };
  return state === 'released' && isSettled
    ? [sale, { ...line, transaction_id: `${id}9`, transaction_type: 'REFUND', status_message: 'PENDING' }]
    : [sale];
};

/** PayTrace's JSON API: an access token for a password, keyed sales, voids, refunds and the export. */
export const paytrace: SandboxProvider = (app, ledger) => {
  app.post('/oauth/token', () => ({ access_token: 'sandbox', token_type: 'Bearer', expires_in: 7200 }));
  app.post('/v1/transactions/sale/keyed', ({ body, headers }, reply) => {
    if (headers.authorization !== 'Bearer sandbox') return reply.code(401).send({ success: false });
    const { credit_card, invoice_id, amount } = z.parse(saleBody, body);
    const verdict = verdictOf(credit_card.number);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') {
      ledger.decline('paytrace', invoice_id, amount);
      return responses[verdict];
    }
    const { id } = ledger.take('paytrace', invoice_id, amount);
    return { success: true, response_code: 101, status_message: 'Approved', transaction_id: id };
  });
  const resultOf = (isDone: boolean, transaction_id: string) => ({
    success: isDone,
    status_message: isDone ? 'Your transaction was successful.' : 'Transaction ID is not valid for this.',
    transaction_id,
  });
  app.post<{ Body: { transaction_id: string } }>('/v1/transactions/void', ({ body }) =>
    resultOf(ledger.void(body.transaction_id), body.transaction_id),
  );
  app.post<{ Body: { transaction_id: string } }>('/v1/transactions/refund/for_transaction', ({ body }) =>
    resultOf(ledger.refund(body.transaction_id), body.transaction_id),
  );
  app.post<{ Body: { search_text: string } }>('/v1/transactions/export/by_date_range', ({ body }) => ({
    success: true,
    transactions: ledger.of('paytrace', body.search_text).flatMap(linesOf),
  }));
};
