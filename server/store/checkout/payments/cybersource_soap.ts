import * as z from 'zod/mini';
import { cardMethod } from '../cardMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProvider, ProviderSilent } from '../gateways/askProvider.ts';
import { cardParts } from '../gateways/cardParts.ts';
import { elements, textOf, XML_HEADERS } from '../gateways/xml.ts';

const settings = z.object({
  /** https://ics2ws.ic3.com/commerce/1.x/transactionProcessor */
  api_url: z.string(),
  merchant_id: z.string(),
  transaction_key: z.string(),
});

const types: Record<string, string> = { VI: '001', MC: '002', AE: '003', DI: '004', JCB: '007', DN: '005' };
const wsse = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';

/** Words for reason codes whose decision a shopper can act on; the rest say only that it was declined. */
const reasons: Record<string, string> = {
  '202': 'The card has expired.',
  '204': 'Insufficient funds in the account.',
  '231': 'Invalid account number.',
};

async function ask({ api_url, merchant_id, transaction_key }: z.output<typeof settings>, fields: object) {
  const envelope = elements({
    'soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soapenv:Header': {
        [`wsse:Security xmlns:wsse="${wsse}"`]: {
          'wsse:UsernameToken': { 'wsse:Username': merchant_id, 'wsse:Password': transaction_key },
        },
      },
      'soapenv:Body': {
        'requestMessage xmlns="urn:schemas-cybersource-com:transaction-data-1.198"': {
          merchantID: merchant_id,
          ...fields,
        },
      },
    },
  });
  const said = await askProvider(api_url, { headers: XML_HEADERS, body: envelope });
  const decision = textOf(said, 'decision');
  if (!decision) throw new ProviderSilent('CyberSource answered what can’t be read');
  return { decision, id: textOf(said, 'requestID'), reason: reasons[textOf(said, 'reasonCode')] ?? '' };
}

export const method = cardMethod({
  settings,
  charge: async (given, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(given);
    const { decision, id, reason } = await ask(own, {
      merchantReferenceCode: reference,
      billTo: {
        firstName: billing.firstname,
        lastName: billing.lastname,
        street1: billing.street[0] ?? '',
        city: billing.city,
        state: billing.region,
        postalCode: billing.postcode,
        country: billing.country_id,
        email,
      },
      purchaseTotals: { currency, grandTotalAmount: decimal(grandTotal) },
      card: {
        accountNumber: card.number,
        expirationMonth: card.month,
        expirationYear: card.year,
        cvNumber: card.code,
        cardType: types[card.type] ?? '',
      },
      'ccAuthService run="true"': {},
      'ccCaptureService run="true"': {},
    });
    return decision === 'ACCEPT' || decision === 'REVIEW' ? { id } : { refused: reason };
  },
  release: (id, { reference }, own) =>
    ask(own, { merchantReferenceCode: reference, 'voidService run="true"': { voidRequestID: id } }),
});
