import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';
import { APPROVE, CANCEL, DECLINE, windowScript } from '../windowScript.ts';

const script = `(() => {${windowScript}
  window.ChargeAfter = {
    init({ onLoaded }) { onLoaded?.(); },
    checkout: { async present({ cartDetails, callback }) {
      const said = await showWindow('window?total=' + cartDetails.totalAmount);
      callback(said.token, undefined, said.token ? undefined : { code: 'BACK_TO_STORE', message: 'closed' });
    } },
    apply: { async present({ creditTier, callback }) {
      await showWindow('window?' + new URLSearchParams({ total: '', tier: creditTier ?? '' }));
      callback?.();
    } },
  };
})();`;

const confirmation = z.object({ confirmationToken: z.string(), merchantOrderId: z.string() });

const chargeOf = ({ id, reference, amount, state, isSettled }: Charge) => ({
  id,
  merchantOrderId: reference,
  totalAmount: Number(amount),
  state: state === 'released' ? (isSettled ? 'REFUNDED' : 'VOIDED') : isSettled ? 'CAPTURED' : 'AUTHORIZED',
});

/** ChargeAfter: its script, its window, and charges made of confirmation tokens. */
export const chargeafter: SandboxProvider = (app, ledger) => {
  const asked = new Map<string, number>();
  app.get('/web/chargeafter.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { total: string; tier?: string } }>('/window', ({ query }, reply) => {
    const grant = (verdict: 'approved' | 'declined' | 'silent') => {
      const token = newToken('cha', verdict);
      asked.set(token, Number(query.total));
      return { say: { token } };
    };
    return sendApprovalPage(reply, {
      provider: 'ChargeAfter',
      amount: query.total || `See what you qualify for ${query.tier ?? ''}`,
      choices: {
        [APPROVE]: grant('approved'),
        [DECLINE]: grant('declined'),
        'Break the line': grant('silent'),
        [CANCEL]: { say: {} },
      },
    });
  });
  app.post('/v1/payment/charges', ({ body }, reply) => {
    const { confirmationToken, merchantOrderId } = z.parse(confirmation, body);
    const verdict = verdictOf(confirmationToken);
    const totalAmount = asked.get(confirmationToken);
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved' || totalAmount === undefined)
      return reply.code(400).send({ message: 'No lender approved the application.' });
    return chargeOf(ledger.take('chargeafter', merchantOrderId, totalAmount.toFixed(2), confirmationToken));
  });
  app.get<{ Querystring: { merchantOrderId: string } }>('/v1/payment/charges', ({ query }) => ({
    data: ledger.of('chargeafter', query.merchantOrderId).map(chargeOf),
  }));
  app.post<{ Params: { id: string; act: string } }>('/v1/payment/charges/:id/:act', ({ params }, reply) => {
    const { id, act } = params;
    const acts: Record<string, () => boolean> = {
      captures: () => !ledger.byId(id)?.isSettled && ledger.capture(id),
      voids: () => ledger.void(id),
      refunds: () => ledger.refund(id),
    };
    return acts[act]?.() ? { id } : reply.code(400).send({ message: `The charge takes no ${act} any more.` });
  });
};
