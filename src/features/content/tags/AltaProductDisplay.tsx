import { productItems } from '@contract/displayFeatures';
import { useTranslation } from 'react-i18next';
import { ContentLink } from '@/features/content/ContentLink';
import { contentApi, type ProductListQuery, useGetProductListQuery } from '@/features/content/contentApi';
import { carouselOptions, itemsPerDisplay, parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { Carousel } from '@/ui/Carousel';

/** Default number of products (docs/spec/05 §1). */
export const PRODUCTS_LIMIT = 18;

const toProductListQuery = (attributes: Record<string, string>): ProductListQuery => ({
  category: attributes['data-category'] ?? '',
  skus: attributes['data-skus'] ?? '',
  attribute: attributes['data-attribute'] ?? '',
  value: attributes['data-value'] ?? '',
  order: attributes['data-order'] ?? '',
  limit: Math.min(parsePositiveNumber(attributes['data-limit'], PRODUCTS_LIMIT), 100),
});

export const preload: TagModule['preload'] = async ({ attribs }, { dispatch, options }) =>
  dispatch(contentApi.endpoints.getProductList.initiate(toProductListQuery(attribs), options));

/** A carousel of products: of a category, of an attribute value, or by SKU. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  const { data: products } = useGetProductListQuery(toProductListQuery(attributes));
  const title = attributes['data-title'] ?? '';
  const href = attributes['data-href'];
  if (!products || products.length === 0) return null;
  return (
    <section aria-label={title || t('products')}>
      {(title || href) && (
        <div className="avb-section-head">
          {title && <h2>{title}</h2>}
          {href && <ContentLink attributes={{ href }}>{t('seeAll')}</ContentLink>}
        </div>
      )}
      <Carousel
        label={title || t('products')}
        texts={texts}
        itemsPerDisplay={itemsPerDisplay(attributes, productItems)}
        {...carouselOptions(attributes)}
        alwaysEqualWidthItems
      >
        {products.map((product) => (
          <ProductTile key={product.entity_id} product={product} />
        ))}
      </Carousel>
    </section>
  );
};
