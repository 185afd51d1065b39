import type { ProductDetails } from '../../server/backend/catalog/details.ts';
import { searchModelOf, searchTextOf } from '../../server/backend/catalog/search/words.ts';
import { facetValues } from '../../server/backend/catalog/standardFacets.ts';
import type { products as productTable } from '../../server/backend/database/schema/catalog.ts';
import { brandOf } from '../catalog/brands.ts';
import { collections } from '../catalog/collections.ts';
import { categories } from '../categories/tree.ts';
import { plainText, type Text } from '../text.ts';
import type { DemoProduct, DemoVariant } from '../types.ts';

type Row = typeof productTable.$inferInsert;

const dayMs = 86_400_000;
/** Width and height of a rendered picture in px (tools/studio/pictures.mjs). */
const side = 1000;
const emptyText: Text = plainText('');

const categoryNames = new Map(categories.map(({ urlKey, name }) => [urlKey, name]));
const texts = (text: Text | undefined) => (text ? [text.en, text.fr] : []);
const collectionName = (product: Pick<DemoProduct, 'collection'>) =>
  product.collection ? collections[product.collection].name : '';

/** Labels of the product's facet values in both languages, for the search index. */
function facetWords(product: DemoProduct): string[] {
  return Object.entries(product.facets).flatMap(([code, values]) => {
    const labels: Partial<Record<string, Text>> = facetValues[code as keyof typeof facetValues];
    return (values ?? []).flatMap((value) => texts(labels[value]));
  });
}

const optionValues = (product: DemoProduct): ProductDetails['options'] =>
  product.options.map(({ attribute, label, values }) => ({
    code: attribute,
    label,
    values: values.map(({ key, label: name, swatch }) => ({
      key,
      label: name,
      swatch: swatch ? { type: 'colour', value: swatch } : null,
    })),
  }));

const picturesOf = (images: readonly string[]) => images.map((url) => ({ url, width: side, height: side }));

function detailsOf(product: DemoProduct): ProductDetails {
  return {
    shortDescription: product.shortDescription,
    description: product.description,
    images: picturesOf(product.images),
    frames360: [...product.image360],
    videos: product.video ? [product.video] : [],
    documents: product.documents.map(({ title, url }) => ({ title, url })),
    features: [...product.features],
    specs: product.specs.map(({ group, details }) => ({ group, details: [...details] })),
    customColumns: [...product.customColumns],
    options: optionValues(product),
    choice: {},
    distribution: [...product.reviews.distribution],
    weight: product.size?.weight ?? null,
    freeSwatches: product.freeSwatches,
    isService: ['haul-away', 'installation', 'service'].includes(product.family),
    kwhPerYear: product.kwhPerYear ?? null,
  };
}

/** The database row of a product. */
export function productRow(product: DemoProduct, now: Date) {
  const manufacturer = product.brand ? brandOf(product.brand).name : '';
  const models = [product, ...product.variants].flatMap(({ sku, modelNumber }) => [sku, modelNumber]);
  const words = [
    manufacturer,
    collectionName(product),
    ...product.categories.flatMap((key) => texts(categoryNames.get(key))),
    ...facetWords(product),
    ...product.options.flatMap(({ values }) => values.flatMap(({ label }) => texts(label))),
  ];
  return {
    sku: product.sku,
    urlKey: product.urlKey,
    type: product.type,
    parentId: null as number | null,
    source: 'demo',
    name: product.name,
    modelNumber: product.modelNumber,
    manufacturer,
    collection: collectionName(product),
    family: product.family,
    visible: product.visibility === 'Catalog, Search',
    featured: product.flags.some(({ text }) => text.en === 'Best seller') || product.images.length > 3,
    poa: product.poa,
    msrpEnabled: product.msrpEnabled,
    displayPrice: product.displayPrice || product.poa,
    addable: product.addable,
    energyStar: product.energyStar,
    rating: product.reviews.rating,
    reviewsCount: product.reviews.count,
    width: product.size?.width ?? null,
    depth: product.size?.depth ?? null,
    height: product.size?.height ?? null,
    position: product.position,
    createdAt: new Date(now.getTime() - product.daysOld * dayMs),
    image: product.images[0] ?? '',
    hoverImage: product.images[1] ?? '',
    flags: [...product.flags],
    swatches: optionValues(product).flatMap(({ values }) => values.flatMap(({ swatch }) => swatch ?? [])),
    details: detailsOf(product),
    searchText: searchTextOf(product.name, words),
    searchModel: searchModelOf(models),
  } satisfies Row;
}

/** The database row of a variant: the parent's row with the SKU, name, pictures, sizes and specifications of the variant. */
export function variantRow(variant: DemoVariant, parent: ReturnType<typeof productRow>, parentId: number) {
  return {
    ...parent,
    sku: variant.sku,
    urlKey: variant.urlKey,
    type: 'simple' as const,
    parentId,
    name: variant.name,
    modelNumber: variant.modelNumber,
    visible: false,
    featured: false,
    image: variant.images[0] ?? parent.image,
    hoverImage: '',
    width: variant.size?.width ?? parent.width,
    depth: variant.size?.depth ?? parent.depth,
    height: variant.size?.height ?? parent.height,
    flags: [],
    swatches: [],
    details: {
      ...parent.details,
      shortDescription: emptyText,
      description: emptyText,
      images: picturesOf(variant.images),
      frames360: [],
      videos: [],
      documents: [],
      features: [],
      specs: (variant.specs ?? []).map(({ group, details }) => ({ group, details: [...details] })),
      weight: variant.size?.weight ?? parent.details.weight,
      customColumns: [],
      options: [],
      choice: { ...variant.choice } as Record<string, string>,
    },
    searchText: '',
    searchModel: '',
  } satisfies Row;
}
