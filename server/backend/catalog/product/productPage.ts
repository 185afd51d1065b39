import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { DEFAULT_CATEGORY } from '../../../../contract/paths.ts';
import type { productPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import { rowsOf } from '../../database/database.ts';
import type { RequestScope } from '../../route.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { localizedText } from '../catalogMessages.ts';
import { has } from '../index/bitSet.ts';
import { hasFact } from '../index/productFacts.ts';
import type { PageRow, ProductFamily } from './findProduct.ts';
import { assetsOf, imagesOf } from './images.ts';
import { bundleOf, linksOf, offeredIds } from './links.ts';
import { outletsOf } from './outletsOf.ts';
import { readPageStock } from './pieces.ts';
import { readLocationPrices } from './prices.ts';
import { promotionsOf } from './promotionsOf.ts';
import { specGroupsOf } from './specGroups.ts';
import { tileOf } from './tile.ts';
import { variantFieldsOf } from './variants.ts';

type ProductPageResponse = z.input<typeof productPage>;

/** The categories of a product with their ancestors: from the index, or from the database until the first index has loaded. */
async function categoryIdsOf(
  { catalog, db }: Pick<BackendContext, 'catalog' | 'db'>,
  tenant: Tenant,
  productId: number,
): Promise<ReadonlySet<number>> {
  const loaded = (await catalog.current()).loadedIndexes();
  if (!loaded) {
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`with recursive own as (
            select category_id as id from product_categories where product_id = ${productId}
            union select c.parent_id from own join categories c on c.id = own.id where c.parent_id is not null)
          select id from own`,
    );
    return new Set(rows.map(({ id }) => id));
  }
  const catalogIndex = loaded.get(tenant.id);
  const position = catalogIndex?.positionOf.get(productId);
  if (!catalogIndex || position === undefined) return new Set();
  return new Set(
    [...catalogIndex.categories].flatMap(([id, products]) => (has(products, position) ? [id] : [])),
  );
}

/** Returns the categories of a product, departments first. */
async function categoriesOf(backend: BackendContext, { tenant, language }: RequestScope, productId: number) {
  const { categories } = await backend.catalog.current();
  const own = await categoryIdsOf(backend, tenant, productId);
  return categories
    .filter(({ id, urlKey }) => urlKey !== DEFAULT_CATEGORY && own.has(id))
    .sort((a, b) => a.level - b.level)
    .map(({ id, name, urlKey, level }) => ({
      entity_id: id,
      name: localizedText(name, language),
      url_key: urlKey,
      level,
    }));
}

function textsOf(row: PageRow, language: string) {
  const { details } = row;
  const name = localizedText(row.name, language);
  const short = localizedText(details.shortDescription, language);
  return {
    short_description: short,
    description: localizedText(details.description, language),
    meta_title: name,
    meta_description: short,
    images: imagesOf(row, name),
    assets: assetsOf(row, name),
    doc_asset: details.documents.map(({ title, url }) => ({
      title: localizedText(title, language),
      url: localizedText(url, language),
    })),
    product_features: details.features.map((feature) => localizedText(feature, language)),
    product_data: specGroupsOf(row, language),
    custom_columns: details.customColumns.map(({ label, value }) => ({
      label: localizedText(label, language),
      value: localizedText(value, language),
    })),
  };
}

/** Reads the whole product page. With a location, its price and the stock there. stockLocationId: '' for the stock of all locations */
export async function productPageOf(
  backend: BackendContext,
  scope: RequestScope,
  family: ProductFamily,
  storelocationid = '',
  stockLocationId = storelocationid,
): Promise<ProductPageResponse> {
  const { row, links, variants } = family;
  const { db, clock, catalog } = backend;
  const { tenant, language } = scope;
  const { facts } = await catalog.current();
  const stock = await readPageStock(db, tenant.id, [row.id, ...offeredIds(links)], facts);
  const ownPrices = await readLocationPrices(db, tenant.id, storelocationid, [
    row.id,
    ...variants.map(({ id }) => id),
  ]);
  const versions = row.type === 'configurable' ? variants : [];
  const tile = tileOf(row, versions, { language, now: clock(), stockOf: stock.of, own: ownPrices });
  return {
    ...tile,
    ...textsOf(row, language),
    visibility: row.visible ? 'Catalog, Search' : 'Not Visible Individually',
    gallery_layout: configOf(tenant, language).display_features.pdp.gallery_layout,
    ...variantFieldsOf(backend, scope, family, ownPrices, stock),
    ...(await linksOf(backend, scope, links, storelocationid, stock)),
    bundle_items: row.type === 'bundle' ? await bundleOf(backend, scope, row.id, storelocationid) : [],
    outlets: hasFact(facts, 'outlet', row.id) ? await outletsOf(backend, scope, tile) : [],
    promotions: hasFact(facts, 'promoted', row.id) ? await promotionsOf(backend, scope, row.id) : [],
    location_inventory: stock.at(row.id, language, stockLocationId),
    categories: await categoriesOf(backend, scope, row.id),
    free_swatches: row.details.freeSwatches ?? 0,
    collection_name: row.collection,
  };
}
