import { sql } from 'drizzle-orm';
import { facetLabels, facetValues } from '../../server/backend/catalog/standardFacets.ts';
import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import { type Database, rowsOf } from '../../server/backend/database/database.ts';
import { productFacets, facetValues as valueTable } from '../../server/backend/database/schema/catalog.ts';
import { brands } from '../catalog/brands.ts';
import { collections } from '../catalog/collections.ts';
import { colourFamily } from '../catalog/colourFamily.ts';
import { promotions } from '../catalog/commerce/promotions.ts';
import { materials } from '../materials.ts';
import { plainText, type Text } from '../text.ts';
import type { DemoProduct } from '../types.ts';
import type { SeededProduct } from './seedProducts.ts';

interface Value {
  code: string;
  value: string;
  facetLabel: Text;
  label: Text;
  swatch?: string;
  hidden?: boolean;
}

/** The colour of the family's first material. */
const swatchOf = (family: string) =>
  Object.entries(materials).find(([id]) => colourFamily(id as keyof typeof materials) === family)?.[1]
    .colour ?? '';

const standardValues: Value[] = Object.entries(facetLabels).flatMap(([code, facetLabel]) => {
  const values: Record<string, Text> = facetValues[code as keyof typeof facetValues];
  return Object.entries(values).map(([value, label]) => ({
    code,
    value,
    facetLabel,
    label,
    swatch: code === 'colour_family' ? swatchOf(value) : '',
  }));
});

/** The attribute with which dealers' POSM carousels request products (docs/spec/07 §4). Never shown as a filter. */
const posm = 'brandsource_point_of_sale_marketing';

const tenantValues: Value[] = [
  ...brands.map(({ slug, name }) => ({
    code: 'brand',
    value: slug,
    facetLabel: { en: 'Brand', fr: 'Marque' },
    label: plainText(name),
  })),
  ...Object.entries(collections).map(([value, { name }]) => ({
    code: 'collection',
    value,
    facetLabel: { en: 'Collection', fr: 'Collection' },
    label: plainText(name),
  })),
  ...promotions.map(({ programId, name }) => ({
    code: 'program_id',
    value: programId,
    facetLabel: { en: 'Promotion', fr: 'Promotion' },
    label: name,
    hidden: true,
  })),
  ...brands.map(({ slug, name }) => ({
    code: posm,
    value: slug,
    facetLabel: plainText(posm),
    label: plainText(name),
    hidden: true,
  })),
];

function valuesOf(product: DemoProduct): [code: string, value: string][] {
  const promotion = product.instantSavings?.programId ?? product.consumerRebate?.programId;
  const isInPosm = product.flags.length > 0 && product.images.length > 0;
  return [
    ...Object.entries(product.facets).flatMap(([code, values]) =>
      (values ?? []).map((value): [string, string] => [code, value]),
    ),
    ...(product.brand ? [['brand', product.brand] as [string, string]] : []),
    ...(product.collection ? [['collection', product.collection] as [string, string]] : []),
    ...(promotion ? [['program_id', promotion] as [string, string]] : []),
    ...(product.brand && isInPosm ? [[posm, product.brand] as [string, string]] : []),
  ];
}

export async function seedFacets(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  const values = [
    ...tenantValues.slice(0, brands.length),
    ...standardValues,
    ...tenantValues.slice(brands.length),
  ];
  await bulkInsert(
    db,
    valueTable,
    values.map(({ swatch = '', hidden = false, ...value }, at) => ({
      ...value,
      swatch,
      hidden,
      position: at + 1,
    })),
  );
  const storedValues = await rowsOf<{ id: number; key: string }>(
    db,
    sql`select id, code || ' ' || value as key from facet_values`,
  );
  const idOf = new Map(storedValues.map(({ id, key }) => [key, id]));
  const pairs = seeded.flatMap(({ id, product }) =>
    [...new Set(valuesOf(product).map((pair) => pair.join(' ')))].flatMap((key) => {
      const facetValueId = idOf.get(key);
      return facetValueId === undefined ? [] : [{ productId: id, facetValueId }];
    }),
  );
  await bulkInsert(db, productFacets, pairs);
}
