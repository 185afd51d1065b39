import { useTranslation } from 'react-i18next';
import { contentApi, useListBannersQuery } from '@/features/content/contentApi';
import { PromotionList } from '@/features/content/promotions/PromotionList';
import { PageHead } from '@/features/site/PageHead';
import { EmptyState } from '@/ui/EmptyState';
import styles from './PromotionsPage.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

const queryOf = (type: string) => ({ type, limit: 100, order: 'end_date' });
const [tileQuery, customQuery, rebateQuery] = [queryOf('link_tile'), queryOf('custom'), queryOf('rebate')];

export const preload: PageModule['preload'] = async ({ dispatch, options }) => {
  await Promise.all(
    [tileQuery, customQuery, rebateQuery].map((query) =>
      dispatch(contentApi.endpoints.listBanners.initiate(query, options)),
    ),
  );
  return undefined;
};

/** All offers: the store's banners first, then every rebate with its last day and its form. */
export function Component() {
  const { t } = useTranslation('content');
  const { data: tiles } = useListBannersQuery(tileQuery);
  const { data: custom } = useListBannersQuery(customQuery);
  const { data: rebates } = useListBannersQuery(rebateQuery);
  const banners = [...(tiles ?? []), ...(custom ?? [])];
  return (
    <div className={styles.page}>
      <PageHead title={t('promotions')} />
      <h1>{t('promotions')}</h1>
      {banners.length > 0 && <PromotionList banners={banners} />}
      {rebates && rebates.length > 0 && (
        <section aria-labelledby="rebates" className={styles.rebates}>
          <h2 id="rebates">{t('rebates')}</h2>
          <p>{t('rebatesText')}</p>
          <PromotionList banners={rebates} />
        </section>
      )}
      {tiles && rebates && banners.length + rebates.length === 0 && (
        <EmptyState icon="tag" title={t('noPromotions')} />
      )}
    </div>
  );
}
