import type { Cart, PaymentMethod } from '@contract/cart';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { itemsKey } from '@/api/cart/chosenProvider';
import type { OrderPayment, PlacedOrder, PlaceOrderResult } from '@/api/cart/placeOrder';
import { clearProviderVisit, recordProviderVisit, takeProviderVisit } from '@/api/cart/providerVisit';
import { usePaymentDraft } from './paymentDraft';
import { PaymentError } from './paymentError';
import type { PayContext, PaymentModule, PayOutcome } from './paymentModule';
import { RETURN_PARAM, usePayContext } from './usePayContext';

const payWith = async ({ pay }: PaymentModule, context: PayContext): Promise<PayOutcome> =>
  (await pay?.(context)) ?? { kind: 'place', data: context.data };

/** A payment that was approved, but whose order is open: the next click sends it again instead of asking for another approval. */
interface RepeatablePayment {
  fingerprint: string;
  outcome: PayOutcome;
}

/** A payment is approved for a method, items and a total. */
const fingerprintOf = ({ info, items, totals }: Cart) =>
  [info.payment_method, itemsKey(items), totals.grand_total.amount].join('|');

export type PlaceOrderFunction = (payment: OrderPayment) => Promise<PlaceOrderResult>;

interface UsePayOptions {
  cart: Cart;
  method: PaymentMethod | null;
  module: PaymentModule | null;
  /** The order is blocked by missing data. */
  isBlocked: boolean;
  placeOrder: PlaceOrderFunction;
}

/** Pays with the selected method, after a click on the button or the return from a provider's page. */
export function usePay({ cart, method, module, isBlocked, placeOrder }: UsePayOptions) {
  const { t } = useTranslation('payments');
  const draft = usePaymentDraft();
  const contextOf = usePayContext(cart);
  const [params, setParams] = useSearchParams();
  const [isPaying, setPaying] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const hasResumed = useRef(false);
  const [repeatable, setRepeatable] = useState<RepeatablePayment | null>(null);
  const draftData = draft.read(cart);
  const context = method && contextOf(method, draftData ?? {});
  const isReturning = method !== null && params.get(RETURN_PARAM) === method.code;

  async function settle(outcome: PayOutcome): Promise<void> {
    if (!method || !module) return;
    if (outcome.kind === 'declined') setError(outcome.message);
    if (outcome.kind === 'redirect') window.location.assign(outcome.url);
    if (outcome.kind === 'draft')
      draft.store(cart, method.code, { ...draftData, ...outcome.data }, outcome.total);
    if (outcome.kind !== 'place') return;
    const { kind, onSettled, ...payment } = outcome;
    const { showsOrderInPlace: stays, isChargedBeforeOrder: isCharged } = module;
    const result = await placeOrder({ ...payment, stays, isCharged });
    const order = result === 'repeatable' ? null : result;
    // Without onSettled: a provider's window waits for one result only.
    const repeated = { fingerprint: fingerprintOf(cart), outcome: { kind, ...payment } };
    setRepeatable(result === 'repeatable' ? repeated : null);
    onSettled?.(order !== null);
    if (order || (module.dataIsSingleUse && result !== 'repeatable')) draft.clear();
    if (order && module.showsOrderInPlace) setPlaced(order);
  }

  async function run(work: () => Promise<PayOutcome>): Promise<void> {
    if (isPaying) return;
    setPaying(true);
    setError(null);
    try {
      await settle(await work());
    } catch (error) {
      if (!(error instanceof PaymentError)) console.error('Paying failed', error);
      setError(error instanceof PaymentError ? error.message : t(module?.failedKey ?? 'paymentFailed'));
    }
    setPaying(false);
  }

  /** After the return from the provider's page: places the order if the shopper had clicked Place order before. */
  async function resume(module: PaymentModule, returnContext: PayContext): Promise<PayOutcome> {
    const current = cart.totals.grand_total.amount;
    const { total, hasSubmitIntent } = takeProviderVisit(returnContext.method.code) ?? {
      total: current,
      hasSubmitIntent: false,
    };
    const outcome = (await module.resume?.(returnContext, params)) ?? { kind: 'closed' };
    if (outcome.kind !== 'draft') return outcome;
    const approval = { ...outcome, total };
    if (!hasSubmitIntent || total !== current || isBlocked) return approval;
    await settle(approval);
    return payWith(module, { ...returnContext, data: { ...returnContext.data, ...outcome.data } });
  }

  const repeatableOutcome = repeatable?.fingerprint === fingerprintOf(cart) ? repeatable.outcome : null;
  const canResume = isReturning && module !== null && context !== null;
  const resumeOnce = useEffectEvent(() => {
    if (!module || !context || hasResumed.current) return;
    hasResumed.current = true;
    // The provider's URL parameters are valid only once, so they are removed.
    setParams({}, { replace: true });
    void run(() => resume(module, context));
  });
  useEffect(() => {
    if (canResume) resumeOnce();
  }, [canResume]);

  return {
    context,
    isPaying: isPaying || (isReturning && !hasResumed.current),
    error,
    placed,
    needsFields: module?.needsData === true && draftData === null && !isPaying && !isReturning,
    /** The shopper has approved another total on the provider's page. */
    isOtherTotalApproved: draft.isForOtherTotal(cart) && !isPaying,
    /** The approved payment can be sent again, so the provider must not ask for another one. */
    isRepeatable: repeatableOutcome !== null,
    settle: (outcome: PayOutcome) => void run(async () => outcome),
    pay: () => {
      if (!context || !module) return;
      if (repeatableOutcome) return void run(async () => repeatableOutcome);
      recordProviderVisit(cart, context.method.code, true);
      void run(async () => {
        const outcome = await payWith(module, context);
        // Completed on this page: a later return from a provider must not find the intent.
        if (outcome.kind === 'place' || outcome.kind === 'declined') clearProviderVisit();
        return outcome;
      });
    },
  };
}
