import * as z from 'zod/mini';
import { text } from '../../../../contract/fields.ts';
import { message } from '../../messages/message.ts';
import { outcomeOf } from '../cardMethod.ts';
import { chargeAtAuthorizeNet, releaseAtAuthorizeNet } from '../gateways/authorizeNet.ts';
import { authorizeNetSettings } from '../gateways/authorizeNetApi.ts';
import { findAtAuthorizeNet } from '../gateways/authorizeNetReport.ts';
import { callProviderJson, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { type MakePaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.extend(authorizeNetSettings, {
  merchant_identifier: z.string(),
  /** Merchant identity certificate of that identifier and its key (PEM), which Apple requires for validation. */
  merchant_certificate: text(),
  merchant_key: text(),
  /** Hosts that may validate a merchant: the URL comes from the browser and must belong to Apple. */
  validation_origins: z._default(z.array(z.string()), [
    'https://apple-pay-gateway.apple.com',
    'https://apple-pay-gateway-cert.apple.com',
    'https://cn-apple-pay-gateway.apple.com',
  ]),
});
const validationRequest = z.object({ validation_url: z.url() });
const merchantSession = z.record(z.string(), z.unknown());
const paid = z.object({ payment_data: z.record(z.string(), z.unknown()) });

/** Apple Pay, charged through Authorize.Net: this server validates the merchant and forwards Apple's data without reading it. */
export const method: MakePaymentMethod = (input) => {
  const { merchant_identifier, merchant_certificate, merchant_key, validation_origins, ...gateway } = z.parse(
    settings,
    input,
  );
  const certificate = merchant_certificate ? { cert: merchant_certificate, key: merchant_key } : undefined;
  return {
    title: 'paymentApplePay',
    kind: 'wallet',
    isOffered: ({ authorizenet_applepay }) => authorizenet_applepay.enabled,
    validate: () => ({ storable: {} }),
    async checkoutInfo({ config, originUrl, language }, { body }) {
      const failed = message(language, 'applePayMerchant');
      const { success, data } = z.safeParse(validationRequest, body);
      const origins = validation_origins.map((origin) => new URL(origin).origin);
      if (!success || !origins.includes(new URL(data.validation_url).origin))
        throw new PaymentRefusedError(failed);
      const display = config.authorizenet_applepay.display_name || config.name;
      return callProviderJson(merchantSession, data.validation_url, {
        certificate,
        body: {
          merchantIdentifier: merchant_identifier,
          displayName: display,
          initiative: 'web',
          initiativeContext: new URL(originUrl).host,
        },
      }).catch((error: unknown) => {
        throw error instanceof ProviderTimeoutError ? new PaymentRefusedError(failed) : error;
      });
    },
    approval(data) {
      const token = z.safeParse(paid, data);
      return token.success ? { token: JSON.stringify(token.data.payment_data) } : null;
    },
    async authorise(order, data) {
      const token = z.safeParse(paid, data);
      if (!token.success) return { kind: 'refused', message: '' };
      const dataValue = Buffer.from(JSON.stringify(token.data.payment_data)).toString('base64');
      const opaqueData = { dataDescriptor: 'COMMON.APPLE.INAPP.PAYMENT', dataValue };
      return outcomeOf(await chargeAtAuthorizeNet(gateway, order, { opaqueData }));
    },
    release: (id, order) => releaseAtAuthorizeNet(gateway, order, id),
    find: (order) => findAtAuthorizeNet(gateway, order),
  };
};
