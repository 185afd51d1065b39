import { listViewed } from '@contract/customerLists';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isOffered, useIsOffered } from '@/api/missingCalls';
import { useIsSignedIn } from '@/api/sessionApi';
import { useListViewedQuery, viewedApi } from './viewedApi';
import { selectDeviceViewedIds, viewNoted, viewsForgotten, viewsMoved } from './viewedSlice';

type ViewedRootState = Parameters<ReturnType<typeof viewedApi.endpoints.listViewed.select>>[0] &
  Parameters<typeof selectDeviceViewedIds>[0];

export type ViewedDispatch = ThunkDispatch<ViewedRootState, unknown, UnknownAction>;
type ViewedThunk<T> = ThunkAction<Promise<T>, ViewedRootState, unknown, UnknownAction>;

const { putViewed, deleteViewed } = viewedApi.endpoints;
const selectSession = viewedApi.endpoints.getSession.select();

/** A signed-in customer's list is in the account; if the backend lacks the call, it is on the device. */
const isOnAccount = (state: ViewedRootState) =>
  (selectSession(state).data?.isloggedin ?? false) && isOffered(state, listViewed);

/**
 * Moves the list of this device to the account, where each product occurs once. After a failure it stays on the device, for the next page.
 */
export const moveViewedToAccount = (): ViewedThunk<void> => async (dispatch, getState) => {
  const ids = selectDeviceViewedIds(getState());
  if (ids.length === 0 || !isOnAccount(getState())) return;
  const { error } = await dispatch(putViewed.initiate(ids));
  if (!error) dispatch(viewsMoved(ids));
};

/** Records that a product's page was opened: first on the device, because the session may not be known yet. */
export const noteView =
  (id: string): ViewedThunk<void> =>
  async (dispatch) => {
    dispatch(viewNoted(id));
    await dispatch(moveViewedToAccount());
  };

/** Empties the list. Resolves to the server's error, or null if the list is empty. */
export const forgetViews = (): ViewedThunk<unknown> => async (dispatch, getState) => {
  dispatch(viewsForgotten());
  if (!isOnAccount(getState())) return null;
  return (await dispatch(deleteViewed.initiate())).error ?? null;
};

/** entity_ids of the products that the shopper viewed, newest first: from the account when signed in, else from this device. */
export function useViewedIds(): readonly string[] {
  const isCallOffered = useIsOffered(listViewed);
  const isAccount = useIsSignedIn() && isCallOffered;
  const device = useSelector(selectDeviceViewedIds);
  const { data: account = [] } = useListViewedQuery(undefined, { skip: !isAccount });
  // A view that has not been sent yet is the newest one.
  return isAccount ? [...new Set([...device, ...account])] : device;
}
