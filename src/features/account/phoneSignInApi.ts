import type { Session } from '@contract/customer';
import type { ResponseOf } from '@contract/endpoint';
import * as phone from '@contract/phoneSignIn';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { personalTags } from '@/api/watchSession';
import { afterSignIn } from './afterSignIn';

/** Interval at which a kiosk asks whether its code was confirmed. */
export const POLL_MS = 2_000;

/** A sign-in at a kiosk, confirmed on the shopper's phone. Extensions that a dealer's backend may lack. */
export const phoneSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPhoneSignIn: build.mutation<ResponseOf<typeof phone.startPhoneSignIn>, string>({
      query: (ticket) => call(phone.startPhoneSignIn, { body: { ticket } }),
    }),
    getPhoneSignIn: build.query<ResponseOf<typeof phone.getPhoneSignIn>, string>({
      query: () => call(phone.getPhoneSignIn),
      keepUnusedDataFor: 0,
    }),
    finishPhoneSignIn: build.mutation<Session, void>({
      query: () => call(phone.finishPhoneSignIn),
      invalidatesTags: (session) => (session ? personalTags : []),
      onQueryStarted: afterSignIn({ type: 'signedIn' }),
    }),
    readPhoneSignIn: build.query<ResponseOf<typeof phone.readPhoneSignIn>, string>({
      query: (code) => call(phone.readPhoneSignIn, { params: { code } }),
      keepUnusedDataFor: 0,
    }),
    answerPhoneSignIn: build.mutation<unknown, { code: string; is_approved: boolean }>({
      query: ({ code, is_approved }) =>
        call(phone.answerPhoneSignIn, { params: { code }, body: { is_approved } }),
    }),
  }),
});

export const {
  useStartPhoneSignInMutation,
  useGetPhoneSignInQuery,
  useFinishPhoneSignInMutation,
  useReadPhoneSignInQuery,
  useAnswerPhoneSignInMutation,
} = phoneSignInApi;
