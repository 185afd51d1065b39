import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';
import { APPROVE, CANCEL, DECLINE, windowScript } from '../windowScript.ts';

const script = `(() => {${windowScript}
  let given;
  const checkout = (order) => { given = order; };
  checkout.open = async ({ onSuccess, onFail }) => {
    const said = await showWindow('window?' + new URLSearchParams({ total: given.total, currency: given.currency }));
    if (said.checkout_token) onSuccess({ checkout_token: said.checkout_token });
    else onFail({ reason: said.reason });
  };
  window.affirm = { ui: { ready: (then) => then() }, checkout };
})();`;

const loan = z.object({ transaction_id: z.string(), order_id: z.string() });

const transactionOf = ({ id, reference, amount, state, isSettled }: Charge) => ({
  id,
  order_id: reference,
  amount: Math.round(Number(amount) * 100),
  status: state === 'released' ? (isSettled ? 'refunded' : 'voided') : isSettled ? 'captured' : 'authorized',
  created: new Date().toISOString(),
});

/** Affirm: affirm.js, its window, and loans that are authorised, captured and given back. */
export const affirm: SandboxProvider = (app, ledger) => {
  const asked = new Map<string, number>();
  app.get('/js/affirm.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { total: string; currency: string } }>('/window', ({ query }, reply) => {
    const grant = (verdict: 'approved' | 'declined' | 'silent') => {
      const checkout_token = newToken('aff', verdict);
      asked.set(checkout_token, Number(query.total));
      return { say: { checkout_token } };
    };
    return sendApprovalPage(reply, {
      provider: 'Affirm',
      amount: `${(Number(query.total) / 100).toFixed(2)} ${query.currency}`,
      choices: {
        [APPROVE]: grant('approved'),
        [DECLINE]: grant('declined'),
        'Break the line': grant('silent'),
        [CANCEL]: { say: { reason: 'canceled' } },
      },
    });
  });
  app.post('/api/v1/transactions', ({ body }, reply) => {
    const { transaction_id, order_id } = z.parse(loan, body);
    const verdict = verdictOf(transaction_id);
    const amount = asked.get(transaction_id);
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved' || amount === undefined)
      return reply.code(400).send({ status_code: 400, message: 'The loan was not approved.' });
    const charge = ledger.take('affirm', order_id, (amount / 100).toFixed(2), transaction_id);
    return transactionOf(charge);
  });
  app.get<{ Querystring: { order_id: string } }>('/api/v1/transactions', ({ query }) => ({
    data: ledger.of('affirm', query.order_id).map(transactionOf),
  }));
  app.post<{ Params: { id: string; act: string } }>('/api/v1/transactions/:id/:act', ({ params }, reply) => {
    const { id, act } = params;
    const acts: Record<string, () => boolean> = {
      capture: () => ledger.capture(id),
      void: () => ledger.void(id),
      refund: () => ledger.refund(id),
    };
    return acts[act]?.()
      ? { id: newToken('evt', 'approved'), type: act }
      : reply.code(400).send({ status_code: 400, message: `The transaction can't ${act} any more.` });
  });
};
