import * as z from 'zod/mini';
import { askProvider, ProviderSilent } from './askProvider.ts';

export const nvpSettings = z.object({
  /** https://api-3t.paypal.com/nvp */
  api_url: z.string(),
  user: z.string(),
  password: z.string(),
  signature: z.string(),
});

/** One call of PayPal's name-value interface; its answer as a map. @throws ProviderSilent */
export async function askPayPal(
  { api_url, user, password, signature }: z.output<typeof nvpSettings>,
  method: string,
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const body = new URLSearchParams({
    METHOD: method,
    VERSION: '124.0',
    USER: user,
    PWD: password,
    SIGNATURE: signature,
    ...fields,
  });
  const answer = Object.fromEntries(new URLSearchParams(await askProvider(api_url, { body })));
  if (!answer.ACK) throw new ProviderSilent('PayPal answered what can’t be read');
  return answer;
}

export const isGranted = ({ ACK }: Record<string, string>) =>
  ACK === 'Success' || ACK === 'SuccessWithWarning';

export const refundAtPayPal = (settings: z.output<typeof nvpSettings>, id: string) =>
  askPayPal(settings, 'RefundTransaction', { TRANSACTIONID: id, REFUNDTYPE: 'Full' });
