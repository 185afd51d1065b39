import { postForm } from '@contract/content';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { trackEvent } from '@/api/useTrack';
import { formSubmitted } from '@/lib/tracked';

type Request = CallArguments<typeof postForm>['body'];

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation<ResponseOf<typeof postForm>, Request>({
      query: (body) => call(postForm, { params: { form: 'request-quote' }, body }),
      onQueryStarted: (body, { queryFulfilled, dispatch }) =>
        queryFulfilled.then(
          () => dispatch(trackEvent(formSubmitted('request-quote', body))),
          () => {},
        ),
    }),
  }),
});

export const { useRequestQuoteMutation } = quoteApi;
