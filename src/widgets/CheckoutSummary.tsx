import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrice } from '@/config/usePrice';
import { CartTotals } from '@/features/cart/CartTotals';
import { PhoneHandover } from '@/features/cart/PhoneHandover';
import { SalesAssistance } from '@/features/cart/SalesAssistance';
import { CheckoutItems } from '@/features/checkout/CheckoutItems';
import { Icon } from '@/ui/Icon';
import styles from './CheckoutSummary.module.css';

/** What the shopper can still add, followed by the totals, directly above the order button. */
export function ReviewTotals({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <SalesAssistance cart={cart} />
      <PhoneHandover />
      <CartTotals cart={cart} later={t('notCalculated')} />
    </>
  );
}

/** Order summary next to the steps; on a small screen a collapsible line above them. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { grand_total: total } = cart.totals;
  const proposed = cart.info.shipping_method === '' ? (cart.shipping_methods[0] ?? null) : null;
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">
        {t('summary')} <Link to={pagePaths.cart}>{t('editCart')}</Link>
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        {t('itemCount', { count: cart.info.qty })}
        <strong>
          {proposed
            ? formatPrice(total.amount + proposed.price)
            : total.formatted || formatPrice(total.amount)}
        </strong>
        <Icon name="chevronDown" size={1.25} />
      </button>
      <div id={details} className={styles.details} data-open={isOpen || undefined}>
        <CheckoutItems items={cart.items} />
        <CartTotals cart={cart} later={t('notCalculated')} proposed={proposed} />
        <SalesAssistance cart={cart} />
        <PhoneHandover />
      </div>
    </aside>
  );
}
