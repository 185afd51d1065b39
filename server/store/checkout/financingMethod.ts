import * as z from 'zod/mini';
import type { StoreConfig } from '../../../src/api/contract/config.ts';
import { instalment } from '../../../src/api/contract/instalment.ts';
import type { ScriptedPayment } from '../../../src/api/contract/paymentConfig.ts';
import { type Message, say } from '../messages/say.ts';
import { type Charged, outcomeOf } from './cardMethod.ts';
import type { InfoRequest, MakePaymentMethod, Payable, PayableCart, PaymentMethod } from './paymentMethod.ts';

type Own = Pick<PaymentMethod, 'infoName' | 'silence' | 'agree' | 'feeOf' | 'calls'>;

interface Financing<S extends z.ZodMiniType, D extends z.ZodMiniType> {
  title: Message;
  /** The provider's block of the store configuration. */
  block: (config: StoreConfig) => ScriptedPayment;
  settings: S;
  /** What the browser brings back from the provider. */
  data: D;
  /** Takes the money for what the provider granted. @throws ProviderSilent */
  redeem: (data: z.output<D>, order: Payable, settings: z.output<S>) => Promise<Charged>;
  release: (id: string, order: Payable, settings: z.output<S>) => Promise<unknown>;
  /** Answers checkoutinfo: what the provider's script or page is opened with. */
  begin?: (order: Payable, request: InfoRequest, settings: z.output<S>) => Promise<Record<string, unknown>>;
  isOffered?: (config: StoreConfig, cart: PayableCart) => boolean;
  /** For its fields, beside the plans. */
  describe?: (settings: z.output<S>, config: StoreConfig) => Record<string, unknown>;
  /** Where fields are filled in that the provider must not be asked without; else nothing is kept. */
  validate?: PaymentMethod['validate'];
  own?: (settings: z.output<S>) => Own;
}

/** Terms for an amount in units of the currency, cheapest month first. */
export function termsFor({ plans }: ScriptedPayment, amount: number) {
  return plans
    .filter(({ minimum, months }) => months > 0 && amount >= (minimum ?? 0))
    .map(({ code, tier, months, apr }) => ({ code, tier, ...instalment(amount, months, apr) }))
    .sort((a, b) => a.monthly - b.monthly);
}

const takes = ({ enabled, minimum, maximum }: ScriptedPayment, amount: number) =>
  enabled && amount >= (minimum ?? 0) && amount <= (maximum ?? Number.POSITIVE_INFINITY);

/** Paying over time: the provider decides on its own page and hands over a token, which the shop's server redeems. */
export const financingMethod =
  <S extends z.ZodMiniType, D extends z.ZodMiniType>(provider: Financing<S, D>): MakePaymentMethod =>
  (given) => {
    const settings = z.parse(provider.settings, given);
    const { title, block, redeem, release, begin, isOffered, describe: facts, own } = provider;
    return {
      title,
      kind: 'financing',
      isOffered: (config, cart) =>
        takes(block(config), cart.grandTotal / 100) && (isOffered?.(config, cart) ?? true),
      describe(config, { grandTotal }) {
        const plans = termsFor(block(config), grandTotal / 100);
        return { plans, monthly: plans[0]?.monthly ?? null, ...facts?.(settings, config) };
      },
      validate: provider.validate ?? (() => ({ kept: {} })),
      async authorise(order, brought) {
        const data = z.safeParse(provider.data, brought);
        if (!data.success) return { kind: 'refused', message: say(order.language, 'paymentIncomplete') };
        return outcomeOf(await redeem(data.data, order, settings));
      },
      release: async (id, order) => void (await release(id, order, settings)),
      ...(begin ? { checkoutInfo: (order, request) => begin(order, request, settings) } : {}),
      ...own?.(settings),
    };
  };
