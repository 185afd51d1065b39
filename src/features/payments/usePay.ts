import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Payment, Placed } from '@/api/cart/privateCart';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { usePaymentDraft } from './paymentDraft';
import { PaymentFault } from './paymentFault';
import type { PayContext, PaymentModule, PayOutcome } from './paymentModule';
import { orderPressed, wasOrderPressed } from './pressedOrder';
import { RETURN_PARAM, usePayContext } from './usePayContext';

const payWith = async ({ pay }: PaymentModule, context: PayContext): Promise<PayOutcome> =>
  (await pay?.(context)) ?? { kind: 'place', data: context.data };

type Place = (wish: Payment & { stays?: boolean }) => Promise<Placed | null>;

interface Given {
  cart: Cart;
  method: PaymentMethod | null;
  module: PaymentModule | null;
  /** Something else is still missing: nothing is ordered yet. */
  isBlocked: boolean;
  place: Place;
}

/** Paying for the cart with its chosen method, from the press of the button or the return from a provider's page. */
export function usePay({ cart, method, module, isBlocked, place }: Given) {
  const { t } = useTranslation('payments');
  const draft = usePaymentDraft();
  const contextOf = usePayContext(cart);
  const [params, setParams] = useSearchParams();
  const [isPaying, setPaying] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const hasResumed = useRef(false);
  const kept = draft.read(cart);
  const context = method && contextOf(method, kept ?? {});
  const isReturning = method !== null && params.get(RETURN_PARAM) === method.code;

  async function settle(outcome: PayOutcome): Promise<void> {
    if (!method || !module) return;
    if (outcome.kind === 'declined') setFault(outcome.message);
    if (outcome.kind === 'redirect') window.location.assign(outcome.url);
    if (outcome.kind === 'kept') draft.keep(cart, method.code, { ...kept, ...outcome.data });
    if (outcome.kind !== 'place') return;
    const { kind, onSettled, ...payment } = outcome;
    const order = await place({ ...payment, stays: module.staysAfterOrder });
    onSettled?.(order !== null);
    if (order || module.spendsData) draft.clear();
    if (order && module.staysAfterOrder) setPlaced(order);
  }

  async function run(work: () => Promise<PayOutcome>): Promise<void> {
    if (isPaying) return;
    setPaying(true);
    setFault(null);
    try {
      await settle(await work());
    } catch (error) {
      if (!(error instanceof PaymentFault)) console.error('Paying failed', error);
      setFault(error instanceof PaymentFault ? error.message : t('payFailed'));
    }
    setPaying(false);
  }

  /** Back from the provider's page: who had pressed Place order before leaving need not press it again. */
  async function resume(from: PaymentModule, left: PayContext): Promise<PayOutcome> {
    const isPressed = wasOrderPressed(cart) && !isBlocked;
    const outcome = (await from.resume?.(left, params)) ?? { kind: 'closed' };
    if (outcome.kind !== 'kept' || !isPressed) return outcome;
    await settle(outcome);
    return payWith(from, { ...left, data: { ...left.data, ...outcome.data } });
  }

  useEffect(() => {
    if (!isReturning || !module || !context || hasResumed.current) return;
    hasResumed.current = true;
    // What the provider put into the address is good once: it does not stay there.
    setParams({}, { replace: true });
    void run(() => resume(module, context));
  });

  return {
    context,
    isPaying: isPaying || (isReturning && !hasResumed.current),
    fault,
    placed,
    needsFields: module?.needsData === true && kept === null && !isPaying && !isReturning,
    settle: (outcome: PayOutcome) => void run(async () => outcome),
    pay: () => {
      if (!context || !module) return;
      orderPressed(cart);
      void run(async () => {
        const outcome = await payWith(module, context);
        // Answered on this page: whoever leaves for a provider later has not pressed for that.
        if (outcome.kind === 'place' || outcome.kind === 'declined') wasOrderPressed(cart);
        return outcome;
      });
    },
  };
}
