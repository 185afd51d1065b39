import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlacedOrder } from '@/api/cart/placeOrder';
import { api } from '@/api/createApi';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './PlaceOrder.module.css';
import { type PlaceOrderFunction, usePay } from './usePay';
import { usePaymentMethod } from './usePaymentMethod';

/** Confirmation of an order placed without navigation; the cart is refetched when this notice unmounts. */
function PlacedOrderNotice({ placed: { order } }: { placed: PlacedOrder }) {
  const { t } = useTranslation('payments');
  const dispatch = useThunkDispatch();
  useEffect(
    () => () => {
      dispatch(api.util.invalidateTags(['Cart', 'Orders']));
    },
    [dispatch],
  );
  return (
    <Notice
      tone="good"
      title={t('orderPlaced')}
      action={<ButtonLink to={pagePaths.success}>{t('viewOrder')}</ButtonLink>}
    >
      <p>
        {t('orderNumber')} <strong data-testid="order-number">{order.increment_id}</strong>
      </p>
    </Notice>
  );
}

interface Props {
  cart: Cart;
  isBlocked: boolean;
  isPlacing: boolean;
  /** If no order is placed, the caller shows the reason. */
  placeOrder: PlaceOrderFunction;
}

/** Pays with the selected method and places the order, with our button or the provider's own. */
export function PlaceOrder({ cart, isBlocked, isPlacing, placeOrder }: Props) {
  const { t } = useTranslation('payments');
  const method = cart.payment_methods.find(({ code }) => code === cart.info.payment_method) ?? null;
  const { module, state } = usePaymentMethod(method);
  const options = { cart, method, module, isBlocked, placeOrder };
  const { pay, settle, context, isPaying, error, needsFields, isRepeatable, isOtherTotalApproved, placed } =
    usePay(options);
  const canPay = state === 'ready' && module !== null;
  const isBusy = isPlacing || isPaying;

  if (placed) return <PlacedOrderNotice placed={placed} />;
  const toStep = <Link to={pagePaths.payment}>{t('changePayment')}</Link>;
  const unavailable = (
    <Notice tone="bad" action={toStep}>
      {t('unavailable')}
    </Notice>
  );
  return (
    <div className={styles.placeOrder}>
      {method && (state === 'unavailable' || state === 'shopperDeviceOnly') && unavailable}
      {method && canPay && (needsFields || isOtherTotalApproved) && (
        <Notice tone="warn" action={needsFields && toStep}>
          {t(isOtherTotalApproved ? 'approveAgain' : 'reenterData', { title: method.title })}
        </Notice>
      )}
      {error && (
        <Notice tone="bad" action={toStep}>
          {error}
        </Notice>
      )}
      {method && state === 'loading' && !isBlocked && <Skeleton height="3.5rem" />}
      {canPay && module.PlaceButton && context && !isRepeatable ? (
        <ErrorBoundary
          key={context.method.code}
          fallback={unavailable}
          onError={(error) => console.error(`Payment method ${context.method.code} failed`, error)}
        >
          <module.PlaceButton
            context={context}
            isDisabled={isBlocked || needsFields || isBusy}
            onOutcome={settle}
          />
        </ErrorBoundary>
      ) : (
        <Button
          size="lg"
          icon="lock"
          isBusy={isBusy}
          disabled={isBlocked || needsFields || !canPay}
          onClick={pay}
          className={styles.button}
        >
          {t('placeOrder')}
        </Button>
      )}
    </div>
  );
}
