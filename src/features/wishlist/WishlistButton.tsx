import { pagePaths } from '@contract/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { noticeExpired, noticeOpened } from '@/features/product/notice/productNoticeSlice';
import type { TrackedProduct } from '@/lib/tracked';
import { IconButton } from '@/ui/IconButton';
import styles from './WishlistButton.module.css';
import {
  selectWishlistIds,
  type WishlistDispatch,
  type WishlistRootState,
  wishlistItemSet,
} from './wishlist';

interface Props {
  product: TrackedProduct;
  look?: 'plain' | 'outlined';
}

/**
 * Toggle button for the wishlist, which the header loads (useWishlist). The heart changes on click; the success notice follows the
 * response.
 */
export function WishlistButton({ product, look }: Props) {
  const track = useTrack();
  const { t } = useTranslation('product');
  const dispatch = useDispatch<WishlistDispatch>();
  const isOnWishlist = useSelector((state: WishlistRootState) =>
    selectWishlistIds(state).includes(product.entity_id),
  );
  // The shopper may remove the product again before the response.
  const isWanted = useRef(false);
  const toggle = async () => {
    isWanted.current = !isOnWishlist;
    if (isOnWishlist) dispatch(noticeExpired({ product: product.name, area: 'wishlist' }));
    const isSaved = await dispatch(wishlistItemSet(product.entity_id, !isOnWishlist));
    if (!isSaved || isOnWishlist) return;
    track({ type: 'wishlistItemAdded', product });
    if (isWanted.current)
      dispatch(noticeOpened({ product: product.name, area: 'wishlist', link: pagePaths.wishlist }));
  };
  return (
    <IconButton
      className={styles.heart}
      icon="heart"
      variant={look}
      iconSize={1.25}
      isFilled={isOnWishlist}
      aria-pressed={isOnWishlist}
      label={t('wishlistToggle', { name: product.name })}
      onClick={toggle}
    />
  );
}
