import type { Charge } from '../ledger.ts';
import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const responses = {
  declined: { xResult: 'D', xStatus: 'Declined', xError: 'Insufficient funds', xRefNum: '' },
  error: { xResult: 'E', xStatus: 'Error', xError: 'The gateway could not process the card', xRefNum: '' },
};

const linesOf = ({ id, reference, amount, state, isSettled }: Charge) => {
  const isReleased = state === 'released';
  const line = {
    xRefNum: id,
    xInvoice: reference,
    xAmount: amount,
    xResponseResult: state === 'declined' ? 'Declined' : 'Approved',
  };
  const sale = { ...line, xCommand: 'CC:Sale', xVoid: isReleased && !isSettled ? '1' : '0' };
  if (!isReleased || !isSettled) return [sale];
  return [sale, { ...line, xRefNum: `${id}9`, xCommand: 'CC:Refund', xAmount: `-${amount}`, xVoid: '0' }];
};

/** Cardknox's JSON gateway and reports. */
export const cardknox: SandboxProvider = (app, ledger) => {
  app.post<{ Body: Record<string, string> }>('/gatewayjson', ({ body }, reply) => {
    if (body.xCommand === 'cc:voidrefund') {
      return ledger.release(body.xRefNum ?? '')
        ? { xResult: 'A', xStatus: 'Approved', xRefNum: `${body.xRefNum}9` }
        : { xResult: 'E', xStatus: 'Error', xError: 'Transaction was already voided' };
    }
    const verdict = verdictOf(body.xCardNum ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') {
      ledger.decline('cardknox', body.xInvoice ?? '', body.xAmount ?? '');
      return responses[verdict];
    }
    const { id } = ledger.take('cardknox', body.xInvoice ?? '', body.xAmount ?? '');
    return { xResult: 'A', xStatus: 'Approved', xRefNum: id, xAuthAmount: body.xAmount };
  });
  app.post<{ Body: Record<string, string> }>('/reportjson', ({ body }) => ({
    xResult: 'S',
    xStatus: 'Success',
    xReportData: ledger.of('cardknox', body.xInvoice ?? '').flatMap(linesOf),
  }));
};
