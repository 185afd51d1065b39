import type { DeviceDescription } from '@contract/kiosk';
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
  /** When the service last accepted a heartbeat, by the service's clock (ISO 8601); null before the first success. */
  lastHeartbeatAt: string | null;
  /** Whether the service then reported that another machine uses this registration. */
  hasDuplicate: boolean;
}

const initialState: KioskState = {
  device: undefined,
  availableDevices: null,
  isVerified: false,
  error: null,
  lastHeartbeatAt: null,
  hasDuplicate: false,
};

/** The registered device of this machine. A device request clears the error; a response sets isVerified (docs/spec/17 §2). */
export const kioskSlice = createSlice({
  name: 'kiosk',
  initialState,
  reducers: {
    deviceChanged(state, { payload }: PayloadAction<RegisteredDevice | null>) {
      const { isVerified, lastHeartbeatAt } = state;
      return {
        ...initialState,
        device: payload,
        isVerified: payload !== null && isVerified,
        lastHeartbeatAt,
      };
    },
    deviceDescribed(state, { payload }: PayloadAction<DeviceDescription>) {
      if (state.device) Object.assign(state.device, payload);
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
    heartbeatAccepted(state, { payload }: PayloadAction<{ receivedAt: string; hasDuplicate: boolean }>) {
      state.lastHeartbeatAt = payload.receivedAt;
      state.hasDuplicate = payload.hasDuplicate;
    },
  },
  selectors: {
    selectDevice: (state) => state.device,
    selectAvailableDevices: (state) => state.availableDevices,
    selectDeviceListError: (state) => state.error,
    selectLastHeartbeatAt: (state) => state.lastHeartbeatAt,
    selectHasDuplicate: (state) => state.hasDuplicate,
  },
});

export const {
  deviceChanged,
  deviceDescribed,
  devicesRequested,
  devicesReceived,
  devicesFailed,
  heartbeatAccepted,
} = kioskSlice.actions;
export const {
  selectDevice,
  selectAvailableDevices,
  selectDeviceListError,
  selectLastHeartbeatAt,
  selectHasDuplicate,
} = kioskSlice.selectors;
