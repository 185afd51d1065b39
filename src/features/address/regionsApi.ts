import { getRegions } from '@contract/cartEndpoints';
import type { ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

type Region = ResponseOf<typeof getRegions>[number];

export const regionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegions: build.query<Region[], string>({
      query: (country_id) => call(getRegions, { query: { country_id } }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetRegionsQuery } = regionsApi;
