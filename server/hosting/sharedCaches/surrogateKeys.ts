import { ownValue } from '../../../contract/ownValue.ts';
import type { ApiRequest } from '../../../contract/transport.ts';

type Read = Pick<ApiRequest, 'path' | 'query'>;

/** Bears everything that a revision changes. */
export const SHOP_KEY = 'shop';
/** Bears everything that a change of stock changes. */
export const STOCK_KEY = 'stock';

/** Endpoints whose responses are the same for all visitors until the revision changes. */
const unchangingPath = /^\/(config|categories|menus|scripts|blocks|blog|promobanners|pages)(\/|$)/;
const isListing = (query: Record<string, unknown> = {}) => String(query.embed ?? '').includes('products');

/** Whether the response of a read changes with the revision only; all others may tell stock. */
export const isUnchanging = ({ path, query }: Read): boolean =>
  unchangingPath.test(path) && !isListing(query);

const named = /^\/(products|categories|blocks|pages)\/([\w-]{1,80})$/;
const names: Readonly<Record<string, string>> = {
  products: 'product',
  categories: 'category',
  blocks: 'block',
  pages: 'content',
};
/** Varnish and networks limit the header; pages with more blocks are still purged with the whole shop. */
const maxKeys = 60;

/** The keys of a response: the shop, its tenant, whether it tells stock, and what was read for it. */
export function surrogateKeysOf(tenant: string, reads: readonly Read[]): string {
  const keys = new Set([SHOP_KEY, `tenant-${tenant}`]);
  if (!reads.every(isUnchanging)) keys.add(STOCK_KEY);
  for (const { path } of reads) {
    const [, kind = '', key = ''] = named.exec(path) ?? [];
    if (key && keys.size < maxKeys) keys.add(`${ownValue(names, kind)}-${key}`);
  }
  return [...keys].join(' ');
}
