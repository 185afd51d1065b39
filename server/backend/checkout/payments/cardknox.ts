import * as z from 'zod/mini';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { amountIn, decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { dayBefore, searchEnd } from '../gateways/searchTime.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://x1.cardknox.com/gatewayjson */
  api_url: z.string(),
  key: z.string(),
});
type Settings = z.output<typeof settings>;

const response = z.object({
  /** A approved, D declined, E error */
  xResult: z.string(),
  xRefNum: z.optional(z.string()),
  xError: z.optional(z.string()),
  xAuthAmount: z.optional(z.union([z.string(), z.number()])),
});

const report = z.object({
  /** S means that the report succeeded. */
  xResult: z.literal('S'),
  xReportData: z._default(
    z.array(
      z.object({
        xRefNum: z.union([z.string(), z.number()]),
        xCommand: z.string(),
        xInvoice: z.optional(z.union([z.string(), z.number()])),
        xAmount: z.optional(z.union([z.string(), z.number()])),
        /** Approved, Declined, Error */
        xResponseResult: z.string(),
        xVoid: z.optional(z.union([z.string(), z.number()])),
      }),
    ),
    [],
  ),
});

const signed = ({ key }: Settings, fields: object) => ({
  body: { xKey: key, xVersion: '5.0.0', xSoftwareName: 'storefront', xSoftwareVersion: '1.0', ...fields },
});
const send = (own: Settings, fields: object) => callProviderJson(response, own.api_url, signed(own, fields));

/** Cardknox reports in its own time zone, so the search adds a day on both sides. */
const time = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

async function find({ reference, startedAt }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const { xReportData } = await callProviderJson(
    report,
    new URL('reportjson', own.api_url).href,
    signed(own, {
      xCommand: 'report:all',
      xBeginDate: time(dayBefore(startedAt)),
      xEndDate: time(searchEnd(startedAt)),
      xInvoice: reference,
    }),
  );
  const approved = xReportData.filter(
    ({ xInvoice, xResponseResult }) =>
      String(xInvoice) === reference && xResponseResult.toLowerCase() === 'approved',
  );
  if (approved.some(({ xCommand }) => /^cc:(credit|refund|void|voidrefund)$/i.test(xCommand))) return [];
  return approved
    .filter(({ xCommand, xVoid }) => /^cc:sale$/i.test(xCommand) && String(xVoid ?? '0') === '0')
    .map(({ xRefNum, xAmount }) => ({ id: String(xRefNum), amount: reportedCents(xAmount) }));
}

export const method = cardMethod({
  settings,
  charge: async (input, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(input);
    const {
      xResult,
      xRefNum = '',
      xError = '',
      xAuthAmount,
    } = await send(own, {
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
    return xResult === 'A' ? { id: xRefNum, ...amountIn(xAuthAmount) } : { refused: xError };
  },
  async release(id, { reference }, own) {
    // Voids an open charge and refunds a settled one.
    const input = { xCommand: 'cc:voidrefund', xRefNum: id, xInvoice: reference };
    const { xResult, xError = '' } = await send(own, input);
    if (xResult !== 'A') throw new PaymentRefusedError(xError);
  },
  find,
});
