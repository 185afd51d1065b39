import type { Cart, PaymentMethod } from '@contract/cart';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Payment, PlacedOrder, PlaceOrderResult } from '@/api/cart/placeOrder';
import { usePaymentDraft } from './paymentDraft';
import { PaymentError } from './paymentError';
import type { PayContext, PaymentModule, PayOutcome } from './paymentModule';
import { clearSubmitIntent, hasSubmitIntent, recordSubmitIntent } from './submitIntent';
import { RETURN_PARAM, usePayContext } from './usePayContext';

const payWith = async ({ pay }: PaymentModule, context: PayContext): Promise<PayOutcome> =>
  (await pay?.(context)) ?? { kind: 'place', data: context.data };

type PlaceOrderFunction = (input: Payment & { stays?: boolean }) => Promise<PlaceOrderResult>;

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
  const draftData = draft.read(cart);
  const context = method && contextOf(method, draftData ?? {});
  const isReturning = method !== null && params.get(RETURN_PARAM) === method.code;

  async function settle(outcome: PayOutcome): Promise<void> {
    if (!method || !module) return;
    if (outcome.kind === 'declined') setError(outcome.message);
    if (outcome.kind === 'redirect') window.location.assign(outcome.url);
    if (outcome.kind === 'draft') draft.store(cart, method.code, { ...draftData, ...outcome.data });
    if (outcome.kind !== 'place') return;
    const { kind, onSettled, ...payment } = outcome;
    const result = await placeOrder({ ...payment, stays: module.showsOrderInPlace });
    const order = result === 'unsent' ? null : result;
    onSettled?.(order !== null);
    if (order || (module.dataIsSingleUse && result !== 'unsent')) draft.clear();
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
    const isIntended = hasSubmitIntent(cart) && !isBlocked;
    // An intent is valid for one return.
    clearSubmitIntent();
    const outcome = (await module.resume?.(returnContext, params)) ?? { kind: 'closed' };
    if (outcome.kind !== 'draft' || !isIntended) return outcome;
    await settle(outcome);
    return payWith(module, { ...returnContext, data: { ...returnContext.data, ...outcome.data } });
  }

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
    settle: (outcome: PayOutcome) => void run(async () => outcome),
    pay: () => {
      if (!context || !module) return;
      recordSubmitIntent(cart);
      void run(async () => {
        const outcome = await payWith(module, context);
        // Completed on this page: a later visit to a provider must not find the intent.
        if (outcome.kind === 'place' || outcome.kind === 'declined') clearSubmitIntent();
        return outcome;
      });
    },
  };
}
