import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { LocationFinder } from '@/features/locations/LocationFinder';
import { locationsApi } from '@/features/locations/locationsApi';
import styles from '@/widgets/page.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['stores'];

export const preload: PageModule['preload'] = async ({ dispatch, options, config }) => {
  if (!hasFeature(config, 'store_locator')) return { status: 404 };
  await dispatch(locationsApi.endpoints.listLocations.initiate({}, options));
  return undefined;
};

/** Locations of the dealer, nearest first once a position is known. */
export function Component() {
  const { t } = useTranslation('stores');
  if (!hasFeature(useConfig(), 'store_locator')) return <NotFound />;
  return (
    <div className={styles.page}>
      <PageHead title={t('findStore')} description={t('intro')} />
      <h1>{t('findStore')}</h1>
      <p>{t('intro')}</p>
      <LocationFinder hasMap />
    </div>
  );
}
