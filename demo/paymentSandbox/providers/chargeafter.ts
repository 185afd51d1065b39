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

const actionBody = z.object({ amount: z.optional(z.number()) });

const chargeOf = ({ id, reference, amount, state, isSettled }: Charge) => ({
  id,
  merchantOrderId: reference,
  totalAmount: Number(amount),
  state: state === 'released' ? (isSettled ? 'REFUNDED' : 'VOIDED') : isSettled ? 'SETTLED' : 'AUTHORIZED',
});
const failure = (code: string, description: string) => ({ requestId: 'r', errors: [{ code, description }] });

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
  app.post('/v2/post-sale/charges', ({ body }, reply) => {
    const { confirmationToken, merchantOrderId } = z.parse(chargeBody, body);
    const verdict = verdictOf(confirmationToken);
    const totalAmount = amounts.get(confirmationToken);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved' || totalAmount === undefined)
      return reply.code(400).send(failure('2004', 'No lender approved the application.'));
    const charge = ledger.take('chargeafter', merchantOrderId, totalAmount.toFixed(2), confirmationToken);
    return reply.code(201).send(chargeOf(charge));
  });
  app.get<{ Params: { order: string } }>('/v2/post-sale/orders/:order', ({ params }, reply) => {
    const [charge] = ledger.of('chargeafter', params.order);
    return charge ? reply.type('application/json').send(JSON.stringify(charge.id)) : reply.code(404).send();
  });
  app.get<{ Params: { id: string } }>('/v2/post-sale/charges/:id', ({ params }, reply) => {
    const charge = ledger.byId(params.id);
    return charge ? chargeOf(charge) : reply.code(404).send(failure('2001', 'charge not found'));
  });
  app.post<{ Params: { id: string; action: string } }>(
    '/v2/post-sale/charges/:id/:action',
    ({ params, body }, reply) => {
      const { id, action } = params;
      z.parse(actionBody, body);
      const actions: Record<string, () => boolean> = {
        settles: () => !ledger.byId(id)?.isSettled && ledger.capture(id),
        voids: () => ledger.void(id),
        refunds: () => ledger.refund(id),
      };
      return ownValue(actions, action)?.()
        ? reply.code(201).send({ id: `t${id}`, chargeId: id })
        : reply.code(400).send(failure('2006', `The charge takes no ${action} any more.`));
    },
  );
};
