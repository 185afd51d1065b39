import type { TenantConfig } from '@contract/config';
import { hasPrivacyControl, isPermitted, onConsentChange } from '@/config/consent';
import { gtagCommand } from './gtag';

/** Time that Google's tags wait for the shopper's choice. */
const WAIT_MS = 500;

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/**
 * The signals of Google Consent Mode v2. Advertising signals follow the group of the social network, which always needs consent; Global
 * Privacy Control denies them.
 */
function signals(config: TenantConfig, isDefault: boolean) {
  const ads = state(!isDefault && !hasPrivacyControl() && isPermitted(config, 'social'));
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: state(!isDefault && isPermitted(config, 'ga4')),
    functionality_storage: state(!isDefault && isPermitted(config, 'personalization')),
    personalization_storage: state(!isDefault && isPermitted(config, 'personalization')),
    security_storage: 'granted',
  };
}

/**
 * Signals the shopper's consent to Google's tags: everything is denied before they load, then the current choice, then each change
 * (developers.google.com/tag-platform/security/guides/consent). Returns a function that stops it.
 */
export function openConsentMode(config: TenantConfig): () => void {
  const { gtm_id, ga4_id, analytics_id } = config.services;
  if (!gtm_id && !ga4_id && !analytics_id) return () => {};
  gtagCommand('consent', 'default', { ...signals(config, true), wait_for_update: WAIT_MS });
  const update = () => gtagCommand('consent', 'update', signals(config, false));
  update();
  return onConsentChange(update);
}
