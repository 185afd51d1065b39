import * as z from 'zod/mini';
import type { TenantConfig } from '../../../contract/config.ts';
import { instalment } from '../../../contract/instalment.ts';
import type { ScriptedPayment } from '../../../contract/paymentConfig.ts';
import { type MessageKey, message } from '../messages/message.ts';
import { isInRange } from './amountRange.ts';
import { type ChargeResult, outcomeOf, type Provider } from './cardMethod.ts';
import type {
  Approval,
  InfoRequest,
  MakePaymentMethod,
  Payable,
  PayableCart,
  PaymentMethod,
} from './paymentMethod.ts';

type Own = Pick<
  PaymentMethod,
  | 'infoName'
  | 'timeoutMessage'
  | 'validateWithProvider'
  | 'isCurrent'
  | 'feeOf'
  | 'planOf'
  | 'calls'
  | 'issued'
  | 'capture'
>;

interface Financing<S extends z.ZodMiniType, D extends z.ZodMiniType> extends Provider<S> {
  title: MessageKey;
  /** The provider's section of the store configuration. */
  block: (config: TenantConfig) => ScriptedPayment;
  /** Schema of the data that the browser receives from the provider. */
  data: D;
  /** Charges an approval of the provider. @throws ProviderTimeoutError */
  redeem: (data: z.output<D>, order: Payable, settings: z.output<S>) => Promise<ChargeResult>;
  /** Returns the approval in the data from the provider's page or window; absent for a store card, which has none. */
  approval?: (data: z.output<D>) => Approval;
  /** Returns the parameters of the provider's script or page (checkoutinfo). */
  begin?: (order: Payable, request: InfoRequest, settings: z.output<S>) => Promise<Record<string, unknown>>;
  isOffered?: (config: TenantConfig, cart: PayableCart) => boolean;
  /** Further data for the method's fields, besides the plans. */
  describe?: (settings: z.output<S>, config: TenantConfig) => Record<string, unknown>;
  /** Validates the fields that the provider requires; if absent, nothing is stored. */
  validate?: PaymentMethod['validate'];
  own?: (settings: z.output<S>) => Own;
}

/** Returns the financing terms of an amount in units of the currency, the lowest monthly payment first. */
export function termsFor({ plans }: ScriptedPayment, amount: number) {
  return plans
    .filter(({ minimum, months }) => months > 0 && amount >= (minimum ?? 0))
    .map(({ code, tier, months, apr }) => ({ code, tier, ...instalment(amount, months, apr) }))
    .sort((a, b) => a.monthly - b.monthly);
}

/** Creates a financing method: the provider decides on its own page and issues a token, which this server redeems. */
export const financingMethod =
  <S extends z.ZodMiniType, D extends z.ZodMiniType>(provider: Financing<S, D>): MakePaymentMethod =>
  (input) => {
    const settings = z.parse(provider.settings, input);
    const {
      title,
      block,
      redeem,
      release,
      find,
      approval,
      begin,
      isOffered,
      describe: facts,
      own,
    } = provider;
    return {
      title,
      kind: 'financing',
      isOffered: (config, cart) =>
        block(config).enabled && isInRange(block(config), cart) && (isOffered?.(config, cart) ?? true),
      describe(config, { grandTotal }) {
        const plans = termsFor(block(config), grandTotal / 100);
        return { plans, monthly: plans[0]?.monthly ?? null, ...facts?.(settings, config) };
      },
      planOf(config, { plan_number: number }, grandTotal) {
        const plan = block(config).plans.find(
          ({ code, months }) => code !== '' && code === number && months > 0,
        );
        return plan ? instalment(grandTotal / 100, plan.months, plan.apr) : null;
      },
      validate: provider.validate ?? (() => ({ storable: {} })),
      ...(approval
        ? {
            approval: (browserData) => {
              const { success, data } = z.safeParse(provider.data, browserData);
              return success ? approval(data) : null;
            },
          }
        : {}),
      async authorise(order, browserData) {
        const data = z.safeParse(provider.data, browserData);
        if (!data.success) return { kind: 'refused', message: message(order.language, 'paymentIncomplete') };
        return outcomeOf(await redeem(data.data, order, settings));
      },
      release: async (id, order) => void (await release(id, order, settings)),
      find: (order) => find(order, settings),
      ...(begin ? { checkoutInfo: (order, request) => begin(order, request, settings) } : {}),
      ...own?.(settings),
    };
  };

/** The account of a store card and its plan (docs/spec/13 §10: account_number, plan_number). */
export const storeCardData = z.object({
  account_number: z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
      z.string().check(z.regex(/^\d{16}$/)),
    ),
  ),
  plan_number: z.string().check(z.regex(/^\w{1,20}$/)),
});

/** Last four digits and plan: the only parts of a store card that are ever stored. */
export const checkStoreCard: PaymentMethod['validate'] = (data) => {
  const card = z.safeParse(storeCardData, data);
  if (!card.success) return { error: 'accountNumberInvalid' };
  const { account_number, plan_number } = card.data;
  return { storable: { account_last4: account_number.slice(-4), plan_number } };
};
