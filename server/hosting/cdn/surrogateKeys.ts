import { isUnchanging, publicReadAt } from '../../../contract/publicReads.ts';
import type { ApiRequest } from '../../../contract/transport.ts';

type Read = Pick<ApiRequest, 'path' | 'query'>;

/** Surrogate key of every response that depends on the revision. */
export const SHOP_KEY = 'shop';
/** Surrogate key of every response that depends on stock. */
export const STOCK_KEY = 'stock';

const isKeyName = /^[\w-]{1,80}$/;
/** Varnish and CDNs limit the header; pages with more blocks are still purged with the whole shop. */
const maxKeys = 60;

/** The keys of a response: the shop, its tenant, stock if it contains any, and the resources that were read for it. */
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
