import { and, asc, eq } from 'drizzle-orm';
import type { ProductPage } from '../../../../src/api/contract/product.ts';
import type { Database } from '../../database/database.ts';
import { offers, products } from '../../database/schema/catalogue.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { inLanguage } from '../catalogueWords.ts';
import type { PageRow } from './findProduct.ts';
import { imagesOf } from './pictures.ts';
import { offeredProducts, pageColumns } from './readTiles.ts';
import { pricesAt, readShopPrices } from './shopPrices.ts';
import { isInStock, readStock, type Stock } from './stock.ts';

/** The simple products below a configurable one that the tenant offers, in order. */
const readChoices = (db: Database, tenantId: number, parentId: number) =>
  db
    .select(pageColumns)
    .from(products)
    .innerJoin(offers, offeredProducts(tenantId))
    .where(and(eq(products.parentId, parentId)))
    .orderBy(asc(products.id));

/** What a shopper chooses: attributes with the simple products of each option. Ids are the codes and keys. */
function attributesOf(
  row: PageRow,
  choices: readonly PageRow[],
  language: string,
): ProductPage['attributes'] {
  return row.details.options.map(({ code, label, values }, ordinal) => ({
    id: code,
    code,
    label: inLanguage(label, language),
    ordinal,
    options: values
      .map(({ key, label: name, swatch }) => ({
        id: key,
        label: inLanguage(name, language),
        swatch,
        products: choices.filter(({ details }) => details.choice[code] === key).map(({ id }) => String(id)),
      }))
      .filter((option) => option.products.length > 0),
  }));
}

function simpleOf(row: PageRow, parent: PageRow, stock: Stock | undefined, language: string) {
  const name = inLanguage(row.name, language);
  return {
    entity_id: String(row.id),
    sku: row.sku,
    model_number: row.modelNumber,
    name,
    images: imagesOf(row, name).length > 0 ? imagesOf(row, name) : imagesOf(parent, name),
    in_stock: isInStock(stock),
    dimensions: { width: row.width, depth: row.depth, height: row.height },
  };
}

/** The part of a product page that is about choosing; empty for what can't be chosen. shopId: '' for none. */
export async function choosing(
  { db, clock }: StoreContext,
  { tenant, language }: Visit,
  row: PageRow,
  shopId: string,
) {
  if (row.type !== 'configurable')
    return { attributes: [], simple_products: [], configurable_default_simple_id: null };
  const choices = await readChoices(db, tenant.id, row.id);
  const ids = choices.map(({ id }) => id);
  const stock = await readStock(db, tenant.id, ids);
  const ownPrices = await readShopPrices(db, tenant.id, shopId, ids);
  const now = clock();
  const first = choices.find(({ id }) => isInStock(stock.get(id))) ?? choices[0];
  return {
    attributes: attributesOf(row, choices, language),
    simple_products: choices.map((choice) => ({
      ...simpleOf(choice, row, stock.get(choice.id), language),
      ...pricesAt(choice, ownPrices, now),
    })),
    configurable_default_simple_id: first ? String(first.id) : null,
  };
}
