import type { ProductPage } from '@contract/product';
import { useDeferredValue, useEffect } from 'react';
import { useNavigationType, useParams } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { isNotFoundError } from '@/features/product/data/notFoundSlice';
import { productApi } from '@/features/product/data/productApi';
import { productPath } from '@/features/product/data/productPath';
import { productRequest } from '@/features/product/data/productRequest';
import { productStructuredData } from '@/features/product/data/productStructuredData';
import { useProduct } from '@/features/product/data/useProduct';
import { ProductMissing } from '@/features/product/sections/ProductMissing';
import { useSelectedVariant } from '@/features/product/variants/useSelectedVariant';
import { PageHead } from '@/features/site/head/PageHead';
import { useAbsoluteUrl } from '@/features/site/head/useAbsoluteUrl';
import { track } from '@/lib/track';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb';
import { breadcrumbStructuredData } from './breadcrumbStructuredData';
import { ProductDetails } from './ProductDetails';
import { ProductMain } from './ProductMain';
import { ProductSkeleton } from './ProductSkeleton';
import styles from './page.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['product', 'cart', 'fit', 'financing'];

export const preload: PageModule['preload'] = async ({ dispatch, options, params, locationId }) => {
  const request = productRequest(params.key ?? '', locationId);
  const { error } = await dispatch(productApi.endpoints.getProduct.initiate(request, options));
  if (!error) return undefined;
  return { status: isNotFoundError(error) ? 404 : 503 };
};

/** Breadcrumb from home through the product's categories. */
function useCrumbs({ categories, name }: ProductPage): Crumb[] {
  const { t } = useTranslation('product');
  const path = [...categories].sort((a, b) => a.level - b.level);
  return [
    { name: t('home'), to: '/' },
    ...path.map((category) => ({ name: category.name, to: `/catalog/${category.url_key}` })),
    { name },
  ];
}

function Loaded({ product, isPartial }: { product: ProductPage; isPartial: boolean }) {
  const { t } = useTranslation('product');
  const { currency_code } = useConfig();
  const absolute = useAbsoluteUrl();
  const crumbs = useCrumbs(product);
  const variant = useSelectedVariant(product);
  // Tracked once for each page view, when the full product has loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer for the same product is no other view
  useEffect(() => {
    if (!isPartial) track({ type: 'productViewed', product });
  }, [isPartial]);
  const seoContext = { currency: currency_code, absolute, path: productPath(product.url_key) };
  return (
    <div className={styles.page}>
      <PageHead
        title={product.meta_title || product.name}
        description={product.meta_description || product.short_description.replace(/<[^>]*>/g, ' ')}
        ogImage={product.image_url.normal}
        ogType="product"
        jsonLd={[
          productStructuredData(product, variant.simple, seoContext),
          breadcrumbStructuredData(crumbs, absolute),
        ]}
      />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <ProductMain product={product} isPartial={isPartial} variant={variant} />
      {!isPartial && <ProductDetails product={product} />}
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
        <ProductMissing productKey={key} onRetry={isFailed ? retry : undefined} />
      </div>
    );
  }
  if (!product) return <ProductSkeleton />;
  return <Loaded key={product.entity_id} product={product} isPartial={isPartial || isPreviewPhase} />;
}
