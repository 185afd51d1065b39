import * as z from 'zod/mini';
import { getConfig, type TenantConfig, tenantConfig } from '../../contract/config.ts';
import type { BackendApi } from './backendApi.ts';
import { cachePerHost } from './cachePerHost.ts';

export type ConfigOf = (host: string) => Promise<TenantConfig | null>;

/** Reads and caches tenant configurations. While the backend fails, the last valid configuration or null. */
export function tenantConfigs(api: BackendApi): ConfigOf {
  const read = cachePerHost<{ config: TenantConfig | null }>(async (host, last) => {
    const response = await api(host, '')({ method: 'GET', path: getConfig.path });
    const parsed = z.safeParse(tenantConfig, response.body);
    return { config: response.status === 200 && parsed.success ? parsed.data : (last?.config ?? null) };
  });
  return async (host) => (await read(host)).config;
}
