import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { PageHead } from '@/features/head/PageHead';
import { readSharedWishlist, sharedWishlistPath } from '@/features/wishlist/sharedWishlist';
import { useWishlist } from '@/features/wishlist/wishlist';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from '@/widgets/page.module.css';
import { ShareLink } from '@/widgets/ShareLink';
import { WishlistTiles } from '@/widgets/WishlistTiles';
import head from './ComparePage.module.css';

export const namespaces = ['product', 'cart', 'catalog'];

/** The shopper's own wishlist, or a shared one. */
export function Component() {
  const [params] = useSearchParams();
  const shared = readSharedWishlist(params);
  return shared ? <SharedWishlist ids={shared} /> : <OwnWishlist />;
}

/** The shopper's own wishlist: stored on the server when signed in, else on this device. */
function OwnWishlist() {
  const track = useTrack();
  const { t } = useTranslation('product');
  const { ids, isLoading, retry, remove } = useWishlist();
  const path = useHref(pagePaths.wishlist);
  const canShare = hasFeature(useConfig(), 'share');
  return (
    <div className={styles.page}>
      <PageHead title={t('wishlist')} noIndex />
      <header className={head.header}>
        <h1>{t('wishlist')}</h1>
        {canShare && ids.length > 0 && (
          <div className={head.actions}>
            <ShareLink
              path={sharedWishlistPath(path, ids)}
              title={t('sharedWishlist')}
              onShared={(method) => track({ type: 'linkShared', method, content: 'wishlist' })}
              texts={{ share: t('share'), copied: t('linkCopied'), failed: t('linkNotCopied') }}
            />
          </div>
        )}
      </header>
      {retry && (
        <Notice tone="bad" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('wishlistFailed')}
        </Notice>
      )}
      {ids.length === 0 && isLoading && <Skeleton height="20rem" />}
      {ids.length === 0 && !isLoading && !retry && (
        <EmptyState
          icon="heart"
          title={t('wishlistEmpty')}
          action={<ButtonLink to={pagePaths.catalog}>{t('browseAll')}</ButtonLink>}
        >
          <p>{t('wishlistEmptyHelp')}</p>
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

/** A shared wishlist, opened by its link; products can be added to the shopper's own list. */
function SharedWishlist({ ids }: { ids: readonly string[] }) {
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
      <header className={head.header}>
        <h1>{t('sharedWishlist')}</h1>
        <div className={head.actions} role="status">
          {missing.length > 0 ? (
            <Button icon="heart" onClick={addAll}>
              {t('addAllToWishlist', { count: missing.length })}
            </Button>
          ) : (
            <span>{t('allOnWishlist')}</span>
          )}
          <ButtonLink to={pagePaths.wishlist} variant="secondary">
            {t('ownWishlist')}
          </ButtonLink>
        </div>
      </header>
      <WishlistTiles ids={ids} />
    </div>
  );
}
