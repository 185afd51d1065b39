import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deviceKnown, selectDevice } from '@/features/kiosk/kioskSlice';
import { Loop } from '@/features/kiosk/loop/Loop';
import { NotHere } from '@/features/kiosk/NotHere';
import { Registration } from '@/features/kiosk/registration/Registration';
import { StaffCorner } from '@/features/kiosk/staff/StaffCorner';
import { usePlatform } from '@/platform/PlatformContext';

export const namespaces = ['kiosk'];

/** The shell's own screen: registration until this machine is a device of the store, then the loop. */
export function Component() {
  const dispatch = useDispatch();
  const device = useSelector(selectDevice);
  const bridge = usePlatform()?.kiosk ?? null;
  const isLoop = bridge?.role === 'loop';

  useEffect(() => {
    if (!bridge || !isLoop) return;
    bridge.device.current().then(
      (known) => dispatch(deviceKnown(known)),
      () => dispatch(deviceKnown(null)),
    );
  }, [bridge, isLoop, dispatch]);

  if (!bridge || !isLoop) return <NotHere />;
  if (device === undefined) return null;
  if (device === null) return <Registration bridge={bridge} />;
  return (
    <>
      <Loop bridge={bridge} device={device} />
      <StaffCorner bridge={bridge} device={device} />
    </>
  );
}
