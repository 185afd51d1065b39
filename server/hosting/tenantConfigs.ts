import { LRUCache } from 'lru-cache';
import { getConfig, type TenantConfig, tenantConfig } from '../../contract/config.ts';
import { readResponse } from '../../contract/readResponse.ts';
import type { BackendApi } from './backendApi.ts';

const freshMs = 15_000;
/** The Host header is client input, so the number of cached hosts is limited. */
const maxHosts = 500;

/**
 * Caches a value per host for 15 seconds; simultaneous readers share one read. A failed read is not cached.
 * last: the expired value of the host, null at the first read
 */
export function cachePerHost<T extends object>(
  read: (host: string, last: T | null) => Promise<T>,
): (host: string) => Promise<T> {
  const values = new LRUCache<string, T>({
    max: maxHosts,
    ttl: freshMs,
    fetchMethod: (host, last) => read(host, last ?? null),
    // A host evicted during its read still gets the value.
    ignoreFetchAbort: true,
  });
  return (host) => values.forceFetch(host);
}

export type ConfigOf = (host: string) => Promise<TenantConfig | null>;

/** Reads and caches tenant configurations. While the backend fails, returns the last valid configuration, or null. */
export function tenantConfigs(api: BackendApi): ConfigOf {
  const read = cachePerHost<{ config: TenantConfig | null }>(async (host, last) => {
    const response = await api(host, '')({ method: 'GET', path: getConfig.path });
    const { data } = readResponse(tenantConfig, response.body);
    return { config: (response.status === 200 && data) || (last?.config ?? null) };
  });
  return async (host) => (await read(host)).config;
}
