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
  const decided = new Map<string, Verdict | 'open'>();
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
    if (verdict === 'approved') ledger.take('synchrony', reference, amount, token);
    decided.set(token, (verdict as Verdict | undefined) ?? 'open');
    return reply.code(204).send();
  });

  const outcomeOf = (token: string) => {
    const verdict = decided.get(token) ?? 'open';
    const charge = ledger.byApproval('synchrony', token);
    if (!charge) return { verdict };
    return { verdict, amount: charge.amount, id: charge.id, isHeld: charge.state === 'taken' };
  };
  app.post('/v1/authentication', () => ({ clientToken: newToken('syf', 'approved') }));
  app.post('/v1/inquiry', ({ body }, reply) => {
    const { verdict, amount, id, isHeld } = outcomeOf(z.parse(inquiry, body).userToken);
    if (verdict === 'silent') return breakDown(reply);
    if (!id) return { transactionStatus: 'Declined', message: 'The application was not approved.' };
    const transactionStatus = isHeld ? 'Approved' : 'Adjusted';
    return { transactionStatus, transactionId: id, transactionAmount: amount };
  });
  app.post<{ Body: { transactionId: string } }>('/v1/adjust', ({ body }) =>
    ledger.release(body.transactionId)
      ? { transactionStatus: 'Adjusted' }
      : { transactionStatus: 'Error', message: 'The transaction was adjusted before.' },
  );

  app.post('/v1/oauth2/token', () => ({ access_token: 'sandbox' }));
  app.post('/v1/dpos/utility/token', () => ({ transactionToken: newToken('syf', 'approved') }));
  app.get<{ Params: { token: string } }>('/v1/dpos/utility/token/:token', ({ params }, reply) => {
    const { verdict, amount, id, isHeld } = outcomeOf(params.token);
    if (verdict === 'silent') return breakDown(reply);
    if (!id) return { transactionMessage: 'Declined' };
    const transactionMessage = isHeld ? 'Approved' : 'Reversed';
    return { transactionMessage, transactionId: id, transactionAmount: amount };
  });
  app.post<{ Params: { id: string } }>('/v1/dpos/utility/reversal/:id', ({ params }) => ({
    transactionMessage: ledger.release(params.id) ? 'Reversed' : 'Unknown',
  }));
};
