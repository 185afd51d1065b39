import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { type BannerQuery, contentApi, useListBannersQuery } from '@/features/content/contentApi';
import { PageFailed } from '@/features/content/PageFailed';
import { PromotionList } from '@/features/content/promotions/PromotionList';
import { rebateProductsQuery } from '@/features/content/promotions/RebateProducts';
import { PageHead } from '@/features/head/PageHead';
import { outcomeOfRead } from '@/lib/failedStatus';
import { EmptyState } from '@/ui/EmptyState';
import styles from './PromotionsPage.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

const queryOf = (type: string) => ({ type, limit: 100, order: 'end_date' });
const [tileQuery, customQuery, rebateQuery] = [queryOf('link_tile'), queryOf('custom'), queryOf('rebate')];

/** Number of rebates whose products are preloaded; those below load as the page is scrolled. */
const PRELOADED_REBATES = 6;

export const preload: PageModule['preload'] = async ({ dispatch, options, config }) => {
  const requestBanners = (query: BannerQuery) =>
    dispatch(contentApi.endpoints.listBanners.initiate(query, options));
  const rebates = config.display_features.promos_rebates.enabled ? requestBanners(rebateQuery) : null;
  const [tiles, custom] = await Promise.all([requestBanners(tileQuery), requestBanners(customQuery)]);
  const loadedRebates = await rebates;
  const programs = (loadedRebates?.data ?? []).flatMap(({ program_id }) => program_id ?? []);
  await Promise.all(
    programs
      .slice(0, PRELOADED_REBATES)
      .map((id) => dispatch(contentApi.endpoints.getProductList.initiate(rebateProductsQuery(id), options))),
  );
  const lists = [tiles, custom, loadedRebates];
  if (lists.some((list) => list?.data?.length)) return undefined;
  return outcomeOfRead(lists.find((list) => list?.error)?.error);
};

/** Promotions page: banners first, then every rebate with its last day and form. */
export function Component() {
  const { t } = useTranslation('content');
  const isRebateCenter = useConfig().display_features.promos_rebates.enabled;
  const queries = [
    useListBannersQuery(tileQuery),
    useListBannersQuery(customQuery),
    useListBannersQuery(rebateQuery, { skip: !isRebateCenter }),
  ] as const;
  const [tiles, custom, rebates] = queries.map(({ data }) => data);
  const isWaiting = queries.some(({ isLoading }) => isLoading);
  const hasBanners = queries.some(({ data }) => data && data.length > 0);
  const failed = queries.filter(({ data, error }) => !data && outcomeOfRead(error));
  if (failed.length > 0 && !hasBanners && !isWaiting)
    return (
      <>
        <PageHead title={t('promotions')} />
        <PageFailed
          error={failed[0]?.error}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      </>
    );
  return (
    <div className={styles.page}>
      <PageHead title={t('promotions')} />
      <h1>{t('promotions')}</h1>
      {tiles && tiles.length > 0 && <PromotionList banners={tiles} />}
      {custom && custom.length > 0 && <PromotionList banners={custom} isFullWidth />}
      {rebates && rebates.length > 0 && (
        <section aria-labelledby="rebates" className={styles.rebates}>
          <h2 id="rebates">{t('rebates')}</h2>
          <p>{t('rebatesIntro')}</p>
          <PromotionList banners={rebates} showsProducts />
        </section>
      )}
      {!hasBanners && !isWaiting && <EmptyState icon="tag" title={t('noPromotions')} />}
    </div>
  );
}
