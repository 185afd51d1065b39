import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import { DealerLink } from '@/config/DealerLink';
import { hasFeature } from '@/config/featureToggles';
import { ChargeAfterPromotion } from '@/features/product/financing/ChargeAfterPromotion';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import styles from './CartContents.module.css';
import { CartDelivery } from './CartDelivery';
import { CartLines } from './CartLines';
import { CartTotals } from './CartTotals';
import { CouponForm } from './CouponForm';
import { EmptyCart } from './EmptyCart';
import { PhoneHandover } from './PhoneHandover';
import { SalesAssistance } from './SalesAssistance';
import { useProposedMethod } from './useCartEstimate';

interface Props {
  cart: Cart;
  /** Selects the pickup location. */
  pickup: ReactNode;
  /** Called with the product id of a line item saved for later. */
  onSaved: (productId: string) => void;
}

/** The contents of the cart page: line items next to the order summary. */
export function CartContents({ cart, pickup, onSaved }: Props) {
  const track = useTrack();
  const { t } = useTranslation('cart');
  const config = useConfig();
  const proposed = useProposedMethod(cart);
  const trackView = useEffectEvent(() => track({ type: 'cartViewed', cart }));
  // The page view is tracked once, however often the cart changes.
  useEffect(() => trackView(), []);
  return (
    <div className={styles.contents}>
      <div>
        {cart.info.has_error && cart.info.messages.error.length === 0 && (
          <Notice tone="bad">{t('hasError')}</Notice>
        )}
        {[...new Set(cart.info.messages.error)].map((message) => (
          <Notice key={message} tone="bad">
            {message}
          </Notice>
        ))}
        {[...new Set(cart.info.messages.success)].map((message) => (
          <Notice key={message} tone="good">
            {message}
          </Notice>
        ))}
        <CartLines cart={cart} onSaved={onSaved} />
        <EmptyCart count={cart.info.qty} />
      </div>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">{t('summary')}</h2>
        <CartTotals cart={cart} later={t('atCheckout')} proposed={proposed} />
        <ChargeAfterPromotion amount={cart.totals.grand_total.amount} />
        <ButtonLink to={pagePaths.checkout} size="lg" isWide>
          {t('checkout')}
        </ButtonLink>
        {config.display_features.checkout.coupon && <CouponForm cart={cart} />}
        <CartDelivery cart={cart} />
        {pickup}
        <SalesAssistance cart={cart} />
        <PhoneHandover />
        {hasFeature(config, 'request_quote') && (
          <DealerLink url={config.request_quote_url} className={styles.link}>
            {t('requestQuote')}
          </DealerLink>
        )}
        <Link to={pagePaths.catalog} className={styles.link}>
          {t('continueShopping')}
        </Link>
      </section>
    </div>
  );
}
