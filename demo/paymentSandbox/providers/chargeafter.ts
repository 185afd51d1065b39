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
  window.ChargeAfter = {
    init({ onLoaded }) { onLoaded?.(); },
    checkout: { async present({ cartDetails, callback }) {
      const result = await showWindow('window?total=' + cartDetails.totalAmount);
      callback(result.token, undefined, result.token ? undefined : { code: 'BACK_TO_STORE', message: 'closed' });
    } },
    apply: { async present({ creditTier, callback }) {
      await showWindow('window?' + new URLSearchParams({ total: '', tier: creditTier ?? '' }));
      callback?.();
    } },
  };
})();`;

const chargeBody = z.object({ confirmationToken: z.string(), merchantOrderId: z.string() });

const chargeOf = ({ id, reference, amount, state, isSettled }: Charge) => ({
  id,
  merchantOrderId: reference,
  totalAmount: Number(amount),
  state: state === 'released' ? (isSettled ? 'REFUNDED' : 'VOIDED') : isSettled ? 'CAPTURED' : 'AUTHORIZED',
});

/** ChargeAfter: the script, the approval page, and charges for confirmation tokens. */
export const chargeafter: SandboxProvider = (app, ledger) => {
  /** Units of the currency by token. */
  const amounts = new Map<string, number>();
  app.get('/web/chargeafter.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { total: string; tier?: string } }>('/window', ({ query }, reply) => {
    const grant = (verdict: 'approved' | 'declined' | 'silent') => {
      const token = newToken('cha', verdict);
      amounts.set(token, Number(query.total));
      return { message: { token } };
    };
    return sendApprovalPage(reply, {
      provider: 'ChargeAfter',
      amount: query.total || `See what you qualify for ${query.tier ?? ''}`,
      choices: {
        [APPROVE]: grant('approved'),
        [DECLINE]: grant('declined'),
        'Break the line': grant('silent'),
        [CANCEL]: { message: {} },
      },
    });
  });
  app.post('/v1/payment/charges', ({ body }, reply) => {
    const { confirmationToken, merchantOrderId } = z.parse(chargeBody, body);
    const verdict = verdictOf(confirmationToken);
    const totalAmount = amounts.get(confirmationToken);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved' || totalAmount === undefined)
      return reply.code(400).send({ message: 'No lender approved the application.' });
    return chargeOf(ledger.take('chargeafter', merchantOrderId, totalAmount.toFixed(2), confirmationToken));
  });
  app.get<{ Querystring: { merchantOrderId: string } }>('/v1/payment/charges', ({ query }) => ({
    data: ledger.of('chargeafter', query.merchantOrderId).map(chargeOf),
  }));
  app.post<{ Params: { id: string; action: string } }>(
    '/v1/payment/charges/:id/:action',
    ({ params }, reply) => {
      const { id, action } = params;
      const actions: Record<string, () => boolean> = {
        captures: () => !ledger.byId(id)?.isSettled && ledger.capture(id),
        voids: () => ledger.void(id),
        refunds: () => ledger.refund(id),
      };
      return ownValue(actions, action)?.()
        ? { id }
        : reply.code(400).send({ message: `The charge takes no ${action} any more.` });
    },
  );
};
