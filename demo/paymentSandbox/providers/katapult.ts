import * as z from 'zod/mini';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage, windowScript } from '../approvalPage.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  verdictOf,
} from '../sandboxProvider.ts';

const script = `(() => {${windowScript}
  let order;
  let apiKey;
  const plugin = {
    setConfig(key) { apiKey = key; },
    checkout: {
      set(value) { order = value; },
      async load() {
        if (!apiKey) throw new Error('setConfig was not called');
        const { uid } = await showWindow('window');
        if (uid) postMessage(JSON.stringify({ type: 'checkout', status: true, response: { uid } }), location.origin);
        else location.assign(order.urls.cancel);
      },
    },
    preapproval: () => showWindow('window'),
  };
  window.katapult = plugin;
  window.zibby = plugin;
})();`;

const confirmBody = z.object({ order_id: z.string(), total: z.string() });

/** Katapult, formerly Zibby: the plugin, the approval page, and confirming and cancelling applications. */
export const katapult: SandboxProvider = (app, ledger) => {
  app.get('/js/katapult.js', (_call, reply) => sendScript(reply, script));
  app.get('/css/katapult.css', (_call, reply) => reply.type('text/css; charset=utf-8').send(''));
  app.get('/window', (_call, reply) =>
    sendApprovalPage(reply, {
      provider: 'Katapult',
      amount: 'Lease to own',
      choices: {
        [APPROVE]: { message: { uid: newToken('kat', 'approved') } },
        [DECLINE]: { message: { uid: newToken('kat', 'declined') } },
        'Break the line': { message: { uid: newToken('kat', 'silent') } },
        [CANCEL]: { message: {} },
      },
    }),
  );
  app.post<{ Params: { uid: string } }>(
    '/api/v3/application/:uid/confirm_order/',
    ({ params: { uid }, body }, reply) => {
      const { order_id, total } = z.parse(confirmBody, body);
      const verdict = verdictOf(uid);
      if (verdict === 'silent') return sendUnavailable(reply);
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
