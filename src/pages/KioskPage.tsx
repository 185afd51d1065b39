import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { KioskUnavailable } from '@/features/kiosk/KioskUnavailable';
import { deviceChanged, selectDevice } from '@/features/kiosk/kioskSlice';
import { Loop } from '@/features/kiosk/loop/Loop';
import { Registration } from '@/features/kiosk/registration/Registration';
import { usePlatform } from '@/platform/PlatformContext';

export const namespaces = ['kiosk'];

/** The kiosk's own screen: registration until the machine is a registered device, then the playlist. */
export function Component() {
  const dispatch = useDispatch();
  const device = useSelector(selectDevice);
  const bridge = usePlatform()?.kiosk ?? null;
  const isLoop = bridge?.role === 'loop';

  useEffect(() => {
    if (!bridge || !isLoop) return;
    bridge.device.current().then(
      (currentDevice) => dispatch(deviceChanged(currentDevice)),
      () => dispatch(deviceChanged(null)),
    );
  }, [bridge, isLoop, dispatch]);

  const thunkDispatch = useThunkDispatch();
  useEffect(() => {
    if (!bridge || !isLoop) return;
    let stop = () => {};
    let isUnmounted = false;
    Promise.all([import('@/features/analytics/visitEvents'), import('@/features/analytics/post')])
      .then(([{ sendVisitEvents }, { eventPost }]) => {
        if (!isUnmounted) stop = sendVisitEvents(bridge, eventPost(thunkDispatch));
      })
      .catch((error: unknown) => console.warn('Events of visits are not sent', error));
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [bridge, isLoop, thunkDispatch]);

  if (!bridge || !isLoop) return <KioskUnavailable />;
  if (device === undefined) return null;
  if (device === null) return <Registration bridge={bridge} />;
  return <Loop bridge={bridge} device={device} />;
}
