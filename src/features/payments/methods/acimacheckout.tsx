import * as z from 'zod/mini';
import { keepCheckoutInfo, keptCheckoutInfo } from '@/features/payments/checkoutInfo';
import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';

/** Acima's client, as far as it is used. */
interface Client {
  checkout(given: object): Promise<unknown>;
}
interface Acima {
  Client: new (given: { merchantId: string; iframeUrl: string }) => Client;
}
const acima = () => (window as unknown as { Acima: Acima }).Acima;

const record = z.record(z.string(), z.unknown());
const info = z.object({
  merchant_id: z.string(),
  iframe_url: z.string(),
  customer: record,
  transaction: record,
});
const wanted = { provider: 'acimacheckout', shape: info };
const signed = z.object({ checkoutToken: z.string() });

export const Fields = FinancingFields;
export const needsOwnDevice = true;
/** The order is shown where it was placed, without navigation (commerce specification §4). */
export const staysAfterOrder = true;
export const scripts: PaymentModule['scripts'] = (config) => [{ url: config.acima.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.acima.script_url !== '';
export const afterChosen: PaymentModule['afterChosen'] = keepCheckoutInfo(wanted);

/** The lease is signed in Acima's frame; it rejects when the shopper closes it. */
export const pay: PaymentModule['pay'] = async (context) => {
  const { merchant_id, iframe_url, customer, transaction } = await keptCheckoutInfo(context, wanted);
  const { Client } = acima();
  const client = new Client({ merchantId: merchant_id, iframeUrl: iframe_url });
  const said = await client.checkout({ customer, transaction }).catch(() => null);
  const { data } = z.safeParse(signed, said);
  return data ? { kind: 'place', data: { checkout_token: data.checkoutToken } } : { kind: 'closed' };
};
