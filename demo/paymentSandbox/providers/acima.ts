import * as z from 'zod/mini';
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
  window.Acima = { Client: class {
    async checkout({ transaction }) {
      const result = await showWindow('window?total=' + transaction.total);
      if (!result.checkoutToken) throw result;
      return { leaseId: result.checkoutToken, checkoutToken: result.checkoutToken };
    }
    async preapproval() {
      return showWindow('window?total=');
    }
  } };
})();`;

const finalizeBody = z.object({ checkout_token: z.string(), order_id: z.string(), total: z.string() });

const leaseOf = ({ id, reference, amount, state }: Charge) => ({
  lease_id: id,
  order_id: reference,
  total: amount,
  status: state === 'released' ? 'canceled' : 'approved',
});

/** Acima: the client script, the approval page, and finalising and cancelling leases. */
export const acima: SandboxProvider = (app, ledger) => {
  app.get('/js/acima.js', (_call, reply) => sendScript(reply, script));
  app.get<{ Querystring: { total: string } }>('/window', ({ query }, reply) =>
    sendApprovalPage(reply, {
      provider: 'Acima',
      amount: query.total ? (Number(query.total) / 100).toFixed(2) : 'See what you qualify for',
      choices: {
        [APPROVE]: { message: { checkoutToken: newToken('aci', 'approved') } },
        [DECLINE]: { message: { checkoutToken: newToken('aci', 'declined') } },
        'Break the line': { message: { checkoutToken: newToken('aci', 'silent') } },
        [CANCEL]: { message: { code: 'canceled' } },
      },
    }),
  );
  app.post('/api/v1/merchants/:merchant/leases/finalize', ({ body }, reply) => {
    const { checkout_token, order_id, total } = z.parse(finalizeBody, body);
    const verdict = verdictOf(checkout_token);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') return { status: 'denied', message: 'The lease was not approved.' };
    return leaseOf(ledger.take('acima', order_id, total, checkout_token));
  });
  app.post<{ Params: { id: string } }>('/api/v1/merchants/:merchant/leases/:id/cancel', ({ params }) => ({
    status: ledger.release(params.id) ? 'canceled' : 'unknown',
  }));
  app.get<{ Querystring: { order_id: string } }>('/api/v1/merchants/:merchant/leases', ({ query }) => ({
    leases: ledger.of('acima', query.order_id).map(leaseOf),
  }));
};
