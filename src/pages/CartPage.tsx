import { listSaved } from '@contract/customerLists';
import { pagePaths } from '@contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { useIsOffered } from '@/api/missingCalls';
import { useIsSignedIn } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { CartAnnouncement } from '@/features/cart/CartAnnouncement';
import { CartContents } from '@/features/cart/CartContents';
import { CartSuggestions } from '@/features/cart/CartSuggestions';
import { EmailCart } from '@/features/cart/EmailCart';
import { SavedItems } from '@/features/cart/saved/SavedItems';
import { UnavailableCart } from '@/features/cart/UnavailableCart';
import { useRestoredCart } from '@/features/cart/useRestoredCart';
import { EmptyCartReason } from '@/features/checkout/EmptyCartReason';
import { forgetCheckout } from '@/features/checkout/startedCheckout';
import { PageHead } from '@/features/head/PageHead';
import { useWishlist } from '@/features/wishlist/wishlist';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { CartPickup } from '@/widgets/CartPickup';
import styles from './CartPage.module.css';

export const namespaces = ['cart', 'checkout', 'product', 'financing'];

export function Component() {
  const { t } = useTranslation('cart');
  const { display_features } = useConfig();
  const {
    data: cart,
    error,
    refetch,
    isFetching,
  } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSignedIn = useIsSignedIn();
  const { add } = useWishlist();
  // If the backend lacks this list, it is stored on this device, whereas the wishlist follows the customer (docs/spec/11 §8).
  const isSavedOnAccount = useIsOffered(listSaved);
  const addToWishlist = (productId: string) => isSignedIn && !isSavedOnAccount && add(productId);
  const { isRestoring, error: restoreError } = useRestoredCart();
  const hasItems = (cart?.items.length ?? 0) > 0;
  // The shopper sees the items here, so if the cart becomes empty, it happens knowingly.
  useEffect(() => {
    if (hasItems) forgetCheckout();
  }, [hasItems]);
  return (
    <div className={styles.page}>
      <PageHead title={t('pageTitle')} noIndex />
      <CartAnnouncement cart={cart} />
      <h1>{cart ? t('title', { count: cart.info.qty }) : t('pageTitle')}</h1>
      {!cart && <UnavailableCart error={error} isRetrying={isFetching} onRetry={refetch} />}
      {restoreError && <Notice tone="bad" title={messageOf(restoreError, t('restoreFailed'))} />}
      {cart && isRestoring && <Skeleton height="12rem" />}
      {cart?.items.length === 0 && !isRestoring && !isFetching && <EmptyCartReason />}
      {cart?.items.length === 0 && !isRestoring && (
        <EmptyState
          icon="cart"
          title={t('empty')}
          action={<ButtonLink to={pagePaths.catalog}>{t('browse')}</ButtonLink>}
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      {cart?.items.length === 0 && <SavedItems />}
      {cart && cart.items.length > 0 && (
        <>
          <CartContents cart={cart} pickup={<CartPickup cart={cart} />} onSaved={addToWishlist} />
          <SavedItems />
          <CartSuggestions cart={cart} />
          {display_features.checkout.email_cart && <EmailCart />}
        </>
      )}
    </div>
  );
}
