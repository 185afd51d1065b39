import { getSession, type Session } from '@contract/customer';
import { call } from './call';
import { api } from './createApi';

/** The session of this browser. Shared by wishlist, checkout and account. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session, void>({
      query: () => call(getSession),
      providesTags: ['Session'],
    }),
  }),
});

export const { useGetSessionQuery } = sessionApi;

/** Whether a customer is signed in. Does not re-render when other fields of the session change. */
export const useIsSignedIn = (): boolean =>
  useGetSessionQuery(undefined, {
    selectFromResult: ({ data }) => ({ isSignedIn: data?.isloggedin ?? false }),
  }).isSignedIn;
