import { cardMethod } from '../cardMethod.ts';
import { chargeAtAuthorizeNet, releaseAtAuthorizeNet } from '../gateways/authorizeNet.ts';
import { authorizeNetSettings } from '../gateways/authorizeNetApi.ts';
import { findAtAuthorizeNet } from '../gateways/authorizeNetReport.ts';

/** Authorize.Net through its JSON API. */
export const method = cardMethod({
  settings: authorizeNetSettings,
  charge: (card, order, settings) =>
    chargeAtAuthorizeNet(settings, order, {
      creditCard: {
        cardNumber: card.cc_number.replace(/\D/g, ''),
        expirationDate: `${card.cc_exp_year}-${card.cc_exp_month.padStart(2, '0')}`,
        cardCode: card.cc_cid,
      },
    }),
  release: (id, order, settings) => releaseAtAuthorizeNet(settings, order, id),
  find: (order, settings) => findAtAuthorizeNet(settings, order),
});
