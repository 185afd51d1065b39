import * as z from 'zod/mini';
import { financingMethod } from '../financingMethod.ts';
import { centsOf, decimal, reportedCents } from '../gateways/amounts.ts';
import { callProviderJson } from '../gateways/callProvider.ts';
import { voidOrRefund } from '../gateways/voidOrRefund.ts';
import { type Charge, type Payable, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.ca-dev.co, https://api.chargeafter.com */
  api_url: z.string(),
  private_key: z.string(),
});
type Settings = z.output<typeof settings>;

const charge = z.object({
  id: z.optional(z.string()),
  /** Units of the currency. */
  totalAmount: z.optional(z.number()),
  message: z.optional(z.string()),
});
const chargeSchema = z.object({
  id: z.string(),
  totalAmount: z.optional(z.number()),
  merchantOrderId: z.string(),
  /** AUTHORIZED, CAPTURED, SETTLED; VOIDED, REFUNDED, CHARGED_BACK */
  state: z.string(),
});
const listed = z.object({ data: z.array(chargeSchema) });
const holds = /^(AUTHORIZED|CAPTURED|SETTLED|PARTIALLY_\w+)$/;

const send = <S extends z.ZodMiniType>(
  schema: S,
  { api_url, private_key }: Settings,
  path: string,
  call: object,
) =>
  callProviderJson(schema, `${api_url}/v1/payment/charges${path}`, {
    headers: { authorization: `Bearer ${private_key}` },
    ...call,
  });

async function requireApproval(own: Settings, path: string, body: object) {
  const result = await send(charge, own, path, { body });
  if (!result.id) throw new PaymentRefusedError(result.message ?? '');
}

const listOf = async ({ reference }: PaymentRecord, own: Settings) => {
  const path = `?${new URLSearchParams({ merchantOrderId: reference })}`;
  const { data } = await send(listed, own, path, { method: 'GET' });
  return data.filter(({ merchantOrderId, state }) => merchantOrderId === reference && holds.test(state));
};

async function find(order: PaymentRecord, own: Settings): Promise<Charge[]> {
  return (await listOf(order, own)).map(({ id, totalAmount }) => ({
    id,
    amount: reportedCents(totalAmount),
  }));
}

/**
 * Captures an authorised charge; a captured charge stays unchanged.
 * @throws ProviderTimeoutError; PaymentRefusedError
 */
async function capture(id: string, order: PaymentRecord, own: Settings): Promise<void> {
  try {
    await requireApproval(own, `/${id}/captures`, { amount: decimal(order.grandTotal) });
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    const now = (await listOf(order, own)).find((one) => one.id === id)?.state;
    if (now !== 'CAPTURED' && now !== 'SETTLED') throw error;
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
    const body = { confirmationToken: token, merchantOrderId: order.reference };
    const { id, totalAmount, message } = await send(charge, own, '', { body });
    return id ? { id, amount: centsOf(totalAmount) } : { refused: message ?? '' };
  },
  approval: ({ token }) => ({ token }),
  release: (id, order, own) =>
    voidOrRefund(id, {
      voidCharge: () => requireApproval(own, `/${id}/voids`, {}),
      findCharges: () => find(order, own),
      refund: () => requireApproval(own, `/${id}/refunds`, { amount: decimal(order.grandTotal) }),
    }),
  find,
  own: (own) => ({ capture: (id, order) => capture(id, order, own) }),
});
