import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useGetCartQuery } from '@/api/cart/cartApi';
import type { Cart } from '@/api/contract/cart';
import { CartTotals } from '@/features/cart/CartTotals';
import { AddressStep } from '@/features/checkout/AddressStep';
import { CheckoutGoods } from '@/features/checkout/CheckoutGoods';
import { CheckoutSteps } from '@/features/checkout/CheckoutSteps';
import type { Placed } from '@/features/checkout/checkoutApi';
import { DeliveryStep } from '@/features/checkout/DeliveryStep';
import { PaymentStep } from '@/features/checkout/PaymentStep';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { furthestStep, stepAfter, stepOf, stepPath, stepShown } from '@/features/checkout/steps';
import { PaymentFields } from '@/features/payments/PaymentFields';
import { PageHead } from '@/features/site/PageHead';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './CheckoutPage.module.css';

export const namespaces = ['cart', 'checkout', 'payments'];

export function Component() {
  const { t } = useTranslation('checkout');
  const {
    data: cart,
    error,
    refetch,
    isFetching,
  } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
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
      {!cart && !error && <Skeleton />}
      {cart?.items.length === 0 && (
        <EmptyState
          icon="cart"
          title={t('emptyCart')}
          action={<ButtonLink to="/catalog">{t('browse')}</ButtonLink>}
        />
      )}
      {cart && cart.items.length > 0 && <Checkout cart={cart} />}
    </div>
  );
}

/** The step the address names, as far as the cart has come, beside what is bought. */
function Checkout({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const step = stepShown(stepOf(useParams().step), cart);
  const next = () => navigate(stepPath(stepAfter(step)));
  const placed = ({ order, redirect_url }: Placed) => {
    if (redirect_url) window.location.assign(redirect_url);
    else navigate(order.is_suspicious ? '/checkout/confirmation' : '/checkout/success', { replace: true });
  };
  return (
    <div className={styles.columns}>
      <CheckoutSteps current={step} furthest={furthestStep(cart)}>
        {step === 'address' && <AddressStep cart={cart} onDone={next} />}
        {step === 'delivery' && <DeliveryStep cart={cart} onDone={next} />}
        {step === 'payment' && (
          <PaymentStep
            cart={cart}
            onDone={next}
            renderFields={(method, onChange) => (
              <PaymentFields key={method.code} method={method} cart={cart} onChange={onChange} />
            )}
          />
        )}
        {step === 'review' && <ReviewStep cart={cart} onPlaced={placed} />}
      </CheckoutSteps>
      <aside className={styles.summary} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">
          {t('summary')} <Link to="/checkout/cart">{t('editCart')}</Link>
        </h2>
        <CheckoutGoods items={cart.items} />
        <CartTotals cart={cart} later={t('notYetKnown')} />
      </aside>
    </div>
  );
}
