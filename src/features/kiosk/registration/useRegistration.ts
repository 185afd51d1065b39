import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  deviceKnown,
  devicesAsked,
  devicesListed,
  devicesRefused,
  selectOffered,
  selectRefusal,
} from '@/features/kiosk/kioskSlice';
import type { KioskBridge } from '@/platform/platform';

/** The way from a passcode to a chosen device; at every step at most one call is under way. */
export function useRegistration(bridge: KioskBridge) {
  const dispatch = useDispatch();
  const offered = useSelector(selectOffered);
  const refusal = useSelector(selectRefusal);
  const [isBusy, setBusy] = useState(false);

  async function guarded(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch {
      dispatch(devicesRefused({ outcome: 'failed' }));
    } finally {
      setBusy(false);
    }
  }

  return {
    offered,
    refusal,
    isBusy,
    ask: (memberCode: string | null, passcode: string) =>
      guarded(async () => {
        dispatch(devicesAsked());
        const listing = await bridge.device.list({ memberCode, passcode });
        dispatch(listing.outcome === 'listed' ? devicesListed(listing.devices) : devicesRefused(listing));
      }),
    choose: (deviceId: string) =>
      guarded(async () => void dispatch(deviceKnown(await bridge.device.choose(deviceId)))),
    startOver: () => dispatch(deviceKnown(null)),
  };
}
