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

/** A returning shopper waits this long for the configuration: a connected network may be dead. */
const PATIENT_MS = 1000;

/**
 * Loads the tenant's configuration from GET /config, else from the cache, also when the response takes long; it is cached
 * for the next page then. An invalid payload is logged and the cache is used. @throws ConfigUnavailable when neither exists
 */
export async function loadConfig(send: Transport, cache: ConfigCache): Promise<TenantConfig> {
  const cached = async () => readResponse(tenantConfig, await cache.read().catch(() => null)).data;
  const loading = fetchConfig(send, cache);
  const slow = new Promise<void>((resolve) => setTimeout(resolve, PATIENT_MS)).then(cached);
  const config = (await Promise.race([loading, slow])) ?? (await loading) ?? (await cached());
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
