import type { TenantConfig } from '@contract/config';
import { useEffect, useState } from 'react';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { loadWhenOnline } from '@/browser/lazyPart';
import { areThirdPartiesOff } from '@/browser/loadResource';
import { whenPageUsable } from '@/browser/scheduling';
import { useConfig, useLocale } from '@/config/configSlice';
import { withPageLocale } from '@/config/language';
import { usePlatform } from '@/platform/PlatformContext';

/** The third-party destinations, which most tenants don't use. */
async function thirdPartiesOf({ services, kibo_carousel, shopper_stream }: TenantConfig) {
  const { facebook_pixel_id, social_conversion_path, personalization_url, email_marketing_id } = services;
  const isConfigured =
    kibo_carousel.enabled ||
    shopper_stream.enabled ||
    [facebook_pixel_id, social_conversion_path, personalization_url, email_marketing_id].some(Boolean);
  return isConfigured ? (await import('@/features/analytics/thirdParties')).thirdParties : [];
}

/**
 * Starts analytics once the page is usable, then third-party code. On a kiosk and with pagespeed=true, only the dealer's own destinations
 * receive events, and no third party is loaded.
 */
export function ThirdParties() {
  const current = useConfig();
  // A configuration that arrives later applies to the next page (docs/spec/19 §10), because reopened destinations would count each event
  // twice.
  const [config] = useState(current);
  const locale = useLocale();
  const dispatch = useThunkDispatch();
  const kiosk = usePlatform()?.kiosk ?? null;
  useEffect(
    () =>
      whenPageUsable(() => {
        const isOwnOnly = kiosk !== null || areThirdPartiesOff();
        loadWhenOnline(() =>
          // In parallel, so that each destination receives the first page view.
          Promise.all([import('./loadThirdParties'), isOwnOnly ? [] : thirdPartiesOf(config)]),
        )
          .then(([{ loadAnalytics, loadThirdParties }, thirdParties]) => {
            loadAnalytics(config, dispatch, { kiosk, isOwnOnly, thirdParties });
            return isOwnOnly ? undefined : loadThirdParties(withPageLocale(config, locale), dispatch);
          })
          .catch((error: unknown) => console.warn('Third parties were not loaded', error));
      }),
    [config, dispatch, kiosk, locale],
  );
  return null;
}
