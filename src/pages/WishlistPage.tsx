import { useHref, useSearchParams } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/features/site/head/PageHead';
import { readSharedWishlist, sharedWishlistPath } from '@/features/wishlist/sharedWishlist';
import { useWishlist } from '@/features/wishlist/wishlist';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ShareButton } from '@/ui/ShareButton';
import head from './ComparePage.module.css';
import styles from './page.module.css';
import { SharedWishlist } from './SharedWishlist';
import { WishlistTiles } from './WishlistTiles';

export const namespaces = ['product', 'cart', 'catalog'];

/** The shopper's own wish list, or a shared one. */
export function Component() {
  const [params] = useSearchParams();
  const shared = readSharedWishlist(params);
  return shared ? <SharedWishlist ids={shared} /> : <OwnWishlist />;
}

/** The own wish list: the server's when signed in, else this device's. */
function OwnWishlist() {
  const { t } = useTranslation('product');
  const { ids, remove } = useWishlist();
  const path = useHref('/wishlist');
  const canShare = hasFeature(useConfig(), 'share');
  return (
    <div className={styles.page}>
      <PageHead title={t('wishlist')} noIndex />
      <header className={head.head}>
        <h1>{t('wishlist')}</h1>
        {canShare && ids.length > 0 && (
          <div className={head.actions}>
            <ShareButton
              path={sharedWishlistPath(path, ids)}
              title={t('sharedWishlist')}
              texts={{ share: t('share'), copied: t('linkCopied'), failed: t('linkNotCopied') }}
            />
          </div>
        )}
      </header>
      {ids.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('nothingWished')}
          action={<ButtonLink to="/catalog">{t('browseAll')}</ButtonLink>}
        >
          <p>{t('nothingWishedHelp')}</p>
        </EmptyState>
      )}
      <WishlistTiles
        ids={ids}
        renderMissing={(id) => (
          <Button size="sm" variant="quiet" onClick={() => remove(id)}>
            {t('remove')}
          </Button>
        )}
      />
    </div>
  );
}
