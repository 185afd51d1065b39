import { call } from './call';
import { getSession, type Session } from './contract/customer';
import { api } from './createApi';

/** Who this browser is signed in as. Below the features because wishlist, checkout and account all ask. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session, void>({
      query: () => call(getSession),
      providesTags: ['Session'],
    }),
  }),
});

export const { useGetSessionQuery } = sessionApi;

/** Whether somebody is signed in. What shows only that is not drawn anew by each look at the session. */
export const useIsSignedIn = (): boolean =>
  useGetSessionQuery(undefined, {
    selectFromResult: ({ data }) => ({ isSignedIn: data?.isloggedin ?? false }),
  }).isSignedIn;
