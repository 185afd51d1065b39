import * as z from 'zod/mini';
import { type ProductPage, productPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { ProductFamily } from '../../catalog/product/findProduct.ts';
import { productPageOf } from '../../catalog/product/productPage.ts';
import type { ChatContext } from './factScope.ts';

/** The page of a product with the prices of the selected location, as the shopper sees them, and the stock of all locations. */
export const wholePageOf = async (
  backend: BackendContext,
  context: ChatContext,
  family: ProductFamily,
): Promise<ProductPage> =>
  z.parse(productPage, await productPageOf(backend, context, family, context.locationId, ''));
