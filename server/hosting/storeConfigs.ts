import * as z from 'zod/mini';
import { getConfig, type StoreConfig, storeConfig } from '../../src/api/contract/config.ts';
import type { StoreApi } from './storeApi.ts';

const freshMs = 15_000;
/** Hosts come from the request: a stranger's list must not fill the memory. */
const maxHosts = 500;

export type ConfigOf = (host: string) => Promise<StoreConfig | null>;

/** What the server itself needs of a tenant's configuration; the last good one while the backend is silent, else null. */
export function storeConfigs(api: StoreApi): ConfigOf {
  const known = new Map<
    string,
    { config: StoreConfig | null; readAt: number; reading?: Promise<StoreConfig | null> }
  >();

  async function read(host: string): Promise<StoreConfig | null> {
    const before = known.get(host)?.config ?? null;
    const answer = await api(host, '')({ method: 'GET', path: getConfig.path });
    const parsed = z.safeParse(storeConfig, answer.body);
    const config = answer.status === 200 && parsed.success ? parsed.data : before;
    if (known.size >= maxHosts) known.clear();
    known.set(host, { config, readAt: Date.now() });
    return config;
  }

  return (host) => {
    const entry = known.get(host);
    if (entry?.reading) return entry.reading;
    if (entry && Date.now() - entry.readAt < freshMs) return Promise.resolve(entry.config);
    const reading = read(host);
    known.set(host, { config: entry?.config ?? null, readAt: 0, reading });
    return reading;
  };
}
