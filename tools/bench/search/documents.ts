import { sql } from 'drizzle-orm';
import type { BilingualText } from '../../../server/backend/catalog/details.ts';
import { has } from '../../../server/backend/catalog/index/bitSet.ts';
import type { CatalogIndex } from '../../../server/backend/catalog/index/catalogIndex.ts';
import { type Database, rowsOf } from '../../../server/backend/database/database.ts';

const measures = ['price', 'width', 'depth', 'height'] as const;

/** What our search knows about a product, provided to the other engines and for the expectations. */
export interface SearchDocument extends Record<(typeof measures)[number], number | null> {
  id: number;
  name: BilingualText;
  model: string;
  brand: string;
  /** Keys of its categories, and their names in each language. */
  categories: readonly string[];
  categories_en: string;
  categories_fr: string;
  /** code:value */
  facets: readonly string[];
  /** All normalised words, and model numbers without separators. */
  words: string;
  models: string;
}

const batchSize = 5_000;

/** Reads the listed products of an index in their default order. */
export async function readDocuments(db: Database, catalogIndex: CatalogIndex): Promise<SearchDocument[]> {
  const ids = Array.from(catalogIndex.ids).filter((_, position) => has(catalogIndex.listed, position));
  const documents: SearchDocument[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = sql.param(`{${ids.slice(at, at + batchSize).join(',')}}`);
    const rows = await rowsOf<Omit<SearchDocument, (typeof measures)[number]>>(
      db,
      sql`select id, name, model_number as model, manufacturer as brand, search_text as words, search_model as models,
            c.keys as categories, c.en as categories_en, c.fr as categories_fr,
            array(select v.code || ':' || v.value from product_facets x join facet_values v on v.id = x.facet_value_id
                  where x.product_id = p.id) as facets
          from products p, lateral (
            select coalesce(array_agg(c.url_key), '{}') as keys, coalesce(string_agg(c.name->>'en', ' '), '') as en,
              coalesce(string_agg(c.name->>'fr', ' '), '') as fr
            from product_categories x join categories c on c.id = x.category_id where x.product_id = p.id) c
          where id = any(${batch}::int[]) order by position, id`,
    );
    for (const row of rows) documents.push({ ...row, ...measuresOf(catalogIndex, row.id) });
  }
  return documents;
}

function measuresOf(catalogIndex: CatalogIndex, id: number) {
  const position = catalogIndex.positionOf.get(id) ?? -1;
  const numberOf = (measure: string) => {
    const value = catalogIndex.measures.get(measure)?.[position] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  return {
    price: numberOf('price'),
    width: numberOf('width'),
    depth: numberOf('depth'),
    height: numberOf('height'),
  };
}
