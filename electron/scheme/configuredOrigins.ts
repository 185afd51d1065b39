import { getConfig } from '../../contract/config';
import { mediaUrls, originOf, pictureUrls } from '../../contract/configuredHosts';
import { readResponse } from '../../contract/readResponse';
import { parseJson } from './responseCheck';

export interface Origins {
  pictures: readonly string[];
  films: readonly string[];
  /** Of calls: the monitoring provider. */
  calls: readonly string[];
}

/**
 * The hosts in the dealer's configuration from which screens load, as it last passed through the scheme. All screens share them: the loop
 * reads the configuration before the first visit opens.
 */
export function createConfiguredOrigins() {
  let origins: Origins = { pictures: [], films: [], calls: [] };
  return {
    current: () => origins,
    /** body: of a response to GET /config. An invalid one changes nothing. */
    record(body: Uint8Array): void {
      const { data } = readResponse(getConfig.response, parseJson(body));
      if (!data) return;
      const films = mediaUrls(data).flatMap(originOf);
      origins = {
        films,
        pictures: [...new Set([...films, ...pictureUrls(data).flatMap(originOf)])],
        calls: originOf(data.services.monitoring_url),
      };
    },
  };
}
export type ConfiguredOrigins = ReturnType<typeof createConfiguredOrigins>;
