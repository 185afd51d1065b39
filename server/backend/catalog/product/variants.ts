import type { ProductPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { RequestScope } from '../../route.ts';
import { localizedText } from '../catalogMessages.ts';
import type { PageRow, ProductFamily } from './findProduct.ts';
import { assetsOf, imagesOf } from './images.ts';
import type { PageStock } from './pieces.ts';
import { type LocationPrices, pricesAtLocation, rulesOfVariant } from './prices.ts';
import { findRepresentative } from './representative.ts';
import { specGroupsOf } from './specGroups.ts';
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
    weight: row.details.weight,
    assets: assetsOf(row, name),
    product_data: specGroupsOf(row, language),
  };
}

/** The variant-related fields of a product page; empty for products without variants. */
export function variantFieldsOf(
  { clock }: BackendContext,
  { language }: RequestScope,
  { row, variants }: ProductFamily,
  own: LocationPrices,
  stock: PageStock,
) {
  if (row.type !== 'configurable')
    return { attributes: [], simple_products: [], configurable_default_simple_id: null };
  const now = clock();
  const representative = findRepresentative(variants, stock.of, own.of);
  return {
    attributes: attributesOf(row, variants, language),
    simple_products: variants.map((variant) => ({
      ...simpleOf(variant, row, stock.of(variant.id), language),
      ...pricesAtLocation({ ...variant, ...rulesOfVariant(row, variant) }, own, now),
    })),
    configurable_default_simple_id: representative ? String(representative.variant.id) : null,
  };
}
