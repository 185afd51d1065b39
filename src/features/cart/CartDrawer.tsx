import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { useTranslation } from '@/config/useTranslation';
import { track } from '@/lib/track';
import { ButtonLink } from '@/ui/ButtonLink';
import { Drawer } from '@/ui/Drawer';
import { EmptyState } from '@/ui/EmptyState';
import styles from './CartDrawer.module.css';
import { CartLine } from './CartLine';
import { CartTotals } from './CartTotals';
import { drawerClosed, selectIsDrawerOpen } from './cartSlice';
import { groupLines } from './lineGroups';
import { UnavailableCart } from './UnavailableCart';

/** The cart drawer. */
export function CartDrawer() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsDrawerOpen);
  const { data: cart, error, refetch, isFetching } = useGetCartQuery(undefined, { skip: !isOpen });
  const close = () => dispatch(drawerClosed());
  const isViewed = isOpen && cart !== undefined && cart.items.length > 0;
  const trackView = useEffectEvent(() => cart && track({ type: 'cartViewed', cart }));
  // An open drawer is one view, however often the cart changes.
  useEffect(() => {
    if (isViewed) trackView();
  }, [isViewed]);
  const title = cart ? t('title', { count: cart.info.qty }) : t('pageTitle');
  return (
    <Drawer isOpen={isOpen} onClose={close} title={title} closeLabel={t('close')}>
      {!cart && <UnavailableCart error={error} isRetrying={isFetching} onRetry={refetch} />}
      {cart && cart.items.length > 0 && (
        <div className={styles.drawer}>
          <ul className={styles.lines}>
            {groupLines(cart).map(({ item, parents }) => (
              <CartLine key={item.item_id} item={item} parents={parents} isCompact />
            ))}
          </ul>
          <div className={styles.footer}>
            <CartTotals cart={cart} later={t('atCheckout')} />
            <ButtonLink to="/checkout" size="lg" isWide onClick={close}>
              {t('checkout')}
            </ButtonLink>
            <Link to="/checkout/cart" className={styles.link} onClick={close}>
              {t('viewCartPage')}
            </Link>
          </div>
        </div>
      )}
      {cart?.items.length === 0 && (
        <EmptyState
          icon="cart"
          title={t('empty')}
          action={
            <ButtonLink to="/catalog" variant="secondary" onClick={close}>
              {t('browse')}
            </ButtonLink>
          }
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
    </Drawer>
  );
}
