import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useSiteUrls } from '@/config/useSiteUrls';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { LocationFinder, PAGE_SIZE } from '@/features/locations/LocationFinder';
import { locationsApi } from '@/features/locations/locationsApi';
import { outcomeOfRead } from '@/lib/failedStatus';
import styles from '@/widgets/page.module.css';
import { storesStructuredData } from '@/widgets/storesStructuredData';
import type { PageModule } from './pageModule';

export const namespaces = ['stores'];

export const preload: PageModule['preload'] = async ({ dispatch, options, config }) => {
  if (!hasFeature(config, 'store_locator')) return { status: 404 };
  const { error } = await dispatch(locationsApi.endpoints.listLocations.initiate({}, options));
  return outcomeOfRead(error);
};

/** Locations of the dealer, nearest first once a position is known. */
export function Component() {
  const { t } = useTranslation('stores');
  const config = useConfig();
  const urls = useSiteUrls();
  const { data: locations = [] } = locationsApi.endpoints.listLocations.useQueryState({});
  if (!hasFeature(config, 'store_locator')) return <NotFound />;
  const nearest = locations.slice(0, PAGE_SIZE);
  const stores = nearest.length > 0 ? storesStructuredData(nearest, config.logo_src, urls) : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={t('findStore')} description={t('intro')} jsonLd={stores} />
      <h1>{t('findStore')}</h1>
      <p>{t('intro')}</p>
      <LocationFinder hasMap />
    </div>
  );
}
