import { ownValue } from '../../../../contract/ownValue.ts';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { amountIn, decimal } from '../gateways/amounts.ts';
import { callPayPal, findAtPayPal, isGranted, nvpSettings, refundAtPayPal } from '../gateways/paypalNvp.ts';

const types: Record<string, string> = { VI: 'Visa', MC: 'MasterCard', AE: 'Amex', DI: 'Discover' };

/** PayPal Payments Pro: this server sends the card to PayPal (DoDirectPayment). */
export const method = cardMethod({
  settings: nvpSettings,
  charge: async (input, { grandTotal, currency, reference, billing, email }, settings) => {
    const card = cardParts(input);
    const response = await callPayPal(settings, 'DoDirectPayment', {
      PAYMENTACTION: 'Sale',
      AMT: decimal(grandTotal),
      CURRENCYCODE: currency,
      CREDITCARDTYPE: ownValue(types, card.type) ?? '',
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
    return isGranted(response)
      ? { id: response.TRANSACTIONID ?? '', ...amountIn(response.AMT) }
      : { refused: response.L_LONGMESSAGE0 ?? '' };
  },
  release: (id, _order, settings) => refundAtPayPal(settings, id),
  find: (order, settings) => findAtPayPal(settings, order),
});
