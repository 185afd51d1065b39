import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { checkStoreCard, storeCardData } from '../storeCard.ts';

const settings = z.object({
  /** https://api.wellsfargo.com */
  api_url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  merchant_number: z.string(),
});
type Settings = z.output<typeof settings>;

const access = z.object({ access_token: z.string() });
const transaction = z.object({
  /** A1: approved */
  transaction_status: z.optional(z.string()),
  authorization_number: z.optional(z.string()),
});

async function ask({ api_url, client_id, client_secret, ...own }: Settings, act: string, body: object) {
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const headers = { authorization };
  const { access_token } = await askProviderJson(access, `${api_url}/oauth2/v1/token`, {
    headers,
    body: form,
  });
  const path = `/credit-cards/private-label/new-accounts/v2/payment/transactions/${act}`;
  return askProviderJson(transaction, api_url + path, {
    headers: { authorization: `Bearer ${access_token}`, 'gateway-entity-id': own.merchant_number },
    body: { merchant_number: own.merchant_number, ...body },
  });
}

/** Wells Fargo's store card: its account is charged with one of the store's plans. */
export const method = financingMethod({
  title: 'paymentWellsFargo',
  block: ({ wellsfargo }) => wellsfargo,
  settings,
  data: storeCardData,
  validate: checkStoreCard,
  async redeem({ account_number, plan_number }, { grandTotal, reference }, own) {
    const { transaction_status, authorization_number } = await ask(own, 'charge', {
      unique_id: reference,
      locale: 'en_US',
      authentication_type: 'GENERIC',
      transaction_code: '5',
      account_number,
      plan_number,
      amount: decimal(grandTotal),
    });
    return transaction_status === 'A1' && authorization_number
      ? { id: authorization_number }
      : { refused: '' };
  },
  release: (id, { grandTotal, reference }, own) =>
    ask(own, 'refund', {
      unique_id: `refund-${reference}`,
      authorization_number: id,
      amount: decimal(grandTotal),
    }),
});
