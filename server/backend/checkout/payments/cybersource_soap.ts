import * as z from 'zod/mini';
import { text } from '../../../../contract/fields.ts';
import { ownValue } from '../../../../contract/ownValue.ts';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { amountIn, decimal, reportedCents } from '../gateways/amounts.ts';
import { basicAuth, callProvider, ProviderTimeoutError } from '../gateways/callProvider.ts';
import { dayAfter, dayBefore } from '../gateways/searchTime.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import {
  allOf,
  attributeOf,
  elements,
  hasElement,
  readXml,
  textOf,
  XML_HEADERS,
  type XmlElement,
} from '../gateways/xml.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://ics2ws.ic3.com/commerce/1.x/transactionProcessor */
  api_url: z.string(),
  merchant_id: z.string(),
  transaction_key: z.string(),
  /** On-Demand single transaction reports: the URL, and the credentials of a user with read access. */
  report_url: z._default(z.string(), 'https://ebc.cybersource.com/ebc/Query'),
  report_user: text(),
  report_password: text(),
});
type Settings = z.output<typeof settings>;

const types: Record<string, string> = { VI: '001', MC: '002', AE: '003', DI: '004', JCB: '007', DN: '005' };
const wsse = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';

/** Messages of reason codes that a shopper can act on; all others map to a general decline. */
const reasons: Record<string, string> = {
  '202': 'The card has expired.',
  '204': 'Insufficient funds in the account.',
  '231': 'Invalid account number.',
};

async function send({ api_url, merchant_id, transaction_key }: Settings, fields: object) {
  const envelope = elements({
    'soapenv:Envelope': {
      '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soapenv:Header': {
        'wsse:Security': {
          '@xmlns:wsse': wsse,
          'wsse:UsernameToken': { 'wsse:Username': merchant_id, 'wsse:Password': transaction_key },
        },
      },
      'soapenv:Body': {
        requestMessage: {
          '@xmlns': 'urn:schemas-cybersource-com:transaction-data-1.198',
          merchantID: merchant_id,
          ...fields,
        },
      },
    },
  });
  const result = readXml(await callProvider(api_url, { headers: XML_HEADERS, body: envelope }));
  const decision = textOf(result, 'decision');
  const code = textOf(result, 'reasonCode');
  // 151 and 152 are timeouts inside CyberSource; the request may have been executed.
  if (!decision || code === '151' || code === '152')
    throw new ProviderTimeoutError('CyberSource sent an unreadable response');
  const isGranted = decision === 'ACCEPT' || decision === 'REVIEW';
  return {
    isGranted,
    id: textOf(result, 'requestID'),
    reason: ownValue(reasons, code) ?? '',
    response: result,
  };
}

async function requireApproval(own: Settings, fields: object) {
  const { isGranted, reason } = await send(own, fields);
  if (!isGranted) throw new PaymentRefusedError(reason);
}

/**
 * Reads the requests of one day with a reference from CyberSource's single transaction report.
 * @throws ProviderTimeoutError
 */
async function requestsOf(day: Date, reference: string, own: Settings): Promise<XmlElement[]> {
  const report = await callProvider(own.report_url, {
    headers: basicAuth(own.report_user, own.report_password),
    body: new URLSearchParams({
      merchantID: own.merchant_id,
      type: 'transaction',
      subtype: 'transactionDetail',
      versionNumber: '1.7',
      merchantReferenceNumber: reference,
      targetDate: day.toISOString().slice(0, 10).replaceAll('-', ''),
    }),
  });
  const result = readXml(report);
  if (!hasElement(result, 'Report'))
    throw new ProviderTimeoutError('CyberSource sent an unreadable response');
  return allOf(result, 'Request').filter(
    (request) => attributeOf(request, 'MerchantReferenceNumber') === reference,
  );
}

/** Returns the services that a request executed: ics_auth, ics_bill, ics_void, ics_credit. */
const doneBy = (request: XmlElement) =>
  allOf(request, 'ApplicationReply')
    .filter((reply) => textOf(reply, 'RCode') === '1')
    .map((reply) => attributeOf(reply, 'Name'));

/** A report covers one day in CyberSource's time zone, so the adjacent days are read as well. */
async function find({ reference, startedAt }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const requests: XmlElement[] = [];
  const days = [startedAt, dayBefore(startedAt), dayAfter(startedAt)].filter(
    (day) => day <= startedAt || day <= new Date(),
  );
  for (const day of days) requests.push(...(await requestsOf(day, reference, own)));
  if (requests.flatMap(doneBy).some((name) => name === 'ics_void' || name === 'ics_credit')) return [];
  const sales = requests.filter((request) => doneBy(request).includes('ics_auth'));
  const charges = sales.map((sale) => ({
    id: attributeOf(sale, 'RequestID'),
    amount: reportedCents(textOf(sale, 'Amount')),
  }));
  return [...new Map(charges.map((charge) => [charge.id, charge])).values()];
}

export const method = cardMethod({
  settings,
  charge: async (input, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(input);
    const {
      isGranted,
      id,
      reason,
      response: result,
    } = await send(own, {
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
        cardType: ownValue(types, card.type) ?? '',
      },
      ccAuthService: { '@run': 'true' },
      ccCaptureService: { '@run': 'true' },
    });
    if (!isGranted) return { refused: reason };
    const captured = allOf(result, 'ccCaptureReply')[0] ?? {};
    return { id, ...amountIn(textOf(captured, 'amount')) };
  },
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () =>
        requireApproval(own, {
          merchantReferenceCode: order.reference,
          voidService: { '@run': 'true', voidRequestID: id },
        }),
      findCharges: () => find(order, own),
      refund: () =>
        requireApproval(own, {
          merchantReferenceCode: order.reference,
          purchaseTotals: { currency: order.currency, grandTotalAmount: decimal(order.grandTotal) },
          ccCreditService: { '@run': 'true', captureRequestID: id },
        }),
    }),
  find,
});
