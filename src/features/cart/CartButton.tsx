import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isOffline } from '@/api/apiError';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { Icon } from '@/ui/Icon';
import styles from './CartButton.module.css';
import { drawerOpened, selectPendingQuantity } from './cartSlice';
import { selectLastSeenCart } from './lastSeenCartSlice';
import { prepareDrawer } from './loadDrawerContents';

/**
 * Opens the cart drawer and shows the number of units. The cart is refetched when the window regains focus or the network returns; offline,
 * the count is that of the last cart on this device.
 */
export function CartButton() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const { data, error } = useGetCartQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const pendingQuantity = useSelector(selectPendingQuantity);
  const lastSeen = useSelector(selectLastSeenCart).cart;
  const cart = data ?? (isOffline(error) ? lastSeen : null);
  const count = cart ? cart.info.qty + pendingQuantity : 0;
  return (
    <button
      type="button"
      className={styles.button}
      // Before the first response, and after a failed one, the count is unknown, which is different from zero.
      aria-label={cart ? t('cartButtonLabel', { count }) : t('cartButtonUnknown')}
      onPointerEnter={prepareDrawer}
      onFocus={prepareDrawer}
      onClick={() => dispatch(drawerOpened())}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span className={styles.count} data-testid="cart-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
