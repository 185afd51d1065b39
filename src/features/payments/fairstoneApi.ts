import { type FairstonePlan, listFairstonePlans } from '@contract/financingEndpoints';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

interface FairstonePlansRequest {
  /** Not sent: total and region are part of the cache key, because the plans depend on them. */
  total: number;
  region: string;
}

const fairstoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFairstonePlans: build.query<FairstonePlan[], FairstonePlansRequest>({
      query: () => call(listFairstonePlans),
      transformResponse: ({ fairstone_plans }: { fairstone_plans: FairstonePlan[] }) => fairstone_plans,
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListFairstonePlansQuery } = fairstoneApi;
