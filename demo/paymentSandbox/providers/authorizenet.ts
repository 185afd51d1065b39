import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

const answers = {
  declined: '2|1|2|This transaction has been declined.|||0|',
  error: '3|1|19|An error occurred during processing. Please try again in 5 minutes.|||0|',
};

/** Authorize.Net's form interface: one line of fields. */
export const authorizenet: SandboxProvider = (app, ledger) => {
  app.post<{ Body: Record<string, string> }>('/gateway/transact.dll', ({ body }, reply) => {
    const verdict = verdictOf(body.x_card_num ?? '');
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved') {
      ledger.decline('authorizenet', body.x_invoice_num ?? '', body.x_amount ?? '');
      return reply.type('text/plain').send(answers[verdict]);
    }
    const { id } = ledger.take('authorizenet', body.x_invoice_num ?? '', body.x_amount ?? '');
    return reply.type('text/plain').send(`1|1|1|This transaction has been approved.|A1B2C3|Y|${id}|`);
  });
};
