import * as z from 'zod/mini';
import { cardMethod, cardParts } from '../cardMethod.ts';
import { decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { type Charge, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://{client}.hiecor.com */
  api_url: z.string(),
  username: z.string(),
  auth_key: z.string(),
  agent_id: z.string(),
});
type Settings = z.output<typeof settings>;

const response = z.object({
  success: z.boolean(),
  error: z._default(z.nullable(z.string()), null),
  data: z.optional(z.object({ transaction_id: z.optional(z.union([z.string(), z.number()])) })),
});

const listed = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      transaction_id: z.union([z.string(), z.number()]),
      amount: z.optional(z.union([z.string(), z.number()])),
      /** approved, settled; voided, refunded, declined */
      status: z.string(),
    }),
  ),
});

function send<S extends z.ZodMiniType>(schema: S, own: Settings, path: string, body?: object) {
  const { api_url, username, auth_key, agent_id } = own;
  const headers = { 'x-username': username, 'x-auth-key': auth_key, 'x-agent-id': agent_id };
  return callProviderJson(schema, `${api_url}/rest/v1/${path}`, { headers, body });
}

async function requireApproval(own: Settings, path: string, body: object) {
  const { success, error } = await send(response, own, path, body);
  if (!success) throw new PaymentRefusedError(error ?? '');
}

async function find({ reference }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const { data } = await send(listed, own, `payment?${new URLSearchParams({ external_id: reference })}`);
  return data
    .filter(({ status }) => !/void|refund|declin|error|fail/i.test(status))
    .map(({ transaction_id, amount }) => ({ id: String(transaction_id), amount: reportedCents(amount) }));
}

export const method = cardMethod({
  settings,
  charge: async (input, { grandTotal, currency, reference, billing, email }, own) => {
    const card = cardParts(input);
    const { success, error, data } = await send(response, own, 'payment/charge', {
      amount: decimal(grandTotal),
      currency,
      external_id: reference,
      cc_account: card.number,
      cc_exp_mo: card.month,
      cc_exp_yr: card.year,
      cc_cvv: card.code,
      customer: {
        email,
        first_name: billing.firstname,
        last_name: billing.lastname,
        address: billing.street.join(' '),
        zip: billing.postcode,
      },
    });
    return success ? { id: String(data?.transaction_id ?? '') } : { refused: error ?? '' };
  },
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, 'payment/void', { transaction_id: id }),
      findCharges: () => find(order, own),
      refund: () =>
        requireApproval(own, 'payment/refund', { transaction_id: id, amount: decimal(order.grandTotal) }),
    }),
  find,
});
