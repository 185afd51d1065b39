import * as z from 'zod/mini';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage, windowScript } from '../approvalPage.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  type Verdict,
} from '../sandboxProvider.ts';

/** name: the global variable that the script sets. closing: the message that the page gets when the window closes */
const scriptOf = (name: string, closing: string) => `(() => {${windowScript}
  window.${name} = { async calldBuyProcess(form, transaction) {
    const { verdict } = await showWindow('window?total=' + transaction.transAmount1);
    const decision = { token: transaction.tokenId, verdict, amount: transaction.transAmount1, reference: transaction.clientTransId };
    await fetch(base + 'decide', { method: 'POST', body: new URLSearchParams(decision) });
    window.postMessage('${closing}', location.origin);
  } };
})();`;

const inquiryBody = z.object({ userToken: z.string() });
const transactBody = z.object({
  action: z.enum(['AUTH_SETTLE', 'REFUND']),
  transactionToken: z.string(),
  transactionInfo: z.object({ amount: z.number() }),
});

/** Tokens of Unifi, whose window moves no money. */
const UNIFI = 'mpp';

/** Synchrony's two products, dBuy and Unifi: scripts, approval page, tokens, inquiry, charges and refunds. */
export const synchrony: SandboxProvider = (app, ledger) => {
  const verdicts = new Map<string, Verdict | 'open'>();
  const references = new Map<string, string>();
  app.get('/js/syfDBuy.js', (_call, reply) => sendScript(reply, scriptOf('syfDBuy', 'Close Model')));
  app.get('/js/unifi.js', (_call, reply) => sendScript(reply, scriptOf('syfMPP', 'Close')));
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
    if (verdict === 'approved' && !token.startsWith(UNIFI))
      ledger.take('synchrony', reference, amount, token);
    references.set(token, reference);
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
  app.post('/v1/dpos/utility/token', () => ({ mppToken: newToken(UNIFI, 'approved') }));
  app.get<{ Params: { token: string } }>(
    '/v1/dpos/utility/lookup/transaction/:token',
    ({ params }, reply) => {
      const { verdict, amount, id, isHeld } = outcomeOf(params.token);
      if (verdict === 'silent') return sendUnavailable(reply);
      const state =
        verdict === 'approved'
          ? { transactionCode: '033', transactionMessage: 'Customer Approval Success' }
          : { transactionCode: '001', transactionMessage: 'Customer Terminated' };
      const description = isHeld ? 'AUTHORIZATION' : 'REFUND';
      const charged = {
        transactionCode: '000',
        transactionMessage: 'Auth Approved',
        transactionInfo: { amount, description },
      };
      return { inquiryType: 'BUY', creditAuthorizationInfo: id ? charged : state };
    },
  );
  app.post('/v1/credit/ecarts/transact', ({ body, headers }, reply) => {
    if (headers['x-syf-channelid'] !== 'WE') return reply.code(400).send({ message: 'Invalid channel' });
    const { action, transactionToken: token, transactionInfo } = z.parse(transactBody, body);
    const { verdict, id } = outcomeOf(token);
    if (verdict === 'silent') return sendUnavailable(reply);
    const refusal = { code: 'gateway.transact.unprocessable', message: 'The transaction is not possible' };
    if (action === 'REFUND')
      return id && ledger.release(id) ? { transactionId: `r${id}` } : reply.code(422).send(refusal);
    if (verdict !== 'approved') return reply.code(422).send(refusal);
    const reference = references.get(token) ?? '';
    const charge = ledger.take('synchrony', reference, transactionInfo.amount.toFixed(2), token);
    return { settlementConfirmation: [{ status: 'SUCCESS', transactionId: charge.id }] };
  });
};
