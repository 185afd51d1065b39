import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RegisteredDevice } from '@/platform/platform';
import type { DeviceListError } from './registration/deviceListError';

interface KioskState {
  /** undefined until the shell has reported the registered device. The token stays in the shell. */
  device: RegisteredDevice | null | undefined;
  /** Devices that the service listed for the passcode; null before the first response. */
  availableDevices: RegisteredDevice[] | null;
  isVerified: boolean;
  error: DeviceListError | null;
}

const initialState: KioskState = {
  device: undefined,
  availableDevices: null,
  isVerified: false,
  error: null,
};

/** The registered device of this machine. A device request clears the error; a response sets isVerified (docs/spec/17 §2). */
export const kioskSlice = createSlice({
  name: 'kiosk',
  initialState,
  reducers: {
    deviceChanged(state, { payload }: PayloadAction<RegisteredDevice | null>) {
      return { ...initialState, device: payload, isVerified: payload !== null && state.isVerified };
    },
    devicesRequested(state) {
      state.error = null;
    },
    devicesReceived(state, { payload }: PayloadAction<RegisteredDevice[]>) {
      state.availableDevices = payload;
      state.isVerified = true;
    },
    devicesFailed(state, { payload }: PayloadAction<DeviceListError>) {
      state.error = payload;
    },
  },
  selectors: {
    selectDevice: (state) => state.device,
    selectAvailableDevices: (state) => state.availableDevices,
    selectDeviceListError: (state) => state.error,
  },
});

export const { deviceChanged, devicesRequested, devicesReceived, devicesFailed } = kioskSlice.actions;
export const { selectDevice, selectAvailableDevices, selectDeviceListError } = kioskSlice.selectors;
