import * as z from 'zod/mini';
import type { TenantConfig } from '../../../../contract/config.ts';
import { REGULAR_PLAN } from '../../../../contract/paymentConfig.ts';
import { message } from '../../messages/message.ts';
import { checkStoreCard, financingMethod, storeCardData, termsFor } from '../financingMethod.ts';
import { decimal, reportedCents } from '../gateways/amounts.ts';
import { basicAuth, callProviderJson, tokenAuth } from '../gateways/callProvider.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.wellsfargo.com */
  api_url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  merchant_number: z.string(),
});
type Settings = z.output<typeof settings>;

const inquired = z.object({
  transactions: z.array(
    z.object({
      unique_id: z.string(),
      /** A1: approved */
      transaction_status: z.string(),
      /** 5: charge; 7: refund */
      transaction_code: z.string(),
      authorization_number: z.string(),
      amount: z.optional(z.union([z.string(), z.number()])),
    }),
  ),
});
const CHARGE = '5';
const REFUND = '7';
const refundOf = (reference: string) => `refund-${reference}`;
const transaction = z.object({
  /** A1: approved */
  transaction_status: z.optional(z.string()),
  authorization_number: z.optional(z.string()),
});

async function send<S extends z.ZodMiniType>(
  schema: S,
  { api_url, client_id, client_secret, ...own }: Settings,
  act: string,
  body: object,
) {
  const form = { grant_type: 'client_credentials' };
  const authorization = await tokenAuth(
    `${api_url}/oauth2/v1/token`,
    form,
    basicAuth(client_id, client_secret),
  );
  const path = `/credit-cards/private-label/new-accounts/v2/payment/transactions/${act}`;
  return callProviderJson(schema, api_url + path, {
    headers: { ...authorization, 'gateway-entity-id': own.merchant_number },
    body: { merchant_number: own.merchant_number, ...body },
  });
}

/** Whether the dealer offers a plan for an amount in cents: a coupon can reduce the cart below the plan's minimum. */
const isPlanOffered = ({ wellsfargo }: TenantConfig, plan: string | undefined, cents: number): boolean =>
  plan === REGULAR_PLAN || termsFor(wellsfargo, cents / 100).some(({ code }) => code === plan);

/** Wells Fargo's store card: the account is charged with one of the dealer's plans. */
export const method = financingMethod({
  title: 'paymentWellsFargo',
  block: ({ wellsfargo }) => wellsfargo,
  settings,
  data: storeCardData,
  validate: checkStoreCard,
  async redeem({ account_number, plan_number }, { grandTotal, reference, config, language }, own) {
    if (!isPlanOffered(config, plan_number, grandTotal))
      return { refused: message(language, 'planNotOffered') };
    const { transaction_status, authorization_number } = await send(transaction, own, 'charge', {
      unique_id: reference,
      locale: 'en_US',
      authentication_type: 'GENERIC',
      transaction_code: CHARGE,
      account_number,
      plan_number,
      amount: decimal(grandTotal),
    });
    return transaction_status === 'A1' && authorization_number
      ? { id: authorization_number }
      : { refused: '' };
  },
  async release(id, { grandTotal, reference }, own) {
    const { transaction_status } = await send(transaction, own, 'refund', {
      unique_id: refundOf(reference),
      transaction_code: REFUND,
      authorization_number: id,
      amount: decimal(grandTotal),
    });
    if (transaction_status !== 'A1') throw new PaymentRefusedError('');
  },
  async find({ reference }, own) {
    const unique_ids = [reference, refundOf(reference)];
    const { transactions } = await send(inquired, own, 'inquiry', { unique_ids });
    const approved = (unique_id: string, code: string) =>
      transactions.filter(
        (one) =>
          one.unique_id === unique_id && one.transaction_code === code && one.transaction_status === 'A1',
      );
    if (approved(refundOf(reference), REFUND).length > 0) return [];
    return approved(reference, CHARGE).map(({ authorization_number: id, amount }) => ({
      id,
      amount: reportedCents(amount),
    }));
  },
  own: () => ({
    isCurrent: ({ plan_number }, beforeFee, config) => isPlanOffered(config, plan_number, beforeFee),
    async validateWithProvider({ config, beforeFee }, data) {
      const card = checkStoreCard(data);
      if ('error' in card || isPlanOffered(config, card.storable.plan_number, beforeFee)) return card;
      return { error: 'planNotOffered' };
    },
  }),
});
