import type { CallArguments } from '@contract/endpoint';
import { postSwatches } from '@contract/productEndpoints';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

const swatchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderSwatches: build.mutation<unknown, { id: string; body: CallArguments<typeof postSwatches>['body'] }>({
      query: ({ id, body }) => call(postSwatches, { params: { id }, body }),
    }),
  }),
});

export const { useOrderSwatchesMutation } = swatchesApi;
