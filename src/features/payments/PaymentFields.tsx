import { type ReactNode, type Ref, useEffect } from 'react';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import type { PaymentFieldsHandle, PaymentModule } from './paymentModule';
import { useMethod } from './useMethod';

interface Props {
  method: PaymentMethod;
  cart: Cart;
  ref: Ref<PaymentFieldsHandle>;
  /** On a kiosk: what hands the cart over to the shopper's phone. */
  handover: ReactNode;
  /** The method can be gone on with, or null while it can't. */
  onModule: (module: PaymentModule | null) => void;
}

/** The fields of the chosen method, its code and its provider's scripts loaded now; or why it can't be used. */
export function PaymentFields({ method, cart, ref, handover, onModule }: Props) {
  const { t } = useTranslation('payments');
  const { module, state } = useMethod(method);
  const usable = state === 'usable' ? module : null;
  useEffect(() => onModule(usable), [usable, onModule]);
  const failed = <Notice tone="bad">{t('unavailable')}</Notice>;
  if (state === 'elsewhere') {
    return (
      <Notice>
        <p>{t('onOwnDevice', { title: method.title })}</p>
        {handover}
      </Notice>
    );
  }
  if (state === 'unavailable') return failed;
  if (!usable) return <Skeleton />;
  return (
    <ErrorBoundary
      fallback={failed}
      onError={(error) => {
        console.error(`Payment method ${method.code} failed`, error);
        onModule(null);
      }}
    >
      <usable.Fields method={method} cart={cart} ref={ref} />
    </ErrorBoundary>
  );
}
