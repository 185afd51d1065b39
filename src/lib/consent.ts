declare global {
  interface Window {
    /** Comma-separated consent groups, set by the OneTrust banner. */
    OnetrustActiveGroups?: string;
  }
}

const CHANGED = 'OneTrustGroupsUpdated';

/** True when the shopper has consented to a group of cookies, such as C0004 (docs/spec/18 §4). */
export const hasConsent = (group: string): boolean =>
  (window.OnetrustActiveGroups ?? '').split(',').includes(group);

/** Calls back once, as soon as the shopper has consented to the group. */
export function onConsent(group: string, callback: () => void): void {
  if (hasConsent(group)) {
    callback();
    return;
  }
  const onChange = () => {
    if (!hasConsent(group)) return;
    window.removeEventListener(CHANGED, onChange);
    callback();
  };
  window.addEventListener(CHANGED, onChange);
}
