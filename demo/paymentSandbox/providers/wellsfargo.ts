import * as z from 'zod/mini';
import type { Charge } from '../ledger.ts';
import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const chargeBody = z.object({ unique_id: z.string(), account_number: z.string(), amount: z.string() });
const refundBody = z.object({ authorization_number: z.string() });
const inquiryBody = z.object({ unique_ids: z.array(z.string()) });
const linesOf = ({ id, reference, amount, state }: Charge) => {
  const line = { transaction_status: state === 'declined' ? 'A0' : 'A1', authorization_number: id, amount };
  const charged = { ...line, unique_id: reference, transaction_code: '5' };
  const refunded = { ...line, unique_id: `refund-${reference}`, transaction_code: '7' };
  return state === 'released' ? [charged, refunded] : [charged];
};
const path = '/credit-cards/private-label/new-accounts/v2/payment/transactions';

/** Wells Fargo's private label card. The account number decides the verdict, like a card number. */
export const wellsfargo: SandboxProvider = (app, ledger) => {
  app.post('/oauth2/v1/token', () => ({ access_token: 'sandbox' }));
  app.post(`${path}/charge`, ({ body }, reply) => {
    const { unique_id, account_number, amount } = z.parse(chargeBody, body);
    const verdict = verdictOf(account_number);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') {
      ledger.decline('wellsfargo', unique_id, amount);
      return { transaction_status: 'A0' };
    }
    const { id } = ledger.take('wellsfargo', unique_id, amount);
    return { transaction_status: 'A1', authorization_number: id };
  });
  app.post(`${path}/refund`, ({ body }) => ({
    transaction_status: ledger.release(z.parse(refundBody, body).authorization_number) ? 'A1' : 'A0',
  }));
  app.post(`${path}/inquiry`, ({ body }) => {
    const [reference = ''] = z.parse(inquiryBody, body).unique_ids;
    return { transactions: ledger.of('wellsfargo', reference).flatMap(linesOf) };
  });
};
