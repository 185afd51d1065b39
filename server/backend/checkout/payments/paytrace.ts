import * as z from 'zod/mini';
import { personName } from '../../../../contract/personName.ts';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson, tokenAuth } from '../gateways/callProvider.ts';
import { dayBefore, searchEnd } from '../gateways/searchTime.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.paytrace.com */
  api_url: z.string(),
  username: z.string(),
  password: z.string(),
  integrator_id: z.string(),
});
type Settings = z.output<typeof settings>;

const response = z.object({
  success: z.boolean(),
  status_message: z._default(z.string(), ''),
  approval_message: z._default(z.string(), ''),
  transaction_id: z.optional(z.union([z.string(), z.number()])),
});

/** Requests an access token for one call, then sends the call. */
async function send<S extends z.ZodMiniType>(
  schema: S,
  { api_url, username, password, integrator_id }: Settings,
  path: string,
  body: object,
) {
  const headers = await tokenAuth(`${api_url}/oauth/token`, { grant_type: 'password', username, password });
  const input = { ...body, integrator_id };
  return callProviderJson(schema, `${api_url}/v1/transactions/${path}`, { headers, body: input });
}

async function requireApproval(own: Settings, path: string, body: object) {
  const { success, approval_message, status_message } = await send(response, own, path, body);
  if (!success) throw new PaymentRefusedError(approval_message || status_message);
}

const exported = z.object({
  success: z.literal(true),
  transactions: z._default(
    z.array(
      z.object({
        transaction_id: z.union([z.string(), z.number()]),
        /** SALE, REFUND */
        transaction_type: z.string(),
        invoice_id: z._default(z.nullable(z.string()), null),
        amount: z.optional(z.union([z.string(), z.number()])),
        is_approved: z.optional(z.boolean()),
        /** VOID, PENDING, SETTLED */
        status_message: z._default(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
});
/** PayTrace expects dates as 11/22/2026 in its own time zone. */
const dayOf = (at: Date) => at.toISOString().replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1');

async function find({ reference, startedAt }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const { transactions } = await send(exported, own, 'export/by_date_range', {
    start_date: dayOf(dayBefore(startedAt)),
    end_date: dayOf(searchEnd(startedAt)),
    search_text: reference,
  });
  const approved = transactions.filter(
    ({ invoice_id, is_approved }) => invoice_id === reference && is_approved !== false,
  );
  if (approved.some(({ transaction_type }) => /refund/i.test(transaction_type))) return [];
  return approved
    .filter(
      ({ transaction_type, status_message }) =>
        /sale/i.test(transaction_type) && !/void|declin|not approved/i.test(status_message ?? ''),
    )
    .map(({ transaction_id, amount }) => ({ id: String(transaction_id), amount: reportedCents(amount) }));
}

export const method = cardMethod({
  settings,
  charge: async (input, { grandTotal, reference, billing, email }, own) => {
    const card = cardParts(input);
    const result = await send(response, own, 'sale/keyed', {
      amount: decimal(grandTotal),
      credit_card: { number: card.number, expiration_month: card.month, expiration_year: card.year },
      csc: card.code,
      invoice_id: reference,
      email,
      billing_address: {
        name: personName({ firstname: billing.firstname, lastname: billing.lastname }),
        street_address: billing.street.join(' '),
        city: billing.city,
        state: billing.region,
        zip: billing.postcode,
      },
    });
    return result.success
      ? { id: String(result.transaction_id ?? '') }
      : { refused: result.approval_message || result.status_message };
  },
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, 'void', { transaction_id: id }),
      findCharges: () => find(order, own),
      refund: () =>
        requireApproval(own, 'refund/for_transaction', {
          transaction_id: id,
          amount: decimal(order.grandTotal),
        }),
    }),
  find,
});
