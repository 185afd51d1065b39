import * as z from 'zod/mini';
import type { PaymentRecord } from '../paymentMethod.ts';
import { callProviderJson } from './callProvider.ts';

export const authorizeNetSettings = z.object({
  /** https://api.authorize.net, https://apitest.authorize.net */
  api_url: z.string(),
  login: z.string(),
  transaction_key: z.string(),
});
export type AuthorizeNetSettings = z.output<typeof authorizeNetSettings>;

/** The invoice number of an order, limited to 20 characters by Authorize.Net. */
export const invoiceOf = ({ reference }: Pick<PaymentRecord, 'reference'>) => reference.slice(-20);

/** Sends a request of this name. Authorize.Net requires its fields in the order of its schema. @throws ProviderTimeoutError */
export function callAuthorizeNet<S extends z.ZodMiniType>(
  schema: S,
  { api_url, login, transaction_key }: AuthorizeNetSettings,
  name: string,
  fields: object,
) {
  const merchantAuthentication = { name: login, transactionKey: transaction_key };
  return callProviderJson(schema, `${api_url}/xml/v1/request.api`, {
    body: { [name]: { merchantAuthentication, ...fields } },
  });
}
