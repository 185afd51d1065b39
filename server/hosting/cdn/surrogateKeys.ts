import { publicReadAt } from '../../../contract/publicReads.ts';
import type { ApiRequest } from '../../../contract/transport.ts';

type Read = Pick<ApiRequest, 'path' | 'query'>;

/** Bears everything that a revision changes. */
export const SHOP_KEY = 'shop';
/** Bears everything that a change of stock changes. */
export const STOCK_KEY = 'stock';

const isListing = (query: Record<string, unknown> = {}) => String(query.embed ?? '').includes('products');

/** Whether the response of a read changes with the revision only; all others may tell stock. */
export function isUnchanging({ path, query }: Read): boolean {
  const read = publicReadAt(path);
  if (!read || read.tellsStock === true) return false;
  return !(read.tellsStock === 'embedded' && isListing(query));
}

const isKeyName = /^[\w-]{1,80}$/;
/** Varnish and networks limit the header; pages with more blocks are still purged with the whole shop. */
const maxKeys = 60;

/** The keys of a response: the shop, its tenant, whether it tells stock, and what was read for it. */
export function surrogateKeysOf(tenant: string, reads: readonly Read[]): string {
  const keys = new Set([SHOP_KEY, `tenant-${tenant}`]);
  if (!reads.every(isUnchanging)) keys.add(STOCK_KEY);
  for (const { path } of reads) {
    const { subject } = publicReadAt(path) ?? {};
    const name = path.split('/').at(-1) ?? '';
    if (subject && isKeyName.test(name) && keys.size < maxKeys) keys.add(`${subject}-${name}`);
  }
  return [...keys].join(' ');
}
