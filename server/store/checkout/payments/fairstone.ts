import * as z from 'zod/mini';
import { fairstonePlan } from '../../../../src/api/contract/financingEndpoints.ts';
import { say } from '../../messages/say.ts';
import { financingMethod } from '../financingMethod.ts';
import { decimal } from '../gateways/amounts.ts';
import { askProviderJson } from '../gateways/askProvider.ts';
import { onlyFor } from '../onlyFor.ts';
import { type Payable, PaymentRefused } from '../paymentMethod.ts';

const settings = z.object({
  /** https://api.fairstone.ca */
  api_url: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
type Settings = z.output<typeof settings>;

const plansAnswer = z.object({ plans: z._default(z.array(fairstonePlan), []) });
const begun = z.object({ redirect_url: z.optional(z.string()) });
const confirmed = z.object({
  status: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  amount: z.optional(z.string()),
});
const chosen = z.object({ plan_hash: z.string(), plan_code: z.string() });

const ask = <S extends z.ZodMiniType>(shape: S, own: Settings, path: string, body: object) => {
  const pair = Buffer.from(`${own.client_id}:${own.client_secret}`).toString('base64');
  const headers = { authorization: `Basic ${pair}` };
  return askProviderJson(shape, `${own.api_url}/api/v1/${path}`, { headers, body });
};

const cancel = (id: string, own: Settings) => ask(confirmed, own, `transactions/${id}/cancel`, {});

/** Plans for the cart without a plan's own fee. @throws PaymentRefused where Fairstone offers none */
async function plansFor({ beforeFee, billing, language }: Payable, own: Settings) {
  const given = { amount: decimal(beforeFee), province: billing.region, language };
  const { plans } = await ask(plansAnswer, own, 'plans', given);
  if (plans.length === 0) throw new PaymentRefused(say(language, 'fairstoneNoPlans'));
  return plans;
}

/** Fairstone: a plan is chosen here, its contract is signed on Fairstone's page. */
export const method = financingMethod({
  title: 'paymentFairstone',
  block: ({ fairstone }) => fairstone,
  settings,
  data: z.object({ checkout_id: z.string().check(z.minLength(1)) }),
  async redeem({ checkout_id }, order, own) {
    const path = `checkouts/${encodeURIComponent(checkout_id)}/confirm`;
    const {
      status,
      transaction_id: id,
      amount,
    } = await ask(confirmed, own, path, { order_id: order.reference });
    if (status !== 'APPROVED' || !id) return { refused: say(order.language, 'fairstonePayment') };
    return onlyFor(order, { id, amount }, () => cancel(id, own));
  },
  release: (id, _order, own) => cancel(id, own),
  own: (own) => ({
    silence: 'fairstonePayment',
    feeOf: ({ admin_fee }) => Math.round(Number(admin_fee ?? 0) * 100),
    async agree(order, data) {
      const choice = z.safeParse(chosen, data);
      const plan = (await plansFor(order, own)).find(
        ({ plan_hash, plan_code }) =>
          choice.data?.plan_hash === plan_hash && choice.data.plan_code === plan_code,
      );
      if (!plan) return { fault: 'fairstonePayment' };
      const { plan_hash, plan_code, display_name, admin_fee } = plan;
      return { kept: { plan_hash, plan_code, plan: display_name, admin_fee: admin_fee.toFixed(2) } };
    },
    calls: {
      financeplans: async (order) => ({ fairstone_plans: await plansFor(order, own) }),
      async initiatecheckout({ grandTotal, fee, kept, ...order }, { returnUrl }) {
        const { redirect_url } = await ask(begun, own, 'checkouts', {
          plan_hash: kept.plan_hash,
          plan_code: kept.plan_code,
          amount: decimal(grandTotal),
          admin_fee: decimal(fee),
          reference: order.reference,
          customer: { ...order.billing, email: order.email },
          items: order.items,
          return_url: returnUrl,
        });
        if (!redirect_url) throw new PaymentRefused(say(order.language, 'fairstoneInitiate'));
        return { redirect_url };
      },
    },
  }),
});
