import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

const answers = {
  declined: { xResult: 'D', xStatus: 'Declined', xError: 'Insufficient funds', xRefNum: '' },
  error: { xResult: 'E', xStatus: 'Error', xError: 'The gateway could not process the card', xRefNum: '' },
};

/** Cardknox's JSON gateway. */
export const cardknox: SandboxProvider = (app, ledger) => {
  app.post<{ Body: Record<string, string> }>('/gatewayjson', ({ body }, reply) => {
    if (body.xCommand === 'cc:voidrefund') {
      ledger.release(body.xRefNum ?? '');
      return { xResult: 'A', xStatus: 'Approved', xRefNum: body.xRefNum };
    }
    const verdict = verdictOf(body.xCardNum ?? '');
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved') return answers[verdict];
    const { id } = ledger.take('cardknox', body.xInvoice ?? '', body.xAmount ?? '');
    return { xResult: 'A', xStatus: 'Approved', xRefNum: id };
  });
};
