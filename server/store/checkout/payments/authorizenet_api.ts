import { cardMethod } from '../cardMethod.ts';
import { askAuthorizeNet, authorizeNetSettings, voidAtAuthorizeNet } from '../gateways/authorizeNet.ts';

/** Authorize.Net by its JSON interface. */
export const method = cardMethod({
  settings: authorizeNetSettings,
  charge: (card, order, settings) =>
    askAuthorizeNet(settings, order, {
      creditCard: {
        cardNumber: card.cc_number.replace(/\D/g, ''),
        expirationDate: `${card.cc_exp_year}-${card.cc_exp_month.padStart(2, '0')}`,
        cardCode: card.cc_cid,
      },
    }),
  release: (id, order, settings) => voidAtAuthorizeNet(settings, order, id),
});
