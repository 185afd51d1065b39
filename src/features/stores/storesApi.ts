import { call } from '@/api/call';
import { type Location, listLocations } from '@/api/contract/location';
import { api } from '@/api/createApi';

/** Where to look for shops; nothing asks for all of them. lat and long in decimal degrees. */
export interface LocationsRequest {
  zip?: string;
  lat?: string;
  long?: string;
  storelocationid?: string;
}

export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLocations: build.query<Location[], LocationsRequest>({
      query: (query) => call(listLocations, { query }),
    }),
  }),
});

export const { useListLocationsQuery } = storesApi;
