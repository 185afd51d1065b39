import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { noticeOpened } from '@/features/product/productNoticeSlice';
import { track } from '@/lib/track';
import type { TrackedProduct } from '@/lib/tracked';
import { IconButton } from '@/ui/IconButton';
import styles from './WishButton.module.css';
import { selectWishes, type WishDispatch, type WishState, wishSet } from './wishes';

interface Props {
  product: TrackedProduct;
  look?: 'plain' | 'outlined';
}

/** The heart: on the wish list or not. The list itself is asked for by the header (useWishes). */
export function WishButton({ product, look }: Props) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch<WishDispatch>();
  const isWished = useSelector((state: WishState) => selectWishes(state).includes(product.entity_id));
  return (
    <IconButton
      className={styles.heart}
      icon="heart"
      look={look}
      iconSize={1.25}
      isFilled={isWished}
      aria-pressed={isWished}
      label={t('wish', { name: product.name })}
      onClick={() => {
        if (!isWished) {
          track({ type: 'wished', product });
          dispatch(noticeOpened({ product: product.name, area: 'wishlist', link: '/wishlist' }));
        }
        dispatch(wishSet(product.entity_id, !isWished));
      }}
    />
  );
}
