import type { ApiRequest, ApiResponse, Transport } from '@contract/transport';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ConnectionState {
  /**
   * Whether the latest public data came from the service worker's cache although the device is online: no connectivity, a failing server,
   * or the sign-in page of a public network.
   */
  isShopSilent: boolean;
  /**
   * Whether the browser rejects the shop's session cookie. A browser that blocks cookies gets a new session with each response, and every
   * write fails.
   */
  isSessionRefused: boolean;
  /** Number of writes without a response yet. A kiosk's visit does not end while one is pending: it may be a payment. */
  pendingWrites: number;
}

const initialState: ConnectionState = { isShopSilent: false, isSessionRefused: false, pendingWrites: 0 };

/** What the shop's responses reveal about the connection to it. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    responseReceived(state, { payload }: PayloadAction<Omit<ApiResponse, 'body'>>) {
      const { status, copy, isSessionKept } = payload;
      const isSuccess = status >= 200 && status <= 299;
      // Failures and requested copies reveal nothing about the connection to the shop.
      if (isSuccess && copy !== 'wanted') state.isShopSilent = copy === 'unwanted';
      if (isSessionKept !== undefined) state.isSessionRefused = !isSessionKept;
    },
    writeBegan(state) {
      state.pendingWrites += 1;
    },
    writeEnded(state) {
      state.pendingWrites -= 1;
    },
  },
  selectors: {
    selectIsShopSilent: (state) => state.isShopSilent,
    selectIsSessionRefused: (state) => state.isSessionRefused,
    selectHasPendingWrites: (state) => state.pendingWrites > 0,
  },
});

export const { responseReceived, writeBegan, writeEnded } = connectionSlice.actions;

/** Sends a request and stores what its response reveals about the connection. */
export async function sendNoted(
  { send }: { send: Transport },
  dispatch: (action: ReturnType<typeof responseReceived>) => unknown,
  request: ApiRequest,
): Promise<ApiResponse> {
  const response = await send(request);
  const { body: _, ...facts } = response;
  dispatch(responseReceived(facts));
  return response;
}

export const { selectIsShopSilent, selectIsSessionRefused, selectHasPendingWrites } =
  connectionSlice.selectors;
