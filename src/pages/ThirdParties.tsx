import { useEffect } from 'react';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { useConfig } from '@/config/configSlice';
import { areThirdPartiesOff } from '@/lib/loadResource';
import { whenPageUsable } from '@/lib/scheduling';

/** Loads third-party code once the page is usable, and never with pagespeed=true. */
export function ThirdParties() {
  const config = useConfig();
  const dispatch = useThunkDispatch();
  useEffect(
    () =>
      whenPageUsable(() => {
        if (areThirdPartiesOff()) return;
        import('./loadThirdParties')
          .then(({ loadThirdParties }) => loadThirdParties(config, dispatch))
          .catch((error: unknown) => console.warn('Third parties were not loaded', error));
      }),
    [config, dispatch],
  );
  return null;
}
