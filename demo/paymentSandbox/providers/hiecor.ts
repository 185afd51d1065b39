import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const errors = {
  declined: 'Transaction declined by the issuing bank',
  error: 'Merchant account is not available',
};

/** HiEcor's REST API. */
export const hiecor: SandboxProvider = (app, ledger) => {
  app.post<{ Body: Record<string, string> }>('/rest/v1/payment/charge', ({ body }, reply) => {
    const verdict = verdictOf(body.cc_account ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') {
      ledger.decline('hiecor', body.external_id ?? '', body.amount ?? '');
      return { success: false, error: errors[verdict] };
    }
    const { id } = ledger.take('hiecor', body.external_id ?? '', body.amount ?? '');
    return { success: true, error: null, data: { transaction_id: id } };
  });
  app.post<{ Body: Record<string, string> }>('/rest/v1/payment/void', ({ body }) => ({
    success: ledger.void(body.transaction_id ?? ''),
  }));
  app.post<{ Body: Record<string, string> }>('/rest/v1/payment/refund', ({ body }) => ({
    success: ledger.refund(body.transaction_id ?? ''),
  }));
  app.get<{ Querystring: Record<string, string> }>('/rest/v1/payment', ({ query }) => ({
    success: true,
    data: ledger.of('hiecor', query.external_id ?? '').map(({ id, amount, state, isSettled }) => ({
      transaction_id: id,
      amount,
      status: {
        declined: 'declined',
        released: isSettled ? 'refunded' : 'voided',
        taken: isSettled ? 'settled' : 'approved',
      }[state],
    })),
  }));
};
