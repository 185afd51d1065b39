import { APPROVE, CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider } from '../sandboxProvider.ts';

/** FreedomPay's hosted page: creating a transaction, the page that charges, the transaction's state, void and refund. */
export const freedompay: SandboxProvider = (app, ledger) => {
  const transactions = new Map<
    string,
    { reference: string; amount: string; returnUrl: string; verdict: string }
  >();
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/CreateTransaction', ({ body, host }) => {
    const id = newToken('fp', 'approved');
    transactions.set(id, {
      reference: body.MerchantReferenceCode ?? '',
      amount: body.TransactionTotal ?? '',
      returnUrl: body.RedirectUrl ?? '',
      verdict: 'open',
    });
    return { TransactionId: id, CheckoutUrl: `http://${host}/freedompay/page/${id}` };
  });
  app.get<{ Params: { id: string }; Querystring: { verdict?: string } }>('/page/:id', (call, reply) => {
    const { id } = call.params;
    const transaction = transactions.get(id);
    if (!transaction) return reply.code(404).send('Unknown transaction');
    if (call.query.verdict) {
      transaction.verdict = call.query.verdict;
      if (transaction.verdict === 'approved')
        ledger.take('freedompay', transaction.reference, transaction.amount, id);
      return reply.redirect(`${transaction.returnUrl}&transid=${id}`, 303);
    }
    return sendApprovalPage(reply, {
      provider: 'Citi, by FreedomPay',
      amount: transaction.amount,
      choices: {
        [APPROVE]: { href: `${id}?verdict=approved` },
        'Use a card that is declined': { href: `${id}?verdict=declined` },
        [CANCEL]: { href: transaction.returnUrl },
      },
    });
  });
  app.post<{ Body: Record<string, string> }>('/api/v1.5/controller/GetTransaction', ({ body }) => {
    const id = body.TransactionId ?? '';
    const transaction = transactions.get(id);
    const charge = ledger.byApproval('freedompay', id);
    if (transaction?.verdict === 'open') return { TransactionStatus: 'Created', AuthResponse: null };
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
