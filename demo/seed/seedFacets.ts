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
import type { Text } from '../text.ts';
import type { DemoProduct } from '../types.ts';
import type { Seeded } from './seedProducts.ts';

interface Value {
  code: string;
  value: string;
  facetLabel: Text;
  label: Text;
  swatch?: string;
  hidden?: boolean;
}

const same = (text: string): Text => ({ en: text, fr: text });

/** The first material of a colour family stands for it. */
const swatchOf = (family: string) =>
  Object.entries(materials).find(([id]) => colourFamily(id as keyof typeof materials) === family)?.[1]
    .colour ?? '';

const closed: Value[] = Object.entries(facetLabels).flatMap(([code, facetLabel]) => {
  const values: Record<string, Text> = facetValues[code as keyof typeof facetValues];
  return Object.entries(values).map(([value, label]) => ({
    code,
    value,
    facetLabel,
    label,
    swatch: code === 'colour_family' ? swatchOf(value) : '',
  }));
});

/** What dealers' carousels of point-of-sale material ask by (docs/spec/07 §4); never a filter on screen. */
const posm = 'brandsource_point_of_sale_marketing';

const open: Value[] = [
  ...brands.map(({ slug, name }) => ({
    code: 'brand',
    value: slug,
    facetLabel: { en: 'Brand', fr: 'Marque' },
    label: same(name),
  })),
  ...Object.entries(collections).map(([value, { name }]) => ({
    code: 'collection',
    value,
    facetLabel: { en: 'Collection', fr: 'Collection' },
    label: same(name),
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
    facetLabel: same(posm),
    label: same(name),
    hidden: true,
  })),
];

function chosenBy(product: DemoProduct): [code: string, value: string][] {
  const programme = product.instantSavings?.programId ?? product.consumerRebate?.programId;
  const isShown = product.flags.length > 0 && product.images.length > 0;
  return [
    ...Object.entries(product.facets).flatMap(([code, values]) =>
      (values ?? []).map((value): [string, string] => [code, value]),
    ),
    ...(product.categories.length > 0 ? [['brand', product.brand] as [string, string]] : []),
    ...(product.collection ? [['collection', product.collection] as [string, string]] : []),
    ...(programme ? [['program_id', programme] as [string, string]] : []),
    ...(isShown ? [[posm, product.brand] as [string, string]] : []),
  ];
}

export async function seedFacets(db: Pick<Database, 'execute'>, seeded: readonly Seeded[]): Promise<void> {
  const values = [...open.slice(0, brands.length), ...closed, ...open.slice(brands.length)];
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
  const stored = await rowsOf<{ id: number; key: string }>(
    db,
    sql`select id, code || ' ' || value as key from facet_values`,
  );
  const idOf = new Map(stored.map(({ id, key }) => [key, id]));
  const pairs = seeded.flatMap(({ id, product }) =>
    [...new Set(chosenBy(product).map((pair) => pair.join(' ')))].flatMap((key) => {
      const facetValueId = idOf.get(key);
      return facetValueId === undefined ? [] : [{ productId: id, facetValueId }];
    }),
  );
  await bulkInsert(db, productFacets, pairs);
}
