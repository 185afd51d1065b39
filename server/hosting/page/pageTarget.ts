import { createHash } from 'node:crypto';
import type { TenantConfig } from '../../../contract/config.ts';
import { oncePer } from '../../../contract/oncePer.ts';
import type { ConfigOf } from '../tenantConfigs.ts';

/** A page of a site for one kind of screen. */
export interface PageTarget {
  /** Key of the tenant (checkRequests.ts). */
  tenant: string;
  /** With the origin at which the page is requested. */
  url: URL;
  isMobile: boolean;
}

/** Hash that identifies a configuration, which also depends on server settings that have no version. */
const configTag = oncePer((config: TenantConfig) =>
  createHash('sha256').update(JSON.stringify(config)).digest('base64url').slice(0, 16),
);

/** Returns the key of a page in the store. */
export function storeKeys(configOf: ConfigOf): (target: PageTarget) => Promise<string> {
  return async ({ tenant, url, isMobile }) => {
    const config = await configOf(url.host);
    const path = url.pathname + url.search;
    return JSON.stringify([tenant, url.origin, path, isMobile, config && configTag(config)]);
  };
}

/**
 * Pages are stored by tenant and origin: a page contains canonical URLs, so a tenant with several hosts has one page for each.
 * checkRequests has validated the origin.
 */
export const siteOf = ({ tenant, url }: Pick<PageTarget, 'tenant' | 'url'>) => `${tenant} ${url.origin}`;
