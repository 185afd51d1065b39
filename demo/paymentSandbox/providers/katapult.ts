import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';
import { APPROVE, CANCEL, DECLINE, windowScript } from '../windowScript.ts';

const script = `(() => {${windowScript}
  let given;
  const plugin = {
    checkout: {
      set(order) { given = order; },
      async load() {
        const { uid } = await showWindow('window');
        const { urls } = given;
        location.assign(uid ? urls.return + '&uid=' + uid : urls.cancel);
      },
    },
    preapproval: () => showWindow('window'),
  };
  window.katapult = plugin;
  window.zibby = plugin;
})();`;

const confirmed = z.object({ order_id: z.string(), total: z.string() });

/** Katapult and Zibby: the plugin, its window, and applications that are confirmed. */
export const katapult: SandboxProvider = (app, ledger) => {
  app.get('/js/katapult.js', (_call, reply) => sendScript(reply, script));
  app.get('/window', (_call, reply) =>
    sendApprovalPage(reply, {
      provider: 'Katapult',
      amount: 'Lease to own',
      choices: {
        [APPROVE]: { say: { uid: newToken('kat', 'approved') } },
        [DECLINE]: { say: { uid: newToken('kat', 'declined') } },
        'Break the line': { say: { uid: newToken('kat', 'silent') } },
        [CANCEL]: { say: {} },
      },
    }),
  );
  app.post<{ Params: { uid: string } }>(
    '/api/v3/application/:uid/confirm_order/',
    ({ params: { uid }, body }, reply) => {
      const { order_id, total } = z.parse(confirmed, body);
      const verdict = verdictOf(uid);
      if (verdict === 'silent') return breakDown(reply);
      if (verdict !== 'approved')
        return reply.code(400).send({ success: false, detail: 'The lease was not approved.' });
      const { id, amount } = ledger.take('katapult', order_id, total, uid);
      return { success: true, agreement_id: id, total: amount };
    },
  );
  app.get<{ Params: { uid: string } }>('/api/v3/application/:uid/', ({ params: { uid } }) => {
    const charge = ledger.byApproval('katapult', uid);
    const open = verdictOf(uid) === 'approved' ? 'approved' : 'denied';
    const status = charge ? (charge.state === 'released' ? 'canceled' : 'complete') : open;
    return { uid, status, agreement_id: charge?.id ?? null, total: charge?.amount };
  });
  app.post<{ Params: { uid: string } }>('/api/v3/application/:uid/cancel_order/', ({ params: { uid } }) => ({
    success: ledger.release(ledger.byApproval('katapult', uid)?.id ?? uid),
  }));
};
