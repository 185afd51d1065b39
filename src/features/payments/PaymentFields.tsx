import type { Cart, PaymentMethod } from '@contract/cart';
import { linkCart } from '@contract/cartEndpoints';
import { type ReactNode, type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffered } from '@/api/missingCalls';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import type { PaymentFieldsHandle, PaymentModule } from './paymentModule';
import { usePaymentMethod } from './usePaymentMethod';

interface Props {
  method: PaymentMethod;
  cart: Cart;
  ref: Ref<PaymentFieldsHandle>;
  /** On a kiosk: the control that transfers the cart to the shopper's phone. */
  handover: ReactNode;
  /** Reports the module when the method is usable, or else null. */
  onModule: (module: PaymentModule | null) => void;
}

/** Loads code and provider scripts of the selected method and shows its fields, or why it is unavailable. */
export function PaymentFields({ method, cart, ref, handover, onModule }: Props) {
  const { t } = useTranslation('payments');
  const { module, state } = usePaymentMethod(method);
  const isHandoverOffered = useIsOffered(linkCart);
  const usable = state === 'ready' ? module : null;
  useEffect(() => onModule(usable), [usable, onModule]);
  const failed = <Notice tone="bad">{t('unavailable')}</Notice>;
  if (state === 'shopperDeviceOnly') {
    // If the backend has no links to a cart, it can't be transferred to the shopper's phone.
    if (!isHandoverOffered) return <Notice>{t('notAtKiosk', { title: method.title })}</Notice>;
    return (
      <Notice>
        <p>{t('shopperDeviceOnly', { title: method.title })}</p>
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
