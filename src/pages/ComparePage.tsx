import { pagePaths } from '@contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useHref } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { CompareTable } from '@/features/compare/CompareTable';
import { COMPARE_LIMIT, productDropped } from '@/features/compare/compareSlice';
import { comparePath, useCompareUrl } from '@/features/compare/useCompareUrl';
import { PageHead } from '@/features/head/PageHead';
import { useProducts } from '@/features/product/data/useProducts';
import { FitMeasurements } from '@/features/product/fit/FitMeasurements';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { PrintButton } from '@/ui/PrintButton';
import { Skeleton } from '@/ui/Skeleton';
import { CompareHead, CompareName } from '@/widgets/CompareHead';
import page from '@/widgets/page.module.css';
import { ShareLink } from '@/widgets/ShareLink';
import styles from './ComparePage.module.css';

export const namespaces = ['product', 'cart', 'fit', 'financing'];

/** Comparison of up to four products; the URL restores it (docs/spec/10 §2). */
export function Component() {
  const track = useTrack();
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const ids = useCompareUrl();
  const { products, retry } = useProducts(ids);
  const config = useConfig();
  const { name, phone } = config;
  const { pdp } = config.display_features;
  const path = comparePath(useHref('/compare'), ids);
  const loadedProducts = products.filter((product) => typeof product === 'object');
  const isWaiting = products.includes('loading');
  // Tracked once for each set of products, when all have loaded.
  const comparedKey = isWaiting ? '' : loadedProducts.map(({ entity_id }) => entity_id).join(' ');
  const trackView = useEffectEvent(() => track({ type: 'compareViewed', products: loadedProducts }));
  useEffect(() => {
    if (comparedKey !== '') trackView();
  }, [comparedKey]);
  const missingIds = ids.filter((_, index) => products[index] === 'missing');
  return (
    <div className={page.page}>
      <PageHead title={t('comparison')} noIndex />
      <header className={styles.header}>
        <h1>{t('comparison')}</h1>
        <p className={styles.printHeader}>{[name, phone].filter(Boolean).join(' · ')}</p>
        {ids.length > 0 && (
          <div className={styles.actions}>
            {hasFeature(config, 'share') && (
              <ShareLink
                path={path}
                title={t('comparison')}
                onShared={(method) => track({ type: 'linkShared', method, content: 'comparison' })}
                texts={{ share: t('share'), copied: t('linkCopied'), failed: t('linkNotCopied') }}
              />
            )}
            <PrintButton label={t('print')} />
          </div>
        )}
      </header>
      {ids.length >= COMPARE_LIMIT && (
        <Notice className={styles.screenOnly}>{t('compareFull', { count: COMPARE_LIMIT })}</Notice>
      )}
      {missingIds.map((id) => (
        <Notice
          key={id}
          tone="warn"
          onDismiss={() => dispatch(productDropped(id))}
          dismissLabel={t('removeUnavailable')}
        >
          {t('productUnavailable')}
        </Notice>
      ))}
      {products.includes('failed') && (
        <Notice tone="bad" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('productFailed')}
        </Notice>
      )}
      {ids.length === 0 && (
        <EmptyState
          icon="compare"
          title={t('compareEmpty')}
          action={<ButtonLink to={pagePaths.catalog}>{t('browseAll')}</ButtonLink>}
        >
          <p>{t('compareEmptyHelp')}</p>
        </EmptyState>
      )}
      {isWaiting && loadedProducts.length === 0 && <Skeleton height="24rem" />}
      {loadedProducts.length > 0 && (
        <>
          {pdp.show_fit && <FitMeasurements />}
          <CompareTable
            products={loadedProducts}
            renderName={(product) => <CompareName product={product} />}
            renderHead={(product) => <CompareHead product={product} />}
          />
        </>
      )}
    </div>
  );
}
