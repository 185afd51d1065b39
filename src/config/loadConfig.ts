import * as z from 'zod/mini';
import { getConfig, type StoreConfig, storeConfig } from '@/api/contract/config';
import type { Transport } from '@/api/transport';

/** Where the last good configuration is kept for a start without network. */
export interface ConfigCache {
  read(): Promise<unknown>;
  write(config: StoreConfig): Promise<void>;
}

export class ConfigUnavailable extends Error {
  override name = 'ConfigUnavailable';
}

/**
 * The store's configuration: from the server, else the kept one. Rejects with ConfigUnavailable when neither
 * is there. A payload that does not parse is reported and the kept one is used.
 */
export async function loadConfig(send: Transport, cache: ConfigCache): Promise<StoreConfig> {
  const answer = await send({ method: getConfig.method, path: getConfig.path });
  if (answer.status === 200) {
    const parsed = z.safeParse(storeConfig, answer.body);
    if (parsed.success) {
      void cache.write(parsed.data).catch((error: unknown) => console.warn('config not kept', error));
      return parsed.data;
    }
    console.error('The configuration payload is not valid', z.prettifyError(parsed.error));
  }
  const kept = z.safeParse(storeConfig, await cache.read().catch(() => null));
  if (kept.success) return kept.data;
  throw new ConfigUnavailable(`GET /config answered ${answer.status} and no configuration is kept`);
}
