import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { centsOf } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { type Charge, type Payable, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api-sandbox.ca-dev.co, https://api.chargeafter.com */
  api_url: z.string(),
  private_key: z.string(),
});
type Settings = z.output<typeof settings>;

/** In a 400 and in a 422 response. */
const errors = z.optional(z.array(z.object({ description: z.optional(z.string()) })));
const charge = z.object({
  id: z.optional(z.string()),
  /** Units of the currency. */
  totalAmount: z.optional(z.number()),
  errors,
  message: z.optional(z.string()),
});
const details = z.object({
  id: z.string(),
  totalAmount: z.number(),
  /** AUTHORIZED, PARTIALLY_SETTLED, SETTLED, SETTLED_PARTIALLY_REFUNDED …; VOIDED, REFUNDED, CHARGEDBACK … */
  state: z.string(),
});
const lost = /^(VOIDED|(FULLY_|PARTIALLY_SETTLED_)?REFUNDED|CHARGED?BACK)$/;

const send = <S extends z.ZodMiniType>(
  schema: S,
  { api_url, private_key }: Settings,
  path: string,
  call: { body?: object; absent?: string } = {},
) =>
  callProviderJson(schema, `${api_url}/v2/post-sale/${path}`, {
    headers: { authorization: `Bearer ${private_key}`, accept: 'application/json' },
    ...call,
  });

const wordsOf = ({ errors: [first] = [], message = '' }: z.output<typeof charge>) =>
  first?.description ?? message;

async function requireApproval(own: Settings, path: string, body: object) {
  const result = await send(charge, own, `charges/${path}`, { body });
  if (!result.id) throw new PaymentRefusedError(wordsOf(result));
}

const amountOf = ({ grandTotal }: PaymentRecord) => ({ amount: grandTotal / 100 });
const readCharge = (id: string, own: Settings) => send(details, own, `charges/${encodeURIComponent(id)}`);

async function find({ reference }: PaymentRecord, own: Settings): Promise<Charge[]> {
  const path = `orders/${encodeURIComponent(reference)}`;
  const id = await send(z.nullable(z.string()), own, path, { absent: 'null' });
  if (!id) return [];
  const { totalAmount, state } = await readCharge(id, own);
  return lost.test(state) ? [] : [{ id, amount: centsOf(totalAmount) }];
}

/**
 * Settles an authorised charge; a settled charge stays unchanged.
 * @throws ProviderTimeoutError; PaymentRefusedError
 */
async function capture(id: string, order: PaymentRecord, own: Settings): Promise<void> {
  try {
    await requireApproval(own, `${id}/settles`, amountOf(order));
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    if ((await readCharge(id, own)).state !== 'SETTLED') throw error;
  }
}

const addressOf = ({ street, city, region, postcode }: Payable['billing']) => ({
  line1: street[0] ?? '',
  line2: street[1] ?? '',
  city,
  state: region,
  zipCode: postcode,
});

/** ChargeAfter queries several lenders; its window returns a confirmation token. */
export const method = financingMethod({
  title: 'paymentChargeAfter',
  block: ({ chargeafter }) => ({
    ...chargeafter,
    plans: chargeafter.plans.filter(
      ({ tier }) => tier === '' || chargeafter.credit_tiers.some((taken) => taken === tier),
    ),
  }),
  settings,
  data: z.object({ token: z.string().check(z.minLength(1)) }),
  begin: async ({ billing, shipping, email, items, ...order }) => ({
    consumerDetails: {
      firstName: billing.firstname,
      lastName: billing.lastname,
      email,
      mobilePhoneNumber: billing.telephone,
      billingAddress: addressOf(billing),
      shippingAddress: addressOf(shipping),
    },
    cartDetails: {
      items: items.map(({ sku, name, qty, price }) => ({ sku, name, quantity: qty, price: price / 100 })),
      taxAmount: order.tax / 100,
      shippingAmount: order.delivery / 100,
      discounts: order.discount > 0 ? [{ name: 'discount', amount: order.discount / 100 }] : [],
      totalAmount: order.grandTotal / 100,
      merchantOrderId: order.reference,
    },
  }),
  async redeem({ token }, order, own) {
    const { reference } = order;
    const body = { confirmationToken: token, merchantOrderId: reference, merchantTransactionId: reference };
    const result = await send(charge, own, 'charges', { body });
    return result.id ? { id: result.id, amount: centsOf(result.totalAmount) } : { refused: wordsOf(result) };
  },
  approval: ({ token }) => ({ token }),
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, `${id}/voids`, {}),
      findCharges: () => find(order, own),
      refund: () => requireApproval(own, `${id}/refunds`, amountOf(order)),
    }),
  find,
  own: (own) => ({ capture: (id, order) => capture(id, order, own) }),
});
