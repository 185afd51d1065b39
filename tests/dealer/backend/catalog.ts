import data from './catalog.json' with { type: 'json' };

export type CatalogProduct = (typeof data.products)[number];

export const { products, categories, locations } = data;

/** The products of a category and of all categories below it, by entity_id of the category. */
export function productsOf(categoryId: string): CatalogProduct[] {
  const ids = new Set([categoryId]);
  for (const { id, parent } of categories) if (ids.has(parent)) ids.add(id);
  return products.filter(({ category }) => ids.has(category));
}

export const urlKey = ({ name }: CatalogProduct): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** A product by entity_id of it or of one of its variants, by url_key or by sku. */
export const findProduct = (key: string): CatalogProduct | undefined =>
  products.find(
    (product) =>
      String(product.id) === key ||
      urlKey(product) === key ||
      skuOf(product) === key ||
      product.colors.some((_, index) => String(variantId(product, index)) === key),
  );

export const skuOf = ({ model }: CatalogProduct): string => `CHC-${model}`;

/** The attribute that distinguishes variants has an id and options of its own, as in Magento. */
export const COLOR_ATTRIBUTE = '93';
export const colorOptions = ['Moss', 'Sand', 'Slate'].map((label, index) => ({
  id: String(501 + index),
  label,
  swatch: ['#5b6b4a', '#d8c7a3', '#5f6b75'][index] ?? '',
}));

/** The parts of each bundle, by entity_id. */
export const bundleParts: ReadonlyMap<number, readonly number[]> = new Map([[381, [321, 261]]]);

export const variantId = ({ id }: CatalogProduct, index: number): number => id + 1 + index;
export const descriptions = { en: 'Delivered by our own crew.', fr: 'Livré par notre équipe.' };

/** Matches words of a search against name, brand and model. */
export const searchProducts = (term: string): CatalogProduct[] => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(({ name, brand, model }) =>
    words.every((word) => `${name} ${brand} ${model}`.toLowerCase().includes(word.replace(/s$/, ''))),
  );
};
