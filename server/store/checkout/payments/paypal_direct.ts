import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { cardParts } from '../gateways/cardParts.ts';
import { askPayPal, isGranted, nvpSettings, refundAtPayPal } from '../gateways/paypalNvp.ts';

const types: Record<string, string> = { VI: 'Visa', MC: 'MasterCard', AE: 'Amex', DI: 'Discover' };

/** PayPal Payments Pro: the card goes straight to PayPal (DoDirectPayment). */
export const method = cardMethod({
  settings: nvpSettings,
  charge: async (given, { grandTotal, currency, reference, billing, email }, settings) => {
    const card = cardParts(given);
    const answer = await askPayPal(settings, 'DoDirectPayment', {
      PAYMENTACTION: 'Sale',
      AMT: decimal(grandTotal),
      CURRENCYCODE: currency,
      CREDITCARDTYPE: types[card.type] ?? '',
      ACCT: card.number,
      EXPDATE: `${card.month}${card.year}`,
      CVV2: card.code,
      INVNUM: reference,
      EMAIL: email,
      FIRSTNAME: billing.firstname,
      LASTNAME: billing.lastname,
      STREET: billing.street.join(' '),
      CITY: billing.city,
      STATE: billing.region,
      ZIP: billing.postcode,
      COUNTRYCODE: billing.country_id,
    });
    return isGranted(answer) ? { id: answer.TRANSACTIONID ?? '' } : { refused: answer.L_LONGMESSAGE0 ?? '' };
  },
  release: (id, _order, settings) => refundAtPayPal(settings, id),
});
