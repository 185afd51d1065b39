import { categoryPath, productPath } from '@contract/paths';
import { plainText } from '@contract/plainText';
import type { ProductPage, SimpleProduct } from '@contract/product';
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigationType, useParams } from 'react-router-dom';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useTrack } from '@/api/useTrack';
import { lazyPart } from '@/browser/lazyPart';
import { useConfig } from '@/config/configSlice';
import { useSiteUrls } from '@/config/useSiteUrls';
import { ChatWidget } from '@/features/chat/ChatWidget';
import { ContentHtml } from '@/features/content/ContentHtml';
import { PageHead } from '@/features/head/PageHead';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { productApi } from '@/features/product/data/productApi';
import { productRequest } from '@/features/product/data/productRequest';
import { productStructuredData } from '@/features/product/data/productStructuredData';
import { useProduct } from '@/features/product/data/useProduct';
import { ProductSections } from '@/features/product/sections/ProductSections';
import { productPageLoaded } from '@/features/product/tile/productTransition';
import { useSelectedVariant } from '@/features/product/variants/useSelectedVariant';
import { useNoteView } from '@/features/product/viewed/useNoteView';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { failedStatus } from '@/lib/failedStatus';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb';
import { Skeleton } from '@/ui/Skeleton';
import { breadcrumbStructuredData } from '@/widgets/breadcrumbStructuredData';
import { LazyMoreProducts } from '@/widgets/LazyMoreProducts';
import { ProductMain } from '@/widgets/ProductMain';
import main from '@/widgets/ProductMain.module.css';
import styles from '@/widgets/page.module.css';
import type { PageModule } from './pageModule';

productPageLoaded();

const ChatActionButton = lazyPart(async () => ({
  default: (await import('@/widgets/ChatActionButton')).ChatActionButton,
}));
const BundleItems = lazyPart(async () => ({
  default: (await import('@/features/product/sections/BundleItems')).BundleItems,
}));
const ProductMissing = lazyPart(async () => ({
  default: (await import('@/features/product/sections/ProductMissing')).ProductMissing,
}));

export const namespaces = ['product', 'cart', 'fit', 'financing'];

export const preload: PageModule['preload'] = async ({ dispatch, options, params, locationId }) => {
  const request = productRequest(params.key ?? '', locationId);
  const { error } = await dispatch(productApi.endpoints.getProduct.initiate(request, options));
  if (!error) return undefined;
  return { status: failedStatus(error) };
};

/** Magento's text and number for a product that is only found as part of another one (docs/spec/09 §1). */
const NOT_VISIBLE = ['Not Visible Individually', '1'];

/** Breadcrumb from home through the product's categories, which a backend may send as identifiers. */
function useCrumbs({ categories, name }: ProductPage): Crumb[] {
  const { t } = useTranslation('product');
  const isNamed = categories.every((category) => category.name !== '' && category.url_key !== '');
  const { data: tree = [] } = useListCategoriesQuery(undefined, { skip: isNamed });
  const path = categories
    .map((own) => (own.name && own.url_key ? own : tree.find(({ entity_id }) => entity_id === own.entity_id)))
    .filter((category) => category !== undefined)
    .sort((a, b) => a.level - b.level);
  return [
    { name: t('home'), to: '/' },
    ...path.map((category) => ({ name: category.name, to: categoryPath(category.url_key) })),
    { name },
  ];
}

function Loaded({ product, isPartial }: { product: ProductPage; isPartial: boolean }) {
  const track = useTrack();
  const { t } = useTranslation('product');
  const { currency_code } = useConfig();
  const urls = useSiteUrls();
  const crumbs = useCrumbs(product);
  const variant = useSelectedVariant(product);
  // Tracked once for each page view, when the full product has loaded; another response for the same product is not a new view.
  const trackView = useEffectEvent(() => track({ type: 'productViewed', product }));
  useEffect(() => {
    if (!isPartial) trackView();
  }, [isPartial]);
  useNoteView(isPartial ? null : product.entity_id);
  const seoContext = { currency: currency_code, urls, path: productPath(product.url_key) };
  return (
    <div className={styles.page}>
      <PageHead
        title={product.meta_title || product.name}
        description={product.meta_description || plainText(product.short_description)}
        ogImage={variant.simple?.images[0]?.url || product.image_url.normal}
        ogType="product"
        noIndex={NOT_VISIBLE.includes(product.visibility)}
        jsonLd={[
          productStructuredData(product, variant.simple, seoContext),
          breadcrumbStructuredData(crumbs, urls),
        ]}
      />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <ProductMain product={product} isPartial={isPartial} variant={variant} />
      {!isPartial && <ProductDetails product={product} simple={variant.simple} />}
    </div>
  );
}

/** Product page: simple, configurable or bundle (docs/spec/01 §3). */
export function Component() {
  const { key = '' } = useParams();
  // After a click on a tile, name, image and price render first; the rest renders deferred.
  const isPreviewPhase = !useDeferredValue(true, useNavigationType() !== 'PUSH');
  const { product, isPartial, isUnknown, isFailed, retry } = useProduct(key);
  if (isUnknown || isFailed) {
    return (
      <div className={styles.page}>
        <PageHead title="" noIndex />
        <Suspense fallback={null}>
          <ProductMissing productKey={key} onRetry={isFailed ? retry : undefined} />
        </Suspense>
      </div>
    );
  }
  if (!product) return <ProductSkeleton />;
  return <Loaded key={product.entity_id} product={product} isPartial={isPartial || isPreviewPhase} />;
}

/** Sections below the fold: assistant, bundle items, details, reviews and related products. */
function ProductDetails({ product, simple }: { product: ProductPage; simple: SimpleProduct | null }) {
  const locationId = useSelector(selectSelectedLocation)?.store_id;
  return (
    <div className={main.details}>
      <DeferredHydration>
        <ChatWidget product={product} ActionButton={ChatActionButton} locationId={locationId} />
        {product.bundle_items.length > 0 && (
          <Suspense fallback={null}>
            <BundleItems items={product.bundle_items} />
          </Suspense>
        )}
      </DeferredHydration>
      <DeferredHydration>
        <ProductSections
          product={product}
          simple={simple}
          description={<ContentHtml html={product.description} />}
        />
      </DeferredHydration>
      <DeferredHydration>
        <LazyMoreProducts product={product} />
      </DeferredHydration>
    </div>
  );
}

/** Placeholder for a product without cached data. */
function ProductSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={main.main}>
        <div className={main.gallery} style={{ aspectRatio: 1 }}>
          <Skeleton height="100%" />
        </div>
        <div className={main.info}>
          <div className={main.summary}>
            <Skeleton width="8rem" />
            <Skeleton width="80%" height="2.5rem" />
            <Skeleton width="40%" />
          </div>
          <div className={main.buyBox}>
            <Skeleton width="10rem" height="2rem" />
            <Skeleton height="3rem" />
          </div>
        </div>
      </div>
    </div>
  );
}
