import { getConfig } from '../../contract/config';
import { mediaUrls, originOf, pictureUrls } from '../../contract/configuredHosts';
import { readResponse } from '../../contract/readResponse';
import { parseJson } from './responseCheck';

export interface MediaOrigins {
  pictures: readonly string[];
  films: readonly string[];
}

/**
 * The hosts of pictures and films in the dealer's configuration, as it last passed through the scheme. All screens share them: the loop
 * reads the configuration before the first visit opens.
 */
export function createMediaHosts() {
  let origins: MediaOrigins = { pictures: [], films: [] };
  return {
    current: () => origins,
    /** body: of a response to GET /config. An invalid one changes nothing. */
    record(body: Uint8Array): void {
      const { data } = readResponse(getConfig.response, parseJson(body));
      if (!data) return;
      const films = mediaUrls(data).flatMap(originOf);
      origins = { films, pictures: [...new Set([...films, ...pictureUrls(data).flatMap(originOf)])] };
    },
  };
}
export type MediaHosts = ReturnType<typeof createMediaHosts>;
