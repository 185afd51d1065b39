import { listSaved } from '@contract/customerLists';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Services } from '@/api/call';
import { isOffered, useIsOffered } from '@/api/missingCalls';
import { useIsSignedIn } from '@/api/sessionApi';
import { savedApi, useListSavedQuery } from './savedApi';
import { itemSaved, itemTaken, MOST_PIECES, type SavedItem, savedKey, selectSavedItems } from './savedSlice';

type SavedRootState = Parameters<ReturnType<typeof savedApi.endpoints.listSaved.select>>[0] &
  Parameters<typeof selectSavedItems>[0];

export type SavedDispatch = ThunkDispatch<SavedRootState, Services, UnknownAction>;
type SavedThunk<T> = ThunkAction<Promise<T>, SavedRootState, Services, UnknownAction>;

const selectSession = savedApi.endpoints.getSession.select();

/** A signed-in customer's list is in the account; if the backend lacks the call, it is on the device. */
const isOnAccount = (state: SavedRootState) =>
  (selectSession(state).data?.isloggedin ?? false) && isOffered(state, listSaved);

const isSame = (one: SavedItem) => (other: SavedItem) => savedKey(one) === savedKey(other);

/** Reads the customer's current list from the server. */
const readAccount = async (dispatch: SavedDispatch): Promise<readonly SavedItem[] | null> =>
  (await dispatch(savedApi.endpoints.listSaved.initiate(undefined, { subscribe: false, forceRefetch: true })))
    .data ?? null;

const { putSaved, deleteSaved } = savedApi.endpoints;

/** Adds units to the list. Resolves to the server's error, or null if they are saved. */
export const saveForLater =
  (item: SavedItem): SavedThunk<unknown> =>
  async (dispatch, getState, { persistor }) => {
    const before = isOnAccount(getState()) ? await readAccount(dispatch) : null;
    // The first response may show that the backend lacks the call.
    if (before === null && !isOnAccount(getState())) {
      dispatch(itemSaved(item));
      // The caller removes the line item next; if the page is left immediately, it must not be lost in both places.
      await persistor?.flush();
      return null;
    }
    const qty = Math.min(item.qty + (before?.find(isSame(item))?.qty ?? 0), MOST_PIECES);
    return (await dispatch(putSaved.initiate([{ ...item, qty }]))).error ?? null;
  };

/** Removes an entry of the list. */
export const removeSaved =
  (item: SavedItem): SavedThunk<void> =>
  async (dispatch, getState) => {
    if (isOnAccount(getState())) await dispatch(deleteSaved.initiate(item));
    else dispatch(itemTaken({ item, qty: item.qty }));
  };

/**
 * Takes back the units of saveForLater, for a line item that stayed in the cart. The list is read again, because the cached one may be the
 * list before them; if it can't be read, the units stay in both places.
 */
export const takeBack =
  (item: SavedItem): SavedThunk<void> =>
  async (dispatch, getState) => {
    if (!isOnAccount(getState())) return void dispatch(itemTaken({ item, qty: item.qty }));
    const list = await readAccount(dispatch);
    if (!list) return;
    const left = (list.find(isSame(item))?.qty ?? 0) - item.qty;
    if (left > 0) await dispatch(putSaved.initiate([{ ...item, qty: left }]));
    else await dispatch(deleteSaved.initiate(item));
  };

/**
 * Moves the list of this device to the account. For entries in both, the larger quantity counts, so that a repeated move has no further
 * effect. After a failure, the list stays on the device for the next page.
 */
export const moveSavedToAccount = (): SavedThunk<void> => async (dispatch, getState) => {
  const device = selectSavedItems(getState());
  if (device.length === 0 || !isOnAccount(getState())) return;
  const account = await readAccount(dispatch);
  if (!account) return;
  const larger = (item: SavedItem) =>
    Math.min(Math.max(item.qty, account.find(isSame(item))?.qty ?? 0), MOST_PIECES);
  const { error } = await dispatch(putSaved.initiate(device.map((item) => ({ ...item, qty: larger(item) }))));
  if (!error) for (const item of device) dispatch(itemTaken({ item, qty: item.qty }));
};

/** Items that the shopper saved for later: in the account when signed in, else on this device (docs/spec/11 §8). */
export function useSavedItems(): readonly SavedItem[] {
  const isCallOffered = useIsOffered(listSaved);
  const isAccount = useIsSignedIn() && isCallOffered;
  const device = useSelector(selectSavedItems);
  const { data: account } = useListSavedQuery(undefined, { skip: !isAccount });
  return isAccount ? (account ?? []) : device;
}
