import { useDeferredValue, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigationType, useParams } from 'react-router-dom';
import { isApiError } from '@/api/apiError';
import type { ProductPage } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { ProductMissing } from '@/features/product/ProductMissing';
import { productApi } from '@/features/product/productApi';
import { productData } from '@/features/product/productData';
import { productPath } from '@/features/product/productPath';
import { useChoice } from '@/features/product/useChoice';
import { useProduct } from '@/features/product/useProduct';
import { PageHead } from '@/features/site/PageHead';
import { useAbsolute } from '@/features/site/useAddress';
import { selectMyStore } from '@/features/stores/storesSlice';
import { track } from '@/lib/track';
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb';
import { breadcrumbData } from './breadcrumbData';
import { ProductMain } from './ProductMain';
import { ProductMore } from './ProductMore';
import { ProductWaiting } from './ProductWaiting';
import styles from './page.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['product', 'cart', 'fit', 'financing'];

export const preload: PageModule['preload'] = async ({ dispatch, options, params }) => {
  const { error } = await dispatch(productApi.endpoints.getProduct.initiate(params.key ?? '', options));
  if (!error) return undefined;
  return { status: isApiError(error) && error.status === 404 ? 404 : 503 };
};

/** From home through the first of the product's category paths. */
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
  const absolute = useAbsolute();
  const crumbs = useCrumbs(product);
  const variant = useChoice(product);
  // Counted once a visit of the page, when all of it is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer for the same product is no other view
  useEffect(() => {
    if (!isPartial) track({ type: 'productViewed', product });
  }, [isPartial]);
  const place = { currency: currency_code, absolute, path: productPath(product.url_key) };
  return (
    <div className={styles.page}>
      <PageHead
        title={product.meta_title || product.name}
        description={product.meta_description || product.short_description.replace(/<[^>]*>/g, ' ')}
        ogImage={product.image_url.normal}
        ogType="product"
        jsonLd={[productData(product, variant.simple, place), breadcrumbData(crumbs, absolute)]}
      />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <ProductMain product={product} isPartial={isPartial} variant={variant} />
      {!isPartial && <ProductMore product={product} />}
    </div>
  );
}

/** A product: simple, configurable or bundle (commerce specification §2). */
export function Component() {
  const { key = '' } = useParams();
  // A press on a tile is answered by name, picture and price; the rest follows without holding them up.
  const isFirstLook = !useDeferredValue(true, useNavigationType() !== 'PUSH');
  const { product, isPartial, isUnknown, isFailed, retry } = useProduct(
    key,
    useSelector(selectMyStore)?.store_id,
  );
  if (isUnknown || isFailed) {
    return (
      <div className={styles.page}>
        <PageHead title="" noIndex />
        <ProductMissing asked={key} onRetry={isFailed ? retry : undefined} />
      </div>
    );
  }
  if (!product) return <ProductWaiting />;
  return <Loaded key={product.entity_id} product={product} isPartial={isPartial || isFirstLook} />;
}
