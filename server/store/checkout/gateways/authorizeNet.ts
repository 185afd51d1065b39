import * as z from 'zod/mini';
import type { Charged } from '../cardMethod.ts';
import type { Payable } from '../paymentMethod.ts';
import { decimal } from './amounts.ts';
import { askProviderJson } from './askProvider.ts';

export const authorizeNetSettings = z.object({
  /** https://api.authorize.net, https://apitest.authorize.net */
  api_url: z.string(),
  login: z.string(),
  transaction_key: z.string(),
});
type Settings = z.output<typeof authorizeNetSettings>;

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

function ask({ api_url, login, transaction_key }: Settings, order: Payable, transactionRequest: object) {
  // Authorize.Net reads the fields in the order of its schema.
  const merchantAuthentication = { name: login, transactionKey: transaction_key };
  return askProviderJson(response, `${api_url}/xml/v1/request.api`, {
    body: {
      createTransactionRequest: {
        merchantAuthentication,
        refId: order.reference.slice(-20),
        transactionRequest,
      },
    },
  });
}

/** authCaptureTransaction with a card or with a wallet's opaque data. @throws ProviderSilent */
export async function askAuthorizeNet(settings: Settings, order: Payable, payment: object): Promise<Charged> {
  const { billing } = order;
  const { transactionResponse: result, messages } = await ask(settings, order, {
    transactionType: 'authCaptureTransaction',
    amount: decimal(order.grandTotal),
    currencyCode: order.currency,
    payment,
    order: { invoiceNumber: order.reference.slice(-20) },
    customer: { email: order.email },
    billTo: {
      firstName: billing.firstname,
      lastName: billing.lastname,
      address: billing.street.join(' ').slice(0, 60),
      city: billing.city,
      state: billing.region,
      zip: billing.postcode,
      country: billing.country_id,
    },
  });
  if (result?.transId && (result.responseCode === '1' || result.responseCode === '4'))
    return { id: result.transId };
  return { refused: result?.errors?.[0]?.errorText ?? messages.message[0]?.text ?? '' };
}

export const voidAtAuthorizeNet = (settings: Settings, order: Payable, id: string) =>
  ask(settings, order, { transactionType: 'voidTransaction', refTransId: id });
