import * as security from '@contract/accountSecurity';
import type { Session } from '@contract/customer';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import * as passkeys from '@contract/passkey';
import { call, type Services } from '@/api/call';
import { api } from '@/api/createApi';
import { personalTags } from '@/api/watchSession';
import { afterSignIn } from './afterSignIn';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
type Done = { success: boolean };
type Proof = BodyOf<typeof security.exportData>;

/** Sessions, data, email and passkeys of the account. Each call is an extension that a dealer's backend may lack. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<security.OpenSession[], void>({
      query: () => call(security.listSessions),
      providesTags: ['OpenSessions'],
      // Always refetched, because the list is used to find a browser that should not be there.
      keepUnusedDataFor: 0,
    }),
    deleteSession: build.mutation<Done, string>({
      query: (id) => call(security.deleteSession, { params: { id } }),
      invalidatesTags: ['OpenSessions'],
    }),
    deleteOtherSessions: build.mutation<Done, void>({
      query: () => call(security.deleteOtherSessions),
      invalidatesTags: ['OpenSessions'],
    }),
    exportData: build.mutation<ResponseOf<typeof security.exportData>, Proof>({
      query: (body) => call(security.exportData, { body }),
    }),
    deleteAccount: build.mutation<Session, Proof>({
      query: (body) => call(security.deleteAccount, { body }),
      onQueryStarted: (_, { queryFulfilled, extra }) =>
        queryFulfilled.then(
          () => (extra as Services).forgetShopper?.('?deleted=1'),
          () => {},
        ),
    }),
    sendVerification: build.mutation<Done, void>({ query: () => call(security.sendVerification) }),
    verifyEmail: build.mutation<Session, string>({
      query: (token) => call(security.verifyEmail, { body: { token } }),
      invalidatesTags: ['Session', 'Orders'],
    }),
    listPasskeys: build.query<passkeys.Passkey[], void>({
      query: () => call(passkeys.listPasskeys),
      providesTags: ['Passkeys'],
    }),
    // Mutations, because each request gets its own challenge.
    getPasskeyCreation: build.mutation<ResponseOf<typeof passkeys.getPasskeyCreation>, void>({
      query: () => call(passkeys.getPasskeyCreation),
    }),
    addPasskey: build.mutation<Done, BodyOf<typeof passkeys.addPasskey>>({
      query: (body) => call(passkeys.addPasskey, { body }),
      invalidatesTags: ['Passkeys'],
    }),
    renamePasskey: build.mutation<Done, { id: string; name: string }>({
      query: ({ id, name }) => call(passkeys.renamePasskey, { params: { id }, body: { name } }),
      invalidatesTags: ['Passkeys'],
    }),
    deletePasskey: build.mutation<Done, string>({
      query: (id) => call(passkeys.deletePasskey, { params: { id } }),
      invalidatesTags: ['Passkeys'],
    }),
    getPasskeyRequest: build.mutation<ResponseOf<typeof passkeys.getPasskeyRequest>, void>({
      query: () => call(passkeys.getPasskeyRequest),
    }),
    signInWithPasskey: build.mutation<Session, BodyOf<typeof passkeys.signInWithPasskey>>({
      query: (body) => call(passkeys.signInWithPasskey, { body }),
      invalidatesTags: (session) => (session ? personalTags : []),
      onQueryStarted: afterSignIn({ type: 'signedIn', method: 'passkey' }),
    }),
  }),
});

export const {
  useListSessionsQuery,
  useDeleteSessionMutation,
  useDeleteOtherSessionsMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
  useListPasskeysQuery,
  useGetPasskeyCreationMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useDeletePasskeyMutation,
  useGetPasskeyRequestMutation,
  useSignInWithPasskeyMutation,
} = securityApi;
