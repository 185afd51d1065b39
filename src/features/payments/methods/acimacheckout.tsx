import * as z from 'zod/mini';
import { prefetchCheckoutInfo, prefetchedCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** The parts of Acima's client that we use. */
interface Client {
  checkout(options: object): Promise<unknown>;
}
interface Acima {
  Client: new (options: { merchantId: string; iframeUrl: string }) => Client;
}
const acima = () => (window as unknown as { Acima: Acima }).Acima;

const record = z.record(z.string(), z.unknown());
const info = z.object({
  merchant_id: z.string(),
  iframe_url: z.string(),
  customer: record,
  transaction: record,
});
const request = { provider: 'acimacheckout', shape: info };
const signedSchema = z.object({ checkoutToken: z.string() });

export const Fields = FinancingFields;
export const needsShopperDevice = true;
/** Acima's order is confirmed on the same page (docs/spec/12 §3). */
export const showsOrderInPlace = true;
export const scripts: PaymentModule['scripts'] = (config) => [{ url: config.acima.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.acima.script_url !== '';
export const afterChosen: PaymentModule['afterChosen'] = prefetchCheckoutInfo(request);

/** The shopper signs the lease in Acima's iframe; the promise rejects if the shopper closes it. */
export const pay: PaymentModule['pay'] = async (context) => {
  const { merchant_id, iframe_url, customer, transaction } = await prefetchedCheckoutInfo(context, request);
  const { Client } = acima();
  const client = new Client({ merchantId: merchant_id, iframeUrl: iframe_url });
  const response = await client.checkout({ customer, transaction }).catch(() => null);
  const { data } = z.safeParse(signedSchema, response);
  return data ? { kind: 'place', data: { checkout_token: data.checkoutToken } } : { kind: 'closed' };
};
