import type { TenantConfig } from '@contract/config';
import { readCookies } from '@/browser/cookies';

declare global {
  interface Window {
    /** Comma-separated consent groups, set by the OneTrust banner. */
    OnetrustActiveGroups?: string;
  }
  interface Navigator {
    /** Global Privacy Control: the browser signals that its user objects to the sale and sharing of data. */
    globalPrivacyControl?: boolean;
  }
}

const CHANGED = 'OneTrustGroupsUpdated';
/** The banner's cookie, with `groups=C0001:1,C0002:0` among other fields. It contains the choice of an earlier visit. */
const COOKIE = 'OptanonConsent';

function storedGroups(): string[] {
  const cookie = readCookies().find((pair) => pair.startsWith(`${COOKIE}=`));
  const fields = new URLSearchParams(cookie?.slice(COOKIE.length + 1));
  const groups = fields.get('groups') ?? '';
  return groups.split(',').flatMap((pair) => (pair.endsWith(':1') ? pair.slice(0, -2) : []));
}

/** True when the shopper has consented to a group of cookies, such as C0004 (docs/spec/18 §4). */
const hasConsent = (group: string): boolean =>
  (window.OnetrustActiveGroups?.split(',') ?? storedGroups()).includes(group);

export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** Calls back at each change of the consent groups. Returns a function that stops listening. */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(CHANGED, callback);
  return () => window.removeEventListener(CHANGED, callback);
}

type ConsentConfig = TenantConfig['consent'];

/** Receivers of events, as named in the configuration. */
export type DestinationName = Exclude<keyof ConsentConfig, 'required' | 'banner_url' | 'banner_id'>;

/** Destinations that share data with third parties for their own purposes, to which Global Privacy Control objects. */
const sharing: ReadonlySet<DestinationName> = new Set([
  'social',
  'personalization',
  'email_marketing',
  'shopper_stream',
]);

export const isConsentRequired = ({ consent }: TenantConfig): boolean =>
  consent.required || consent.banner_url !== '';

/**
 * Whether a destination may receive events now. The social network always needs consent to its group, any other destination only if the
 * tenant has a consent banner (docs/spec/18 §4).
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
