import type { Cart } from '@contract/cart';
import { useTranslation } from 'react-i18next';
import { DeliveryQuote } from '@/features/product/delivery/DeliveryQuote';
import styles from './CartDelivery.module.css';
import { useCartEstimate } from './useCartEstimate';

/** Cost and first day of this cart's delivery to the remembered postcode, before an address has been entered. */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.delivery} aria-labelledby="cart-delivery">
      <h3 id="cart-delivery">{t('estimateDelivery')}</h3>
      <DeliveryQuote {...useCartEstimate(cart)} />
    </section>
  );
}
