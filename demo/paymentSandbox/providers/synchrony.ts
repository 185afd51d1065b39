import * as z from 'zod/mini';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage, windowScript } from '../approvalPage.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  type Verdict,
} from '../sandboxProvider.ts';

/** name: the property of window that the script sets. closing: the message that the page gets when the window closes. */
const scriptOf = (name: string, closing: string) => `(() => {${windowScript}
  window.${name} = { async calldBuyProcess(form, transaction) {
    const { verdict } = await showWindow('window?total=' + transaction.transAmount1);
    const decision = { token: transaction.tokenId, verdict, amount: transaction.transAmount1, reference: transaction.clientTransId };
    await fetch(base + 'decide', { method: 'POST', body: new URLSearchParams(decision) });
    window.postMessage('${closing}', location.origin);
  } };
})();`;

const inquiryBody = z.object({ userToken: z.string() });

/** Synchrony's two products, dBuy and Unifi: scripts, approval page, tokens, inquiry and reversal. */
export const synchrony: SandboxProvider = (app, ledger) => {
  const verdicts = new Map<string, Verdict | 'open'>();
  app.get('/js/syfDBuy.js', (_call, reply) => sendScript(reply, scriptOf('syfDBuy', 'Close Model')));
  app.get('/js/unifi.js', (_call, reply) => sendScript(reply, scriptOf('syf', 'Close')));
  app.get<{ Querystring: { total: string } }>('/window', ({ query }, reply) =>
    sendApprovalPage(reply, {
      provider: 'Synchrony',
      amount: query.total,
      choices: {
        [APPROVE]: { message: { verdict: 'approved' } },
        [DECLINE]: { message: { verdict: 'declined' } },
        'Break the line': { message: { verdict: 'silent' } },
        [CANCEL]: { message: { verdict: 'open' } },
      },
    }),
  );
  app.post<{ Body: Record<string, string> }>('/decide', ({ body }, reply) => {
    const { token = '', verdict, amount = '', reference = '' } = body;
    if (verdict === 'approved') ledger.take('synchrony', reference, amount, token);
    verdicts.set(token, (verdict as Verdict | undefined) ?? 'open');
    return reply.code(204).send();
  });

  const outcomeOf = (token: string) => {
    const verdict = verdicts.get(token) ?? 'open';
    const charge = ledger.byApproval('synchrony', token);
    if (!charge) return { verdict };
    return { verdict, amount: charge.amount, id: charge.id, isHeld: charge.state === 'taken' };
  };
  app.post('/v1/authentication', () => ({ clientToken: newToken('syf', 'approved') }));
  app.post('/v1/inquiry', ({ body }, reply) => {
    const { verdict, amount, id, isHeld } = outcomeOf(z.parse(inquiryBody, body).userToken);
    if (verdict === 'silent') return sendUnavailable(reply);
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
    if (verdict === 'silent') return sendUnavailable(reply);
    if (!id) return { transactionMessage: 'Declined' };
    const transactionMessage = isHeld ? 'Approved' : 'Reversed';
    return { transactionMessage, transactionId: id, transactionAmount: amount };
  });
  app.post<{ Params: { id: string } }>('/v1/dpos/utility/reversal/:id', ({ params }) => ({
    transactionMessage: ledger.release(params.id) ? 'Reversed' : 'Unknown',
  }));
};
