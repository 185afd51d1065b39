import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import {
  deviceChanged,
  devicesFailed,
  devicesReceived,
  devicesRequested,
  selectAvailableDevices,
  selectDeviceListError,
} from '@/features/kiosk/kioskSlice';
import type { KioskBridge } from '@/platform/platform';

/** The registration steps from passcode to selected device. isBusy disables the form while a call is pending. */
export function useRegistration(bridge: KioskBridge) {
  const dispatch = useDispatch();
  const availableDevices = useSelector(selectAvailableDevices);
  const error = useSelector(selectDeviceListError);
  const [isBusy, setBusy] = useState(false);

  async function runExclusive(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      reportProblem(bridge, `registration: ${String(error)}`);
      dispatch(devicesFailed({ outcome: 'failed' }));
    } finally {
      setBusy(false);
    }
  }

  return {
    availableDevices,
    error,
    isBusy,
    requestDevices: (memberCode: string | null, passcode: string) =>
      runExclusive(async () => {
        dispatch(devicesRequested());
        const listing = await bridge.device.list({ memberCode, passcode });
        dispatch(listing.outcome === 'listed' ? devicesReceived(listing.devices) : devicesFailed(listing));
      }),
    selectDevice: (deviceId: string) =>
      runExclusive(async () => void dispatch(deviceChanged(await bridge.device.choose(deviceId)))),
    startOver: () => dispatch(deviceChanged(null)),
  };
}
