import { useHref, useSearchParams } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/features/site/PageHead';
import { readSharedWishes, sharedWishesPath } from '@/features/wishlist/sharedWishes';
import { useWishes } from '@/features/wishlist/useWishes';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ShareButton } from '@/ui/ShareButton';
import head from './ComparePage.module.css';
import styles from './page.module.css';
import { SharedWishes } from './SharedWishes';
import { WishTiles } from './WishTiles';

export const namespaces = ['product', 'cart', 'catalog'];

/** The shopper's own list, or the one a link carries. */
export function Component() {
  const [params] = useSearchParams();
  const shared = readSharedWishes(params);
  return shared ? <SharedWishes ids={shared} /> : <OwnWishes />;
}

/** What a shopper would like: the server's list when signed in, else the one of this device. */
function OwnWishes() {
  const { t } = useTranslation('product');
  const { ids, remove } = useWishes();
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
              path={sharedWishesPath(path, ids)}
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
      <WishTiles
        ids={ids}
        renderGone={(id) => (
          <Button size="sm" variant="quiet" onClick={() => remove(id)}>
            {t('remove')}
          </Button>
        )}
      />
    </div>
  );
}
