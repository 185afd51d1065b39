import { notFound } from '../../apiError.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { RequestScope } from '../../route.ts';
import { catalogMessage } from '../catalogMessages.ts';
import { findProduct, type PageRow } from './findProduct.ts';

/** Finds the product of a request. @throws ApiError 404 */
export async function requireProduct(
  { db }: BackendContext,
  { tenant, language }: RequestScope,
  key: string,
): Promise<PageRow> {
  const row = await findProduct(db, tenant.id, key);
  if (!row) throw notFound(catalogMessage(language, 'productUnknown'));
  return row;
}
