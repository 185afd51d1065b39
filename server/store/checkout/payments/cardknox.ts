import * as z from 'zod/mini';
import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { cardParts } from '../gateways/cardParts.ts';

const settings = z.object({
  /** https://x1.cardknox.com/gatewayjson */
  api_url: z.string(),
  key: z.string(),
});

const answer = z.object({
  /** A approved, D declined, E error */
  xResult: z.string(),
  xRefNum: z.optional(z.string()),
  xError: z.optional(z.string()),
});

const ask = ({ api_url, key }: z.output<typeof settings>, fields: object) =>
  askProviderJson(answer, api_url, {
    body: { xKey: key, xVersion: '5.0.0', xSoftwareName: 'storefront', xSoftwareVersion: '1.0', ...fields },
  });

export const method = cardMethod({
  settings,
  charge: async (given, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(given);
    const {
      xResult,
      xRefNum = '',
      xError = '',
    } = await ask(own, {
      xCommand: 'cc:sale',
      xAmount: decimal(grandTotal),
      xCurrency: currency,
      xCardNum: card.number,
      xExp: `${card.month}${card.year.slice(2)}`,
      xCVV: card.code,
      xInvoice: reference,
      xEmail: email,
      xBillFirstName: billing.firstname,
      xBillLastName: billing.lastname,
      xBillStreet: billing.street.join(' '),
      xBillZip: billing.postcode,
    });
    return xResult === 'A' ? { id: xRefNum } : { refused: xError };
  },
  release: (id, _order, own) => ask(own, { xCommand: 'cc:voidrefund', xRefNum: id }),
});
