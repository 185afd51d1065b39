import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/features/site/head/PageHead';
import { useWishlist } from '@/features/wishlist/wishlist';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import head from './ComparePage.module.css';
import styles from './page.module.css';
import { WishlistTiles } from './WishlistTiles';

/** A shared wish list, opened by its link; products can be added to the shopper's own list. */
export function SharedWishlist({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('product');
  const wishlist = useWishlist();
  const missing = ids.filter((id) => !wishlist.ids.includes(id));
  // Lists are newest first: adding from the end keeps their order.
  const addAll = () => {
    for (const id of [...missing].reverse()) wishlist.add(id);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('sharedWishlist')} noIndex />
      <header className={head.head}>
        <h1>{t('sharedWishlist')}</h1>
        <div className={head.actions} role="status">
          {missing.length > 0 ? (
            <Button icon="heart" onClick={addAll}>
              {t('addAllWishes', { count: missing.length })}
            </Button>
          ) : (
            <span>{t('allWished')}</span>
          )}
          <ButtonLink to="/wishlist" variant="secondary">
            {t('ownWishlist')}
          </ButtonLink>
        </div>
      </header>
      <WishlistTiles ids={ids} />
    </div>
  );
}
