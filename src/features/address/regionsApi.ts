import { call } from '@/api/call';
import { getRegions } from '@/api/contract/cartEndpoints';
import type { ResponseOf } from '@/api/contract/endpoint';
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
