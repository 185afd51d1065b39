import { useEffect } from 'react';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { useConfig } from '@/config/configSlice';
import { loadWhenOnline } from '@/lib/lazyPart';
import { areThirdPartiesOff } from '@/lib/loadResource';
import { whenPageUsable } from '@/lib/scheduling';
import { usePlatform } from '@/platform/PlatformContext';

/**
 * Starts analytics once the page is usable, then third-party code. At a kiosk and with pagespeed=true only the dealer's own
 * destinations receive events, and no third party loads.
 */
export function ThirdParties() {
  const config = useConfig();
  const dispatch = useThunkDispatch();
  const kiosk = usePlatform()?.kiosk ?? null;
  useEffect(
    () =>
      whenPageUsable(() => {
        loadWhenOnline(() => import('./loadThirdParties'))
          .then(({ loadAnalytics, loadThirdParties }) => {
            const isOwnOnly = kiosk !== null || areThirdPartiesOff();
            loadAnalytics(config, dispatch, { kiosk, isOwnOnly });
            return isOwnOnly ? undefined : loadThirdParties(config, dispatch);
          })
          .catch((error: unknown) => console.warn('Third parties were not loaded', error));
      }),
    [config, dispatch, kiosk],
  );
  return null;
}
