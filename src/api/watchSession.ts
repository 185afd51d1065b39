import type { Session } from '@contract/customer';
import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { responseReceived } from './connectionSlice';
import { api } from './createApi';
import type { sessionApi } from './sessionApi';

/** Cache tags of a person's data: invalidated whenever the signed-in person changes. */
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
/** Absent until a feature reads the session. Not imported: the zod schemas would delay the start of the app. */
const sessionEndpoint = () => (api.endpoints as Endpoints).getSession;

/** Whether another customer, or none, has the session that this customer had. */
const isCustomerGone = (before: Session, now: Session) =>
  before.isloggedin && !(now.isloggedin && now.customer_id === before.customer_id);

/**
 * Notices that a customer's session ended elsewhere: on another device, by a new password, or by its age. A response that suggests
 * it causes one read of the session; what is personal is read again when the customer is gone, so a refusal for another reason ends
 * there. A guest's refusals mean nothing.
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
