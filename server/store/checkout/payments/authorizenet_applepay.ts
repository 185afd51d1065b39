import * as z from 'zod/mini';
import { outcomeOf } from '../cardMethod.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { askAuthorizeNet, authorizeNetSettings, voidAtAuthorizeNet } from '../gateways/authorizeNet.ts';
import { type MakePaymentMethod, PaymentRefused } from '../paymentMethod.ts';

const settings = z.extend(authorizeNetSettings, {
  merchant_identifier: z.string(),
  /** Where a merchant may be validated: the address comes from a browser, and must be Apple's. */
  validation_origins: z._default(z.array(z.string()), [
    'https://apple-pay-gateway.apple.com',
    'https://apple-pay-gateway-cert.apple.com',
    'https://cn-apple-pay-gateway.apple.com',
  ]),
});
const asked = z.object({ validation_url: z.url() });
const merchantSession = z.record(z.string(), z.unknown());
const paid = z.object({ payment_data: z.record(z.string(), z.unknown()) });

/** Apple Pay, charged through Authorize.Net: our server vouches for the shop, Apple's data goes on unread. */
export const method: MakePaymentMethod = (given) => {
  const { merchant_identifier, validation_origins, ...gateway } = z.parse(settings, given);
  return {
    title: 'paymentApplePay',
    kind: 'wallet',
    isOffered: ({ authorizenet_applepay }) => authorizenet_applepay.enabled,
    validate: () => ({ kept: {} }),
    async checkoutInfo({ config, shopUrl }, { body }) {
      const { success, data } = z.safeParse(asked, body);
      const origins = validation_origins.map((origin) => new URL(origin).origin);
      if (!success || !origins.includes(new URL(data.validation_url).origin))
        throw new PaymentRefused('An error occurred while validating merchant.');
      const display = config.authorizenet_applepay.display_name || config.name;
      return askProviderJson(merchantSession, data.validation_url, {
        body: {
          merchantIdentifier: merchant_identifier,
          displayName: display,
          initiative: 'web',
          initiativeContext: new URL(shopUrl).host,
        },
      });
    },
    async authorise(order, data) {
      const token = z.safeParse(paid, data);
      if (!token.success) return { kind: 'refused', message: '' };
      const dataValue = Buffer.from(JSON.stringify(token.data.payment_data)).toString('base64');
      const opaqueData = { dataDescriptor: 'COMMON.APPLE.INAPP.PAYMENT', dataValue };
      return outcomeOf(await askAuthorizeNet(gateway, order, { opaqueData }));
    },
    release: async (id, order) => void (await voidAtAuthorizeNet(gateway, order, id)),
  };
};
