import { useEffect } from 'react';
import { useThunkDispatch } from '@/api/privateCall';
import { useConfig } from '@/config/configSlice';
import { areThirdPartiesOff } from '@/lib/loadResource';
import { whenUsable } from '@/lib/whenUsable';

/** Everything that others run on a page comes once the page is usable, and never under pagespeed=true. */
export function ThirdParties() {
  const config = useConfig();
  const dispatch = useThunkDispatch();
  useEffect(
    () =>
      whenUsable(() => {
        if (areThirdPartiesOff()) return;
        import('./loadThirdParties')
          .then(({ loadThirdParties }) => loadThirdParties(config, dispatch))
          .catch((error: unknown) => console.warn('Third parties were not loaded', error));
      }),
    [config, dispatch],
  );
  return null;
}
