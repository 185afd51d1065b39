import { getConfig, type TenantConfig, tenantConfig } from '@contract/config';
import { readResponse } from '@contract/readResponse';
import type { Transport } from '@contract/transport';
import * as z from 'zod/mini';

/** Stores the last valid configuration for a start without network. */
export interface ConfigCache {
  read(): Promise<unknown>;
  write(config: TenantConfig): Promise<void>;
}

export class ConfigUnavailable extends Error {
  override name = 'ConfigUnavailable';
}

/**
 * Loads the tenant's configuration: the cached one at once, else that of GET /config. What the server sends is cached for the
 * next page; onNewer gets it where it differs from the cached one. An invalid payload is logged and the cache is used.
 * @throws ConfigUnavailable when neither exists
 */
export async function loadConfig(
  send: Transport,
  cache: ConfigCache,
  onNewer: (config: TenantConfig) => void = () => {},
): Promise<TenantConfig> {
  const loading = fetchConfig(send, cache);
  const cached = readResponse(tenantConfig, await cache.read().catch(() => null)).data;
  if (cached) {
    void loading.then((config) => {
      if (config && JSON.stringify(config) !== JSON.stringify(cached)) onNewer(config);
    });
    return cached;
  }
  const config = await loading;
  if (config) return config;
  throw new ConfigUnavailable('GET /config failed and no configuration is cached');
}

/** Undefined when the server has no valid configuration. */
async function fetchConfig(send: Transport, cache: ConfigCache): Promise<TenantConfig | undefined> {
  const response = await send({ method: getConfig.method, path: getConfig.path });
  if (response.status === 200) {
    const parsed = readResponse(tenantConfig, response.body);
    if (parsed.data) {
      if (parsed.dropped.length > 0)
        console.warn('Dropped from the configuration:', parsed.dropped.join(', '));
      void cache.write(parsed.data).catch((error: unknown) => console.warn('config not cached', error));
      return parsed.data;
    }
    console.error('The configuration payload is not valid', z.prettifyError(parsed.error));
  }
  return undefined;
}
