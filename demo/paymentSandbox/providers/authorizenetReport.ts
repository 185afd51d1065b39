import * as z from 'zod/mini';
import type { Charge, Ledger } from '../ledger.ts';

const PROVIDER = 'authorizenet';
const ok = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] };
const none = { resultCode: 'Ok', message: [{ code: 'I00004', text: 'No records found.' }] };
const unknown = { resultCode: 'Error', message: [{ code: 'E00040', text: 'The record cannot be found.' }] };

const listBody = z.object({ paging: z.object({ limit: z.number(), offset: z.number() }) });
const detailsBody = z.object({ transId: z.string() });

const lineOf = ({ id, reference, amount }: Charge, transactionStatus: string) => ({
  transId: id,
  transactionStatus,
  invoiceNumber: reference,
  accountType: 'Visa',
  accountNumber: 'XXXX1111',
  settleAmount: Number(amount),
});

/** A voided charge stays in its list; a refund is a second transaction. */
const linesOf = (charge: Charge) => {
  if (charge.state === 'declined') return [lineOf(charge, 'declined')];
  const isReleased = charge.state === 'released';
  if (!charge.isSettled) return [lineOf(charge, isReleased ? 'voided' : 'capturedPendingSettlement')];
  const settled = lineOf(charge, 'settledSuccessfully');
  return isReleased
    ? [{ ...lineOf(charge, 'refundSettledSuccessfully'), transId: `${charge.id}9` }, settled]
    : [settled];
};

/** The response to a report request, by the name of the request. Null if it is not a report request. */
export function reportOf(ledger: Ledger, name: string, body: unknown): object | null {
  const pageOf = (isSettled: boolean) => {
    const { limit, offset } = z.parse(listBody, body).paging;
    const all = ledger.all(PROVIDER).filter((charge) => charge.isSettled === isSettled);
    const page = all.flatMap(linesOf).slice((offset - 1) * limit, offset * limit);
    return page.length > 0 ? { transactions: page, messages: ok } : { messages: none };
  };
  if (name === 'getUnsettledTransactionListRequest') return pageOf(false);
  if (name === 'getTransactionListRequest') return pageOf(true);
  if (name === 'getSettledBatchListRequest') {
    const hasBatch = ledger.charges.some(({ provider, isSettled }) => provider === PROVIDER && isSettled);
    return hasBatch ? { batchList: [{ batchId: '1' }], messages: ok } : { messages: none };
  }
  if (name === 'getTransactionDetailsRequest') {
    const charge = ledger.byId(z.parse(detailsBody, body).transId);
    if (!charge) return { messages: unknown };
    const payment = { creditCard: { cardNumber: 'XXXX1111', expirationDate: 'XXXX' } };
    return { transaction: { transId: charge.id, payment }, messages: ok };
  }
  return null;
}
