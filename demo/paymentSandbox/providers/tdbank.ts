import * as z from 'zod/mini';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const authorizationBody = z.object({ account_number: z.string(), amount: z.string(), order_id: z.string() });
const openToBuyBody = z.object({ transaction_link: z.string() });

/** TD Bank: authorisations of the store card, applications for one in a window, and the resulting account. */
export const tdbank: SandboxProvider = (app, ledger) => {
  const accounts = new Map<string, string>();
  app.post('/merchants/:merchant/authorizations', ({ body }, reply) => {
    const { account_number, amount, order_id } = z.parse(authorizationBody, body);
    const verdict = verdictOf(account_number);
    if (verdict === 'silent') return sendUnavailable(reply);
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
  app.get<{ Params: { link: string }; Querystring: { verdict?: string } }>(
    '/apply/:link',
    ({ params, query }, reply) => {
      if (query.verdict === 'approved') accounts.set(params.link, '4111111111111111');
      const close = { message: { tdbank: 'closed' } };
      return sendApprovalPage(reply, {
        provider: 'TD Bank',
        amount: 'Apply for a store card',
        choices: query.verdict
          ? { 'Return to the shop': close }
          : {
              [APPROVE]: { href: `${params.link}?verdict=approved` },
              [DECLINE]: { href: `${params.link}?verdict=declined` },
              [CANCEL]: close,
            },
      });
    },
  );
  app.post('/merchants/:merchant/opentobuy', ({ body }) => {
    const account_number = accounts.get(z.parse(openToBuyBody, body).transaction_link) ?? '';
    return { account_number, open_to_buy: account_number ? 5000 : null };
  });
};
