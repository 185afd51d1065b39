import * as z from 'zod/mini';
import { sendApprovalPage } from '../approvalPage.ts';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';
import { APPROVE, CANCEL, DECLINE } from '../windowScript.ts';

const authorization = z.object({ account_number: z.string(), amount: z.string(), order_id: z.string() });
const link = z.object({ transaction_link: z.string() });

/** TD Bank: authorisations of its store card; applications in a window of their own, and what became of them. */
export const tdbank: SandboxProvider = (app, ledger) => {
  const granted = new Map<string, string>();
  app.post('/merchants/:merchant/authorizations', ({ body }, reply) => {
    const { account_number, amount, order_id } = z.parse(authorization, body);
    const verdict = verdictOf(account_number);
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved') {
      ledger.decline('tdbank', order_id, amount);
      return { approved: false };
    }
    return { approved: true, authorization_id: ledger.take('tdbank', order_id, amount).id };
  });
  app.post<{ Params: { id: string } }>('/merchants/:merchant/authorizations/:id/void', ({ params }) => ({
    approved: ledger.release(params.id),
  }));
  app.get<{ Querystring: { order_id: string } }>('/merchants/:merchant/authorizations', ({ query }) => ({
    authorizations: ledger.of('tdbank', query.order_id).map(({ id, reference, amount, state }) => ({
      authorization_id: id,
      order_id: reference,
      amount,
      status: { declined: 'declined', released: 'voided', taken: 'approved' }[state],
    })),
  }));
  app.post('/merchants/:merchant/applications', ({ host }) => {
    const transaction_link = newToken('tda', 'approved');
    return { transaction_link, apply_url: `http://${host}/tdbank/apply/${transaction_link}` };
  });
  app.get<{ Params: { link: string }; Querystring: { answer?: string } }>(
    '/apply/:link',
    ({ params, query }, reply) => {
      if (query.answer === 'approved') granted.set(params.link, '4111111111111111');
      const said = { say: { tdbank: 'closed' } };
      return sendApprovalPage(reply, {
        provider: 'TD Bank',
        amount: 'Apply for a store card',
        choices: query.answer
          ? { 'Return to the shop': said }
          : {
              [APPROVE]: { href: `${params.link}?answer=approved` },
              [DECLINE]: { href: `${params.link}?answer=declined` },
              [CANCEL]: said,
            },
      });
    },
  );
  app.post('/merchants/:merchant/opentobuy', ({ body }) => {
    const account_number = granted.get(z.parse(link, body).transaction_link) ?? '';
    return { account_number, open_to_buy: account_number ? 5000 : null };
  });
};
