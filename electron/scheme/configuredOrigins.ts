import { getConfig } from '../../contract/config';
import { mediaUrls, originOf, pictureUrls } from '../../contract/configuredHosts';
import { readResponse } from '../../contract/readResponse';
import type { ResponseCache } from './responseCache';
import { parseJson } from './responseCheck';

export interface Origins {
  pictures: readonly string[];
  films: readonly string[];
  /** Of calls: the monitoring provider. */
  calls: readonly string[];
}

/**
 * The hosts in the dealer's configuration from which screens load, as it last passed through the scheme. All screens share them. cache: has
 * those of the last run, because the loop's document is loaded before its configuration.
 */
export function createConfiguredOrigins(cache: ResponseCache, backendUrl: string) {
  /** Other keys begin with a URL. */
  const key = `configured-origins ${backendUrl}`;
  let origins: Origins = { pictures: [], films: [], calls: [] };

  /** body: of a response to GET /config. Returns whether it is valid; an invalid one changes nothing. */
  function apply(body: Uint8Array): boolean {
    const { data } = readResponse(getConfig.response, parseJson(body));
    if (!data) return false;
    const films = mediaUrls(data).flatMap(originOf);
    origins = {
      films,
      pictures: [...new Set([...films, ...pictureUrls(data).flatMap(originOf)])],
      calls: originOf(data.services.monitoring_url),
    };
    return true;
  }

  const restored = cache.read(key).then((cached) => cached && apply(cached.body));
  return {
    async current(): Promise<Origins> {
      await restored;
      return origins;
    },
    async record(body: Uint8Array): Promise<void> {
      await restored;
      if (apply(body)) await cache.write(key, 'application/json', body);
    },
  };
}
export type ConfiguredOrigins = ReturnType<typeof createConfiguredOrigins>;
