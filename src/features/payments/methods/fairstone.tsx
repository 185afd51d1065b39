import type { ResponseOf } from '@contract/endpoint';
import {
  type FairstonePlan,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
} from '@contract/financingEndpoints';
import { useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';
import styles from '@/features/payments/Fields.module.css';
import { Instructions } from '@/features/payments/Instructions';
import planStyles from '@/features/payments/Plans.module.css';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { usePayContext } from '@/features/payments/usePayContext';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { Skeleton } from '@/ui/Skeleton';

interface FairstonePlansRequest {
  /** Not sent; total and region are part of the cache key, because the plans depend on them. */
  total: number;
  region: string;
}

const fairstoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFairstonePlans: build.query<FairstonePlan[], FairstonePlansRequest>({
      query: () => call(listFairstonePlans),
      transformResponse: ({ fairstone_plans }: ResponseOf<typeof listFairstonePlans>) => fairstone_plans,
      keepUnusedDataFor: 60,
    }),
  }),
});

const { useListFairstonePlansQuery } = fairstoneApi;

/** The terms of the selected plan, in full before the shopper agrees to them (docs/spec/13 §4). */
function PlanTerms({ plan }: { plan: FairstonePlan }) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const percent = usePercent();
  const planType =
    plan.plan_type && t(`fairstone.planTypes.${plan.plan_type}`, { defaultValue: plan.plan_type });
  const rows = [
    [t('fairstone.legalName'), plan.legal_name || plan.display_name],
    [t('fairstone.planType'), planType],
    [t('fairstone.term'), t('fairstone.months', { count: plan.term })],
    [t('fairstone.apr'), percent(plan.monthly_apr)],
    [t('fairstone.monthlyPayment'), price(plan.monthly_payment)],
    [t('fairstone.adminFee'), price(plan.admin_fee)],
    [t('fairstone.reducedRateCharge'), price(plan.reduced_rate_finance_charge)],
  ] as const;
  return (
    <section className={planStyles.terms} aria-label={t('fairstone.terms')} aria-live="polite">
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The shopper selects a plan, reads its terms and submits it; the cart then includes the plan and its fee (docs/spec/13 §4). */
export const Fields: PaymentModule['Fields'] = ({ method, cart, ref }) => {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { callEndpoint } = usePayContext(cart)(method, {});
  const plansRequest = { total: cart.totals.grand_total.amount, region: cart.billing_address.region };
  const { data: plans, error } = useListFairstonePlansQuery(plansRequest);
  const [hash, setHash] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const plan = plans?.find(({ plan_hash }) => plan_hash === hash);

  useImperativeHandle(ref, () => ({
    collect: async () => {
      setMissing(!plan);
      if (!plan) {
        first.current?.focus();
        return null;
      }
      const body = { plan_hash: plan.plan_hash, plan_code: plan.plan_code };
      await callEndpoint(postFairstonePlan, { body }, t('fairstone.failed'));
      return body;
    },
  }));

  if (error || plans?.length === 0)
    return <Notice tone="warn">{messageOf(error, t('fairstone.noPlans'))}</Notice>;
  if (!plans) return <Skeleton height="10rem" />;
  return (
    <div className={styles.fields}>
      <Instructions method={method} cart={cart} ref={null} />
      <RadioGroup
        ref={first}
        legend={t('storeCard.plan')}
        name="plan_hash"
        variant="cards"
        value={hash}
        onChange={(next) => {
          setHash(next);
          setMissing(false);
        }}
        error={isMissing ? t('storeCard.planRequired') : undefined}
        choices={plans.map(({ plan_hash, display_name, long_description, monthly_payment, admin_fee }) => ({
          value: plan_hash,
          label: `${display_name}, ${t('plan.monthly', { amount: price(monthly_payment) })}`,
          detail: admin_fee
            ? `${long_description} ${t('fairstone.fee', { amount: price(admin_fee) })}`
            : long_description,
        }))}
      />
      {plan && <PlanTerms plan={plan} />}
    </div>
  );
};

export const failedKey = 'fairstone.failed';
export const needsShopperDevice = true;
export const dataIsSingleUse = true;

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const checkout_id = params.get('checkout_id');
  return checkout_id ? { kind: 'draft', data: { checkout_id } } : { kind: 'closed' };
};

/** The shopper signs the contract on Fairstone's page; the order is placed after the return. */
export const pay: PaymentModule['pay'] = async ({ data, callEndpoint, translate, returnPath }) => {
  if (typeof data.checkout_id === 'string') return { kind: 'place', data: { checkout_id: data.checkout_id } };
  const options = { body: { return_path: returnPath } };
  const { redirect_url } = await callEndpoint(
    initiateFairstone,
    options,
    translate('fairstone.initiateFailed'),
  );
  return { kind: 'redirect', url: redirect_url };
};
