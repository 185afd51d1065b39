import * as endpoints from '@contract/customer';
import type { CallArguments } from '@contract/endpoint';
import { call, type Services } from '@/api/call';
import { api } from '@/api/createApi';
import { personalTags } from '@/api/watchSession';
import { afterSignIn } from './afterSignIn';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
type Session = endpoints.Session;
interface CustomerChange {
  id: string;
  body: BodyOf<typeof endpoints.putCustomer>;
  newsletter?: BodyOf<typeof endpoints.putNewsletter> | undefined;
}

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, BodyOf<typeof endpoints.signIn>>({
      query: (body) => call(endpoints.signIn, { body }),
      invalidatesTags: (session) => (session ? personalTags : []),
      onQueryStarted: afterSignIn({ type: 'signedIn', method: 'password' }),
    }),
    signOut: build.mutation<Session, void>({
      query: () => call(endpoints.signOut),
      onQueryStarted: (_, { queryFulfilled, extra }) =>
        queryFulfilled.then(
          () => (extra as Services).forgetShopper?.(''),
          () => {},
        ),
    }),
    createCustomer: build.mutation<Session, BodyOf<typeof endpoints.createCustomer>>({
      query: (body) => call(endpoints.createCustomer, { body }),
      invalidatesTags: (session) => (session ? personalTags : []),
      onQueryStarted: afterSignIn({ type: 'accountCreated' }),
    }),
    /** Changes the account, then the newsletter, which has a call of its own (docs/spec/14 §4). */
    changeCustomer: build.mutation<unknown, CustomerChange>({
      async queryFn({ id, body, newsletter }, _api, _options, send) {
        const result = await send(call(endpoints.putCustomer, { params: { id }, body }));
        return result.error || !newsletter
          ? result
          : send(call(endpoints.putNewsletter, { body: newsletter }));
      },
      invalidatesTags: ['Session'],
    }),
    forgotPassword: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.forgotPassword>>({
      query: (body) => call(endpoints.forgotPassword, { body }),
    }),
    resetPassword: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.resetPassword>>({
      query: (body) => call(endpoints.resetPassword, { body }),
    }),
    followNewsletterLink: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.putNewsletterLink>>({
      query: (body) => call(endpoints.putNewsletterLink, { body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useSignInMutation,
  useSignOutMutation,
  useCreateCustomerMutation,
  useChangeCustomerMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useFollowNewsletterLinkMutation,
} = accountApi;
