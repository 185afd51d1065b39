import type { TenantConfig } from '@contract/config';
import { pagePaths, specialPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { useSiteUrls } from '@/config/useSiteUrls';
import { PosmSection } from '@/features/catalog/collection/PosmSection';
import { posmSections, posmTitle } from '@/features/catalog/collection/posm';
import { NextCollectionPage, useCollection } from '@/features/catalog/listing/catalogListings';
import { EmptyListing } from '@/features/catalog/listing/EmptyListing';
import { ListingHeader } from '@/features/catalog/listing/ListingHeader';
import { ListingView } from '@/features/catalog/listing/ListingView';
import { preloadCollection } from '@/features/catalog/listing/preloadListing';
import { useLastPage, useListingUrl } from '@/features/catalog/listing/useListingUrl';
import { ContentHtml } from '@/features/content/ContentHtml';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { breadcrumbStructuredData } from '@/widgets/breadcrumbStructuredData';
import landing from '@/widgets/CategoryLanding.module.css';
import { InteractiveTile, renderInteractiveTile } from '@/widgets/InteractiveTile';
import styles from '@/widgets/page.module.css';
import { usePrefetchPage } from '@/widgets/usePrefetchPage';
import type { PageModule } from './pageModule';

const loadProductPage = () => import('./ProductPage');

export const namespaces = ['catalog', 'product', 'fit'];

/** Outlets have their own setting; when disabled, their collection is not found either. */
const isDisabled = (attribute: string, { display_features }: TenantConfig) =>
  attribute === 'outlet' && !display_features.outlet_products.enabled;

export const preload: PageModule['preload'] = async ({ params, ...context }) => {
  const { attribute = '', value = '' } = params;
  if (isDisabled(attribute, context.config)) return { status: 404 };
  return preloadCollection(attribute, value, context);
};

/** Page of a special collection, the products that share an attribute's value (docs/spec/01 §3). */
export function Component() {
  const { attribute = '', value = '' } = useParams();
  const config = useConfig();
  if (isDisabled(attribute, config)) return <NotFound />;
  const sections = posmSections(attribute, value);
  if (sections) return <PosmCollection values={sections} canonical={specialPath(attribute, value)} />;
  return <Collection key={`${attribute} ${value}`} attribute={attribute} value={value} />;
}

function Collection({ attribute, value }: { attribute: string; value: string }) {
  const { t } = useTranslation('catalog');
  const [requested, show] = useListingUrl();
  const { collection, isUnknown, source, state } = useCollection(attribute, value, requested);
  useLastPage(requested, source, show);
  const urls = useSiteUrls();
  usePrefetchPage(loadProductPage);

  if (isUnknown) return <NotFound />;
  const title = collection && (collection.title || value);
  const crumbs = [
    { name: t('home'), to: '/' },
    { name: t('catalog'), to: pagePaths.catalog },
    ...(title ? [{ name: title }] : []),
  ];
  return (
    <div className={styles.page}>
      {title && (
        <PageHead
          title={title}
          canonical={specialPath(attribute, value)}
          jsonLd={breadcrumbStructuredData(crumbs, urls)}
        />
      )}
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <ListingHeader title={title}>
        {collection?.description && <ContentHtml html={collection.description} />}
      </ListingHeader>
      <ListingView
        source={source}
        state={state}
        onChange={show}
        renderPage={(further, render) => (
          <NextCollectionPage attribute={attribute} value={value} state={further}>
            {render}
          </NextCollectionPage>
        )}
        renderTile={(product, options) => <InteractiveTile product={product} {...options} />}
        empty={<EmptyListing state={state} onChange={show} />}
      />
    </div>
  );
}

/** Products of POSM material, a section for each code; target of QR codes in a showroom. */
function PosmCollection({ values, canonical }: { values: string[]; canonical: string }) {
  const { t } = useTranslation('catalog');
  const crumbs = [
    { name: t('home'), to: '/' },
    { name: t('catalog'), to: pagePaths.catalog },
    { name: t('posm') },
  ];
  return (
    <div className={styles.page}>
      <PageHead title={t('posm')} canonical={canonical} />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <h1>{t('posm')}</h1>
      <div className={landing.landing}>
        {values.map((value) => (
          <PosmSection
            key={value}
            values={value}
            title={posmTitle(value)}
            renderTile={renderInteractiveTile}
          />
        ))}
      </div>
    </div>
  );
}
