import * as z from 'zod/mini';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { reportedCents } from './amounts.ts';
import { type AuthorizeNetSettings, callAuthorizeNet, invoiceOf } from './authorizeNetApi.ts';
import { ProviderTimeoutError } from './callProvider.ts';
import { dayBefore, searchEnd } from './searchTime.ts';

const amount = z.union([z.string(), z.number()]);
const transaction = z.object({
  transId: z.string(),
  transactionStatus: z.string(),
  invoiceNumber: z.optional(z.string()),
  settleAmount: z.optional(amount),
});
const messages = z.object({ resultCode: z.literal('Ok') });
/** Both lists are absent when they are empty (I00004). */
const transactions = z.object({ messages, transactions: z._default(z.array(transaction), []) });
const batches = z.object({ messages, batchList: z._default(z.array(z.object({ batchId: z.string() })), []) });
const details = z.object({
  messages,
  transaction: z.object({
    payment: z.object({ creditCard: z.optional(z.object({ cardNumber: z.string() })) }),
  }),
});

/** Statuses of charges whose money the dealer has received or will receive. */
const heldStatuses = new Set([
  'authorizedPendingCapture',
  'capturedPendingSettlement',
  'settledSuccessfully',
  'FDSPendingReview',
  'FDSAuthorizedPendingReview',
  'underReview',
]);
const refundStatuses = new Set(['refundPendingSettlement', 'refundSettledSuccessfully']);
const PAGE = 1000;

/** Reads every page of a list. @throws ProviderTimeoutError also for a list that never ends */
async function list(settings: AuthorizeNetSettings, name: string, fields: object = {}) {
  const found: z.output<typeof transaction>[] = [];
  for (let offset = 1; offset <= 100; offset += 1) {
    const sorting = { orderBy: 'submitTimeUTC', orderDescending: true };
    const input = { ...fields, sorting, paging: { limit: PAGE, offset } };
    const page = (await callAuthorizeNet(transactions, settings, name, input)).transactions;
    found.push(...page);
    if (page.length < PAGE) return found;
  }
  throw new ProviderTimeoutError('Authorize.Net returned more than 100 pages of transactions');
}

/**
 * Finds the charges of an order's invoice number: unsettled ones first, then those of the batches since the attempt
 * began. Authorize.Net cannot search by invoice number.
 * @throws ProviderTimeoutError
 */
export async function findAtAuthorizeNet(
  settings: AuthorizeNetSettings,
  order: PaymentRecord,
): Promise<Charge[]> {
  const { startedAt } = order;
  const ofOrder = (all: z.output<typeof transaction>[]) =>
    all.filter(({ invoiceNumber }) => invoiceNumber === invoiceOf(order));
  const found = ofOrder(await list(settings, 'getUnsettledTransactionListRequest'));
  // A request covers at most 31 days of batches.
  const isHeldNow = found.some(({ transactionStatus }) => heldStatuses.has(transactionStatus));
  if (!isHeldNow) {
    const firstSettlementDate = dayBefore(startedAt).toISOString();
    const month = dayBefore(startedAt).getTime() + 30 * 86_400_000;
    const lastSettlementDate = new Date(Math.min(searchEnd(startedAt).getTime(), month)).toISOString();
    const span = { firstSettlementDate, lastSettlementDate };
    for (const { batchId } of (await callAuthorizeNet(batches, settings, 'getSettledBatchListRequest', span))
      .batchList)
      found.push(...ofOrder(await list(settings, 'getTransactionListRequest', { batchId })));
  }
  if (found.some(({ transactionStatus }) => refundStatuses.has(transactionStatus))) return [];
  return found
    .filter(({ transactionStatus }) => heldStatuses.has(transactionStatus))
    .map(({ transId, settleAmount }) => ({ id: transId, amount: reportedCents(settleAmount) }));
}

/**
 * Returns the card of a charge as a refund identifies it, by its last four digits.
 * @throws PaymentRefusedError when the charge was not a card
 */
export async function cardOfTransaction(settings: AuthorizeNetSettings, transId: string) {
  const { transaction } = await callAuthorizeNet(details, settings, 'getTransactionDetailsRequest', {
    transId,
  });
  const { creditCard } = transaction.payment;
  if (!creditCard) throw new PaymentRefusedError('');
  return { cardNumber: creditCard.cardNumber.slice(-4), expirationDate: 'XXXX' };
}
