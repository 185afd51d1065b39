import { call } from '@/api/call';
import * as endpoints from '@/api/contract/customer';
import type { CallArguments } from '@/api/contract/endpoint';
import { api } from '@/api/createApi';
import { track } from '@/lib/track';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
type Session = endpoints.Session;
type Profile = { id: string; body: BodyOf<typeof endpoints.putCustomer> };

/** All that belongs to a person: asked again whenever the person changes. */
const personal = ['Session', 'Cart', 'Wishlist', 'Orders', 'Addresses', 'Chat'] as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, BodyOf<typeof endpoints.signIn>>({
      query: (body) => call(endpoints.signIn, { body }),
      invalidatesTags: (session) => (session ? personal : []),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          () => track({ type: 'signedIn' }),
          () => {},
        ),
    }),
    signOut: build.mutation<Session, void>({
      query: () => call(endpoints.signOut),
      invalidatesTags: personal,
    }),
    createCustomer: build.mutation<Session, BodyOf<typeof endpoints.createCustomer>>({
      query: (body) => call(endpoints.createCustomer, { body }),
      invalidatesTags: (session) => (session ? personal : []),
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          () => track({ type: 'accountCreated' }),
          () => {},
        ),
    }),
    changeCustomer: build.mutation<Session, Profile>({
      query: ({ id, body }) => call(endpoints.putCustomer, { params: { id }, body }),
      invalidatesTags: ['Session'],
    }),
    forgotPassword: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.forgotPassword>>({
      query: (body) => call(endpoints.forgotPassword, { body }),
    }),
    resetPassword: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.resetPassword>>({
      query: (body) => call(endpoints.resetPassword, { body }),
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
} = accountApi;
