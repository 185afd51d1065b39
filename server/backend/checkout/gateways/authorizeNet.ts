import * as z from 'zod/mini';
import { cutText } from '../../../../contract/cutText.ts';
import type { ChargeResult } from '../cardMethod.ts';
import { type Payable, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { decimal } from './amounts.ts';
import { type AuthorizeNetSettings, callAuthorizeNet, invoiceOf } from './authorizeNetApi.ts';
import { cardOfTransaction, findAtAuthorizeNet } from './authorizeNetReport.ts';
import { voidOrRefund } from './voidOrRefund.ts';

const texts = z.object({ text: z.optional(z.string()) });
const response = z.object({
  transactionResponse: z.optional(
    z.object({
      /** 1 approved, 2 declined, 3 error, 4 held for review */
      responseCode: z.string(),
      transId: z.optional(z.string()),
      errors: z.optional(z.array(z.object({ errorText: z.string() }))),
    }),
  ),
  messages: z.object({ resultCode: z.string(), message: z.array(texts) }),
});

async function send(
  settings: AuthorizeNetSettings,
  order: PaymentRecord,
  transactionRequest: object,
): Promise<ChargeResult> {
  const input = { refId: invoiceOf(order), transactionRequest };
  const call = callAuthorizeNet(response, settings, 'createTransactionRequest', input);
  const { transactionResponse: result, messages } = await call;
  if (result?.transId && (result.responseCode === '1' || result.responseCode === '4'))
    return { id: result.transId };
  return { refused: result?.errors?.[0]?.errorText ?? messages.message[0]?.text ?? '' };
}

/** Sends an authCaptureTransaction with a card or a wallet's opaque data. @throws ProviderTimeoutError */
export function chargeAtAuthorizeNet(
  settings: AuthorizeNetSettings,
  order: Payable,
  payment: object,
): Promise<ChargeResult> {
  const { billing } = order;
  return send(settings, order, {
    transactionType: 'authCaptureTransaction',
    amount: decimal(order.grandTotal),
    currencyCode: order.currency,
    payment,
    order: { invoiceNumber: invoiceOf(order) },
    customer: { email: order.email },
    billTo: {
      firstName: billing.firstname,
      lastName: billing.lastname,
      address: cutText(billing.street.join(' '), 60),
      city: billing.city,
      state: billing.region,
      zip: billing.postcode,
      country: billing.country_id,
    },
  });
}

async function requireApproval(
  settings: AuthorizeNetSettings,
  order: PaymentRecord,
  transactionRequest: object,
) {
  const result = await send(settings, order, transactionRequest);
  if ('refused' in result) throw new PaymentRefusedError(result.refused);
}

/** Voids a charge, or refunds it to the card once it is settled. @throws ProviderTimeoutError; PaymentRefusedError */
export const releaseAtAuthorizeNet = (settings: AuthorizeNetSettings, order: PaymentRecord, id: string) =>
  voidOrRefund(id, {
    voidCharge: () =>
      requireApproval(settings, order, { transactionType: 'voidTransaction', refTransId: id }),
    findCharges: () => findAtAuthorizeNet(settings, order),
    refund: async () =>
      requireApproval(settings, order, {
        transactionType: 'refundTransaction',
        amount: decimal(order.grandTotal),
        payment: { creditCard: await cardOfTransaction(settings, id) },
        refTransId: id,
        order: { invoiceNumber: invoiceOf(order) },
      }),
  });
