import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useGetCartQuery } from '@/api/cart/cartApi';
import type { Placed } from '@/api/cart/privateCart';
import type { Cart } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { PhoneHandover } from '@/features/cart/PhoneHandover';
import { AddressStep } from '@/features/checkout/AddressStep';
import { CheckoutSteps } from '@/features/checkout/CheckoutSteps';
import { DeliveryStep } from '@/features/checkout/DeliveryStep';
import { GuestHint, useMayCheckOut } from '@/features/checkout/GuestHint';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { furthestStep, stepAfter, stepOf, stepPath, stepShown } from '@/features/checkout/steps';
import { useLostOrder } from '@/features/checkout/useLostOrder';
import { PaymentStep } from '@/features/payments/PaymentStep';
import { PlaceOrder } from '@/features/payments/PlaceOrder';
import { PaymentDraftHolder } from '@/features/payments/paymentDraft';
import { PageHead } from '@/features/site/PageHead';
import { track } from '@/lib/track';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary } from './CheckoutSummary';

export const namespaces = ['address', 'cart', 'checkout', 'payments'];

/** Where an order leads: to its payment, to staff who check it, or to the thanks (commerce specification §4). */
function usePlaced() {
  const navigate = useNavigate();
  return useCallback(
    ({ order, redirect_url }: Placed) => {
      if (redirect_url) window.location.assign(redirect_url);
      else navigate(order.is_suspicious ? '/checkout/confirmation' : '/checkout/success', { replace: true });
    },
    [navigate],
  );
}

export function Component() {
  const { t } = useTranslation('checkout');
  const placed = usePlaced();
  const mayCheckOut = useMayCheckOut();
  const {
    data: cart,
    error,
    refetch,
    isFetching,
  } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const isFinding = useLostOrder(isFetching ? undefined : cart, placed);
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noIndex />
      <h1>{t('title')}</h1>
      {error && !cart && (
        <Notice
          tone="bad"
          title={messageOf(error, t('cartFailed'))}
          action={
            <Button variant="secondary" size="sm" isBusy={isFetching} onClick={refetch}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {((!cart && !error) || isFinding) && <Skeleton height="20rem" />}
      {cart?.items.length === 0 && !isFinding && (
        <EmptyState
          icon="cart"
          title={t('emptyCart')}
          action={<ButtonLink to="/catalog">{t('browse')}</ButtonLink>}
        />
      )}
      {cart && cart.items.length > 0 && <GuestHint />}
      {cart && cart.items.length > 0 && mayCheckOut && (
        <PaymentDraftHolder>
          <Checkout cart={cart} onPlaced={placed} />
        </PaymentDraftHolder>
      )}
    </div>
  );
}

/** The step the address names, as far as the cart has come, beside what is bought. */
function Checkout({ cart, onPlaced }: { cart: Cart; onPlaced: (placed: Placed) => void }) {
  const navigate = useNavigate();
  const step = stepShown(stepOf(useParams().step), cart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, however the cart changes on the way
  useEffect(() => track({ type: 'checkoutStarted', cart }), []);
  const next = () => navigate(stepPath(stepAfter(step)));
  return (
    <div className={styles.columns}>
      <CheckoutSteps current={step} furthest={furthestStep(cart)}>
        {step === 'address' && <AddressStep cart={cart} onDone={next} />}
        {step === 'delivery' && <DeliveryStep cart={cart} onDone={next} />}
        {step === 'payment' && <PaymentStep cart={cart} onDone={next} handover={<PhoneHandover />} />}
        {step === 'review' && (
          <ReviewStep
            cart={cart}
            onPlaced={onPlaced}
            renderPlace={(given) => <PlaceOrder cart={cart} {...given} />}
          />
        )}
      </CheckoutSteps>
      <CheckoutSummary cart={cart} />
    </div>
  );
}
