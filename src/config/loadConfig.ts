import { getConfig, type TenantConfig, tenantConfig } from '@contract/config';
import { readResponse } from '@contract/readResponse';
import type { Transport } from '@contract/transport';
import * as z from 'zod/mini';
import { DATA_DAYS } from '@/browser/workerCaches';

/** A configuration as stored on the device. */
export interface KeptConfig {
  config: unknown;
  /** When it was received, in milliseconds since 1970. */
  at: number;
}

/** Stores the last valid configuration for an offline start. */
export interface ConfigCache {
  read(): Promise<KeptConfig | null>;
  write(config: TenantConfig): Promise<void>;
}

export class ConfigUnavailable extends Error {
  override name = 'ConfigUnavailable';
}

const MAX_AGE_MS = DATA_DAYS * 24 * 3_600_000;
/** An unresponsive network must not prevent the shop from opening. */
const WAIT_MS = 3_000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Loads the tenant's configuration: the cached one immediately, or else that of GET /config. If the cached one is older than seven days
 * (docs/spec/19 §3), waits for the server, at most 3 s. The response is cached for the next page; onNewer receives it if it differs from
 * the cached one. An invalid payload is logged and the cache is used.
 * @throws ConfigUnavailable when neither exists
 */
export async function loadConfig(
  send: Transport,
  cache: ConfigCache,
  onNewer: (config: TenantConfig) => void = () => {},
): Promise<TenantConfig> {
  const loading = fetchConfig(send, cache);
  const reading = cache.read().catch(() => null);
  // A database that hangs must not prevent the shop from opening either.
  const received = wait(WAIT_MS).then(() => loading);
  const stored = await Promise.race([reading, received.then((config) => (config ? null : reading))]);
  const cached = readResponse(tenantConfig, stored?.config ?? null).data;
  if (stored && cached) {
    const isOld = Date.now() - stored.at > MAX_AGE_MS;
    const fresh = isOld && navigator.onLine ? await Promise.race([loading, wait(WAIT_MS)]) : undefined;
    if (fresh) return fresh;
    void loading.then((config) => {
      if (config && JSON.stringify(config) !== JSON.stringify(cached)) onNewer(config);
    });
    return cached;
  }
  const config = await loading;
  if (config) return config;
  throw new ConfigUnavailable('GET /config failed and no configuration is cached');
}

/** Undefined if the server has no valid configuration. */
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
