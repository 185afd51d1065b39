import { type Location, listLocations } from '@contract/location';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

/** Search parameters; {} requests all locations. lat and long in decimal degrees. */
export interface LocationsRequest {
  zip?: string;
  lat?: string;
  long?: string;
  storelocationid?: string;
}

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLocations: build.query<Location[], LocationsRequest>({
      query: (query) => call(listLocations, { query }),
    }),
  }),
});

export const { useListLocationsQuery } = locationsApi;
