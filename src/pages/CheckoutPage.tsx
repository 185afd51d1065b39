import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isDeviceOffline, messageOf } from '@/api/apiError';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { itemsKey, withChosenProvider } from '@/api/cart/chosenProvider';
import type { PlacedOrder } from '@/api/cart/placeOrder';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import { PhoneHandover } from '@/features/cart/PhoneHandover';
import { AddressStep } from '@/features/checkout/AddressStep';
import { isDayMissing } from '@/features/checkout/bookingDay';
import { ChangeNotice, type RefusedOrder, useIsStepRepeated } from '@/features/checkout/ChangeNotice';
import { CheckoutSteps } from '@/features/checkout/CheckoutSteps';
import { DeliveryStep } from '@/features/checkout/DeliveryStep';
import { EmptyCartReason } from '@/features/checkout/EmptyCartReason';
import { GuestHint, useIsCheckoutAllowed } from '@/features/checkout/GuestHint';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { noteCheckout } from '@/features/checkout/startedCheckout';
import { furthestStep, reachableStep, stepAfter, stepOf, stepPath, steps } from '@/features/checkout/steps';
import { useRecoveredOrder } from '@/features/checkout/useRecoveredOrder';
import { useStepSummaries } from '@/features/checkout/useStepSummaries';
import { PageHead } from '@/features/head/PageHead';
import { PaymentStep } from '@/features/payments/PaymentStep';
import { PlaceOrder } from '@/features/payments/PlaceOrder';
import { PaymentDraftProvider } from '@/features/payments/paymentDraft';
import { RETURN_PARAM } from '@/features/payments/usePayContext';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { CartPickup } from '@/widgets/CartPickup';
import { CheckoutSummary, ReviewTotals } from '@/widgets/CheckoutSummary';
import styles from './CheckoutPage.module.css';

export const namespaces = ['address', 'cart', 'checkout', 'payments', 'product'];

/** Staff review suspicious check orders first (docs/spec/12 §3). The response need not contain the method. */
const isUnderReview = ({ is_suspicious, payment_method }: PlacedOrder['order']) =>
  is_suspicious && ['', 'checkmo'].includes(payment_method);

/**
 * Returns a function that navigates after an order: to the payment page, the review confirmation or the thank-you page (docs/spec/12 §3).
 */
function useShowPlacedOrder() {
  const navigate = useNavigate();
  return useCallback(
    ({ order, redirect_url }: PlacedOrder) => {
      if (redirect_url) window.location.assign(redirect_url);
      else navigate(isUnderReview(order) ? pagePaths.confirmation : pagePaths.success, { replace: true });
    },
    [navigate],
  );
}

export function Component() {
  const { t } = useTranslation('checkout');
  const showPlacedOrder = useShowPlacedOrder();
  const isCheckoutAllowed = useIsCheckoutAllowed();
  const {
    data: currentCart,
    error,
    refetch,
    isFetching,
  } = useGetCartQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Another tab, or writes sent after the network returned, may have changed the cart. The reduced header has no cart button that would
    // notice.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  // An order that the review confirms (docs/spec/12 §3): it stays visible although the current cart is empty.
  const [orderedCart, setOrderedCart] = useState<Cart | null>(null);
  const isReview = stepOf(useParams().step) === 'review';
  useEffect(() => {
    if (!isReview) setOrderedCart(null);
  }, [isReview]);
  const cart = orderedCart ?? currentCart;
  const isRecovering = useRecoveredOrder(isFetching ? undefined : cart, showPlacedOrder);
  const isOpen = cart !== undefined && cart.items.length > 0 && isCheckoutAllowed;
  return (
    <div className={styles.page}>
      {!isOpen && <PageHead title={t('title')} noIndex />}
      <h1>{t('title')}</h1>
      {error && !cart && (
        <Notice
          tone="bad"
          title={isDeviceOffline(error) ? t('cartOffline') : messageOf(error, t('cartFailed'))}
          action={
            <Button variant="secondary" size="sm" isBusy={isFetching} onClick={refetch}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {((!cart && !error) || isRecovering) && <Skeleton height="20rem" />}
      {cart?.items.length === 0 && !isRecovering && !isFetching && <EmptyCartReason />}
      {cart?.items.length === 0 && !isRecovering && (
        <EmptyState
          icon="cart"
          title={t('emptyCart')}
          action={<ButtonLink to={pagePaths.catalog}>{t('browse')}</ButtonLink>}
        />
      )}
      {cart && cart.items.length > 0 && !isCheckoutAllowed && <GuestHint />}
      {cart && isOpen && (
        <PaymentDraftProvider items={cart.items}>
          <Checkout storedCart={cart} onOrderPlaced={showPlacedOrder} onOrderedInPlace={setOrderedCart} />
        </PaymentDraftProvider>
      )}
    </div>
  );
}

interface CheckoutProps {
  storedCart: Cart;
  onOrderPlaced: (placed: PlacedOrder) => void;
  /** Called with the ordered cart when the review confirms the order. */
  onOrderedInPlace: (ordered: Cart) => void;
}

/** The step in the URL, limited to what the cart allows, next to the summary; the review contains the summary itself. */
function Checkout({ storedCart, onOrderPlaced, onOrderedInPlace }: CheckoutProps) {
  const track = useTrack();
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const cart = withChosenProvider(storedCart);
  useEffect(() => void noteCheckout(), []);
  const requestedStep = stepOf(useParams().step);
  const isReturn = useSearchParams()[0].has(RETURN_PARAM);
  const config = useConfig();
  const limit = furthestStep(cart, isDayMissing(config, cart, cart.info.shipping_method));
  const step = reachableStep(requestedStep, limit);
  const isStepRepeated = useIsStepRepeated(requestedStep, step);
  const [refused, setRefused] = useState<RefusedOrder | null>(null);
  // A delivery choice is stored at once; the step is only left by its button, because it also asks for the day.
  const [isDeliveryOpen, setDeliveryOpen] = useState(false);
  // Tracked once, with the cart as it was when the checkout started.
  const trackStart = useEffectEvent(() => track({ type: 'checkoutStarted', cart }));
  useEffect(() => trackStart(), []);
  useEffect(
    () => track({ type: 'checkoutStepViewed', step, position: steps.indexOf(step) + 1 }),
    [step, track],
  );
  const pickup = <CartPickup cart={cart} isRequired />;
  const next = () => {
    setDeliveryOpen(false);
    navigate(stepPath(stepAfter(step)));
  };
  const isReview = step === 'review';
  const summaries = useStepSummaries(cart);
  const furthest = step === 'delivery' && isDeliveryOpen ? step : limit;
  return (
    <>
      <PageHead title={t('stepTitle', { step: t(`step.${step}`) })} noIndex />
      <ChangeNotice
        cart={cart}
        refused={refused}
        isStepRepeated={isStepRepeated}
        isReturnUnready={isReturn && step !== 'review'}
      />
      {step === 'address' && <GuestHint />}
      <div className={styles.columns} data-single={isReview || undefined}>
        <CheckoutSteps current={step} furthest={furthest} summaries={isReview ? {} : summaries}>
          {step === 'address' && <AddressStep cart={cart} onDone={next} />}
          {step === 'delivery' && (
            <DeliveryStep cart={cart} pickup={pickup} onChange={() => setDeliveryOpen(true)} onDone={next} />
          )}
          {step === 'payment' && (
            <PaymentStep key={itemsKey(cart.items)} cart={cart} onDone={next} handover={<PhoneHandover />} />
          )}
          {isReview && (
            <ReviewStep
              cart={cart}
              onOrderPlaced={onOrderPlaced}
              onTotalChanged={(before, isCharged) => setRefused({ cart: before, isCharged })}
              onOrderedInPlace={onOrderedInPlace}
              pickup={pickup}
              totals={<ReviewTotals cart={cart} />}
              renderPlaceOrder={(props) => <PlaceOrder cart={cart} {...props} />}
            />
          )}
        </CheckoutSteps>
        {!isReview && <CheckoutSummary cart={cart} />}
      </div>
    </>
  );
}
