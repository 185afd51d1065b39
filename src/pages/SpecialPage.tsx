import { useParams } from 'react-router-dom';
import type { StoreConfig } from '@/api/contract/config';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { EmptyListing } from '@/features/catalog/EmptyListing';
import { FurtherCollectionPage } from '@/features/catalog/FurtherPage';
import { ListingHead } from '@/features/catalog/ListingHead';
import { ListingView } from '@/features/catalog/ListingView';
import { posmSections } from '@/features/catalog/posm';
import { preloadCollection } from '@/features/catalog/preloadListing';
import { useCollection } from '@/features/catalog/useCollection';
import { useLastPage } from '@/features/catalog/useLastPage';
import { useListingUrl } from '@/features/catalog/useListingUrl';
import { ContentHtml } from '@/features/content/ContentHtml';
import { NotFound } from '@/features/site/NotFound';
import { PageHead } from '@/features/site/PageHead';
import { useAbsolute } from '@/features/site/useAddress';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { breadcrumbData } from './breadcrumbData';
import { PosmCollection } from './PosmCollection';
import styles from './page.module.css';
import type { PageModule } from './pageModule';
import { ShopTile } from './ShopTile';
import { useWarmProductPage } from './useWarmProductPage';

export const namespaces = ['catalog', 'product', 'fit'];

/** Outlets have a switch of their own: where it is off they are nowhere, not only off the product's page. */
const isSwitchedOff = (attribute: string, { display_features }: StoreConfig) =>
  attribute === 'outlet' && !display_features.outlet_products.enabled;

export const preload: PageModule['preload'] = async ({ params, ...given }) => {
  const { attribute = '', value = '' } = params;
  if (isSwitchedOff(attribute, given.config)) return { status: 404 };
  return preloadCollection(attribute, value, given);
};

/** A special collection: what shares an attribute's value (commerce specification §2). */
export function Component() {
  const { attribute = '', value = '' } = useParams();
  const config = useConfig();
  if (isSwitchedOff(attribute, config)) return <NotFound />;
  const sections = posmSections(attribute, value);
  if (sections) return <PosmCollection values={sections} />;
  return <Collection key={`${attribute} ${value}`} attribute={attribute} value={value} />;
}

function Collection({ attribute, value }: { attribute: string; value: string }) {
  const { t } = useTranslation('catalog');
  const [state, show] = useListingUrl();
  const { collection, isUnknown, source } = useCollection(attribute, value, state);
  useLastPage(state, source.listing, show);
  const absolute = useAbsolute();
  useWarmProductPage();

  if (isUnknown) return <NotFound />;
  const title = collection && (collection.title || value);
  const crumbs = [
    { name: t('home'), to: '/' },
    { name: t('catalog'), to: '/catalog' },
    ...(title ? [{ name: title }] : []),
  ];
  return (
    <div className={styles.page}>
      {title && <PageHead title={title} jsonLd={breadcrumbData(crumbs, absolute)} />}
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <ListingHead title={title}>
        {collection?.description && <ContentHtml html={collection.description} />}
      </ListingHead>
      <ListingView
        source={source}
        state={state}
        onChange={show}
        renderPage={(further, render) => (
          <FurtherCollectionPage attribute={attribute} value={value} state={further}>
            {render}
          </FurtherCollectionPage>
        )}
        renderTile={(product, options) => <ShopTile product={product} {...options} />}
        empty={<EmptyListing state={state} onChange={show} />}
      />
    </div>
  );
}
