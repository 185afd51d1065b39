import { call } from '@/api/call';
import { type FairstonePlan, listFairstonePlans } from '@/api/contract/financingEndpoints';
import { api } from '@/api/createApi';

interface Asked {
  /** Neither is sent: they make the answer for another cart another answer. */
  total: number;
  region: string;
}

const fairstoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFairstonePlans: build.query<FairstonePlan[], Asked>({
      query: () => call(listFairstonePlans),
      transformResponse: ({ fairstone_plans }: { fairstone_plans: FairstonePlan[] }) => fairstone_plans,
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListFairstonePlansQuery } = fairstoneApi;
