import { readCookies } from './cookies';

declare global {
  interface Window {
    /** Comma-separated consent groups, set by the OneTrust banner. */
    OnetrustActiveGroups?: string;
  }
  interface Navigator {
    /** Global Privacy Control: the browser tells that its user objects to the sale and the sharing of data. */
    globalPrivacyControl?: boolean;
  }
}

const CHANGED = 'OneTrustGroupsUpdated';
/** The banner's cookie: `groups=C0001:1,C0002:0` among other fields. It tells the choice of an earlier visit at once. */
const COOKIE = 'OptanonConsent';

function storedGroups(): string[] {
  const cookie = readCookies().find((pair) => pair.startsWith(`${COOKIE}=`));
  const fields = new URLSearchParams(cookie?.slice(COOKIE.length + 1));
  const groups = fields.get('groups') ?? '';
  return groups.split(',').flatMap((pair) => (pair.endsWith(':1') ? pair.slice(0, -2) : []));
}

/** True when the shopper has consented to a group of cookies, such as C0004 (docs/spec/18 §4). */
export const hasConsent = (group: string): boolean =>
  (window.OnetrustActiveGroups?.split(',') ?? storedGroups()).includes(group);

export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** Calls back at each change of the consent groups. Returns a function that stops listening. */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(CHANGED, callback);
  return () => window.removeEventListener(CHANGED, callback);
}
