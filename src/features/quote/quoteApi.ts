import { postForm } from '@contract/content';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { trackForm } from '@/browser/track';

type Request = CallArguments<typeof postForm>['body'];

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation<ResponseOf<typeof postForm>, Request>({
      query: (body) => call(postForm, { params: { form: 'request-quote' }, body }),
      onQueryStarted: (body, { queryFulfilled }) =>
        queryFulfilled.then(
          () => trackForm('request-quote', body),
          () => {},
        ),
    }),
  }),
});

export const { useRequestQuoteMutation } = quoteApi;
