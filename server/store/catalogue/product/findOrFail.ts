import { notFound } from '../../apiError.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { word } from '../catalogueWords.ts';
import { findProduct, type PageRow } from './findProduct.ts';

/** The product a call names. @throws ApiError 404 */
export async function findOrFail(
  { db }: StoreContext,
  { tenant, language }: Visit,
  key: string,
): Promise<PageRow> {
  const row = await findProduct(db, tenant.id, key);
  if (!row) throw notFound(word(language, 'productUnknown'));
  return row;
}
