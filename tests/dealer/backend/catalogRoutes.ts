import { DealerError, type Handler, ok, text, written } from './answers.ts';
import {
  type CatalogProduct,
  categories,
  findProduct,
  locations,
  products,
  productsOf,
  searchProducts,
  skuOf,
} from './catalog.ts';
import { blockOf } from './contentRoutes.ts';
import { facetsOf, matchesFilters, sortProducts } from './listing.ts';
import { productDetails, productSummary } from './productData.ts';
import { reviewPage } from './reviews.ts';

const sort = [
  { code: 'position', dir: 'asc', name: 'Position' },
  { code: 'price', dir: 'asc', name: 'Price' },
  { code: 'name', dir: 'asc', name: 'Name' },
];

/** The products of a page with their count and filters, at the top level of the answer (docs/spec/07 §3 and §4). */
function listing(all: readonly CatalogProduct[], query: URLSearchParams, media: string) {
  const matching = all.filter((product) => matchesFilters(product, query.get('filters') ?? ''));
  const limit = Number(query.get('limit') || 24);
  const page = Number(query.get('page') || 1);
  const sorted = sortProducts(matching, query.get('order') ?? '', query.get('dir') ?? 'asc');
  return {
    products: sorted.slice((page - 1) * limit, page * limit).map((product) => productSummary(product, media)),
    product_count: matching.length,
    filters: facetsOf(all, matching),
    sort,
  };
}

const categoryFields = (category: (typeof categories)[number], index: number) => ({
  entity_id: Number(category.id),
  parent_id: Number(category.parent),
  level: category.level,
  name: category.name,
  url_key: category.key,
  position: index + 1,
  icon_url: null,
  include_in_menu: true,
  display_mode: 'PRODUCTS',
  default_sort_by: 'position',
  product_count: productsOf(category.id).length,
});

function requiredProduct(key: string | undefined): CatalogProduct {
  const product = findProduct(key ?? '');
  if (!product) throw new DealerError(404, 'Requested product does not exist.');
  return product;
}

/** The routes of catalog, search, products and locations. media: URL of the folder of pictures */
export const catalogRoutes = (media: string): Record<string, Handler> => ({
  'GET /categories': () => ok(categories.map(categoryFields)),
  'GET /categories/{key}': ({ params, query }) => {
    const index = categories.findIndex(({ key, id }) => key === params.key || id === params.key);
    const category = categories[index];
    if (!category) throw new DealerError(404, 'Requested category does not exist.');
    const embed = query.get('embed') ?? '';
    const seo = blockOf(`catalog-seo-before-${category.key}`, media);
    return ok({
      ...categoryFields(category, index),
      description: null,
      meta_title: `${category.name} at Cascade`,
      meta_description: null,
      meta_keywords: null,
      redirect: null,
      featured_filter: null,
      ...(embed.includes('products') ? listing(productsOf(category.id), query, media) : { sort }),
      ...(embed.includes('blocks') ? { blocks: seo ? [seo] : [] } : {}),
    });
  },
  'GET /search/{term}': ({ params, query }) => ok(listing(searchProducts(params.term ?? ''), query, media)),
  'GET /search/{term}/autocomplete': ({ params }) => {
    const term = (params.term ?? '').toLowerCase();
    return ok({
      products: searchProducts(term)
        .slice(0, 4)
        .map((product) => productSummary(product, media)),
      categories: categories
        .map(categoryFields)
        .filter(({ name, level }) => level > 1 && name.toLowerCase().includes(term))
        .slice(0, 5),
    });
  },
  'PUT /elasticsearch/log/query': () => ok({ history_id: 5501 }),
  'POST /alta/log': () => written(),
  'GET /dynamic-category/{attribute}/{value}': ({ params, query }) => {
    const { attribute, value = '' } = params;
    const isMember = (product: CatalogProduct) =>
      attribute === 'promotion' ? product.was > 0 : product.brand.toLowerCase() === value.toLowerCase();
    return ok(listing(products.filter(isMember), query, media));
  },
  'GET /dynamic-category/brandsource_point_of_sale_marketing/{values}/products': () => ok([]),
  'GET /products/{id}': ({ params, language }) =>
    ok(productDetails(requiredProduct(params.id), media, language)),
  'GET /products/{id}/reviews/summary': ({ params, query }) =>
    ok(reviewPage(requiredProduct(params.id), query)),
  'GET /products/{id}/inventory': ({ params }) => {
    const { id } = requiredProduct(params.id);
    return ok({
      in_stock: true,
      message: null,
      locations: locations.map(({ google_code, store_name }, index) => ({
        google_code,
        store_name,
        qty: (id + index) % 4,
      })),
    });
  },
  'GET /products/{id}/shipping/{zip}': ({ params }) => {
    requiredProduct(params.id);
    return ok({ methods: [{ code: 'truck', carrier_title: 'Cascade truck', price: 49 }] });
  },
  'GET /personal/products': ({ query }) => {
    const skus = text(query.get('sku')).split(',');
    const named = products.filter((product) => skus.includes(skuOf(product)));
    const related = products.filter(({ category }) => category === named[0]?.category);
    const isRelated = query.has('display_linq_related_products');
    return ok((isRelated ? related : named).slice(0, 10).map((product) => productSummary(product, media)));
  },
  'GET /locations': ({ query }) => {
    const zip = query.get('zip');
    const one = query.get('storelocationid');
    return ok(
      locations
        .filter(({ google_code }) => !one || google_code === one)
        .map(({ google_code, store_name, address, latitude, longitude }, index) => ({
          google_code,
          store_name,
          address,
          phone: '503-555-0147',
          pickup_method: 'pickup',
          latitude,
          longitude,
          distance: zip ? 3.5 + index : null,
        })),
    );
  },
});
