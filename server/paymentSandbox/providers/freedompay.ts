import { sendApprovalPage } from '../approvalPage.ts';
import type { SandboxProvider } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';

/** FreedomPay's hosted page: a transaction, its page, and what became of it. */
export const freedompay: SandboxProvider = (app, ledger) => {
  const asked = new Map<string, { reference: string; amount: string; returnUrl: string }>();
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/CreateTransaction', ({ body, host }) => {
    const id = newToken('fp', 'approved');
    asked.set(id, {
      reference: body.MerchantReferenceCode ?? '',
      amount: body.TransactionTotal ?? '',
      returnUrl: body.RedirectUrl ?? '',
    });
    return { TransactionId: id, CheckoutUrl: `http://${host}/freedompay/page/${id}` };
  });
  app.get<{ Params: { id: string } }>('/page/:id', ({ params: { id } }, reply) => {
    const order = asked.get(id);
    if (!order) return reply.code(404).send('Unknown transaction');
    const declined = id.replace('_approved_', '_declined_');
    return sendApprovalPage(reply, {
      provider: 'Citi, by FreedomPay',
      amount: order.amount,
      choices: {
        'Approve payment': { href: `${order.returnUrl}&transid=${id}` },
        'Use a card that is declined': { href: `${order.returnUrl}&transid=${declined}` },
        'Cancel and return': { href: order.returnUrl },
      },
    });
  });
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/GetTransaction', ({ body }) => {
    const id = body.TransactionId ?? '';
    const order = asked.get(id);
    if (!order || verdictOf(id) !== 'approved')
      return { AuthResponse: { Decision: 'R', Message: 'The card was declined.' } };
    const charge = ledger.take('freedompay', order.reference, order.amount);
    return { AuthResponse: { Decision: 'A', FreewayRequestId: charge.id, AuthorizedAmount: order.amount } };
  });
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/VoidTransaction', ({ body }) => ({
    Success: ledger.release(body.FreewayRequestId ?? ''),
  }));
};
