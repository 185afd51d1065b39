import * as z from 'zod/mini';
import { ownValue } from '../../../contract/ownValue.ts';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage, windowScript } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  verdictOf,
} from '../sandboxProvider.ts';

const script = `(() => {${windowScript}
  const isConfigured = Boolean(window._affirm_config?.public_api_key);
  let order;
  const checkout = (value) => { order = value; };
  checkout.open = async ({ onSuccess, onFail, onValidationError }) => {
    if (!isConfigured) return onValidationError();
    if (order.metadata?.mode !== 'modal') return location.assign(order.merchant.user_cancel_url);
    const result = await showWindow('window?' + new URLSearchParams({ total: order.total, currency: order.currency }));
    if (result.checkout_token) onSuccess({ checkout_token: result.checkout_token });
    else onFail({ reason: result.reason });
  };
  window.affirm = { ui: { ready: (then) => then() }, checkout };
})();`;

const transactionBody = z.object({ transaction_id: z.string(), order_id: z.string() });

const transactionOf = ({ id, reference, amount, state, isSettled }: Charge) => ({
  id,
  order_id: reference,
  amount: Math.round(Number(amount) * 100),
  status: state === 'released' ? (isSettled ? 'refunded' : 'voided') : isSettled ? 'captured' : 'authorized',
  created: new Date().toISOString(),
});

/** Affirm: affirm.js, the approval page, and authorising, capturing, voiding and refunding loans. */
export const affirm: SandboxProvider = (app, ledger) => {
  /** Cents by checkout token. */
  const amounts = new Map<string, number>();
  app.get('/js/affirm.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { total: string; currency: string } }>('/window', ({ query }, reply) => {
    const grant = (verdict: 'approved' | 'declined' | 'silent') => {
      const checkout_token = newToken('aff', verdict);
      amounts.set(checkout_token, Number(query.total));
      return { message: { checkout_token } };
    };
    return sendApprovalPage(reply, {
      provider: 'Affirm',
      amount: `${(Number(query.total) / 100).toFixed(2)} ${query.currency}`,
      choices: {
        [APPROVE]: grant('approved'),
        [DECLINE]: grant('declined'),
        'Break the line': grant('silent'),
        [CANCEL]: { message: { reason: 'canceled' } },
      },
    });
  });
  app.post('/api/v1/transactions', ({ body }, reply) => {
    const { transaction_id, order_id } = z.parse(transactionBody, body);
    const verdict = verdictOf(transaction_id);
    const amount = amounts.get(transaction_id);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved' || amount === undefined)
      return reply.code(400).send({ status_code: 400, message: 'The loan was not approved.' });
    const charge = ledger.take('affirm', order_id, (amount / 100).toFixed(2), transaction_id);
    return transactionOf(charge);
  });
  app.get<{ Querystring: { order_id: string } }>('/api/v1/transactions', ({ query }) => ({
    data: ledger.of('affirm', query.order_id).map(transactionOf),
  }));
  app.post<{ Params: { id: string; action: string } }>(
    '/api/v1/transactions/:id/:action',
    ({ params }, reply) => {
      const { id, action } = params;
      const actions: Record<string, () => boolean> = {
        capture: () => ledger.capture(id),
        void: () => ledger.void(id),
        refund: () => ledger.refund(id),
      };
      return ownValue(actions, action)?.()
        ? { id: newToken('evt', 'approved'), type: action }
        : reply.code(400).send({ status_code: 400, message: `The transaction can't ${action} any more.` });
    },
  );
};
