import type { Session } from '@contract/customer';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { responseReceived } from './connectionSlice';
import { api } from './createApi';
import type { sessionApi } from './sessionApi';

/** Cache tags of personal data, invalidated whenever the signed-in person changes. */
export const personalTags = [
  'Session',
  'Cart',
  'Wishlist',
  'Orders',
  'Addresses',
  'Chat',
  'OpenSessions',
  'Saved',
  'Viewed',
  'Passkeys',
  'Push',
] as const;

type Endpoints = Partial<(typeof sessionApi)['endpoints']>;
/** Undefined until a feature reads the session. Not imported, because the zod schemas would delay the start of the app. */
const sessionEndpoint = () => (api.endpoints as Endpoints).getSession;

/** Whether the session, which belonged to a customer, now belongs to another customer or to nobody. */
const isCustomerGone = (before: Session, now: Session) =>
  before.isloggedin && !(now.isloggedin && now.customer_id === before.customer_id);

/**
 * Detects that a customer's session ended elsewhere: on another device, after a password change, or by expiry. A response that suggests
 * this triggers one read of the session. Personal data is refetched only if the customer is gone, so a rejection for another reason has no
 * further effect. Responses to a guest are ignored.
 */
export const watchSession: Middleware<unknown, unknown, ThunkDispatch<never, unknown, UnknownAction>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const getSession = sessionEndpoint();
    const before = getSession?.select()(getState() as never).data;
    const result = next(action);
    if (!getSession || !before?.isloggedin) return result;
    if (responseReceived.match(action)) {
      const { status, isSessionNew } = action.payload;
      if (isSessionNew || status === 401 || status === 403)
        void dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    } else if (getSession.matchFulfilled(action) && isCustomerGone(before, action.payload))
      dispatch(api.util.invalidateTags(personalTags.filter((tag) => tag !== 'Session')));
    return result;
  };
