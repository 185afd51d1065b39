import * as z from 'zod/mini';
import { type ProductPage, productPage } from '../../../../contract/product.ts';
import { dimensionsOf, VARIANT_PARAMETERS } from '../../../../contract/representativeVariant.ts';
import type { BackendContext } from '../../backendContext.ts';
import { type PageRow, type ProductFamily, requireFamily } from '../../catalog/product/findProduct.ts';
import { readPageStock } from '../../catalog/product/pieces.ts';
import { productPageOf } from '../../catalog/product/productPage.ts';
import type { ChatContext, FactScope } from './factScope.ts';
import { productSheetOf } from './productSheet.ts';

/** The variant selected by the URL of the shopper's page. */
function requestedId(url: string): string | null {
  const query = new URLSearchParams(url.split('?')[1]?.split('#')[0] ?? '');
  return VARIANT_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null) ?? null;
}

/** The columns of the product, with the sizes and data sheet of a variant. */
const rowOf = (row: PageRow, variant: PageRow): PageRow => ({
  ...row,
  width: variant.width ?? row.width,
  depth: variant.depth ?? row.depth,
  height: variant.height ?? row.height,
  modelNumber: variant.modelNumber || row.modelNumber,
  details: {
    ...row.details,
    specs: variant.details.specs.length > 0 ? variant.details.specs : row.details.specs,
    weight: variant.details.weight ?? row.details.weight,
  },
});

/**
 * Narrows a product to the variant on the shopper's screen: that of the URL, or else the one with which the page opens. Price, sizes and
 * stock are then those on the page.
 */
async function readVariant(
  backend: BackendContext,
  context: ChatContext,
  { row, variants }: ProductFamily,
  page: ProductPage,
): Promise<Pick<FactScope, 'row' | 'page'>> {
  const find = (id: string | null) => page.simple_products.find(({ entity_id }) => entity_id === id);
  const requested = find(requestedId(context.url ?? ''));
  const simple = requested ?? find(page.configurable_default_simple_id);
  const variant = variants.find(({ id }) => String(id) === simple?.entity_id);
  if (!simple || !variant) return { row, page };
  const { facts } = await backend.catalog.current();
  const stock = await readPageStock(backend.db, context.tenant.id, [variant.id], facts);
  // Variants that only differ in colour are referred to by the product's name, unless one was chosen.
  const isNamed = requested !== undefined || typeof page.price_to === 'number';
  const { price, list_price, price_store, instant_savings, consumer_rebate } = simple;
  return {
    row: rowOf(row, variant),
    page: {
      ...page,
      price,
      list_price,
      price_store,
      instant_savings,
      consumer_rebate,
      name: isNamed ? simple.name : page.name,
      in_stock: simple.in_stock,
      availability: simple.availability,
      dimensions: { ...page.dimensions, ...dimensionsOf(page, simple) },
      location_inventory: stock
        .at(variant.id, context.language, '')
        .map((place) => ({ ...place, google_code: '' })),
    },
  };
}

/** A product with its data sheet, with the prices of the selected location, as the shopper sees them, and the stock of all locations. */
export async function readProductScope(
  backend: BackendContext,
  context: ChatContext,
  key: string,
): Promise<Pick<FactScope, 'row' | 'page' | 'sheet'>> {
  const family = await requireFamily(backend, context, key);
  const whole = await productPageOf(backend, context, family, context.locationId, '');
  const { row, page } = await readVariant(backend, context, family, z.parse(productPage, whole));
  return { row, page, sheet: await productSheetOf(backend, context, row, page) };
}
