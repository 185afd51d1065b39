import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/features/site/PageHead';
import { useWishes } from '@/features/wishlist/useWishes';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import head from './ComparePage.module.css';
import styles from './page.module.css';
import { WishTiles } from './WishTiles';

/** Someone else's list, opened by its link: to look at, and to take over whole or piece by piece. */
export function SharedWishes({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('product');
  const wishes = useWishes();
  const missing = ids.filter((id) => !wishes.ids.includes(id));
  // The newest stands first in a list: added from the end, theirs keeps its order.
  const addAll = () => {
    for (const id of [...missing].reverse()) wishes.add(id);
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
      <WishTiles ids={ids} />
    </div>
  );
}
