import type * as z from 'zod/mini';
import type { productPage } from '../../../../src/api/contract/product.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { configOf } from '../../tenant/tenant.ts';
import { inLanguage } from '../catalogueWords.ts';
import { DEFAULT_CATEGORY } from '../categories.ts';
import { has } from '../shelf/bitSet.ts';
import { choosing } from './choices.ts';
import type { PageRow } from './findProduct.ts';
import { bundleOf, linksOf } from './links.ts';
import { stockByShop } from './locationStock.ts';
import { outletsOf } from './outletsOf.ts';
import { assetsOf, imagesOf } from './pictures.ts';
import { promotionsOf } from './promotionsOf.ts';
import { pricesAt, readShopPrices } from './shopPrices.ts';
import { readStock } from './stock.ts';
import { tileOf } from './tile.ts';

type PageAnswer = z.input<typeof productPage>;

/** Categories of a product, departments first. */
async function categoriesOf({ catalogue }: StoreContext, { tenant, language }: Visit, productId: number) {
  const { categories, shelves } = await catalogue.current();
  const shelf = shelves.get(tenant.id);
  const place = shelf?.placeOf.get(productId);
  if (!shelf || place === undefined) return [];
  return categories
    .filter(
      ({ id, urlKey }) =>
        urlKey !== DEFAULT_CATEGORY && has(shelf.categories.get(id) ?? new Uint32Array(), place),
    )
    .sort((a, b) => a.level - b.level)
    .map(({ id, name, urlKey, level }) => ({
      entity_id: id,
      name: inLanguage(name, language),
      url_key: urlKey,
      level,
    }));
}

function textsOf(row: PageRow, language: string) {
  const { details } = row;
  const name = inLanguage(row.name, language);
  const short = inLanguage(details.shortDescription, language);
  const said = (rows: typeof details.customColumns) =>
    rows.map(({ label, value }) => ({
      label: inLanguage(label, language),
      value: inLanguage(value, language),
    }));
  return {
    short_description: short,
    description: inLanguage(details.description, language),
    meta_title: name,
    meta_description: short,
    images: imagesOf(row, name),
    assets: assetsOf(row, name),
    doc_asset: details.documents.map(({ title, url }) => ({
      title: inLanguage(title, language),
      url: inLanguage(url, language),
    })),
    product_features: details.features.map((feature) => inLanguage(feature, language)),
    product_data: details.specs.map(({ group, details: rows }) => ({
      group: inLanguage(group, language),
      details: said(rows),
    })),
    custom_columns: said(details.customColumns),
  };
}

/** One product, whole; with a shop, its stock and its price there. */
export async function productPageOf(
  store: StoreContext,
  visit: Visit,
  row: PageRow,
  storelocationid = '',
): Promise<PageAnswer> {
  const { db, clock } = store;
  const { tenant, language } = visit;
  const now = clock();
  const ownPrices = await readShopPrices(db, tenant.id, storelocationid, [row.id]);
  const tile = {
    ...tileOf(row, (await readStock(db, tenant.id, [row.id])).get(row.id), language, now),
    ...pricesAt(row, ownPrices, now),
  };
  return {
    ...tile,
    ...textsOf(row, language),
    visibility: row.visible ? 'Catalog, Search' : 'Not Visible Individually',
    gallery_layout: configOf(tenant, language).display_features.pdp.gallery_layout,
    ...(await choosing(store, visit, row, storelocationid)),
    ...(await linksOf(store, visit, row.id, storelocationid)),
    bundle_items: row.type === 'bundle' ? await bundleOf(store, visit, row.id) : [],
    outlets: await outletsOf(store, visit, tile),
    promotions: await promotionsOf(store, visit, row.id),
    location_inventory: await stockByShop(store, visit, row.id, {
      storelocationid: storelocationid || undefined,
    }),
    categories: await categoriesOf(store, visit, row.id),
    related_attribute: row.collection ? 'collection' : '',
    collection_name: row.collection,
  };
}
