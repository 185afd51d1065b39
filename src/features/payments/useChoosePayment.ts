import { useState } from 'react';
import { messageOf } from '@/api/apiError';
import { choosePaymentPrivately } from '@/api/cart/privateCart';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import { useThunkDispatch } from '@/api/privateCall';
import { useTranslation } from '@/config/useTranslation';
import { usePaymentDraft } from './paymentDraft';
import { PaymentFault } from './paymentFault';
import type { PaymentFieldsHandle, PaymentModule } from './paymentModule';
import { usePayContext } from './usePayContext';

/** Saves the choice: the fields' data to the server, then whatever the method does once it is chosen. */
export function useChoosePayment(cart: Cart, onDone: () => void) {
  const { t } = useTranslation('payments');
  const dispatch = useThunkDispatch();
  const draft = usePaymentDraft();
  const contextOf = usePayContext(cart);
  const [isChoosing, setChoosing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function save(method: PaymentMethod, module: PaymentModule, fields: PaymentFieldsHandle | null) {
    const data = fields ? await fields.collect() : {};
    if (data === null) return;
    const answer = await dispatch(choosePaymentPrivately({ method: method.code, data }));
    if (answer.error) throw new PaymentFault(messageOf(answer.error, t('chooseFailed')));
    draft.keep(answer.data, method.code, data);
    const outcome = await module.afterChosen?.({ ...contextOf(method, data), cart: answer.data });
    if (outcome?.kind === 'declined') throw new PaymentFault(outcome.message);
    if (outcome?.kind === 'redirect') return window.location.assign(outcome.url);
    if (outcome?.kind === 'kept') draft.keep(answer.data, method.code, { ...data, ...outcome.data });
    if (outcome?.kind !== 'closed') onDone();
  }

  return {
    isChoosing,
    fault,
    /** Another method is chosen: card data and errors go (commerce specification §4). */
    forget: () => {
      draft.clear();
      setFault(null);
    },
    choose: async (...given: Parameters<typeof save>) => {
      if (isChoosing) return;
      setChoosing(true);
      setFault(null);
      await save(...given).catch((error: unknown) => {
        if (!(error instanceof PaymentFault)) console.error('Choosing a payment failed', error);
        setFault(error instanceof PaymentFault ? error.message : t('chooseFailed'));
      });
      setChoosing(false);
    },
  };
}
