import type { ProductPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { RequestScope } from '../../route.ts';
import { localizedText } from '../catalogMessages.ts';
import type { PageRow, ProductFamily } from './findProduct.ts';
import { imagesOf } from './images.ts';
import type { PageStock } from './pieces.ts';
import { pricesAtLocation, readLocationPrices } from './prices.ts';
import { availabilityOf, isInStock, type Stock } from './stock.ts';

/**
 * Maps the options of a product to the contract's attributes with the variants of each option. Ids are the codes and
 * keys.
 */
function attributesOf(
  row: PageRow,
  variants: readonly PageRow[],
  language: string,
): ProductPage['attributes'] {
  return row.details.options.map(({ code, label, values }, ordinal) => ({
    id: code,
    code,
    label: localizedText(label, language),
    ordinal,
    options: values
      .map(({ key, label: name, swatch }) => ({
        id: key,
        label: localizedText(name, language),
        swatch,
        products: variants.filter(({ details }) => details.choice[code] === key).map(({ id }) => String(id)),
      }))
      .filter((option) => option.products.length > 0),
  }));
}

function simpleOf(row: PageRow, parent: PageRow, stock: Stock | undefined, language: string) {
  const name = localizedText(row.name, language);
  return {
    entity_id: String(row.id),
    sku: row.sku,
    model_number: row.modelNumber,
    name,
    images: imagesOf(row, name).length > 0 ? imagesOf(row, name) : imagesOf(parent, name),
    in_stock: isInStock(stock),
    availability: availabilityOf(stock),
    dimensions: { width: row.width, depth: row.depth, height: row.height },
  };
}

/** The fields of a product page about variants; empty for products without variants. shopId: empty for none. */
export async function variantFieldsOf(
  { db, clock }: BackendContext,
  { tenant, language }: RequestScope,
  { row, variants }: ProductFamily,
  shopId: string,
  stock: PageStock,
) {
  if (row.type !== 'configurable')
    return { attributes: [], simple_products: [], configurable_default_simple_id: null };
  const ids = variants.map(({ id }) => id);
  const ownPrices = await readLocationPrices(db, tenant.id, shopId, ids);
  const now = clock();
  const first = variants.find(({ id }) => isInStock(stock.of(id))) ?? variants[0];
  return {
    attributes: attributesOf(row, variants, language),
    simple_products: variants.map((variant) => ({
      ...simpleOf(variant, row, stock.of(variant.id), language),
      ...pricesAtLocation(variant, ownPrices, now),
    })),
    configurable_default_simple_id: first ? String(first.id) : null,
  };
}
