import { sendApprovalPage } from '../approvalPage.ts';
import type { SandboxProvider } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';

/** FreedomPay's hosted page: a transaction, its page, where the money is taken, and what became of it. */
export const freedompay: SandboxProvider = (app, ledger) => {
  const asked = new Map<string, { reference: string; amount: string; returnUrl: string; verdict: string }>();
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/CreateTransaction', ({ body, host }) => {
    const id = newToken('fp', 'approved');
    asked.set(id, {
      reference: body.MerchantReferenceCode ?? '',
      amount: body.TransactionTotal ?? '',
      returnUrl: body.RedirectUrl ?? '',
      verdict: 'open',
    });
    return { TransactionId: id, CheckoutUrl: `http://${host}/freedompay/page/${id}` };
  });
  app.get<{ Params: { id: string }; Querystring: { verdict?: string } }>('/page/:id', (call, reply) => {
    const { id } = call.params;
    const order = asked.get(id);
    if (!order) return reply.code(404).send('Unknown transaction');
    if (call.query.verdict) {
      order.verdict = call.query.verdict;
      if (order.verdict === 'approved') ledger.take('freedompay', order.reference, order.amount, id);
      return reply.redirect(`${order.returnUrl}&transid=${id}`, 303);
    }
    return sendApprovalPage(reply, {
      provider: 'Citi, by FreedomPay',
      amount: order.amount,
      choices: {
        'Approve payment': { href: `${id}?verdict=approved` },
        'Use a card that is declined': { href: `${id}?verdict=declined` },
        'Cancel and return': { href: order.returnUrl },
      },
    });
  });
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/GetTransaction', ({ body }) => {
    const id = body.TransactionId ?? '';
    const order = asked.get(id);
    const charge = ledger.byApproval('freedompay', id);
    if (order?.verdict === 'open') return { TransactionStatus: 'Created', AuthResponse: null };
    if (!charge) return { AuthResponse: { Decision: 'R', Message: 'The card was declined.' } };
    return {
      TransactionStatus: charge.state === 'released' ? 'Voided' : 'Authorized',
      AuthResponse: { Decision: 'A', FreewayRequestId: charge.id, AuthorizedAmount: charge.amount },
    };
  });
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/VoidTransaction', ({ body }) => ({
    Success: ledger.void(body.FreewayRequestId ?? ''),
  }));
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/RefundTransaction', ({ body }) => ({
    Success: ledger.refund(body.FreewayRequestId ?? ''),
  }));
};
