import * as z from 'zod/mini';
import { number } from '../../../../contract/fields.ts';
import { fairstonePlan } from '../../../../contract/financingEndpoints.ts';
import { message } from '../../messages/message.ts';
import { financingMethod } from '../financingMethod.ts';
import { centsOf, decimal } from '../gateways/amounts.ts';
import { basicAuth, callProviderJson } from '../gateways/callProvider.ts';
import { type Payable, PaymentRefusedError } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.fairstone.ca */
  api_url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
type Settings = z.output<typeof settings>;

const plansAnswer = z.object({ plans: z._default(z.array(fairstonePlan), []) });
const started = z.object({ redirect_url: z.optional(z.string()) });
const confirmed = z.object({
  status: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.union([z.string(), z.number()])),
});
const report = z.extend(confirmed, {
  /** APPROVED, COMPLETED; OPEN, DECLINED, CANCELLED, EXPIRED, UNKNOWN */
  status: z.string(),
});
const chosen = z.object({ plan_hash: z.string(), plan_code: z.string() });
/** The stored part of a plan's terms, which review, order and email show. */
const storedTerms = z.object({ term: number(0), apr: number(0), monthly: number(0) });

const send = <S extends z.ZodMiniType>(shape: S, own: Settings, path: string, body?: object) => {
  const headers = basicAuth(own.client_id, own.client_secret);
  return callProviderJson(shape, `${own.api_url}/api/v1/${path}`, { headers, body });
};

/** Reads the plans for the cart total without a plan's fee. @throws PaymentRefusedError when Fairstone offers none */
async function plansFor({ beforeFee, billing, language }: Payable, own: Settings) {
  const input = { amount: decimal(beforeFee), province: billing.region, language };
  const { plans } = await send(plansAnswer, own, 'plans', input);
  if (plans.length === 0) throw new PaymentRefusedError(message(language, 'fairstoneNoPlans'));
  return plans;
}

/** Fairstone: the shopper chooses the plan on the storefront and signs its contract on Fairstone's page. */
export const method = financingMethod({
  title: 'paymentFairstone',
  block: ({ fairstone }) => fairstone,
  settings,
  data: z.object({ checkout_id: z.string().check(z.minLength(1)) }),
  async redeem({ checkout_id }, order, own) {
    const path = `checkouts/${encodeURIComponent(checkout_id)}/confirm`;
    const result = await send(confirmed, own, path, { order_id: order.reference });
    const { status, transaction_id: id, amount } = result;
    if (status !== 'APPROVED' || !id) return { refused: message(order.language, 'fairstonePayment') };
    return { id, amount: centsOf(amount) };
  },
  approval: ({ checkout_id }) => ({ token: checkout_id, isId: true }),
  async release(id, _order, own) {
    const { status } = await send(confirmed, own, `transactions/${id}/cancel`, {});
    if (status !== 'CANCELLED') throw new PaymentRefusedError('');
  },
  async find({ approvalId }, own) {
    if (!approvalId) return [];
    const path = `checkouts/${encodeURIComponent(approvalId)}`;
    const { status, transaction_id: id, amount } = await send(report, own, path);
    return id && /^(APPROVED|COMPLETED)$/.test(status) ? [{ id, amount: centsOf(amount) }] : [];
  },
  own: (own) => ({
    timeoutMessage: 'fairstonePayment',
    planOf(_config, stored) {
      const { term: months, apr, monthly } = z.parse(storedTerms, stored);
      if (months <= 0 || monthly <= 0) return null;
      return { months, apr, monthly, total: Math.round(monthly * months * 100) / 100 };
    },
    // The terms of a plan are valid for one amount, which coupon, delivery and address change.
    isCurrent: ({ amount }, beforeFee) => amount === decimal(beforeFee),
    feeOf: ({ admin_fee }) => Math.round(Number(admin_fee ?? 0) * 100),
    async validateWithProvider(order, data) {
      const choice = z.safeParse(chosen, data);
      const plan = (await plansFor(order, own)).find(
        ({ plan_hash, plan_code }) =>
          choice.data?.plan_hash === plan_hash && choice.data.plan_code === plan_code,
      );
      if (!plan) return { error: 'fairstonePayment' };
      return {
        storable: {
          plan_hash: plan.plan_hash,
          plan_code: plan.plan_code,
          amount: decimal(order.beforeFee),
          plan: plan.display_name,
          admin_fee: plan.admin_fee.toFixed(2),
          term: String(plan.term),
          apr: String(plan.monthly_apr),
          monthly: plan.monthly_payment.toFixed(2),
        },
      };
    },
    calls: {
      financeplans: async (order) => ({ fairstone_plans: await plansFor(order, own) }),
      async initiatecheckout({ grandTotal, fee, paymentData, ...order }, { returnUrl }) {
        const { redirect_url } = await send(started, own, 'checkouts', {
          plan_hash: paymentData.plan_hash,
          plan_code: paymentData.plan_code,
          amount: decimal(grandTotal),
          admin_fee: decimal(fee),
          reference: order.reference,
          customer: { ...order.billing, email: order.email },
          items: order.items,
          return_url: returnUrl,
        });
        if (!redirect_url) throw new PaymentRefusedError(message(order.language, 'fairstoneInitiate'));
        return { redirect_url };
      },
    },
  }),
});
