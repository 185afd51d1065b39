import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import type { Verdict } from '../verdict.ts';
import { APPROVE, CANCEL, DECLINE, windowScript } from '../windowScript.ts';

/** name: what the script puts into window; closing: what it says to the page when its window is closed. */
const scriptOf = (name: string, closing: string) => `(() => {${windowScript}
  window.${name} = { async calldBuyProcess(form, given) {
    const { verdict } = await showWindow('window?total=' + given.transAmount1);
    const asked = { token: given.tokenId, verdict, amount: given.transAmount1, reference: given.clientTransId };
    await fetch(base + 'decide', { method: 'POST', body: new URLSearchParams(asked) });
    window.postMessage('${closing}', location.origin);
  } };
})();`;

const inquiry = z.object({ userToken: z.string() });

/** Both of Synchrony's windows, the token each is opened with, and what became of it. */
export const synchrony: SandboxProvider = (app, ledger) => {
  const decided = new Map<string, { verdict: Verdict | 'open'; amount: string; reference: string }>();
  app.get('/js/syfDBuy.js', (_call, reply) => sendScript(reply, scriptOf('syfDBuy', 'Close Model')));
  app.get('/js/unifi.js', (_call, reply) => sendScript(reply, scriptOf('syf', 'Close')));
  app.get<{ Querystring: { total: string } }>('/window', ({ query }, reply) =>
    sendApprovalPage(reply, {
      provider: 'Synchrony',
      amount: query.total,
      choices: {
        [APPROVE]: { say: { verdict: 'approved' } },
        [DECLINE]: { say: { verdict: 'declined' } },
        'Break the line': { say: { verdict: 'silent' } },
        [CANCEL]: { say: { verdict: 'open' } },
      },
    }),
  );
  app.post<{ Body: Record<string, string> }>('/decide', ({ body }, reply) => {
    const { token = '', verdict, amount = '', reference = '' } = body;
    decided.set(token, { verdict: (verdict as Verdict | undefined) ?? 'open', amount, reference });
    return reply.code(204).send();
  });

  const outcomeOf = (token: string) => {
    const { verdict = 'open', amount = '', reference = '' } = decided.get(token) ?? {};
    if (verdict !== 'approved') return { verdict };
    return { verdict, amount, id: ledger.take('synchrony', reference, amount).id };
  };
  app.post('/v1/authentication', () => ({ clientToken: newToken('syf', 'approved') }));
  app.post('/v1/inquiry', ({ body }, reply) => {
    const { verdict, amount, id } = outcomeOf(z.parse(inquiry, body).userToken);
    if (verdict === 'silent') return breakDown(reply);
    if (!id) return { transactionStatus: 'Declined', message: 'The application was not approved.' };
    return { transactionStatus: 'Approved', transactionId: id, transactionAmount: amount };
  });
  app.post<{ Body: { transactionId: string } }>('/v1/adjust', ({ body }) => {
    ledger.release(body.transactionId);
    return { transactionStatus: 'Adjusted' };
  });

  app.post('/v1/oauth2/token', () => ({ access_token: 'sandbox' }));
  app.post('/v1/dpos/utility/token', () => ({ transactionToken: newToken('syf', 'approved') }));
  app.get<{ Params: { token: string } }>('/v1/dpos/utility/token/:token', ({ params }, reply) => {
    const { verdict, amount, id } = outcomeOf(params.token);
    if (verdict === 'silent') return breakDown(reply);
    if (!id) return { transactionMessage: 'Declined' };
    return { transactionMessage: 'Approved', transactionId: id, transactionAmount: amount };
  });
  app.post<{ Params: { id: string } }>('/v1/dpos/utility/reversal/:id', ({ params }) => ({
    transactionMessage: ledger.release(params.id) ? 'Reversed' : 'Unknown',
  }));
};
