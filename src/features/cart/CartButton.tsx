import { useDispatch, useSelector } from 'react-redux';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './CartButton.module.css';
import { drawerOpened, selectPressed } from './cartSlice';

/** Opens the cart and says how much is in it. The server's cart is asked again when the shopper comes back. */
export function CartButton() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const { data } = useGetCartQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const pressed = useSelector(selectPressed);
  const count = data ? data.info.qty + pressed : 0;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('open', { count })}
      onClick={() => dispatch(drawerOpened())}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span className={styles.count} data-testid="cart-count">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
