import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RegisteredDevice } from '@/platform/platform';
import type { Refusal } from './registration/refusalText';

interface KioskState {
  /** undefined until the shell said whether staff chose a device. The token is not in here: it stays in the shell. */
  device: RegisteredDevice | null | undefined;
  /** What the service offered for the passcode; null before. */
  offered: RegisteredDevice[] | null;
  isVerified: boolean;
  refusal: Refusal | null;
}

const initialState: KioskState = { device: undefined, offered: null, isVerified: false, refusal: null };

/** Which device this machine is. Asking for devices clears errors, success marks it verified (commerce specification §4). */
export const kioskSlice = createSlice({
  name: 'kiosk',
  initialState,
  reducers: {
    deviceKnown(state, { payload }: PayloadAction<RegisteredDevice | null>) {
      return { ...initialState, device: payload, isVerified: payload !== null && state.isVerified };
    },
    devicesAsked(state) {
      state.refusal = null;
    },
    devicesListed(state, { payload }: PayloadAction<RegisteredDevice[]>) {
      state.offered = payload;
      state.isVerified = true;
    },
    devicesRefused(state, { payload }: PayloadAction<Refusal>) {
      state.refusal = payload;
    },
  },
  selectors: {
    selectDevice: (state) => state.device,
    selectOffered: (state) => state.offered,
    selectRefusal: (state) => state.refusal,
  },
});

export const { deviceKnown, devicesAsked, devicesListed, devicesRefused } = kioskSlice.actions;
export const { selectDevice, selectOffered, selectRefusal } = kioskSlice.selectors;
