import type { TenantConfig } from '@contract/config';
import { hasConsent, hasPrivacyControl, onConsentChange } from '@/lib/consent';

type ConsentConfig = TenantConfig['consent'];

/** Receivers of events, as the configuration names them. */
export type DestinationName = Exclude<keyof ConsentConfig, 'required' | 'banner_url' | 'banner_id'>;

/** Destinations that share data with third parties for their own ends: Global Privacy Control objects to these. */
const sharing: ReadonlySet<DestinationName> = new Set([
  'social',
  'personalization',
  'email_marketing',
  'shopper_stream',
]);

export const isConsentRequired = ({ consent }: TenantConfig): boolean =>
  consent.required || consent.banner_url !== '';

/**
 * Whether a destination may receive events now. The social network always needs its group, any other destination only
 * where the tenant has a consent banner (docs/spec/18 §4).
 */
export function isPermitted(config: TenantConfig, destination: DestinationName): boolean {
  if (sharing.has(destination) && hasPrivacyControl()) return false;
  return destination === 'social' || isConsentRequired(config)
    ? hasConsent(config.consent[destination])
    : true;
}

/** Calls back once, as soon as a destination may receive events. */
export function whenPermitted(
  config: TenantConfig,
  destination: DestinationName,
  callback: () => void,
): void {
  if (isPermitted(config, destination)) {
    callback();
    return;
  }
  const stop = onConsentChange(() => {
    if (!isPermitted(config, destination)) return;
    stop();
    callback();
  });
}
