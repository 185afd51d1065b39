import type { Cart, PaymentMethod } from '@contract/cart';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { rememberProvider } from '@/api/cart/chosenProvider';
import { choosePaymentUncached } from '@/api/cart/placeOrder';
import { recordProviderVisit } from '@/api/cart/providerVisit';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { usePaymentDraft } from './paymentDraft';
import { PaymentError } from './paymentError';
import type { PaymentFieldsHandle, PaymentModule } from './paymentModule';
import { usePayContext } from './usePayContext';

/** Saves the selected method and its data, then runs the method's afterChosen. */
export function useChoosePayment(cart: Cart, onDone: () => void) {
  const { t } = useTranslation('payments');
  const dispatch = useThunkDispatch();
  const draft = usePaymentDraft();
  const contextOf = usePayContext(cart);
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Changes when another method is selected, which abandons the choice in progress.
  const selection = useRef(0);

  async function save(method: PaymentMethod, module: PaymentModule, fields: PaymentFieldsHandle | null) {
    const current = selection.current;
    const isAbandoned = () => selection.current !== current;
    const data = fields ? await fields.collect() : {};
    if (data === null || isAbandoned()) return;
    const response = await dispatch(choosePaymentUncached({ method: method.code, data }));
    if (response.error)
      throw new PaymentError(messageOf(response.error, t(module.failedKey ?? 'selectFailed')));
    if (isAbandoned()) return;
    // Stored below: without an approval on the provider's page there is nothing to place an order with.
    draft.clear();
    rememberProvider(response.data, method.code);
    if (module.resume) recordProviderVisit(response.data, method.code);
    const outcome = await module.afterChosen?.({ ...contextOf(method, data), cart: response.data });
    if (isAbandoned()) return;
    if (outcome?.kind === 'declined') throw new PaymentError(outcome.message);
    if (outcome?.kind === 'redirect') return window.location.assign(outcome.url);
    draft.store(response.data, method.code, outcome?.kind === 'draft' ? { ...data, ...outcome.data } : data);
    if (outcome?.kind !== 'closed') onDone();
  }

  return {
    isChoosing,
    error,
    /** Selecting another method discards card data and errors (docs/spec/13 §2). */
    reset: () => {
      selection.current += 1;
      draft.clear();
      setError(null);
      setChoosing(false);
    },
    choose: async (method: PaymentMethod, module: PaymentModule, fields: PaymentFieldsHandle | null) => {
      if (isChoosing) return;
      const current = selection.current;
      setChoosing(true);
      setError(null);
      await save(method, module, fields).catch((error: unknown) => {
        if (selection.current !== current) return;
        if (!(error instanceof PaymentError)) console.error('Choosing a payment failed', error);
        setError(error instanceof PaymentError ? error.message : t(module.failedKey ?? 'selectFailed'));
      });
      if (selection.current === current) setChoosing(false);
    },
  };
}
